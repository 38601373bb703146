import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { toCatalogue } from '../../core/catalogue.ts';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import { solveWith } from './solve.ts';

const plain = toCatalogue(catalogue.entries.map((entry) => entry.withoutTheorems()));
const SETTINGS = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `[${compound}, ${play}]`));
/** Heaps at which the table begins, and a position of two of them. */
const QUESTIONS = [
  'octal 0.77: 64',
  'octal 0.137: 67',
  'octal 4.7: 65',
  'octal 0.3: 70',
  'octal 0.410516: 64 71',
  'node-kayles P66',
];

describe('tables of octal heaps in compounds', () => {
  it.each(QUESTIONS)('have the values that play by the rules gives: %s', (question) => {
    let seen = 0;
    for (const setting of SETTINGS) {
      // Disjunctive misère play has no values of heaps.
      if (setting === '[disjunctive, misere]') continue;
      const line = `${question} ${setting}`;
      const [byTable, byPlay] = [catalogue, plain].map((games) => solveWith(line, { catalogue: games, moves: 3 }));
      if (byTable === undefined || byPlay === undefined || 'error' in byTable || 'error' in byPlay) throw new Error(line);
      if (byPlay.outcome === 'unknown') continue;
      expect([line, byTable.outcome, byTable.values]).toEqual([line, byPlay.outcome, byPlay.values]);
      seen++;
    }
    expect(seen).toBeGreaterThan(6);
  });

  it('reach heaps beyond the limit where the values are proved to repeat: there they are those of the table', () => {
    let seen = 0;
    for (const code of ['0.137', '0.77', '0.07', '4.7'])
      for (const setting of SETTINGS) {
        if (/^\[disjunctive/.test(setting)) continue;
        for (const size of [700, 701, 702, 745, 833]) {
          const line = `octal ${code}: ${size} ${setting}`;
          const far = solveWith(line, { catalogue, moves: 0, limits: { heap: 500 } });
          if ('error' in far || !far.because[0]?.text.includes('have period')) continue;
          const near = solveWith(line, { catalogue, moves: 0 });
          if ('error' in near) throw new Error(near.error.message);
          expect([line, far.outcome, far.values]).toEqual([line, near.outcome, near.values]);
          expect(near.because[0]?.text).not.toContain('have period');
          seen++;
        }
      }
    expect(seen).toBeGreaterThan(60);
  });

  it('say that a heap is too large where no period is proved', () => {
    const far = solveWith('octal 0.137: 1000000000000000000 [diminished-disjunctive, misere]', { catalogue });
    expect(far).toMatchObject({ error: { code: 'heap-too-large', at: 13 } });
  });

  it('reach heaps of thousands, with a move that wins', () => {
    const verdict = solveWith('octal 0.410516: 100 2000 [selective]', { catalogue, moves: 1 });
    if ('error' in verdict) throw new Error(verdict.error.message);
    expect(verdict.outcome).toBe('N');
    const left = solveWith(verdict.winningMoves[0]?.to ?? '', { catalogue, moves: 0 });
    expect(left).toMatchObject({ outcome: 'P' });
  });

  it('tell more than 65,536 different values apart', () => {
    const verdict = solveWith('subtraction 1-3: 140000 [conjunctive]', { catalogue });
    expect(verdict).toMatchObject({ outcome: 'P', values: { remoteness: 70_000 } });
  });
});
