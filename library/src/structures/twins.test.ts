import { describe, expect, it } from 'vitest';
import { FuzzDice } from '../testing/dice.ts';
import { type Graph, isAdjacent, toGraph } from './graph.ts';
import { twins } from './twins.ts';

/** Whether the two vertices see the same others. */
function areTwins(graph: Graph, a: number, b: number): boolean {
  return Array.from({ length: graph.order }, (_, other) => other).every(
    (other) => other === a || other === b || isAdjacent(graph, other, a) === isAdjacent(graph, other, b),
  );
}

describe('twins', () => {
  it('are found in stars and complete graphs', () => {
    expect([
      ...twins(
        toGraph(4, [
          [0, 1],
          [0, 2],
          [0, 3],
        ]),
      ),
    ]).toEqual([0, 1, 1, 1]);
    expect([
      ...twins(
        toGraph(3, [
          [0, 1],
          [0, 2],
          [1, 2],
        ]),
      ),
    ]).toEqual([0, 0, 0]);
  });

  it('are those that see the same vertices, and all of these', () => {
    const dice = new FuzzDice(7);
    let [pairs, others] = [0, 0];
    for (let round = 0; round < 300; round++) {
      const order = 1 + dice.roll(7);
      const edges: [number, number][] = [];
      for (let u = 0; u < order; u++) for (let v = u + 1; v < order; v++) if (dice.roll(2) === 0) edges.push([u, v]);
      const graph = toGraph(order, edges);
      const first = twins(graph);
      for (let u = 0; u < order; u++) {
        for (let v = u + 1; v < order; v++) {
          expect(first[u] === first[v]).toBe(areTwins(graph, u, v));
          if (first[u] === first[v]) pairs++;
          else others++;
        }
      }
    }
    expect(pairs).toBeGreaterThan(200);
    expect(others).toBeGreaterThan(1000);
  });
});
