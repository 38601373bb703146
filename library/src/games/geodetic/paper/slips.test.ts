/** The slips in the paper on geodetic contraction games, each played through or worked out. */
import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../../core/catalogue.ts';
import { entry } from '../../../core/entry.ts';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { toGraph } from '../../../structures/graph.ts';
import { geodetic } from '../rules.ts';
import { BitClosure, StateSearch } from '../theory/loops/readings.ts';
import { strategyPairs } from '../theory/loops/strategy.ts';
import { complement, isSafe } from './propositions.ts';
import { geodeticSlips } from './slips.ts';

const bare = toCatalogue([entry(geodetic, [])]);

function outcomeOf(line: string): string {
  const answer = solveWith(line, { catalogue: bare });
  return 'error' in answer ? expect.fail(answer.error.message) : answer.outcome;
}

/** Checks of the slips that no question line shows. */
const checks: Record<string, () => void> = {
  'Proposition 1': () => {
    expect(4 ^ 2).toBeGreaterThan(4);
    expect(isSafe(1, 2, 4)).toBe(false);
    expect(outcomeOf('geodetic K3oR4 : 1.1 1.2')).toBe('N');
    expect(outcomeOf('geodetic K3oR4 : 1.1..1.4')).toBe('P');
  },
  'Propositions 2, 4 and 5, the highest bit': () => {
    expect(Math.ceil(Math.log2(3))).toBe(2);
    expect(3 + complement(3)).toBe(2 ** (Math.floor(Math.log2(3)) + 1));
    expect(3 + complement(3)).not.toBe(2 ** (Math.ceil(Math.log2(3)) + 1));
  },
  'Proposition 7, the range of t': () => {
    const pairs = strategyPairs(21);
    expect(pairs.filter(({ inner }) => inner === 4)).toEqual([{ outer: 21 - 2 ** 3, inner: 4 }]);
    expect(21 - 2 ** 1 - 2 ** 1).not.toBe(21 - 2 ** 3);
  },
  'Proposition 8, the exception': () => {
    expect(strategyPairs(4).at(-1)).toEqual({ outer: 1, inner: 4 });
    expect(outcomeOf('geodetic K3oR4 : 1.4')).toBe('N');
  },
};

describe('slips in the paper on geodetic games', () => {
  it.each(geodeticSlips.map((slip) => [slip.statement, slip] as const))('%s', (statement, { counterexample, outcome }) => {
    if (outcome === undefined) {
      expect(checks).toHaveProperty([statement]);
      checks[statement]?.();
      return;
    }
    expect(outcomeOf(counterexample)).toBe(outcome);
    expect(outcomeOf(counterexample.replace('literal, ', '').replace(' [literal]', ''))).not.toBe(outcome);
  });

  it('are told apart by their place', () => {
    expect(new Set(geodeticSlips.map(({ statement }) => statement)).size).toBe(6);
  });

  it('read the literal rule as it was played through: odd cycles won, in misère play only C2', () => {
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
