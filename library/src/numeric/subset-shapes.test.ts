import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../core/limits.ts';
import { type Edge, graphsUpTo, path, subsetGame } from './subset-games.fixture.ts';
import { subsetGrundy } from './subset-grundy.ts';
import { subsetRows } from './subset-rows.ts';
import { NO_SHAPE, SubsetShapes } from './subset-shapes.ts';
import { subsetValue } from './subset-values.ts';

/** With and without looking at shapes. */
function both(order: number, edges: readonly Edge[]) {
  const game = subsetGame(order, edges);
  const plain = subsetValue(game, subsetGrundy(), DEFAULT_LIMITS);
  return { plain, shaped: subsetValue({ ...game, followsGraph: true }, subsetGrundy(), DEFAULT_LIMITS) };
}

/** A random tree: each vertex hangs from an earlier one. */
function tree(parents: readonly number[]): Edge[] {
  return parents.map((parent, index) => [parent % (index + 1), index + 1] as const);
}

const spider = (legs: number, length: number): Edge[] =>
  Array.from({ length: legs * length }, (_, index) => [index % length === 0 ? 0 : index, index + 1] as const);

describe('shapes of vertex sets', () => {
  it('leave every value as it is', () => {
    let seen = 0;
    for (const { order, edges } of graphsUpTo(6)) {
      const { plain, shaped } = both(order, edges);
      expect([edges, shaped.value]).toEqual([edges, plain.value]);
      seen++;
    }
    expect(seen).toBe(209);
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 21 }), (parents) => {
        const { plain, shaped } = both(parents.length + 1, tree(parents));
        expect(shaped.value).toBe(plain.value);
      }),
      { numRuns: 60 },
    );
    const wide: Edge[] = [...path(70), [0, 70], [35, 71], [69, 72]];
    expect(both(73, wide).shaped.value).toBe(both(73, wide).plain.value);
  });

  it('are the same exactly for isomorphic trees', () => {
    // Many trees side by side in one graph, so that their numbers can be compared.
    const [order, count] = [8, 240];
    const trees = Array.from({ length: count }, (_, index) =>
      tree([0, ...Array.from({ length: order - 2 }, (_, place) => Math.floor((index * 7919) / 7 ** place))]),
    );
    const edges = trees.flatMap((each, index) => each.map(([a, b]) => [a + index * order, b + index * order] as const));
    const game = subsetGame(order * count, edges);
    const finder = new SubsetShapes(subsetRows(game, game.words).adjacent, game.words);
    const textOf = new Map<number, string>();
    const shapeOf = new Map<string, number>();
    for (const [index, each] of trees.entries()) {
      const set = new Int32Array(game.words);
      for (let vertex = index * order; vertex < (index + 1) * order; vertex++)
        set[vertex >> 5] = (set[vertex >> 5] ?? 0) | (1 << vertex);
      const [shape, text] = [finder.shapeOf(set), treeText(order, each)];
      expect(shape).not.toBe(NO_SHAPE);
      expect(textOf.get(shape) ?? text).toBe(text);
      expect(shapeOf.get(text) ?? shape).toBe(shape);
      textOf.set(shape, text);
      shapeOf.set(text, shape);
    }
    // There are 23 trees with eight vertices.
    expect(textOf.size).toBeGreaterThanOrEqual(18);
    expect(textOf.size).toBeLessThanOrEqual(23);
  });

  it('make spiders small', () => {
    const { plain, shaped } = both(22, spider(7, 3));
    expect(shaped.value).toBe(plain.value);
    const moreLegs = subsetValue({ ...subsetGame(61, spider(20, 3)), followsGraph: true }, subsetGrundy(), {
      ...DEFAULT_LIMITS,
      positions: 100_000,
    });
    expect(moreLegs.value).toBeGreaterThanOrEqual(0);
  });
});

/** A tree by its least bracket text over all roots. */
function treeText(order: number, edges: readonly Edge[]): string {
  const near = (vertex: number) => edges.flatMap(([a, b]) => (a === vertex ? [b] : b === vertex ? [a] : []));
  const text = (vertex: number, from: number): string =>
    `(${near(vertex)
      .filter((other) => other !== from)
      .map((other) => text(other, vertex))
      .sort()
      .join('')})`;
  return Array.from({ length: order }, (_, root) => text(root, -1)).sort()[0] ?? '';
}
