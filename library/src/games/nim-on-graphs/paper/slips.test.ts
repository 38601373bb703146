/** The slips in the paper on Nim on graphs, each played through and measured by the printed words. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { hasOddPath, isSuperposition, meetsConditions, type PrintedPosition } from './printed.ts';
import { nimOnGraphsSlips } from './slips.ts';

function read(question: string): PrintedPosition {
  const words = question.split(' ').slice(1);
  const edges = words.slice(0, -1).map((word) => {
    const [from = -1, to = -1, weight = -1] = word.split(/[-=]/).map(Number);
    return { from, to, weight };
  });
  return { edges, piece: Number((words.at(-1) ?? '').slice(1)) };
}

const words: Readonly<Record<string, (position: PrintedPosition) => void>> = {
  'Definition 2.1': (position) => {
    expect([hasOddPath(position, false), isSuperposition(position, false)]).toEqual([false, false]);
    expect([hasOddPath(position, true), isSuperposition(position, true)]).toEqual([true, true]);
  },
  'Lemma 3.4, condition (iii)': (position) => {
    expect([100, 101].some((odd) => meetsConditions(position, odd, true))).toBe(true);
    expect([100, 101].some((odd) => meetsConditions(position, odd, false))).toBe(false);
  },
};

describe('slips in the paper on Nim on graphs', () => {
  it.each(nimOnGraphsSlips.map((slip) => [slip.statement, slip] as const))('%s', (statement, { counterexample, outcome }) => {
    if (outcome === undefined) {
      expect(counterexample).toContain('v_0 v_1');
      return;
    }
    expect(words).toHaveProperty([statement]);
    words[statement]?.(read(counterexample));
    for (const method of ['search', 'theorem'] as const) {
      expect(solveWith(counterexample, { catalogue, method })).toMatchObject({ outcome });
    }
  });
});
