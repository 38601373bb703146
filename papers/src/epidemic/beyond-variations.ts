/** Beyond the papers: which variations of raving and sweeping are different games, and where the first player loses. */
import { answers, outcomeOf } from '../statements/ask.ts';
import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { eachEpidemic, type Formula, nimaniaFormula, sweepingFormula } from './nimania-formulas.ts';
import {
  chain,
  digraphQuestion,
  digraphSpread,
  digraphsUpTo,
  type Epidemic,
  EpidemicRules,
  epidemicOptions,
  hasSameMoves,
  heightsOf,
  onTop,
  ravingSpread,
  type SmallDigraph,
  type Spread,
  VARIATIONS,
  withinSpread,
} from './rules.ts';

type Variation = (typeof VARIATIONS)[number];

/** Each arc made into two by a vertex in its middle, so that p = 2 goes as p = 1 went; vertices stay in order. */
function subdivided({ order, arcs }: SmallDigraph): SmallDigraph {
  const levels = [
    ...range(0, order - 1).map((v) => ({ name: `v${v}`, height: 4 * v })),
    ...arcs.map(([from, to]) => ({ name: `${from}>${to}`, height: 4 * from - 2 + to / order })),
  ].sort((a, b) => a.height - b.height);
  const place = (name: string) => levels.findIndex((each) => each.name === name);
  return {
    order: levels.length,
    arcs: arcs.flatMap(([from, to]) => [
      [place(`v${from}`), place(`${from}>${to}`)] as const,
      [place(`${from}>${to}`), place(`v${to}`)] as const,
    ]),
  };
}

const triangle: SmallDigraph = {
  order: 3,
  arcs: [
    [2, 1],
    [2, 0],
    [1, 0],
  ],
};
const tail: SmallDigraph = { order: 4, arcs: [[3, 2], ...triangle.arcs] };
const diamond: SmallDigraph = {
  order: 5,
  arcs: [
    [4, 3],
    [3, 1],
    [3, 2],
    [1, 0],
    [2, 0],
  ],
};

/** Raving 2 on three digraphs, and who loses there: together they tell all six variations apart. */
const SEPARATED: readonly { readonly digraph: SmallDigraph; readonly lost: readonly Variation[] }[] = [
  { digraph: triangle, lost: ['i', 'iii', 'v'] },
  { digraph: subdivided(tail), lost: ['i', 'ii', 'v', 'vi'] },
  { digraph: subdivided(diamond), lost: ['v', 'vi'] },
];

function* eachSeparated(reach: Reach): Iterable<Tried> {
  for (const { digraph, lost } of SEPARATED) {
    for (const variation of VARIATIONS) {
      const won = new EpidemicRules(ravingSpread(digraph, [2], variation), 'normal', 200_000).isWon(onTop(digraph));
      if (won === undefined) continue;
      const question = digraphQuestion(digraph, ` [raving 2 ${variation}]`);
      yield {
        at: question,
        printed: won === !lost.includes(variation),
        solved: answers(question, outcomeOf(won), reach),
      };
    }
  }
}

/** A formula by its own recursion under another reading of the rules. */
function* eachStep(p: number, variation: Variation, formula: Formula): Iterable<Tried> {
  const spread = withinSpread(chain(p + 3), p, variation);
  for (const epidemic of eachEpidemic(p + 3, p > 3 ? 1 : 2, 2)) {
    if (epidemic.counts.reduce((sum, count) => sum + count, 0) > 4) continue;
    const follows = epidemicOptions(epidemic, spread).some((option) => formula(option) === false);
    yield {
      at: `p = ${p}, (${variation}), labels ${epidemic.counts.join(' ')}, stage ${epidemic.stage}`,
      printed: formula(epidemic) === follows,
    };
  }
}

const winnerOf = (spread: Spread, start: Epidemic) => new EpidemicRules(spread, 'normal', 200_000).isWon(start);

export const beyondVariations: readonly Statement[] = [
  {
    name: 'The variations differ',
    says: 'On digraphs the six variations of raving 2 are six different games; those of raving 1 are three, (i) = (ii), (iii) = (iv), (v) = (vi).',
    truth:
      'Raving 2 on 2>1 2>0 1>0 tells distance from path length; on 3>2 2>1 2>0 1>0 with every arc made two, “all” from the others; on 4>3 3>1 3>2 1>0 2>0 so made, “some” from “one”.',
    recorded: 'holds',
    least: 300,
    domain: always('three digraphs by play; and all acyclic digraphs with up to 5 vertices below one: the moves of raving 1'),
    check: (reach) =>
      tally([
        ...eachSeparated(reach),
        ...digraphsUpTo(5).map((digraph) => {
          const spreads = VARIATIONS.map((each) => ravingSpread(digraph, [1], each));
          const isPaired = [0, 2, 4].every((first) => hasSameMoves(spreads.slice(first, first + 2)));
          return { at: digraphQuestion(digraph, ' [raving 1]'), printed: isPaired };
        }),
      ]),
  },
  {
    name: 'Sweeping, read otherwise',
    says: 'For p ≥ 2: where a move labels all vertices up to p edges away, a path is won as in Nimania; where it labels some of them, as in Nimania up to p. Distance and path length then make no difference.',
    recorded: 'holds',
    least: 1000,
    domain: always(
      'p = 2, 3, 4 by the recursion of the formulas; and all acyclic digraphs with up to 5 vertices below one: the moves',
    ),
    check: () =>
      tally(
        (function* (): Iterable<Tried> {
          for (const p of [2, 3, 4]) {
            yield* eachStep(p, 'iii', nimaniaFormula);
            yield* eachStep(p, 'v', sweepingFormula(p));
            for (const digraph of digraphsUpTo(5)) {
              const spreads = VARIATIONS.map((each) => withinSpread(digraph, p, each));
              const isPaired = [0, 2, 4].every((first) => hasSameMoves(spreads.slice(first, first + 2)));
              yield { at: digraphQuestion(digraph, ` [sweeping ${p}]`), printed: isPaired };
            }
          }
        })(),
      ),
    proof: { key: 'impartial', where: 'docs/theory/epidemiography.md' },
  },
  {
    name: 'Sweeping on digraphs',
    says: 'With q chosen from 1 to 2 first, 3>0 3>1 3>2 2>1 1>0 is lost in variation (iii) and won in the other five.',
    recorded: 'holds',
    least: 6,
    domain: always('the six games, by play'),
    check: (reach) => {
      const digraph: SmallDigraph = {
        order: 4,
        arcs: [
          [3, 0],
          [3, 1],
          [3, 2],
          [2, 1],
          [1, 0],
        ],
      };
      return tally(
        VARIATIONS.flatMap((variation): Tried[] => {
          const won = winnerOf(ravingSpread(digraph, [1, 2], variation), onTop(digraph));
          const question = digraphQuestion(digraph, ` [sweeping 2 ${variation}]`);
          if (won === undefined) return [];
          return [{ at: question, printed: won === (variation !== 'iii'), solved: answers(question, outcomeOf(won), reach) }];
        }),
      );
    },
  },
  {
    name: 'Digraphs lost by the first player',
    says: 'Of the 276 acyclic digraphs with up to five vertices below one, an arc, and height at most 3 (isomorphic ones counted) the first player loses on 12; with four vertices on 1>0 2>0 2>1 3>2 alone.',
    recorded: 'holds',
    least: 277,
    domain: always('all of them, by play'),
    check: () => {
      const digraphs = digraphsUpTo(5).filter((digraph) => (heightsOf(digraph).at(-1) ?? 0) <= 3);
      const outcomes = digraphs.map((digraph) => ({ digraph, won: winnerOf(digraphSpread(digraph), onTop(digraph)) }));
      const lost = outcomes.filter(({ won }) => won === false);
      const small = lost.filter(({ digraph }) => digraph.order <= 4).map(({ digraph }) => digraphQuestion(digraph));
      return tally([
        ...outcomes.map(({ digraph, won }) => ({ at: digraphQuestion(digraph), printed: won !== undefined })),
        {
          at: `${lost.length} of ${digraphs.length} are lost`,
          printed: digraphs.length === 276 && lost.length === 12 && small.join() === 'dancing-mania 1>0 2>0 2>1 3>2 : 3',
        },
      ]);
    },
  },
];
