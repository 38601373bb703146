import { describe, expect, it } from 'vitest';
import { nodeKayles } from '../games/node-kayles/rules.ts';
import { assertLaws, checkLaws } from '../laws/laws.ts';
import { graphGame } from './graph-game.ts';
import { grundyOf, sequenceOf, upTo } from './known-values.fixture.ts';

const arcKayles = (fixed: boolean) =>
  graphGame({
    id: 'arc-kayles',
    rule: 'Take an edge and all edges that meet it.',
    on: 'edges',
    fixed,
    take: (graph, [u, v]) => graph.edgesAt(u, v),
  });

const takeNeighbours = (fixed: boolean) =>
  graphGame({
    id: 'take-neighbours',
    rule: 'Take a vertex and its neighbours.',
    fixed,
    take: (graph, vertex) => graph.neighbours(vertex),
  });

/** What may be taken changes with what is left. */
const takeOddRule = {
  id: 'take-odd',
  rule: 'Take a vertex with an odd number of neighbours.',
  take: (graph: { degree(vertex: number): number }, vertex: number) => (graph.degree(vertex) % 2 === 1 ? [vertex] : undefined),
};
const takeOdd = graphGame(takeOddRule);

const GRAPHS = ['P7', 'C8', 'K4', 'K2,3', 'petersen', 'G3x3', '1-2 2-3 3-1 3-4 4-5', '2*P3 + C5', 'P0', 'P1'];

describe('games on graphs', () => {
  it('on edges: Arc-Kayles has its known values on paths, by bit sets and without', () => {
    const known = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2];
    for (const fixed of [true, false])
      expect(
        grundyOf(
          arcKayles(fixed),
          upTo(12, (n) => `P${n}`),
        ),
      ).toEqual(known);
    expect(grundyOf(arcKayles(true), GRAPHS)).toEqual(grundyOf(arcKayles(false), GRAPHS));
  });

  it('on edges: a sequence of paths is that of Dawson’s Kayles, whose values are those of 0.07', () => {
    const paths = sequenceOf(arcKayles(true), 'P{n}', 90);
    const expected: number[] = [];
    for (let n = 0; n <= 90; n++) {
      const options = new Set(
        Array.from({ length: Math.max(0, n - 1) }, (_, left) => (expected[left] ?? 0) ^ (expected[n - 2 - left] ?? 0)),
      );
      let value = 0;
      while (options.has(value)) value++;
      expected.push(value);
    }
    expect(paths).toEqual(expected);
  });

  it('on edges: trees, a triangle and a star are told apart', () => {
    const graphs = ['K1,3', 'C3', 'K1,6', 'S2,2,2', 'S1,2,3', '1-2 2-3 3-4 3-5 5-6 5-7', 'K3oR3', 'C3 + K1,3', 'G2x4'];
    expect(grundyOf(arcKayles(true), graphs)).toEqual(grundyOf(arcKayles(false), graphs));
    expect(sequenceOf(arcKayles(true), 'S2,2,{n}', 8)).toEqual(
      grundyOf(
        arcKayles(false),
        upTo(8, (n) => `S2,2,${n}`),
      ),
    );
  });

  it('on vertices: with its neighbours it is Node-Kayles', () => {
    const expected = grundyOf(nodeKayles, GRAPHS);
    expect(grundyOf(takeNeighbours(true), GRAPHS)).toEqual(expected);
    expect(grundyOf(takeNeighbours(false), GRAPHS)).toEqual(expected);
  });

  it('obey the laws', () => {
    for (const game of [arcKayles(true), arcKayles(false), takeNeighbours(true), takeOdd]) assertLaws(game, { positions: 40 });
  });

  it('that are said to be fixed and are not are found out by the laws', () => {
    const wrong = graphGame({ ...takeOddRule, fixed: true });
    expect(checkLaws(wrong, { positions: 20 }).map(({ law }) => law)).toContain(
      'the game on subsets has the moves and the value of the position',
    );
  });

  it('whose rule looks at the numbers of vertices are found out, too', () => {
    const wrong = graphGame({
      id: 'first',
      rule: 'Take the first vertex.',
      take: (_graph, vertex) => (vertex === 0 ? [] : undefined),
    });
    expect(checkLaws(wrong, { positions: 20 })).not.toEqual([]);
  });

  it('name moves by vertices and edges, and refuse what is too large', () => {
    const labels = (text: string) => {
      const position = arcKayles(true).parse({ text, at: 0, options: [] });
      return position.ok ? [...arcKayles(true).moves(position.value)].map(({ label }) => label) : position.error.code;
    };
    expect(labels('a-b b-c')).toEqual(['a-b', 'b-c']);
    expect(labels('2*P2')).toEqual(['1-2', '3-4']);
    expect(labels('K200')).toBe('graph-too-large');
  });
});
