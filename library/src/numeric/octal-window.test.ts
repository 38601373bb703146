import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookForProof, type ProvedPeriod } from './octal-look.ts';
import { lastPlace, provenPeriod, valuesToProve } from './octal-period.ts';
import { octalSequence } from './octal-sequence.ts';
import { windowProof } from './octal-window.ts';
import { leastLastRare } from './window-mask.ts';

const LONG = 1200;

function digitsOf(code: string): Uint8Array {
  return Uint8Array.from(code.replace('.', ''), Number);
}

/** The codes of up to three digits, one for each sequence. */
const games = [0, 4].flatMap((whole) =>
  Array.from({ length: 512 }, (_, number) => `${whole}.${number.toString(8).padStart(3, '0')}`),
);
const values = new Map<string, Uint8Array>();
const kinds = new Map<string, string>();
for (const code of games) {
  const sequence = Uint8Array.from(octalSequence(digitsOf(code), LONG - 1));
  const start = sequence.join();
  if (kinds.has(start)) continue;
  kinds.set(start, code);
  values.set(code, sequence);
}

function firstFailure(sequence: Uint8Array, { period, preperiod }: { period: number; preperiod: number }): number {
  for (let n = preperiod; n + period < sequence.length; n++) if (sequence[n] !== sequence[n + period]) return n;
  return -1;
}

/** The first n from which the values repeat. */
function startOf(known: Uint8Array, period: number): number {
  let n = known.length - period;
  while (n > 0 && known[n - 1] === known[n - 1 + period]) n--;
  return n;
}

describe('the window lemma', () => {
  it('never proves a period that does not hold, at whatever length the values are cut off', () => {
    const seen = { broken: 0, proved: 0, early: 0, longAndBroken: 0, byNewRare: 0 };
    for (const [code, sequence] of values) {
      const digits = digitsOf(code);
      const last = Math.max(0, lastPlace(digits));
      for (let count = 8; count <= 240; count += 3) {
        const known = sequence.subarray(0, count);
        for (let period = 1; period < count - last; period++) {
          const preperiod = startOf(known, period);
          const from = Math.max(1, preperiod);
          const match = count - period - from;
          if (match < Math.max(1, last)) continue;
          const holds = firstFailure(sequence, { period, preperiod }) < 0;
          // Of the multiples of a period, which hold as well, only a few are looked at.
          if (holds && (count + period) % 16 !== 0) continue;
          if (!holds) seen.broken++;
          const proof = windowProof(known, digits, { period, preperiod }, () => true);
          const isProved = proof !== undefined && 'proved' in proof;
          if (isProved) seen.proved++;
          if (isProved && count < valuesToProve({ period, preperiod }, last)) seen.early++;
          if (isProved) expect([code, count, period, preperiod, holds]).toEqual([code, count, period, preperiod, true]);
          if (!holds && match >= last + period) seen.longAndBroken++;
          const rare = holds ? undefined : leastLastRare(known, digits, period, from);
          if (rare !== undefined && match >= last + rare.lastRare) seen.byNewRare++;
        }
      }
    }
    expect(values.size).toBeGreaterThan(150);
    expect(seen.broken).toBeGreaterThan(10_000);
    expect(seen.proved).toBeGreaterThan(2000);
    expect(seen.early).toBeGreaterThan(500);
    expect(seen.longAndBroken).toBeGreaterThan(50);
    // An observation, no theorem: condition (3) has not been the one that failed. The documentation says so.
    expect(seen.byNewRare).toBe(0);
  });

  it('finds the period that Guy and Smith prove, with fewer values wherever the values of a period can all be common', () => {
    let [byWindow, byBound] = [0, 0];
    for (const [code, sequence] of values) {
      const digits = digitsOf(code);
      const expected = provenPeriod(sequence, digits);
      if (expected === undefined) continue;
      const { proved } = lookForProof(sequence, digits) as { proved: ProvedPeriod };
      const { period, preperiod, valuesNeeded, window } = proved;
      expect([code, period, preperiod]).toEqual([code, expected.period, expected.preperiod]);
      const bound = valuesToProve(expected, lastPlace(digits));
      const from = Math.max(1, preperiod);
      const splits = digits.some((digit) => digit >= 4);
      const common = !splits || canBeCommon(sequence.subarray(from, from + period), from, digits);
      expect([code, window !== undefined]).toEqual([code, common]);
      if (window === undefined) expect([code, valuesNeeded]).toEqual([code, bound]);
      else {
        expect([code, valuesNeeded < bound]).toEqual([code, true]);
        const proofWith = (count: number) => windowProof(sequence.subarray(0, count), digits, proved, () => true);
        expect(proofWith(valuesNeeded), code).toEqual({ proved: window });
        expect(proofWith(valuesNeeded - 1), code).toEqual({ valuesNeeded });
      }
      if (window === undefined) byBound++;
      else byWindow++;
    }
    expect(byWindow).toBeGreaterThan(50);
    expect(byBound).toBeGreaterThan(10);
  });

  it('holds for random codes of up to seven digits', () => {
    let claims = 0;
    const code = fc.tuple(fc.constantFrom(0, 4), fc.array(fc.nat(7), { minLength: 1, maxLength: 7 }));
    fc.assert(
      fc.property(code, fc.integer({ min: 20, max: 600 }), ([whole, rest], count) => {
        const digits = Uint8Array.of(whole, ...rest);
        const sequence = Uint8Array.from(octalSequence(digits, 1199));
        const { proved } = lookForProof(sequence.subarray(0, count), digits);
        if (proved === undefined) return;
        claims++;
        expect(firstFailure(sequence, proved)).toBe(-1);
        expect(proved.valuesNeeded).toBeLessThanOrEqual(valuesToProve(proved, lastPlace(digits)));
      }),
      { numRuns: 500, seed: 137 },
    );
    expect(claims).toBeGreaterThan(150);
  });

  it('counts the parity of heaps only where splits agree in it and the period is even', () => {
    const [even, mixed] = [Uint8Array.of(0, 0, 4), Uint8Array.of(0, 4, 4)];
    const alternating = Uint8Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 1 : 0));
    expect(leastLastRare(alternating, even, 2, 1)).toEqual({ mask: 1, positional: true, lastRare: 0 });
    expect(leastLastRare(alternating, mixed, 2, 1)).toBeUndefined();
    expect(leastLastRare(alternating, Uint8Array.of(0, 4), 2, 1)).toBeUndefined();
    expect(leastLastRare(new Uint8Array(40), even, 1, 1)).toBeUndefined();
    expect(leastLastRare(new Uint8Array(40), even, 1, 2)).toBeUndefined();
  });

  it('does not apply to Dawson’s chess: three values of its period make 0', () => {
    const digits = digitsOf('0.137');
    const sequence = values.get('0.137') as Uint8Array;
    expect(leastLastRare(sequence, digits, 34, 52)).toBeUndefined();
    const period = new Set(sequence.subarray(52, 86));
    const three = [...period].some((a) => [...period].some((b) => period.has(a ^ b)));
    expect(three).toBe(true);
    const { proved } = lookForProof(sequence.subarray(0, 175), digits);
    expect(proved).toEqual({ period: 34, preperiod: 52, valuesNeeded: 175 });
    expect(lookForProof(sequence.subarray(0, 174), digits).proved).toBeUndefined();
  });
});

/** By trial of every mask, instead of elimination. */
function canBeCommon(period: Uint8Array, from: number, digits: Uint8Array): boolean {
  const splits = [...digits.keys()].filter((place) => (digits[place] ?? 0) >= 4);
  const mayCount = period.length % 2 === 0 && new Set(splits.map((place) => place % 2)).size === 1;
  const bits = (word: number) => [...word.toString(2)].filter((bit) => bit === '1').length;
  const most = Math.max(...period);
  for (let mask = 0; mask < 2 * most + 2; mask++) {
    for (const counts of mayCount ? [0, 1] : [0]) {
      if (period.every((value, index) => (bits(value & mask) + counts * (from + index)) % 2 === 1)) return true;
      if (counts === 1 && period.every((value, index) => (bits(value & mask) + from + index) % 2 === 0)) return true;
    }
  }
  return false;
}
