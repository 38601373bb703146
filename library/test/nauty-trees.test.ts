/**
 * Geodetic trees in linear time against play by the rules, on all trees up to twelve vertices as nauty's `gentreeg` makes them.
 *
 * Where nauty is not installed this is passed over, except in CI, where `nauty.test.ts` fails; the same sweep with trees of our own making is in
 * `games/hackendot/theory/loops/rerooted.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../src/core/limits.ts';
import { forestAfter, geodeticForest, valueForest } from '../src/games/geodetic/theory/forest.ts';
import { BitClosure, StateSearch } from '../src/games/geodetic/theory/loops/readings.ts';
import { parseSparse6 } from '../src/notation/sparse6.ts';
import type { Graph } from '../src/structures/graph.ts';

const LARGEST = 12;
const hasNauty = spawnSync('nauty-gentreeg', ['-q', '1']).status === 0;

function listTrees(order: number): Graph[] {
  const { stdout } = spawnSync('nauty-gentreeg', ['-q', String(order)], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const tree = parseSparse6(line, 0);
      return tree.ok ? tree.value : expect.fail(line);
    });
}

describe('trees of nauty', () => {
  it.runIf(hasNauty)('have in linear time the values of play by the rules', () => {
    const counts: number[] = [];
    for (let order = 1; order <= LARGEST; order++) {
      const trees = listTrees(order);
      counts.push(trees.length);
      for (const tree of trees) {
        const forest = geodeticForest(tree, new Uint8Array(order));
        if (forest === undefined) return expect.fail('a tree is a forest');
        const valued = valueForest(forest);
        const search = new StateSearch(new BitClosure(tree, 'contraction'), 'normal', DEFAULT_LIMITS);
        const after = Array.from({ length: order }, (_, vertex) => search.value(1 << vertex));
        expect([valued.value, ...forestAfter(valued, order)]).toEqual([search.value(0), ...after]);
      }
    }
    expect(counts).toEqual([1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551]);
  });
});
