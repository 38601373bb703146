import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import { ticking } from '../../testing/ticking.fixture.ts';
import { solveWith } from './solve.ts';

/** More different components than moves are kept for, none of which ends at once. */
const union = Array.from({ length: 2500 }, (_, index) => `P${index + 4}`).join(' + ');

describe('very many different components', () => {
  it.each(Object.keys(COMPOUNDS))('have a winning move in %s play', (compound) => {
    const [normal, misere] = ['normal', 'misere'].map((play) =>
      compound === 'disjunctive' && play === 'misere'
        ? undefined
        : solveWith(`node-kayles ${union} [${compound}, ${play}]`, { catalogue }),
    );
    for (const verdict of [normal, misere]) {
      if (verdict === undefined) continue;
      if ('error' in verdict) throw new Error(verdict.error.message);
      expect(verdict).toMatchObject({ outcome: expect.stringMatching(/^[NP]$/), method: 'theorem' });
      if (verdict.outcome === 'P') continue;
      const parts = verdict.winningMoves[0]?.move.split(' & ').length;
      const { moveIn } = COMPOUNDS[compound as keyof typeof COMPOUNDS];
      if (moveIn === 'one') expect(parts).toBe(1);
      else if (moveIn === 'all') expect(parts).toBe(2500);
      else expect(parts).toBeGreaterThanOrEqual(1);
    }
  });

  /** Moves in all of the heaps leave the same few positions in very many ways; looking at each took minutes. */
  it('have winning moves that are not all looked at', () => {
    const heaps = Array.from({ length: 1500 }, (_, index) => index + 1).join(' ');
    for (const limits of [{}, { milliseconds: 1000 }]) {
      const verdict = solveWith(`nim ${heaps} [continued-conjunctive, misere]`, { catalogue, limits, now: ticking(20).now });
      expect(verdict).toMatchObject({ outcome: 'N', winningMovesComplete: false });
    }
  });
});
