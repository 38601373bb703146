/** Arcs in closed form against their options. */
import { describe, expect, it } from 'vitest';
import { arcInWindow, arcValue, isLostArcInMisere, misereArcInWindow } from './arc.ts';

const MOST = 600;

/** The arcs that a move can leave; 0 stands for nothing, too. */
function optionsOf(length: number): number[] {
  const options = length % 2 === 1 ? [0] : [];
  for (let left = Math.ceil(length / 2); left < length; left++) if (left > 0) options.push(left);
  return options;
}

const values: number[] = [];
const isLost: boolean[] = [];
for (let length = 0; length <= MOST; length++) {
  const options = optionsOf(length);
  const seen = new Set(options.map((left) => values[left]));
  let least = 0;
  while (seen.has(least)) least++;
  values.push(least);
  isLost.push(length > 0 && !options.some((left) => left > 0 && isLost[left]));
}

/** The only length of the window with this property. */
function inWindow(length: number, wanted: (left: number) => boolean): number | undefined {
  const found = optionsOf(length).filter((left) => left > 0 && wanted(left));
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0];
}

describe('arcs', () => {
  it('have the values that their options give', () => {
    expect(values.map((_, length) => Number(arcValue(BigInt(length))))).toEqual(values);
    expect(values.slice(0, 16)).toEqual([0, 1, 0, 1, 2, 3, 0, 1, 4, 2, 5, 3, 6, 7, 0, 1]);
  });

  it('have each value at most once in a window, where it is found', () => {
    let found = 0;
    for (let length = 0; length <= 160; length++) {
      for (let value = 0; value <= 90; value++) {
        const expected = inWindow(length, (left) => values[left] === value);
        const left = arcInWindow(BigInt(length), BigInt(value));
        expect(left, `${length}: ${value}`).toBe(expected === undefined ? undefined : BigInt(expected));
        if (left !== undefined) found++;
      }
    }
    expect(found).toBeGreaterThan(5000);
  });

  it('are lost in misère play when they have 2^k − 1 vertices', () => {
    for (let length = 0; length <= MOST; length++) {
      expect(isLostArcInMisere(BigInt(length)), `${length}`).toBe(isLost[length]);
      const left = misereArcInWindow(BigInt(length));
      const expected = inWindow(length, (option) => isLost[option] === true);
      expect(left, `${length}`).toBe(expected === undefined ? undefined : BigInt(expected));
    }
    expect(isLost.filter(Boolean).length).toBe(9);
  });

  it('are answered at any size', () => {
    expect(arcValue(2n ** 60n - 2n)).toBe(0n);
    expect(arcValue(10n ** 18n)).toBe(5n * 10n ** 17n);
    expect(arcInWindow(10n ** 18n, 0n)).toBe(2n ** 59n - 2n);
  });
});
