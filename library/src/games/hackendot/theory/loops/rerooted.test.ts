/** All first moves at once against play by the rules: every tree up to twelve vertices. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../../core/limits.ts';
import { toGraph } from '../../../../structures/graph.ts';
import { treeKey } from '../../../../structures/tree-graph-key.ts';
import { BitClosure, StateSearch } from '../../../geodetic/theory/loops/readings.ts';
import { firstMoveValues, leastMissing } from './rerooted.ts';
import { eachRootedTree } from './trees.fixture.ts';
import type { Parents } from './values.ts';

function toTree(parents: Parents) {
  const edges = Array.from(parents.entries()).filter(([, parent]) => parent >= 0);
  return toGraph(
    parents.length,
    edges.map(([vertex, parent]) => [vertex, parent] as const),
  );
}

/** One of each kind of tree without a root. */
function freeTrees(order: number): Parents[] {
  const found = new Map<string, Parents>();
  for (const parents of eachRootedTree(order)) found.set(treeKey(toTree(parents)), parents);
  return [...found.values()];
}

const trees = Array.from({ length: 12 }, (_, index) => freeTrees(index + 1));

function valueOfTree(parents: Parents): number {
  return leastMissing(firstMoveValues(parents), 0, parents.length);
}

describe('firstMoveValues', () => {
  it('agrees with the rules on every tree up to twelve vertices', () => {
    let moves = 0;
    for (const parents of trees.flat()) {
      const closure = new BitClosure(toTree(parents), 'contraction');
      const search = new StateSearch(closure, 'normal', DEFAULT_LIMITS);
      const found = firstMoveValues(parents);
      expect(valueOfTree(parents), `${parents}`).toBe(search.value(0));
      for (const vertex of parents.keys()) {
        moves++;
        expect(found[vertex], `${parents}: ${vertex}`).toBe(search.value(1 << vertex));
      }
    }
    expect(trees.flat().length).toBe(987);
    expect(moves).toBe(11006);
  });

  it('counts the trees that are lost', () => {
    const lost = trees.map((list) => list.filter((parents) => valueOfTree(parents) === 0).length);
    expect(lost).toEqual([0, 1, 0, 2, 1, 5, 4, 16, 27, 80, 153, 392]);
  });

  it('never opens with a leaf, except in a single vertex', () => {
    let leaves = 0;
    for (const parents of trees.flat().filter(({ length }) => length >= 2)) {
      const degrees = new Int32Array(parents.length);
      for (const [vertex, parent] of parents.entries()) {
        if (parent < 0) continue;
        degrees[vertex] = (degrees[vertex] as number) + 1;
        degrees[parent] = (degrees[parent] as number) + 1;
      }
      const found = firstMoveValues(parents);
      for (const [vertex, degree] of degrees.entries()) {
        if (degree !== 1) continue;
        leaves++;
        expect(found[vertex]).not.toBe(0);
      }
    }
    expect(leaves).toBeGreaterThan(4000);
  });
});
