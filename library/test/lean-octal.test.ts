/**
 * Periods as files for Lean, read back as text and replayed: no Lean toolchain is at hand here, so the checks that a kernel would run are
 * run on what was written, by the same definitions, and digits, values and theorem are compared with the library's.
 */
import { describe, expect, it } from 'vitest';
import { periodTableToLean } from '../src/entry-points/present.ts';
import { period, periodTable, solve } from '../src/index.ts';
import { LEAN_OCTAL_PRELUDE } from '../src/present/lean-octal-prelude.ts';
import { expectFile } from './expected-file.ts';

/** Families with the code of their heaps, and by how much a heap is smaller than its member. */
const FAMILIES = [
  ['kayles {n}', '0.77', 0],
  ['octal 0.137: {n}', '0.137', 0],
  ['octal 0.07: {n}', '0.07', 0],
  ['octal 0.3: {n}', '0.3', 0],
  ['octal 0.71: {n}', '0.71', 0],
  ['octal 4.3: {n}', '4.3', 0],
  ['octal 0.0: {n}', '0.0', 0],
  ['node-kayles P{n}', '0.137', 0],
] as const;

interface Read {
  readonly digits: readonly number[];
  readonly values: bigint;
  readonly base: bigint;
  readonly from: number;
  readonly period: number;
  readonly bound: number;
}

function written(family: string): string {
  const table = periodTable(family);
  if (!('values' in table)) throw new Error(`${family}: ${JSON.stringify(table)}`);
  return periodTableToLean(table);
}

/** What follows the definitions; every line has to be the one that is expected. */
function readBack(text: string): Read {
  const rest = text.slice(LEAN_OCTAL_PRELUDE.length);
  const digits = /^def digits : List Nat := \[([\d, ]*)\]$/m.exec(rest)?.[1];
  const values = /^def values : Nat := (0x[\da-f]+)$/m.exec(rest)?.[1];
  const [, base, from, repeat, bound] =
    /^theorem differ : allBelow \(differs digits \(extend (\d+) values (\d+) (\d+)\)\) (\d+) = true := by decide \+kernel$/m.exec(
      rest,
    ) ?? [];
  if (digits === undefined || values === undefined || bound === undefined) throw new Error(rest);
  const value = `(extend ${base} values ${from} ${repeat})`;
  expect(rest).toContain(`theorem reach : allBelow (reached digits ${value}) ${bound} = true := by decide +kernel\n`);
  expect(rest).toContain(`theorem grundy : ∀ n, IsMex digits ${value} n :=\n  octal_period (bound := ${bound}) `);
  expect(rest).toContain(`(hg : ∀ n, IsMex digits g n) : ∀ n, ${from} ≤ n → g (n + ${repeat}) = g n :=\n`);
  return {
    digits: digits === '' ? [] : digits.split(', ').map(Number),
    values: BigInt(values),
    base: BigInt(base ?? 0),
    from: Number(from),
    period: Number(repeat),
    bound: Number(bound),
  };
}

/** `extend` of the prelude. */
function extend({ values, base, from, period }: Read, n: number): number {
  const place = n < from + period ? n : from + ((n - from) % period);
  return Number((values / base ** BigInt(place)) % base);
}

/** `allowed` of the prelude. */
function allowed(digit: number, a: number, b: number): boolean {
  const bit = a === 0 && b === 0 ? 1 : a === 0 || b === 0 ? 2 : 4;
  return Math.floor(digit / bit) % 2 === 1;
}

/** The nim-sums of all pairs of heaps for which `Opt` of the prelude holds. */
function optionValues(digits: readonly number[], values: readonly number[], n: number): Set<number> {
  const found = new Set<number>();
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n && a + b <= n; b++)
      if (allowed(digits[n - (a + b)] ?? 0, a, b)) found.add((values[a] as number) ^ (values[b] as number));
  }
  return found;
}

describe('a period as a file for Lean', () => {
  it('begins with the theorem that stands in checkers/lean', () => {
    expectFile('checkers/lean/Octal.lean', LEAN_OCTAL_PRELUDE);
    expect(written('kayles {n}').startsWith(LEAN_OCTAL_PRELUDE)).toBe(true);
  });

  it.each(FAMILIES)('passes the checks that it asks for, and says what is so: %s', (family, code, shift) => {
    const text = written(family);
    const read = readBack(text);
    expect(text).toContain(`${family}: the heap of n${shift === 0 ? '' : ` - ${shift}`} in ${code}`);
    const digits = Array.from(code.replace('.', ''), Number);
    expect(read.digits).toEqual(digits.slice(0, digits.findLastIndex((digit) => digit !== 0) + 1));
    expect(read.from).toBeGreaterThanOrEqual(1);
    expect(2 * read.from + 2 * read.period + read.digits.length).toBeLessThanOrEqual(read.bound + 1);
    const values = Array.from({ length: read.bound }, (_, n) => extend(read, n));
    for (const [n, value] of values.entries()) {
      const options = optionValues(read.digits, values, n);
      expect(options.has(value), `${family} at ${n}`).toBe(false);
      for (let smaller = 0; smaller < value; smaller++) expect(options.has(smaller), `${family} at ${n}`).toBe(true);
    }
    const proved = period(family);
    if ('error' in proved) throw new Error(family);
    expect(read.period).toBe(proved.period);
    for (const heap of [0, 1, 2, 5, read.bound, read.bound + 7]) {
      const verdict = solve(family.replace('{n}', String(heap + shift)), { moves: 0 });
      if ('error' in verdict) continue;
      expect(verdict.values.grundy, `${family} at ${heap}`).toBe(extend(read, heap));
    }
  });

  it('has 168 heaps of Kayles to look at, and 83 values', () => {
    const table = periodTable('kayles {n}');
    expect(table).toMatchObject({ from: 71, period: 12, bound: 168 });
    expect('values' in table && table.values).toHaveLength(83);
  });

  it('is not written where no such period is proved or it is long', () => {
    for (const family of ['octal 0.6: {n}', 'octal 0.16: {n}', 'kayles {n} [misere]', 'nim {n}'])
      expect(periodTable(family, { limits: { milliseconds: 500 } })).toHaveProperty('reason');
    expect(periodTable('kayles 3')).toHaveProperty('error');
  });
});
