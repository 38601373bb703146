/** Hackendot in linear time against play by the rules: all rooted forests up to ten vertices, random trees beyond. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sweep } from '../../../../testing/sweep.ts';
import { eachRootedForest, eachRootedTree, hackendotByRules, pathTo } from './trees.fixture.ts';
import { hackendotValues, type Parents, valuesAfter } from './values.ts';

function upTo(order: number, each: (order: number) => Iterable<Parents>): Parents[] {
  return Array.from({ length: order }, (_, index) => [...each(index + 1)]).flat();
}

const forests = upTo(10, eachRootedForest);

describe('hackendotValues', () => {
  it('agrees with the rules on all rooted forests up to ten vertices', () => {
    expect(forests.length).toBe(3046);
    sweep(forests)
      .agree(
        (parents) => hackendotValues(parents).total,
        (parents) => {
          const play = hackendotByRules(parents);
          return play.value(play.whole);
        },
      )
      .atLeast(3046);
  });

  it('knows the value that each move leaves', () => {
    let moves = 0;
    for (const parents of forests.filter(({ length }) => length <= 8)) {
      const play = hackendotByRules(parents);
      const found = hackendotValues(parents);
      const after = valuesAfter(parents, found, found.total);
      for (const vertex of parents.keys()) {
        moves++;
        expect(after[vertex], `${parents}: ${vertex}`).toBe(play.value(play.whole & ~pathTo(parents, vertex)));
      }
    }
    expect(moves).toBe(3534);
  });

  it('gives every tree a value, so that the player to move wins', () => {
    const trees = upTo(13, eachRootedTree);
    expect(trees.length).toBe(20299);
    expect(trees.filter((parents) => hackendotValues(parents).total === 0)).toEqual([]);
  });

  it('agrees with the options of every subtree on random trees', () => {
    const tree = fc.integer({ min: 1, max: 120 }).chain((order) => {
      const parents = Array.from({ length: order }, (_, vertex) => (vertex === 0 ? fc.constant(-1) : fc.nat(vertex - 1)));
      return fc.tuple(...parents).map((list) => Int32Array.from(list));
    });
    fc.assert(
      fc.property(tree, (parents) => {
        expect(Array.from(hackendotValues(parents).values)).toEqual(valuesFromOptions(parents));
      }),
      { numRuns: 200 },
    );
  });
});

/** The value of each subtree as the least value that none of its options has, the options being sums of smaller subtrees. */
function valuesFromOptions(parents: Parents): number[] {
  const values: number[] = new Array(parents.length).fill(0);
  const children: number[][] = Array.from(parents, () => []);
  for (const [vertex, parent] of parents.entries()) children[parent]?.push(vertex);
  for (let root = parents.length - 1; root >= 0; root--) {
    const options = new Set<number>();
    const walk = (vertex: number, above: number) => {
      const here = (children[vertex] ?? []).reduce((sum, child) => sum ^ (values[child] as number), above);
      options.add(here);
      for (const child of children[vertex] ?? []) walk(child, here ^ (values[child] as number));
    };
    walk(root, 0);
    let least = 0;
    while (options.has(least)) least++;
    values[root] = least;
  }
  return values;
}
