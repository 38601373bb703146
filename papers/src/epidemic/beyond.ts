/** Beyond the papers: epidemics. */
import { type Catalogue, longestPlay, type Play, shortestPlay } from 'impartial/internal';
import { ask, outcomeOf } from '../statements/ask.ts';
import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { digraphClasses } from './digraph-classes.ts';
import { byPlay, byRecursion, eachEpidemic, nimaniaQuestion, sweepingFormula } from './nimania-formulas.ts';
import {
  digraphQuestion,
  digraphSpread,
  digraphsUpTo,
  type Epidemic,
  EpidemicRules,
  epidemicOptions,
  numbersSpread,
  type SmallDigraph,
  single,
} from './rules.ts';

const proof = { key: 'impartial', where: 'docs/theory/epidemiography.md' } as const;

/** Starts on a digraph: the last vertex alone at stages 1 and 2, and with the vertex before it. */
function starts({ order }: SmallDigraph): Epidemic[] {
  const on = (vertices: readonly number[], stage: number) => ({
    counts: range(0, order - 1).map((v) => Number(vertices.includes(v))),
    stage,
  });
  return [on([order - 1], 1), on([order - 1], 2), on([order - 1, order - 2], 1)];
}

interface Decided {
  readonly question: string;
  readonly theorem: string;
  readonly agrees: boolean;
}

/** Where no theorem decides, search need not go far: only theorems are tried here. */
const LITTLE = { positions: 1000, steps: 5000, milliseconds: 1000 };
const DECIDING = ['dancing-camps', 'dancing-levels', 'dancing-semimodular', 'dancing-misere'];
const known = new WeakMap<Catalogue, Map<string, readonly Decided[]>>();

/** Positions that the program decides by a theorem, where play by the rules ends soon; statements share them. */
function decided(play: Play, { deep, ...reach }: Reach): readonly Decided[] {
  const lists = known.get(reach.catalogue) ?? new Map<string, readonly Decided[]>();
  known.set(reach.catalogue, lists);
  const name = `${play} ${deep}`;
  const digraphs = [...digraphsUpTo(5), ...(deep ? digraphClasses(6) : [])];
  const list = lists.get(name) ?? digraphs.flatMap((digraph) => decidedOn(digraph, play, { deep, ...reach }));
  lists.set(name, list);
  return list;
}

function decidedOn(digraph: SmallDigraph, play: Play, reach: Reach): Decided[] {
  const spread = digraphSpread(digraph);
  const rules = new EpidemicRules(spread, play, 1500);
  return starts(digraph).flatMap((start) => {
    const labels = start.counts.flatMap((count, v) => (count > 0 ? [v] : [])).join(' ');
    const options = [...(start.stage === 1 ? [] : [`stage ${start.stage}`]), ...(play === 'misere' ? [play] : [])];
    const question = `${digraphQuestion(digraph).replace(/ : .*$/, '')} : ${labels}${options.length === 0 ? '' : ` [${options.join(', ')}]`}`;
    const verdict = ask(question, reach, LITTLE);
    const theorem = verdict?.because[0]?.theorem ?? '';
    if (!DECIDING.includes(theorem)) return [];
    const live = { ...start, counts: start.counts.map((count, v) => ((spread[v] ?? []).length > 0 ? count : 0)) };
    const won = rules.isWon(live);
    return won === undefined ? [] : [{ question, theorem, agrees: verdict?.outcome === outcomeOf(won) }];
  });
}

function digraphStatement(name: string, says: string, theorems: readonly string[], play: Play, least: number): Statement {
  return {
    name,
    says,
    recorded: 'holds',
    least,
    domain: (deep) =>
      `all acyclic digraphs with up to 5 vertices below one${deep ? ', and those with 6 up to isomorphism' : ''}, three starts, where this theorem decides and play ends soon`,
    check: (reach) =>
      tally(
        decided(play, reach)
          .filter(({ theorem }) => theorems.includes(theorem))
          .map(({ question, agrees }) => ({ at: question, printed: agrees })),
      ),
    theorems,
    proof,
  };
}

/** Labels on the germ 2 of ones, the germ 3 of ones and dead vertices, and the one 1. */
function* eachRace(most: number, reach: Reach): Iterable<Tried> {
  const digraph: SmallDigraph = {
    order: 4,
    arcs: [
      [1, 0],
      [2, 1],
      [3, 0],
      [3, 1],
    ],
  };
  const rules = new EpidemicRules(digraphSpread(digraph), 'normal', 8000);
  for (const {
    counts: [, ones = 0, twos = 0, threes = 0],
    stage,
  } of eachEpidemic(3, most, 2)) {
    if (twos === 0 || threes === 0) continue;
    const question = `${digraphQuestion(digraph).replace(/ : .*$/, '')} : 1^${ones} 2^${twos} 3^${threes} [stage ${stage}]`;
    const verdict = ask(question, reach);
    const won = rules.isWon({ counts: [0, ones, twos, threes], stage });
    if (won !== undefined && verdict?.because[0]?.theorem === 'dancing-germs')
      yield { at: question, printed: verdict.outcome === outcomeOf(won) };
  }
}

const doubleBombs: SmallDigraph = {
  order: 5,
  arcs: [
    [1, 0],
    [2, 1],
    [3, 0],
    [3, 1],
    [4, 2],
    [4, 3],
  ],
};

/** Whether labels on 4 bombs, 3 and 2 germs, and ones are won: bombs cancel in pairs, and the odd one is exploded at once. */
function winsWithBombs({ counts: [, ones = 0, twos = 0, threes = 0, bombs = 0], stage }: Epidemic): boolean {
  const isOdd = stage % 2 === 1;
  if (bombs % 2 === 1) {
    const exploded = isOdd ? [0, ones, twos + stage + 1, threes, bombs - 1] : [0, ones, twos, threes + stage + 1, bombs - 1];
    return !winsWithBombs({ counts: exploded, stage: stage + 1 });
  }
  const lead = isOdd ? twos - threes : threes - twos;
  return lead >= 1 || (lead >= -1 && (ones + threes + bombs / 2) % 2 === 1);
}

/** By the recursion of the formula, and for few labels by play; the program is asked too. */
function* eachBombs(reach: Reach): Iterable<Tried> {
  const spread = digraphSpread(doubleBombs);
  const rules = new EpidemicRules(spread, 'normal', 3000);
  for (const epidemic of eachEpidemic(4, 3, reach.deep ? 6 : 4)) {
    const [, ones = 0, twos = 0, threes = 0, bombs = 0] = epidemic.counts;
    if (bombs === 0) continue;
    const won = winsWithBombs(epidemic);
    const follows = epidemicOptions(epidemic, spread).some((option) => !winsWithBombs(option));
    const isSmall = bombs === 1 && ones + twos + threes <= 1 && epidemic.stage === 1;
    const played = isSmall ? rules.isWon(epidemic) : undefined;
    const question = `${digraphQuestion(doubleBombs).replace(/ : .*$/, '')} : 1^${ones} 2^${twos} 3^${threes} 4^${bombs} [stage ${epidemic.stage}]`;
    const isTried = ones <= 1 && (twos + threes) % 3 === 0;
    yield {
      at: question,
      printed: won === follows && (played === undefined || played === won),
      ...(isTried && { solved: ask(question, reach)?.outcome === outcomeOf(won) }),
    };
  }
}

/** Shortest and longest play by trying all moves. */
function lengths(start: Epidemic, largest: number): { readonly shortest: number; readonly longest: number } | undefined {
  const spread = numbersSpread(largest, [1]);
  const memo = new Map<string, { shortest: number; longest: number }>();
  const search = (epidemic: Epidemic): { shortest: number; longest: number } => {
    const key = `${epidemic.counts.join()} ${epidemic.stage}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const options = epidemicOptions(epidemic, spread).map(search);
    const found =
      options.length === 0
        ? { shortest: 0, longest: 0 }
        : {
            shortest: 1 + Math.min(...options.map(({ shortest }) => shortest)),
            longest: 1 + Math.max(...options.map(({ longest }) => longest)),
          };
    memo.set(key, found);
    return found;
  };
  return search(start);
}

export const beyondEpidemics: readonly Statement[] = [
  digraphStatement(
    'Camp theorem',
    'Dancing Mania on every acyclic digraph from which labels reach germs of one kind only is decided by the stage, the ones and a single heavy label.',
    ['dancing-camps'],
    'normal',
    100,
  ),
  digraphStatement(
    'Levels',
    'Where every arc goes down by one level, a label plays as its height does in Nimania.',
    ['dancing-levels', 'dancing-semimodular'],
    'normal',
    20,
  ),
  {
    name: 'Race of the germs',
    says: 'Labels on germs of both kinds and ones alone are decided by the difference of the numbers of germs, the stage and the ones.',
    recorded: 'holds',
    least: 20,
    domain: (deep) =>
      `1>0 2>1 3>0 3>1 with up to ${deep ? 3 : 2} labels on each of 1, 2, 3, stages 1 and 2, where play ends soon`,
    check: (reach) => tally(eachRace(reach.deep ? 3 : 2, reach)),
    theorems: ['dancing-germs'],
    proof,
  },
  {
    name: 'Double bombs',
    says: 'Labels on germs of both kinds, ones, and vertices that lead to germs of both kinds only: two of these cancel but for the parity of the ones, and of an odd number one is exploded at once for the own camp.',
    recorded: 'holds',
    least: 500,
    domain: (deep) =>
      `1>0 2>1 3>0 3>1 4>2 4>3 with up to 3 labels on each of 1, 2, 3, 4, stages to ${deep ? 6 : 4}, by the recursion of the formula; few labels by play`,
    check: (reach) => tally(eachBombs(reach)),
    theorems: ['dancing-bombs'],
    proof,
  },
  digraphStatement(
    'Camps in misère play',
    'In misère play the camps are decided as in normal play, with one more one in the even camp.',
    ['dancing-misere'],
    'misere',
    50,
  ),
  {
    name: 'Nimania up to p',
    says: 'For every p ≥ 2: with two numbers among 2 … p + 1, or a larger one, a position is won iff the stage is even; with one of them iff the stage or the number of 1s is even. So the first player wins from a single n at stage 1 iff 1 ≤ n ≤ p + 1.',
    recorded: 'holds',
    least: 1000,
    domain: (deep) =>
      `p = 2 to ${deep ? 6 : 4}: by play where it ends soon, and by its own recursion with numbers to p + 3, each up to twice`,
    check: (reach) =>
      tally(
        (function* (): Iterable<Tried> {
          for (const p of range(2, reach.deep ? 6 : 4)) {
            const part = { steps: range(1, p), strain: `sweeping ${p}`, formula: sweepingFormula(p), isAbout: () => true };
            yield* byPlay(part, eachEpidemic(2, 3, 3), reach);
            yield* byRecursion(
              part,
              [...eachEpidemic(Math.min(p + 3, 7), p > 4 ? 1 : 2, 2)].filter(
                ({ counts }) => counts.reduce((a, b) => a + b, 0) <= 5,
              ),
            );
          }
        })(),
      ),
    theorems: ['nimania-sweeping'],
    proof: { key: 'impartial', where: 'library/src/games/epidemic/theory/nimania-sweeping.ts' },
  },
  {
    name: 'Lengths of Nimania',
    says: 'Always playing a largest number makes the play shortest, always a smallest one longest; both lengths have closed recursions.',
    recorded: 'holds',
    least: 50,
    domain: always('numbers to 2 each up to 3 times, and single 3s, stages to 3: all plays tried'),
    check: () =>
      tally(
        [...eachEpidemic(2, 3, 3), ...range(1, 2).map((stage) => single(3, 3, stage))].map((epidemic) => {
          const heights = epidemic.counts.flatMap((count, n) =>
            count > 0 && n > 0 ? [{ height: BigInt(n), count: BigInt(count) }] : [],
          );
          const played = lengths(epidemic, epidemic.counts.length - 1);
          return {
            at: nimaniaQuestion(epidemic),
            printed:
              shortestPlay(heights, BigInt(epidemic.stage)) === BigInt(played?.shortest ?? -1) &&
              longestPlay(heights, BigInt(epidemic.stage)) === BigInt(played?.longest ?? -1),
          };
        }),
      ),
    proof,
  },
  {
    name: 'Grundy values of Nimania',
    says: 'A single 1 has the value 1 at every stage; a single n ≥ 2 has 1 at odd stages and 0 at even ones.',
    recorded: 'holds',
    least: 10,
    domain: always('n = 1, 2 at stages 1 to 8, n = 3 at stages 1 to 3, all positions'),
    check: () =>
      tally(
        [1, 2, 3].flatMap((n) =>
          range(1, n === 3 ? 3 : 8).map((stage) => ({
            at: nimaniaQuestion(single(n, n, stage)),
            printed:
              new EpidemicRules(numbersSpread(n, [1]), 'normal', 1_000_000).value(single(n, n, stage)) ===
              (n === 1 ? 1 : stage % 2),
          })),
        ),
      ),
    proof,
  },
];
