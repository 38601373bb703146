/** Nim on graphs [fukuyama2003], Sections 1 and 4: ordinary Nim, games on edges, parallel edges and loops. */
import { answers, ask, outcomeOf } from '../statements/ask.ts';
import { always, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { type Edge, GraphNimRules, graphNimQuestion, multisets, otherEnd } from './rules.ts';

const xor = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum ^ number, 0);

/** Multigraphs on two or three vertices with up to `most` edges, loops and parallel edges included. */
function multigraphs(most: number, heaviest: number): Edge[][] {
  const places = [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ] as const;
  const kinds = places.flatMap((ends) => range(1, heaviest).map((weight): Edge => ({ ends, weight })));
  return range(1, most).flatMap((size) => multisets(kinds, size));
}

/** Parallel edges, and loops at one vertex, become one edge with their nim-sum. */
function reduced(edges: readonly Edge[]): Edge[] {
  const sums = new Map<string, Edge>();
  for (const { ends, weight } of edges) sums.set(ends.join(), { ends, weight: weight ^ (sums.get(ends.join())?.weight ?? 0) });
  return [...sums.values()];
}

/** Kayles heaps on edges: an edge's state is a list of heaps, and its Grundy value that of the sum. */
const KAYLES = [0, 1, 2, 3, 1, 4];

function kaylesOptions(heaps: readonly number[]): number[][] {
  return heaps.flatMap((heap, index) =>
    [1, 2].flatMap((taken) =>
      range(0, Math.floor((heap - taken) / 2)).map((left) =>
        heaps.toSpliced(index, 1, ...[left, heap - taken - left].filter((part) => part > 0)),
      ),
    ),
  );
}

/** The Grundy value of extended Nim on graphs whose edges carry Kayles, by the rules. */
function extendedValue(
  ends: readonly (readonly [number, number])[],
  states: readonly (readonly number[])[],
  piece: number,
  memo: Map<string, number>,
): number {
  const key = `${piece} ${states.map((heaps) => heaps.toSorted((a, b) => a - b).join('+')).join()}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const seen = new Set<number>();
  for (const [index, pair] of ends.entries()) {
    if (!pair.includes(piece)) continue;
    for (const left of kaylesOptions(states[index] as readonly number[])) {
      seen.add(extendedValue(ends, states.with(index, left), otherEnd({ ends: pair, weight: 0 }, piece), memo));
    }
  }
  let least = 0;
  while (seen.has(least)) least++;
  memo.set(key, least);
  return least;
}

function* eachExtended(most: number): Iterable<Tried> {
  const shapes = [
    [[0, 1]],
    [
      [0, 1],
      [0, 1],
    ],
    [
      [0, 1],
      [1, 2],
    ],
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
    [
      [0, 0],
      [0, 1],
    ],
  ] as const;
  for (const ends of shapes) {
    const memo = new Map<string, number>();
    for (const code of range(0, most ** ends.length - 1)) {
      const heaps = ends.map((_, index) => 1 + (Math.floor(code / most ** index) % most));
      const weights = ends.map((pair, index): Edge => ({ ends: pair, weight: KAYLES[heaps[index] as number] as number }));
      const question = `nim-on-graphs ${ends.map(([a, b], index) => `${a}-${b}={kayles ${heaps[index]}}`).join(' ')} @0`;
      yield {
        at: question,
        printed:
          extendedValue(
            ends,
            heaps.map((heap) => [heap]),
            0,
            memo,
          ) === new GraphNimRules(weights).value(0),
      };
    }
  }
}

export const nimOnMultigraphs: readonly Statement[] = [
  {
    name: 'Section 1, ordinary Nim',
    says: 'Nim with N heaps is Nim on the graph with two vertices and N edges between them.',
    recorded: 'holds',
    least: 50,
    domain: always('up to 4 edges with weights to 4, Grundy values'),
    check: (reach) =>
      tally(
        range(1, 4).flatMap((size) =>
          multisets(range(1, 4), size).map((weights) => {
            const edges = weights.map((weight): Edge => ({ ends: [0, 1], weight }));
            const value = new GraphNimRules(edges).value(0);
            const question = graphNimQuestion({ edges, piece: 0 });
            return { at: question, printed: value === xor(weights), solved: ask(question, reach)?.values.grundy === value };
          }),
        ),
      ),
    theorems: ['nim-on-two-vertices'],
  },
  {
    name: 'Proposition 4.1',
    says: 'A position of another game on an edge may be replaced by its Grundy value; the Grundy value of the whole stays.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `Kayles heaps to ${deep ? 5 : 4} on the edges of five small graphs, a loop and parallel edges among them`,
    check: (reach) => tally(eachExtended(reach.deep ? 5 : 4)),
    theorems: ['nim-on-graphs-reduction'],
  },
  {
    name: 'Section 4, parallel edges',
    says: 'Parallel edges may be replaced by one edge whose weight is their nim-sum; the Grundy value stays.',
    recorded: 'holds',
    least: 300,
    domain: (deep) => `all multigraphs on up to 3 vertices with up to ${deep ? 4 : 3} edges of weight to 3, loops included`,
    check: (reach) =>
      tally(
        multigraphs(reach.deep ? 4 : 3, 3).map((edges, index): Tried => {
          const value = new GraphNimRules(edges).value(0);
          const question = graphNimQuestion({ edges, piece: 0 });
          const small = index % 3 === 0 && edges.some(({ ends }) => ends.includes(0));
          return {
            at: question,
            printed: new GraphNimRules(reduced(edges)).value(0) === value,
            ...(small && { solved: answers(question, outcomeOf(value > 0), reach) }),
          };
        }),
      ),
    theorems: ['nim-on-graphs-reduction', 'nim-on-two-vertices'],
  },
  {
    name: 'Section 4, loops',
    says: 'Graphs may have loops: N loops at one vertex are ordinary Nim, too.',
    recorded: 'holds',
    least: 50,
    domain: always('up to 4 loops with weights to 4, Grundy values'),
    check: (reach) =>
      tally(
        range(1, 4).flatMap((size) =>
          multisets(range(1, 4), size).map((weights) => {
            const edges = weights.map((weight): Edge => ({ ends: [0, 0], weight }));
            const value = new GraphNimRules(edges).value(0);
            const question = graphNimQuestion({ edges, piece: 0 });
            return { at: question, printed: value === xor(weights), solved: answers(question, outcomeOf(value > 0), reach) };
          }),
        ),
      ),
    theorems: ['nim-on-graphs-reduction'],
  },
  {
    name: 'Example 4.1',
    says: '4 ⊕ 6 ⊕ 3 = 1 and 5 ⊕ 4 = 1, so the position with these parallel edges has the value of one with weights 1 and 1, which is 1.',
    truth: 'So it is for the path of three vertices with the piece in the middle; the figure is missing in our copy.',
    recorded: 'holds',
    least: 3,
    domain: always('the two nim-sums, and the path with these parallel edges'),
    check: (reach) => {
      const edges = [4, 6, 3]
        .map((weight): Edge => ({ ends: [0, 1], weight }))
        .concat([5, 4].map((weight): Edge => ({ ends: [1, 2], weight })));
      const question = graphNimQuestion({ edges, piece: 1 });
      return tally([
        { at: '4 ⊕ 6 ⊕ 3', printed: xor([4, 6, 3]) === 1 },
        { at: '5 ⊕ 4', printed: xor([5, 4]) === 1 },
        { at: question, printed: new GraphNimRules(edges).value(1) === 1, solved: ask(question, reach)?.outcome === 'N' },
      ]);
    },
    theorems: ['nim-on-graphs-reduction'],
  },
];
