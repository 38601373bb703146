import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SeatLosses, TableLosses } from './losses.ts';
import { periodOf } from './period.ts';
import { allianceOf, eachSeating, losersByRules, numbersFrom } from './referee.fixture.ts';
import type { IntervalSeat } from './sums.ts';

function uniform(seats: string, most: number): readonly IntervalSeat[] {
  return [...seats].map((digit) => ({ alliance: allianceOf(digit), least: 1n, most: BigInt(most) }));
}

function byRules(seats: readonly IntervalSeat[], most: number, normal: boolean): readonly Uint8Array[] {
  const numbers = seats.map(({ alliance, least, most }) => ({ alliance, takes: numbersFrom(Number(least), Number(most)) }));
  return losersByRules(numbers, most, normal);
}

/** The losers of 1 … most counters from the blocks. */
function byBlocks(losses: SeatLosses, most: number): number[] {
  const losers: number[] = [];
  for (const { loser, upTo } of losses.eachBlock()) {
    const end = upTo === undefined || upTo > BigInt(most) ? most : Number(upTo);
    while (losers.length < end) losers.push(loser);
    if (losers.length === most) break;
  }
  return losers;
}

/** Blocks, threshold and period of one seat against the rules up to `most` counters; the number of counters compared. */
function compare(seats: readonly IntervalSeat[], seat: number, normal: boolean, rows: readonly Uint8Array[]): number {
  const name = () => `${JSON.stringify(seats, (_, value) => (typeof value === 'bigint' ? Number(value) : value))} seat ${seat}`;
  const expected = rows.slice(1).map((row) => row[seat] ?? 0);
  const losses = new TableLosses(seats, normal).at(seat);
  const found = byBlocks(losses, expected.length);
  if (found.some((loser, index) => loser !== expected[index]))
    throw new Error(`${name()}: ${found.join('')}, not ${expected.join('')}`);
  const { strong } = losses.sums;
  const largest = losses.largestLoss;
  if (largest !== undefined && largest < BigInt(expected.length) && Number(largest) !== expected.lastIndexOf(strong) + 1)
    throw new Error(`${name()}: largest loss ${largest}, not ${expected.lastIndexOf(strong) + 1}`);
  const repeats = periodOf(losses);
  if (repeats !== undefined && 3n * repeats.period < BigInt(expected.length)) {
    const period = Number(repeats.period);
    const differs = expected.map((loser, index) => index + period < expected.length && loser !== expected[index + period]);
    if (differs.lastIndexOf(true) + 1 !== Number(repeats.preperiod))
      throw new Error(`${name()}: preperiod ${repeats.preperiod}, not ${differs.lastIndexOf(true) + 1}`);
    if (hasSmallerPeriod(expected.slice(Number(repeats.preperiod)), period))
      throw new Error(`${name()}: a period below ${period}`);
  }
  return expected.length;
}

/** Whether these losers, at least two periods of them, repeat with a proper divisor of the period. */
function hasSmallerPeriod(losers: readonly number[], period: number): boolean {
  const divisors = Array.from({ length: period - 1 }, (_, index) => index + 1).filter((each) => period % each === 0);
  return divisors.some((each) => losers.every((loser, index) => index < each || loser === losers[index - each]));
}

const hasBoth = (seats: string) => seats.includes('1') && seats.includes('2');

const intervalSeat = (largest: number) =>
  fc
    .tuple(fc.constantFrom(1 as const, 2 as const), fc.integer({ min: 1, max: largest }), fc.integer({ min: 1, max: largest }))
    .map(([alliance, a, b]) => ({ alliance, least: BigInt(Math.min(a, b)), most: BigInt(Math.max(a, b)) }));

const intervalTable = (largest: number, players: number) =>
  fc
    .array(intervalSeat(largest), { minLength: 2, maxLength: players })
    .filter((seats) => new Set(seats.map(({ alliance }) => alliance)).size === 2);

describe('losses at a seat of a table with intervals', () => {
  it.each([false, true])(
    'are those of the rules: every seating of up to 9 players, takes 1 to m ≤ 4, 500 counters, normal %s',
    (normal) => {
      let [tables, counters] = [0, 0];
      for (const seating of eachSeating(9)) {
        if (!hasBoth(seating)) continue;
        for (let most = 1; most <= 4; most++) {
          const seats = uniform(seating, most);
          counters += compare(seats, 0, normal, byRules(seats, 500, normal));
          tables++;
        }
      }
      expect([tables, counters]).toEqual([(1022 - 18) * 4, (1022 - 18) * 4 * 500]);
    },
  );

  it('are those of the rules on random tables, at every seat', () => {
    let compared = 0;
    fc.assert(
      fc.property(intervalTable(12, 9), fc.boolean(), (seats, normal) => {
        const rows = byRules(seats, 250, normal);
        for (let seat = 0; seat < seats.length; seat++) compared += compare(seats, seat, normal, rows);
      }),
      { numRuns: 3000 },
    );
    expect(compared).toBeGreaterThan(3_000_000);
  });

  it('are those of the rules where takes differ much, so that blocks merge and vanish', () => {
    let compared = 0;
    const wide = fc
      .tuple(fc.constantFrom(1 as const, 2 as const), fc.constantFrom(1, 2, 3, 20), fc.constantFrom(0, 0, 1, 2, 15, 40))
      .map(([alliance, least, slack]) => ({ alliance, least: BigInt(least), most: BigInt(least + slack) }));
    const table = fc
      .array(wide, { minLength: 2, maxLength: 12 })
      .filter((seats) => new Set(seats.map((s) => s.alliance)).size === 2);
    fc.assert(
      fc.property(table, fc.boolean(), (seats, normal) => {
        const rows = byRules(seats, 400, normal);
        for (let seat = 0; seat < seats.length; seat++) compared += compare(seats, seat, normal, rows);
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThan(1_500_000);
  });

  it('of 1000 players with takes to 10^9 and 10^18 counters fit the rule of one turn', () => {
    const seat = fc
      .tuple(fc.constantFrom(1 as const, 2 as const), fc.bigInt(1n, 1000n), fc.bigInt(0n, 10n ** 9n))
      .map(([alliance, least, slack]) => ({ alliance, least, most: least + slack }));
    const table = fc.array(seat, { minLength: 1000, maxLength: 1000 });
    fc.assert(
      fc.property(table, fc.boolean(), fc.bigInt(1n, 10n ** 18n), (seats, normal, counters) => {
        const table = new TableLosses(seats, normal);
        const [here, next] = [table.at(0), table.at(1)];
        const [first] = seats;
        if (first === undefined) throw new Error('there are 1000 players');
        const { loser, after, upTo } = here.blockAt(counters);
        for (const left of [counters, after + 1n, upTo ?? counters]) {
          expect(here.blockAt(left)).toEqual({ loser, after, upTo });
          expect(loser === first.alliance).toBe(!canWin(next, left, first, normal));
        }
      }),
      { numRuns: 10 },
    );
  });

  it('may end very late: a table with takes to 10^9', () => {
    const seats: readonly IntervalSeat[] = [
      { alliance: 1, least: 10n ** 9n, most: 10n ** 9n + 1007n },
      { alliance: 2, least: 10n ** 9n, most: 10n ** 9n + 1000n },
    ];
    const losses = new TableLosses(seats, false).at(0);
    expect(losses.sums.drift).toBe(7n);
    const largest = losses.largestLoss ?? 0n;
    expect(largest).toBeGreaterThan(10n ** 17n);
    expect(losses.blockAt(largest)).toMatchObject({ loser: 1, upTo: largest });
    expect(losses.blockAt(largest + 1n)).toEqual({ loser: 2, after: largest, upTo: undefined });
  });
});

/** Whether a take leaves the next player a loss of the other alliance: looked for block by block from the top. */
function canWin(next: SeatLosses, counters: bigint, { alliance, least, most }: IntervalSeat, normal: boolean): boolean {
  if (normal && counters <= most) return true;
  let left = counters - least;
  while (left > 0n && left >= counters - most) {
    const { loser, after } = next.blockAt(left);
    if (loser !== alliance) return true;
    left = after;
  }
  return false;
}
