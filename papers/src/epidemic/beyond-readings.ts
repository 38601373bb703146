/** Beyond the papers: sweeping epidemics on any acyclic digraph, and what other readings of the rules make of epidemics. */
import { answers, outcomeOf } from '../statements/ask.ts';
import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { isWonWithCopies } from './copies.ts';
import {
  digraphQuestion,
  digraphsUpTo,
  EpidemicRules,
  heightsOf,
  layer,
  onTop,
  ravingSpread,
  type SmallDigraph,
  type VARIATIONS,
  withinSpread,
} from './rules.ts';

type Variation = (typeof VARIATIONS)[number];

/** Where one vertex or some are labelled. */
const NOT_ALL = ['i', 'ii', 'v', 'vi'] as const;

/** Whether an end, or a vertex whose arcs all lead to ends, is at most p edges below the last vertex. */
function comesDown(digraph: SmallDigraph, p: number): boolean {
  const heights = heightsOf(digraph);
  return range(1, p).some((q) => layer(digraph, digraph.order - 1, q, false).some((v) => (heights[v] as number) <= 1));
}

function* eachSweeping(reach: Reach): Iterable<Tried> {
  for (const digraph of digraphsUpTo(5)) {
    for (const p of [2, 3]) {
      const won = comesDown(digraph, p);
      for (const variation of NOT_ALL) {
        const played = new EpidemicRules(ravingSpread(digraph, range(1, p), variation), 'normal', 1500).isWon(onTop(digraph));
        const question = digraphQuestion(digraph, ` [sweeping ${p}${variation === 'i' ? '' : ` ${variation}`}]`);
        yield {
          at: question,
          ...(played !== undefined && { printed: played === won }),
          ...(p === 2 && { solved: answers(question, outcomeOf(won), reach) }),
        };
      }
      const read = new EpidemicRules(withinSpread(digraph, p, 'v'), 'normal', 1500).isWon(onTop(digraph));
      if (read !== undefined) yield { at: `${digraphQuestion(digraph)}, some up to ${p} edges away`, printed: read === won };
    }
  }
}

/** The first digraph on which it matters in (v) whether labels are counted. */
const PARTED: SmallDigraph = {
  order: 5,
  arcs: [
    [4, 2],
    [4, 3],
    [2, 0],
    [2, 1],
    [3, 0],
    [3, 1],
    [1, 0],
  ],
};

/** The winner with labels counted, and with vertices of a copy labelled or not. */
function inBothReadings(digraph: SmallDigraph, variation: Variation, most: number): readonly (boolean | undefined)[] {
  const spread = ravingSpread(digraph, [1], variation);
  return [new EpidemicRules(spread, 'normal', most).isWon(onTop(digraph)), isWonWithCopies(spread, digraph.order - 1, most)];
}

export const beyondReadings: readonly Statement[] = [
  {
    name: 'Sweeping epidemics',
    says: 'For p ≥ 2, in the variations (i), (ii), (v) and (vi), no acyclic digraph has a germ of 2. So the even camp decides every position, and one label at stage 1 is won iff an end, or a vertex with arcs to ends only, is at most p edges away. It is the same where a move labels some of all vertices up to p edges away.',
    recorded: 'holds',
    least: 2000,
    domain: always('p = 2 and 3 on all acyclic digraphs with up to 5 vertices below one, where play ends soon'),
    check: (reach) => tally(eachSweeping(reach)),
    theorems: ['dancing-camps'],
    proof: { key: 'impartial', where: 'docs/theory/epidemiography.md' },
  },
  {
    name: 'Labels counted or not',
    says: 'If a vertex of a copy is only labelled or not, variation (v) is another game: 4>2 4>3 2>0 2>1 3>0 3>1 1>0 is then won, and lost where labels count with multiplicity.',
    recorded: 'holds',
    least: 2,
    domain: always('the two games, by play'),
    check: (reach) => {
      const [counted, marked] = inBothReadings(PARTED, 'v', 100_000);
      const question = digraphQuestion(PARTED, ' [raving 1 v]');
      return tally([
        { at: question, printed: counted === false, solved: answers(question, 'P', reach) },
        { at: `${question}, labelled or not`, printed: marked === true },
      ]);
    },
  },
  {
    name: 'All targets, counted or not',
    says: 'In variation (iii) of raving 1 it makes no difference to the winner whether labels are counted.',
    claim: 'conjecture',
    recorded: 'conjecture',
    least: 200,
    domain: always('all acyclic digraphs with up to 5 vertices below one, where play ends soon in both readings'),
    check: () =>
      tally(
        digraphsUpTo(5).flatMap((digraph): Tried[] => {
          const [counted, marked] = inBothReadings(digraph, 'iii', 2000);
          if (counted === undefined || marked === undefined) return [];
          return [{ at: digraphQuestion(digraph, ' [raving 1 iii]'), printed: counted === marked }];
        }),
      ),
  },
];
