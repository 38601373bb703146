import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GameLengths } from './delay.ts';
import { losersByRules, numbersFrom, type RefereeSeat } from './referee.fixture.ts';
import { SetLosses } from './set-losses.ts';
import type { SetSeat } from './set-pieces.ts';

const LIMITS = { heap: 100_000, milliseconds: 30_000, megabytes: 100 };

/** The set as intervals of the recursion. */
function toTakes(numbers: readonly number[]): SetSeat['takes'] {
  const takes: { least: bigint; most: bigint }[] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = takes.at(-1);
    if (last !== undefined && last.most === BigInt(number - 1)) takes[takes.length - 1] = { ...last, most: BigInt(number) };
    else takes.push({ least: BigInt(number), most: BigInt(number) });
  }
  return takes;
}

function toSetSeats(table: readonly RefereeSeat[]): readonly SetSeat[] {
  return table.map(({ alliance, takes }) => ({ alliance, takes: toTakes(takes) }));
}

const anySeat = fc.record({
  alliance: fc.constantFrom(1 as const, 2 as const),
  takes: fc.oneof(
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
    fc.integer({ min: 1, max: 30 }).map((most) => Array.from({ length: most }, (_, index) => index + 2)),
  ),
});
const anyTable = fc.array(anySeat, { minLength: 1, maxLength: 8 });

/** The positions of 1 … most counters where the two differ, and how many were compared. */
function compare(
  table: readonly RefereeSeat[],
  normal: boolean,
  most: number,
  wins: (counters: number, seat: number) => boolean,
) {
  const wrong: string[] = [];
  for (const [counters, row] of losersByRules(table, most, normal).entries()) {
    if (counters === 0) continue;
    for (const [seat, { alliance }] of table.entries()) {
      if (wins(counters, seat) !== (row[seat] !== alliance)) wrong.push(`${counters} at ${seat}`);
    }
  }
  return { wrong, compared: most * table.length };
}

describe('winners with finite sets of takes', () => {
  it('are those of the rules on random tables, as rows and through the period', () => {
    let [all, periods] = [0, 0];
    fc.assert(
      fc.property(anyTable, fc.boolean(), (table, normal) => {
        const losses = new SetLosses(toSetSeats(table), normal, 200n, LIMITS);
        const { wrong, compared } = compare(table, normal, 200, (counters, seat) => losses.wins(BigInt(counters), seat));
        expect(wrong).toEqual([]);
        all += compared;
        if (losses.period !== undefined) periods++;
      }),
      { numRuns: 1000 },
    );
    expect(all).toBeGreaterThan(500_000);
    expect(periods).toBeGreaterThan(300);
  });

  it('are those of the rules for more than 32 seats', () => {
    fc.assert(
      fc.property(fc.array(anySeat, { minLength: 33, maxLength: 100 }), fc.boolean(), (table, normal) => {
        const losses = new SetLosses(toSetSeats(table), normal, 60n, LIMITS);
        expect(compare(table, normal, 60, (counters, seat) => losses.wins(BigInt(counters), seat)).wrong).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('are known for any number of counters once they repeat', () => {
    const seats = [1, 2, 2, 1, 2].map((alliance) => ({ alliance: alliance as 1 | 2, takes: toTakes([1, 4, 6, 7]) }));
    const [small, large] = [new SetLosses(seats, false, 5000n, LIMITS), new SetLosses(seats, false, 10n ** 30n, LIMITS)];
    const period = BigInt(large.period ?? 0);
    expect(period).toBeGreaterThan(0n);
    expect(large.known).toBeLessThan(5000);
    for (let seat = 0; seat < seats.length; seat++) {
      const least = 10n ** 30n % period;
      const near = least + period * ((4900n - least) / period);
      expect(large.wins(10n ** 30n, seat)).toBe(small.wins(near, seat));
    }
  });

  it('are refused where there is no period inside the limits', () => {
    const seats: readonly SetSeat[] = [
      { alliance: 1, takes: toTakes([1, 3]) },
      {
        alliance: 2,
        takes: [
          { least: 2n, most: 2n },
          { least: 10n ** 12n, most: 10n ** 12n },
        ],
      },
    ];
    expect(() => new SetLosses(seats, false, 10n ** 18n, { ...LIMITS, heap: 1000 })).toThrow(
      'no period is found up to 1000 counters',
    );
    expect(() => new SetLosses(seats, false, 10n ** 18n, { ...LIMITS, megabytes: 0.1 })).toThrow('megabytes');
    expect(() => new SetLosses(seats, false, 10n ** 18n, { ...LIMITS, heap: 3_000_000, milliseconds: -1 })).toThrow('seconds');
  });
});

describe('game lengths', () => {
  it('have the winners of the rules, and with intervals the least take holds out longest', () => {
    let lost = 0;
    const interval = fc
      .tuple(fc.constantFrom(1 as const, 2 as const), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 6 }))
      .map(([alliance, least, slack]) => ({ alliance, takes: Array.from({ length: slack + 1 }, (_, index) => least + index) }));
    fc.assert(
      fc.property(fc.array(interval, { minLength: 1, maxLength: 7 }), fc.boolean(), (table, normal) => {
        const lengths = new GameLengths(toSetSeats(table), normal, 100);
        expect(compare(table, normal, 100, (counters, seat) => lengths.wins(counters, seat)).wrong).toEqual([]);
        for (const [seat, { takes }] of table.entries()) {
          const losing = numbersFrom(1, 100).filter((counters) => !lengths.wins(counters, seat));
          const least = takes[0] ?? 0;
          expect(losing.filter((counters) => lengths.delayingTake(counters, seat) !== Math.min(least, counters))).toEqual([]);
          lost += losing.length;
        }
      }),
      { numRuns: 400 },
    );
    expect(lost).toBeGreaterThan(50_000);
  });

  it('a set with gaps may hold out longer with a larger take', () => {
    const seats = [1, 2].map((alliance) => ({ alliance: alliance as 1 | 2, takes: toTakes([1, 2, 5]) }));
    const lengths = new GameLengths(seats, false, 7);
    expect(lengths.wins(7, 0)).toBe(false);
    expect(lengths.delayingTake(7, 0)).toBe(2);
    expect(lengths.lasts(5, 1)).toBeGreaterThan(lengths.lasts(6, 1));
  });
});
