/** What the paper's words mean, tried on six small graphs with all weights up to 2 or 3: other positions than the statements have. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../library/src/catalogue.ts';
import { solveWith } from '../../../library/src/engine/solve/solve.ts';
import { toPlain } from '../../../library/src/games/nim-on-graphs/theory/plain.ts';
import { grundyByTable } from '../../../library/src/games/nim-on-graphs/theory/table.ts';
import type { Count } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { odds } from './class.ts';
import {
  cyclesOf,
  type Edge,
  type GraphNim,
  GraphNimRules,
  graphNimQuestion,
  isOdd,
  meetsConditions,
  ODD,
  oddPaths,
  terminals,
} from './rules.ts';

/** Pairs of even vertices, with an odd vertex of degree two between them, and the largest weight tried there. */
const GRAPHS: readonly { readonly links: readonly (readonly [number, number])[]; readonly most: number }[] = [
  { links: [[0, 1]], most: 3 },
  // biome-ignore format: a graph is a line.
  { links: [[0, 1], [0, 1]], most: 3 },
  // biome-ignore format: a graph is a line.
  { links: [[0, 1], [1, 2]], most: 2 },
  // biome-ignore format: a graph is a line.
  { links: [[0, 1], [0, 1], [0, 1]], most: 2 },
  // biome-ignore format: a graph is a line.
  { links: [[0, 1], [1, 2], [2, 0]], most: 2 },
  // biome-ignore format: a graph is a line.
  { links: [[0, 1], [0, 1], [1, 2]], most: 2 },
];

interface Position extends GraphNim {
  /** Shared by all positions on one graph. */
  readonly rules: GraphNimRules;
}

function isWon({ rules, piece, edges }: Position): boolean {
  return (
    rules.value(
      piece,
      edges.map(({ weight }) => weight),
    ) > 0
  );
}

const positions: readonly Position[] = GRAPHS.flatMap(({ links, most }) => {
  const ends = links.flatMap(([a, b], index) => [a, b].map((from) => [from, ODD + index] as const));
  const rules = new GraphNimRules(ends.map((each): Edge => ({ ends: each, weight: 0 })));
  return range(0, (most + 1) ** ends.length - 1).flatMap((code) => {
    const edges = ends.map((each, place): Edge => ({ ends: each, weight: Math.floor(code / (most + 1) ** place) % (most + 1) }));
    return [...new Set(ends.flat())].map((piece) => ({ edges, piece, rules }));
  });
});

/** A statement about positions with the piece on an even vertex; undefined where it says nothing. */
function onEven(holds: (position: Position) => boolean | undefined): Count {
  const even = positions.filter(({ piece }) => !isOdd(piece));
  return tally(even.map((position) => ({ at: graphNimQuestion(position), ...toTried(holds(position)) }))).printed;
}

function toTried(printed: boolean | undefined): Omit<Tried, 'at'> {
  return printed === undefined ? {} : { printed };
}

/** A statement about a position with the piece on an even or odd vertex, and the same with a 1-cycle more. */
function onCycles(onOdd: boolean, holds: (before: boolean, after: () => boolean) => boolean | undefined): Count {
  const each = positions.filter(({ piece }) => isOdd(piece) === onOdd);
  return tally(
    each.flatMap((position) =>
      cyclesOf(position.edges).map((cycle) => {
        const edges = position.edges.map((edge, at) => (cycle.includes(at) ? { ...edge, weight: edge.weight + 1 } : edge));
        return { at: graphNimQuestion(position), ...toTried(holds(isWon(position), () => isWon({ ...position, edges }))) };
      }),
    ),
  ).printed;
}

const meets = (position: GraphNim, lean: boolean) => odds(position).some((odd) => meetsConditions(position, odd, lean));

describe('the words of the paper on Nim on graphs', () => {
  it.each<readonly [string, () => Count, Count]>([
    [
      'Proposition 2.1',
      () => onEven((each) => (oddPaths(each, true).length > 0 ? isWon(each) : undefined)),
      { cases: 4252, failures: 0 },
    ],
    ['Lemma 3.1(i)', () => onCycles(false, (before, after) => (before ? after() : undefined)), { cases: 7356, failures: 0 }],
    ['Lemma 3.1(ii)', () => onCycles(true, (before, after) => (before ? undefined : !after())), { cases: 6437, failures: 0 }],
    [
      'Lemma 3.2 as printed',
      () => onEven((each) => terminals(each, false).size > 0 === isWon(each)),
      { cases: 6619, failures: 1016, smallest: 'nim-on-graphs 0-100=1 1-100=1 0-101=1 1-101=0 @1' },
    ],
    [
      'Lemma 3.2 as corrected',
      () => onEven((each) => terminals(each, true).size > 0 === isWon(each)),
      { cases: 6619, failures: 0 },
    ],
    ['Theorem 3.5', () => onEven((each) => meets(each, false) === isWon(each)), { cases: 6619, failures: 0 }],
    [
      'Theorem 3.5 with cuts that have no edge too many',
      () => onEven((each) => meets(each, true) === isWon(each)),
      { cases: 6619, failures: 201, smallest: 'nim-on-graphs 0-100=0 1-100=1 1-101=0 2-101=0 @2' },
    ],
  ])('%s', (_, count, found) => {
    expect(count()).toEqual(found);
  });

  it('Section 4: all triples of weights on parallel edges or loops, beside other edges', () => {
    let cases = 0;
    for (const code of range(0, 4 ** 3 - 1)) {
      for (const to of [0, 1]) {
        const edges = [0, 1, 2]
          .map((place): Edge => ({ ends: [0, to], weight: Math.floor(code / 4 ** place) % 4 }))
          .concat({ ends: [1, 2], weight: 2 }, { ends: [0, 2], weight: 1 });
        const rules = new GraphNimRules(edges);
        for (const piece of [0, 1, 2]) {
          const reduced = toPlain(
            piece,
            edges.map(({ ends: [from, end], weight }) => ({ from, to: end, value: BigInt(weight) })),
          );
          expect(grundyByTable(reduced)).toBe(rules.value(piece));
          cases++;
        }
      }
    }
    expect(cases).toBe(384);
  });

  it.each([
    ['nim-on-graphs 1-100=3 0-100=3 0-101=0 1-101=3 @0', 'N', [0, 1], [true, true]],
    ['nim-on-graphs 2-100=0 0-100=3 1-101=0 0-101=3 @1', 'P', [0, 0], [false, true]],
  ] as const)('%s is %s, with these odd paths and conditions', (question, outcome, paths, conditions) => {
    const words = question.split(' ').slice(1);
    const edges = words.slice(0, -1).map((word): Edge => {
      const [from = -1, to = -1, weight = -1] = word.split(/[-=]/).map(Number);
      return { ends: [from, to], weight };
    });
    const position = { edges, piece: Number((words.at(-1) ?? '').slice(1)) };
    expect([false, true].map((closing) => terminals(position, closing).size)).toEqual(paths);
    expect([false, true].map((lean) => meets(position, lean))).toEqual(conditions);
    for (const method of ['search', 'theorem'] as const)
      expect(solveWith(question, { catalogue, method })).toMatchObject({ outcome });
  });
});
