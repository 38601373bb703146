/** Copies of a graph that falls apart: a list that has the moves of the first copy only says so. */
import { describe, expect, it } from 'vitest';
import { solve } from '../../../index.ts';

describe('copies of a graph that falls apart', () => {
  it.each(['geodetic 2*g6:DN? [misere]', 'geodetic 2*g6:DN? [hull, misere]', 'geodetic 3*g6:DN?'])('%s', (question) => {
    const byTheorem = solve(question, { moves: 100 });
    const bySearch = solve(question, { moves: 100, method: 'search' });
    if ('error' in byTheorem || 'error' in bySearch) throw new Error('it is a question');
    for (const { to = '' } of byTheorem.winningMoves) expect(solve(to)).toMatchObject({ outcome: 'P' });
    expect(bySearch.winningMovesComplete).toBe(true);
    expect(byTheorem.winningMovesComplete).toBe(byTheorem.winningMoves.length === bySearch.winningMoves.length);
    expect(byTheorem.outcome).toBe(bySearch.outcome);
  });

  it('of one that does not are listed whole', () => {
    expect(solve('geodetic 2*C5 + P3')).toMatchObject({ winningMovesComplete: true });
  });
});
