/** Misère Nim against its options, on all small positions. */
import { expect, it } from 'vitest';
import { misereHeaps } from './misere-heaps.ts';

const known = new Map<string, boolean>();

function isWon(heaps: readonly number[]): boolean {
  const key = heaps.toSorted((a, b) => a - b).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const options = heaps.flatMap((size, index) => Array.from({ length: size }, (_, left) => heaps.with(index, left)));
  const won = options.length === 0 || options.some((option) => !isWon(option));
  known.set(key, won);
  return won;
}

it('wins exactly by the moves it names, with four heaps of up to five', () => {
  let cases = 0;
  for (let code = 0; code < 6 ** 4; code++) {
    const heaps = [0, 1, 2, 3].map((place) => Math.floor(code / 6 ** place) % 6);
    const count = (holds: (size: number) => boolean) => BigInt(heaps.filter(holds).length);
    const sum = heaps.reduce((all, size) => all ^ size, 0);
    const found = misereHeaps(
      count((size) => size > 1),
      count((size) => size === 1),
      BigInt(sum),
    );
    expect(found.isWon, heaps.join()).toBe(isWon(heaps));
    for (const [index, size] of heaps.entries()) {
      const wins = Array.from({ length: size }, (_, left) => left).filter((left) => !isWon(heaps.with(index, left)));
      const left = size === 0 ? undefined : found.leave(BigInt(size));
      expect(left === undefined ? [] : [Number(left)], `${heaps} in ${size}`).toEqual(wins);
    }
    cases++;
  }
  expect(cases).toBe(1296);
});
