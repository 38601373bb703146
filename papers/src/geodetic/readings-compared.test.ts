/** Where the four readings of the geodetic rule first differ. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../library/src/core/limits.ts';
import { BitClosure, StateSearch } from '../../../library/src/games/geodetic/theory/loops/readings.ts';
import { toGraph } from '../../../library/src/structures/graph.ts';
import { compareReadings } from './readings-compared.ts';

describe('the four readings', () => {
  const compared = compareReadings(6);
  const valued = compared.differing.filter(({ values }) => new Set(Object.values(values)).size > 1);

  it('are compared on all connected graphs up to six vertices', () => {
    expect(compared.graphs).toEqual([1, 1, 2, 6, 21, 112]);
    expect([compared.differing.length, valued.length]).toEqual([65, 43]);
  });

  it('agree on trees, and in value on up to four vertices; in misère play they differ on the cycle of four', () => {
    expect(compared.differing.every(({ order, edges }) => edges >= order)).toBe(true);
    expect(valued.every(({ order }) => order >= 5)).toBe(true);
    expect(compared.differing.filter(({ order }) => order < 5)).toEqual([
      {
        graph: '1-3 1-4 2-3 2-4',
        order: 4,
        edges: 4,
        hasCompleteBlocks: false,
        values: { contraction: 0, literal: 0, interval: 0, hull: 0 },
        misere: { contraction: true, literal: false, interval: false, hull: false },
      },
    ]);
  });

  it('differ in value on the cycles with a chord, a tail or five vertices that are listed', () => {
    const shown = valued.filter(({ order }) => order === 5).map(({ graph, values }) => `${graph}: ${Object.values(values)}`);
    expect(shown).toEqual([
      '1-3 1-4 1-5 2-3 2-4: 1,0,0,0',
      '1-4 1-5 2-3 2-5 3-4: 0,1,1,1',
      '1-3 1-4 1-5 2-3 2-4 2-5: 1,2,2,0',
      '1-2 1-3 1-4 1-5 2-3 2-5 3-4: 1,3,3,3',
      '1-3 1-4 1-5 2-3 2-4 2-5 3-4: 1,2,2,0',
      '1-2 1-3 1-4 1-5 2-4 2-5 3-4 3-5: 1,2,2,2',
    ]);
  });

  it('differ two by two first on these graphs', () => {
    expect(compared.first.map(({ readings, row }) => `${readings.join(' and ')}: ${row?.graph}`)).toEqual([
      'contraction and literal: 1-3 1-4 1-5 2-3 2-4',
      'contraction and interval: 1-3 1-4 1-5 2-3 2-4',
      'contraction and hull: 1-3 1-4 1-5 2-3 2-4',
      'literal and interval: 1-3 1-4 1-5 1-6 2-3 2-4 2-5',
      'literal and hull: 1-3 1-4 1-5 2-3 2-4 2-5',
      'interval and hull: 1-3 1-4 1-5 2-3 2-4 2-5',
    ]);
  });

  it('make odd cycles won when the rule is read word by word, and C2 alone in misère play', () => {
    const won = (order: number, play: 'normal' | 'misere') => {
      const edges = Array.from({ length: order }, (_, vertex) => [vertex, (vertex + 1) % order] as const);
      const graph = toGraph(order, order < 3 ? edges.slice(0, order - 1) : edges);
      return new StateSearch(new BitClosure(graph, 'literal'), play, DEFAULT_LIMITS).value(0) > 0;
    };
    const orders = Array.from({ length: 16 }, (_, index) => index + 1);
    expect(orders.filter((order) => won(order, 'normal'))).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
    expect(orders.filter((order) => won(order, 'misere'))).toEqual([2]);
  });
});
