/** Periods of tables, beside the winners that single questions give. */
import { describe, expect, it } from 'vitest';
import { period, solve } from '../../../index.ts';

const SEATS = ['1', '12', '112', '1212', '1122', '12212', '1122112'];
const TAKES = ['1', '1-2', '1-3', '2-3', '1|3', '1|4'];

function winners(table: string, count: number): readonly (number | undefined)[] {
  return Array.from({ length: count }, (_, counters) => {
    const verdict = solve(`survivor-nim ${counters} ${table}`, { moves: 0 });
    return 'error' in verdict ? undefined : verdict.alliance;
  });
}

describe('the period of a table', () => {
  it('holds from where it says on, and not before, and no shorter one does', () => {
    let seen = 0;
    for (const seats of SEATS)
      for (const takes of TAKES)
        for (const play of ['', ', normal']) {
          const table = `${seats} [take ${takes}${play}]`;
          const found = period(`survivor-nim {n} ${table}`);
          if ('error' in found) throw new Error(`${table}: ${found.error.message}`);
          const { period: length, preperiod } = found;
          if (length === undefined || preperiod === undefined) throw new Error(`${table} has no period`);
          const all = winners(table, preperiod + 3 * length);
          const repeats = (from: number, step: number) => all.every((winner, n) => n < from + step || winner === all[n - step]);
          expect([table, found.kind, repeats(preperiod, length)]).toEqual([table, 'Winning alliances', true]);
          if (preperiod > 0) expect([table, repeats(preperiod - 1, length)]).toEqual([table, false]);
          for (let shorter = 1; shorter < length; shorter++)
            expect([table, shorter, repeats(preperiod, shorter)]).toEqual([table, shorter, false]);
          seen++;
        }
    expect(seen).toBe(84);
  });
});
