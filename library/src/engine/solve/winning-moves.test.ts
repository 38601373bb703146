/** Lists of winning moves end, however many moves there are. */
import { expect, it } from 'vitest';
import { solve } from '../../index.ts';

it('lists the first of 5·10^11 moves with one result, and does not say that the list is whole', () => {
  const verdict = solve('geodetic P2 + C1000000000001 : 1..2 3..500000000003 [hull]', { moves: Number.POSITIVE_INFINITY });
  if ('error' in verdict) throw new Error(verdict.error.message);
  expect(verdict.winningMoves.map(({ move }) => move)).toEqual(['500000000004']);
  expect(verdict.winningMoves[0]?.sameResult).toBeGreaterThan(1000);
  expect(verdict.winningMovesComplete).toBe(false);
});
