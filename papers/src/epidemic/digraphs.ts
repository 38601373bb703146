/** Epidemiography [fraenkelNesetril1985], §§1, 2, 5 and 6 on digraphs: the game ends, induced digraphs, variations. */
import { answers, outcomeOf } from '../statements/ask.ts';
import { always, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
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
  layer,
  onTop,
  ravingSpread,
  type SmallDigraph,
  type Spread,
  VARIATIONS,
  withinSpread,
} from './rules.ts';

/** How many live labels there are at each height, highest first. */
function vector({ counts }: Epidemic, heights: readonly number[]): number[] {
  const most = Math.max(...heights);
  return range(1, most).map((_, place) => counts.reduce((sum, count, v) => sum + (heights[v] === most - place ? count : 0), 0));
}

function falls(before: readonly number[], after: readonly number[]): boolean {
  const place = before.findIndex((entry, index) => entry !== after[index]);
  return place >= 0 && (after[place] as number) < (before[place] as number);
}

/** Every move from positions with up to two labels on each vertex lowers the vector; `tried` looks at the two vectors. */
function* eachStep(
  digraphs: readonly SmallDigraph[],
  spreads: (digraph: SmallDigraph) => readonly Spread[],
  tried: (before: number[], after: number[], stage: number) => Omit<Tried, 'at'>,
): Iterable<Tried> {
  for (const digraph of digraphs) {
    const heights = heightsOf(digraph);
    for (const spread of spreads(digraph)) {
      for (const stage of [1, 2]) {
        const live = spread.map((moves) => moves.length > 0);
        const before: Epidemic = { counts: live.map((each, v) => (each ? 1 + (v % 2) : 0)), stage };
        for (const after of epidemicOptions(before, spread)) {
          yield {
            at: () => `${digraphQuestion(digraph)}, labels ${before.counts.join(' ')}`,
            ...tried(vector(before, heights), vector(after, heights), stage),
          };
        }
      }
    }
  }
}

/** The form of a step: one off an entry, and k + 1 more at a later one, unless that one is the last and is not in the vector. */
function hasForm(before: readonly number[], after: readonly number[], stage: number): boolean {
  const changes = before.flatMap((entry, place) =>
    entry === after[place] ? [] : [{ place, by: (after[place] as number) - entry }],
  );
  const [first, second, ...others] = changes;
  if (first?.by !== -1 || others.length > 0) return false;
  return second === undefined || second.by === stage + 1;
}

export const digraphStatements: readonly Statement[] = [
  {
    name: 'Theorem 1',
    says: 'On an acyclic digraph every play ends: the vector of the numbers of labels at each height falls with every move.',
    recorded: 'holds',
    least: 500,
    domain: (deep) =>
      `every move on all acyclic digraphs with up to ${deep ? 6 : 5} vertices below one, labels everywhere, stages 1 and 2`,
    check: ({ deep }) =>
      tally(
        eachStep(
          digraphsUpTo(deep ? 6 : 5),
          (digraph) => [digraphSpread(digraph)],
          (before, after) => ({ printed: falls(before, after) }),
        ),
      ),
  },
  {
    name: 'Theorem 1, the forms of a move',
    says: 'A move takes one off an entry of the vector and adds k + 1 to a later one, or takes one off the last entry. Read: the later one may be entry H + 1, the labels of height 0, which the vector leaves out.',
    recorded: 'holds',
    least: 500,
    domain: (deep) => `every move on all acyclic digraphs with up to ${deep ? 6 : 5} vertices below one`,
    check: ({ deep }) =>
      tally(
        eachStep(
          digraphsUpTo(deep ? 6 : 5),
          (digraph) => [digraphSpread(digraph)],
          (before, after, stage) => ({ printed: hasForm(before, after, stage) }),
        ),
      ),
  },
  {
    name: 'Theorem 1, the entries',
    says: 'The heights H, …, 0 have the numbers 1 to H + 1, and the vector has the entries 1 to H. Read: labels of height 0 cannot move and are not counted.',
    recorded: 'holds',
    least: 50,
    domain: always('all acyclic digraphs with up to 5 vertices below one: the heights of all labels, and of those that can move'),
    check: () =>
      tally(
        digraphsUpTo(5).map((digraph) => {
          const heights = heightsOf(digraph);
          const live = new Set(digraph.arcs.map(([from]) => heights[from])).size;
          const most = Math.max(...heights);
          return { at: digraphQuestion(digraph), printed: new Set(heights).size === most + 1 && live === most };
        }),
      ),
  },
  {
    name: '§5, the digraphs G₁ and G₂',
    says: 'Raving p with one vertex at distance p, or at the end of a path of p edges, is Dancing Mania on the digraph with these arcs.',
    recorded: 'holds',
    least: 100,
    domain: (deep) =>
      `p = 2 on all acyclic digraphs with up to ${deep ? 6 : 5} vertices below one: the program on the raving game, play on the induced digraph`,
    check: (reach) =>
      tally(
        digraphsUpTo(reach.deep ? 6 : 5).flatMap((digraph) =>
          (['i', 'ii'] as const).flatMap((variation): Tried[] => {
            const arcs = range(0, digraph.order - 1).flatMap((u) =>
              layer(digraph, u, 2, variation === 'ii').map((v) => [u, v] as const),
            );
            const won = new EpidemicRules(digraphSpread({ order: digraph.order, arcs })).isWon(onTop(digraph));
            const question = digraphQuestion(digraph, ` [raving 2${variation === 'i' ? '' : ' ii'}]`);
            return won === undefined ? [] : [{ at: question, printed: answers(question, outcomeOf(won), reach) }];
          }),
        ),
      ),
    theorems: ['dancing-camps'],
  },
  {
    name: '§5, Remark on (iii) to (vi)',
    says: 'The other variations, too, end on acyclic digraphs.',
    recorded: 'holds',
    least: 500,
    domain: always(
      'every move of the variations (iii) to (vi), p = 1 and 2, on all acyclic digraphs with up to 4 vertices below one',
    ),
    check: () =>
      tally(
        eachStep(
          digraphsUpTo(4),
          (digraph) => VARIATIONS.slice(2).flatMap((each) => [1, 2].map((p) => ravingSpread(digraph, [p], each))),
          (before, after) => ({
            printed: falls(before, after),
          }),
        ),
      ),
  },
  {
    name: '§5, the variations on a path',
    says: 'On a path the six variations are the same game.',
    recorded: 'holds',
    least: 30,
    domain: always('paths of length 1 to 12, p = 1 to 4: the same moves'),
    check: () =>
      tally(
        range(1, 12).flatMap((length) =>
          range(1, 4).map((p) => ({
            at: `chain ${length}, p = ${p}`,
            printed: hasSameMoves(VARIATIONS.map((each) => ravingSpread(chain(length), [p], each))),
          })),
        ),
      ),
  },
  {
    name: '§6, the variations on a path',
    says: 'On a path the variations of sweeping up to p are the same game. Read: the player chooses q from 1 to p and then plays raving q.',
    truth:
      'If the variations label one, all or some of the vertices up to p edges away, they differ on every path of two edges or more.',
    recorded: 'holds',
    least: 20,
    domain: always('paths of length 1 to 12, p = 2 to 4: the same moves'),
    check: () =>
      tally(
        range(1, 12).flatMap((length) =>
          range(2, 4).map((p) => ({
            at: `chain ${length}, p = ${p}`,
            printed: hasSameMoves(VARIATIONS.map((each) => ravingSpread(chain(length), range(1, p), each))),
            corrected: length < 2 || !hasSameMoves(VARIATIONS.map((each) => withinSpread(chain(length), p, each))),
          })),
        ),
      ),
  },
];
