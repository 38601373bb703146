/** Remoteness of large heaps against the recurrence by the rules, for every octal code of up to three digits, with and without 4. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../core/outcome.ts';
import { sweep } from '../../../testing/sweep.ts';
import { eachOctalOption } from '../rules.ts';
import { parseOctalCode } from '../text.ts';
import { remotenessOfLargeHeaps } from './remoteness.ts';

const LARGEST = 34;

function* eachCode(): Iterable<string> {
  for (const first of ['0', '4'])
    for (let number = 1; number < 512; number++) yield `${first}.${number.toString(8).padStart(3, '0')}`;
  yield* ['0.0007', '0.1111114', '0.3333337', '0.8C', '0.15F', '0.00000004', '0.77777775'];
}

function digitsOf(code: string): Uint8Array {
  const parsed = parseOctalCode(code, 0);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.digits;
}

/** By the definition of remoteness: the winner takes the least good one, the loser the greatest. */
function byRules(digits: Uint8Array, play: Play): number[] {
  const values = [0];
  const isGood = (value: number) => value % 2 === (play === 'normal' ? 0 : 1);
  for (let size = 1; size <= LARGEST; size++) {
    const options = [...eachOctalOption(digits, size)].map((parts) =>
      Math.min(...[0, ...parts].slice(parts.length === 0 ? 0 : 1).map((part) => values[Number(part)] as number)),
    );
    const good = options.filter(isGood);
    values.push(options.length === 0 ? 0 : good.length > 0 ? 1 + Math.min(...good) : 1 + Math.max(...options));
  }
  return values;
}

describe('the remoteness of large heaps', () => {
  it('is what play by the rules gives, from the heap on that is said', () => {
    const cases = [...eachCode()].flatMap((code) => (['normal', 'misere'] as const).map((play) => ({ code, play })));
    const seen = sweep(
      cases.flatMap(({ code, play }) => {
        const digits = digitsOf(code);
        const large = remotenessOfLargeHeaps(digits, play);
        const values = byRules(digits, play);
        return large === undefined
          ? []
          : values.flatMap((value, size) => (size < large.from ? [] : [{ code, play, size, value, large }]));
      }),
    ).agree(
      ({ large }) => large.remoteness,
      ({ value }) => value,
    );
    expect(seen.atLeast(45_000)).toBeGreaterThan(0);
  });

  it('says nothing of codes that never leave two heaps', () => {
    expect(remotenessOfLargeHeaps(digitsOf('0.333'), 'normal')).toBeUndefined();
    expect(remotenessOfLargeHeaps(digitsOf('0.07'), 'normal')).toEqual({ from: 4, remoteness: 1, part: 1, taken: 2 });
    expect(remotenessOfLargeHeaps(digitsOf('0.77'), 'normal')?.remoteness).toBe(3);
  });
});
