/**
 * The values of paths, cycles and stars against play by the definition, and against their recurrences over longer ranges.
 *
 * The theories of the settings are written out here a second time, so that nothing is compared with itself.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import { PLAYS } from '../../../core/outcome.ts';
import { COMPOUNDS, type Compound, type Setting } from '../../../core/setting.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { cycleValue } from './cycle.ts';
import { periodOfPaths } from './dawsons-chess-period.ts';
import { foreclosedPeriod } from './path-foreclosed-normal.ts';
import { type Component, ended, keyOf, P, Referee } from './path-referee.fixture.ts';
import { pathValue } from './path-value.ts';
import { starValue } from './star.ts';

const settings: Setting[] = Object.keys(COMPOUNDS).flatMap((compound) =>
  PLAYS.map((play) => ({ compound: compound as Compound, play })),
);

function componentValue({ kind, order }: Component, setting: Setting): number {
  const value = { P: pathValue, C: cycleValue, S: starValue }[kind](BigInt(order), setting, tools);
  if (typeof value !== 'number') throw new Error(`${kind}${order} has no value`);
  return value;
}

/** Who wins a sum of components with these values, by the theory of the setting. */
function isWonByValues(values: readonly number[], { compound, play }: Setting): boolean {
  const normal = play === 'normal';
  const nimSum = values.reduce((a, b) => a ^ b, 0);
  switch (compound) {
    case 'disjunctive':
      return nimSum !== 0;
    case 'diminished-disjunctive':
      if (values.includes(-2)) return !normal;
      return values.includes(-1) || nimSum !== 0;
    case 'conjunctive':
      return Math.min(...values) % 2 === (normal ? 1 : 0);
    case 'continued-conjunctive':
      return Math.max(...values) % 2 === (normal ? 1 : 0);
    case 'shortened-selective':
      if (values.includes(-1)) return !normal;
      return values.includes(1);
    case 'selective': {
      if (normal) return values.includes(1);
      const live = values.filter((value) => value > 0);
      if (live.length <= 1) return live.every((value) => value % 2 === 0);
      return live.some((value) => value > 2);
    }
  }
}

/** All multisets of orders, largest first, with this sum. */
function partitions(sum: number, most = sum): number[][] {
  if (sum === 0) return [[]];
  return Array.from({ length: Math.min(sum, most) }, (_, index) => index + 1).flatMap((largest) =>
    partitions(sum - largest, largest).map((rest) => [largest, ...rest]),
  );
}

function sweep(setting: Setting, positions: readonly (readonly Component[])[]): { lost: number; seen: number } {
  const referee = new Referee(setting);
  let lost = 0;
  for (const position of positions) {
    const won = referee.isWon(position);
    if (!won) lost++;
    const values = position.map((component) => componentValue(component, setting));
    if (isWonByValues(values, setting) !== won) {
      expect.fail(
        `${keyOf(position)} [${setting.compound}, ${setting.play}] is ${won ? 'won' : 'lost'}, values ${values.join(' ')}`,
      );
    }
  }
  return { lost, seen: positions.length };
}

const solved = settings.filter(({ compound, play }) => compound !== 'disjunctive' || play !== 'misere');
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, order) => order);
const name = ({ compound, play }: Setting) => `${compound}, ${play}`;

describe.each(solved.map((setting) => [name(setting), setting] as const))('[%s]', (_, setting) => {
  it('unions of paths are decided by their values', () => {
    const unions = upTo(14).flatMap((sum) => partitions(sum).map((orders) => (sum === 0 ? [ended] : orders.map(P))));
    const withEnded = upTo(8).flatMap((sum) => partitions(sum).map((orders) => [ended, ...orders.map(P)]));
    const { seen, lost } = sweep(setting, [...unions, ...withEnded]);
    expect(seen).toBe(508 + 67);
    expect(lost).toBeGreaterThan(10);
  });

  it('single paths are decided by their values', () => {
    const { seen } = sweep(
      setting,
      upTo(22).map((order) => [P(order)]),
    );
    expect(seen).toBe(23);
  });

  it('unions of cycles, stars and paths are decided by their values', () => {
    const some: Component[] = [
      ...upTo(10).map((order) => ({ kind: 'C' as const, order })),
      ...upTo(6).map((order) => ({ kind: 'S' as const, order })),
      ...[1, 2, 3, 4, 5, 7].map(P),
    ];
    const pairs = some.flatMap((a, index) => some.slice(index).map((b) => [a, b]));
    const { seen } = sweep(setting, [...some.map((one) => [one]), ...pairs]);
    expect(seen).toBe(24 + 300);
  });
});

/** The value of a component out of the values of its options, once more. */
function fromOptions(options: readonly number[], { compound, play }: Setting): number {
  const normal = play === 'normal';
  const mex = (values: readonly number[]) => {
    let least = 0;
    while (values.includes(least)) least++;
    return least;
  };
  const good = options.filter((value) => value % 2 === (normal ? 0 : 1));
  switch (compound) {
    case 'disjunctive':
      return mex(options);
    case 'diminished-disjunctive':
      return normal && options.includes(-2) ? -1 : mex(options);
    case 'conjunctive':
      return 1 + (good.length > 0 ? Math.min(...good) : Math.max(...options));
    case 'continued-conjunctive':
      return 1 + (good.length > 0 ? Math.max(...good) : Math.min(...options));
    case 'shortened-selective':
      return Number(options.some((value) => value === 0 || (normal && value === -1)));
    case 'selective':
      if (normal) return Number(options.includes(0));
      return 1 + 2 * Number(options.some((value) => value < 3)) + Number(options.some((value) => value % 2 === 1));
  }
}

function combine(a: number, b: number, { compound, play }: Setting): number {
  switch (compound) {
    case 'disjunctive':
      return a ^ b;
    case 'diminished-disjunctive':
      return a < 0 || b < 0 ? Math.min(a, b) : a ^ b;
    case 'conjunctive':
      return Math.min(a, b);
    case 'continued-conjunctive':
      return Math.max(a, b);
    case 'shortened-selective':
      return a < 0 || b < 0 ? -1 : a | b;
    case 'selective':
      return play === 'normal' ? a | b : a > 2 || b > 2 ? 4 : 1;
  }
}

/** Path values by the recurrence that the moves give. */
function recurrence(most: number, setting: Setting): number[] {
  const values = [componentValue(ended, setting)];
  for (let order = 1; order <= most; order++) {
    const found = new Set<number>();
    for (let left = -1; 2 * left <= order - 3; left++) {
      const right = Math.max(0, order - 3 - left);
      const [a, b] = [values[Math.max(0, left)] as number, values[right] as number];
      found.add(left <= 0 ? b : combine(a, b, setting));
    }
    values.push(fromOptions([...found], setting));
  }
  return values;
}

describe('path values over longer ranges', () => {
  it.each(solved.map((setting) => [name(setting), setting] as const))('follow the recurrence [%s]', (_, setting) => {
    const most = setting.compound.endsWith('disjunctive') ? 1500 : 600;
    const values = upTo(most).map((order) => componentValue(P(order), setting));
    expect(values).toEqual(recurrence(most, setting));
  });

  it('have the periods 34 from 52 on and 84 from 245 on', () => {
    expect(periodOfPaths()).toEqual({ period: 34, preperiod: 52 });
    expect(foreclosedPeriod()).toEqual({ period: 84, preperiod: 245 });
    for (const [compound, period] of [
      ['disjunctive', 34n],
      ['diminished-disjunctive', 84n],
    ] as const) {
      const setting = { compound, play: 'normal' } as const;
      const far = 10n ** 15n;
      for (let shift = 0n; shift < period; shift++) {
        const near = 300n + ((far + shift - 300n) % period);
        expect(pathValue(far + shift, setting, tools)).toBe(pathValue(near, setting, tools));
      }
    }
  });

  it('of misère foreclosed play have the statistics of the printed table', () => {
    const values = upTo(1000).map((order) => componentValue(P(order), { compound: 'diminished-disjunctive', play: 'misere' }));
    const row = (most: number) => {
      const range = values.slice(1, most + 1);
      const total = range.reduce((a, b) => a + b);
      return [range.filter((value) => value === 0).length, Math.max(...range), total / most];
    };
    expect([10, 100, 1000].map(row)).toEqual([
      [3, 4, 1.4],
      [8, 11, 4.23],
      [11, 43, 13.629],
    ]);
    const far = pathValue(BigInt(DEFAULT_LIMITS.heap) + 1n, { compound: 'diminished-disjunctive', play: 'misere' }, tools);
    expect(far).toBeUndefined();
  });

  it('of suspense never fall, and rise where the order has just doubled, at any size', () => {
    const suspense = (order: bigint, play: 'normal' | 'misere') =>
      pathValue(order, { compound: 'continued-conjunctive', play }, tools);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), fc.bigInt({ min: 0n, max: 10n ** 200n }), (k, any) => {
        const b = 5n * 2n ** BigInt(k) - 5n;
        const a = 7n * 2n ** BigInt(k) - 6n;
        expect([-2n, -1n, 0n, 1n].map((shift) => suspense(b + shift, 'normal'))).toEqual([2 * k - 1, 2 * k, 2 * k, 2 * k + 1]);
        expect([-1n, 0n, 1n, 2n].map((shift) => suspense(a + shift, 'misere'))).toEqual([2 * k, 2 * k + 1, 2 * k + 1, 2 * k + 2]);
        for (const play of PLAYS) expect(suspense(any + 1n, play)).toBeGreaterThanOrEqual(suspense(any, play) as number);
      }),
    );
  });
});
