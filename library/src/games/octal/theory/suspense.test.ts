/** Suspense numbers of large heaps against the recurrence by the rules, for every octal code of up to three digits, with and without 4. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../core/outcome.ts';
import { period } from '../../../index.ts';
import { sweep } from '../../../testing/sweep.ts';
import { eachOctalOption } from '../rules.ts';
import { parseOctalCode } from '../text.ts';
import { levelOf } from './suspense.ts';
import { firstOfEndless, suspenseIn } from './suspense-levels.ts';

function codeOf(text: string) {
  const parsed = parseOctalCode(text, 0);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** By the definition of suspense: the winner takes the greatest good one, the loser the least. */
function byRules(digits: Uint8Array, play: Play, largest: number): number[] {
  const values = [0];
  for (let size = 1; size <= largest; size++) {
    let good = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [one = 0, two = 0] of eachOctalOption(digits, size)) {
      const value = Math.max(values[Number(one)] as number, values[Number(two)] as number);
      if (value % 2 === (play === 'normal' ? 0 : 1)) good = Math.max(good, value);
      least = Math.min(least, value);
    }
    values.push(good >= 0 ? 1 + good : least === Number.POSITIVE_INFINITY ? 0 : 1 + least);
  }
  return values;
}

function* eachCase(codes: Iterable<string>, largest: number) {
  for (const text of codes) {
    const code = codeOf(text);
    for (const play of ['normal', 'misere'] as const)
      for (const [size, value] of byRules(code.digits, play, largest).entries()) yield { code, play, size, value };
  }
}

const found = ({ code, play, size }: { code: ReturnType<typeof codeOf>; play: Play; size: number }) => {
  const level = levelOf(code, BigInt(size), play);
  return level && suspenseIn(level, BigInt(size));
};

function compared(cases: Iterable<Parameters<typeof found>[0] & { readonly value: number }>) {
  return sweep([...cases].filter((each) => found(each) !== undefined)).agree(found, ({ value }) => value);
}

function* threeDigits(): Iterable<string> {
  for (const first of ['0', '4'])
    for (let number = 1; number < 512; number++) yield `${first}.${number.toString(8).padStart(3, '0')}`;
}

describe('the suspense numbers of large heaps', () => {
  it('are what play by the rules gives, for all codes of three digits', () => {
    expect(compared(eachCase(threeDigits(), 120)).atLeast(100_000)).toBeGreaterThan(0);
  });

  it('go on so for many levels, also where one is trebled', () => {
    const codes = ['0.204', '0.305', '0.215', '0.104', '0.527', '0.0214', '0.00007', '4.4', '0.1111114', '0.7654321'];
    expect(compared(eachCase(codes, 900)).atLeast(15_000)).toBeGreaterThan(0);
  });

  it('treble in exactly ten sequences of codes with three digits again and again', () => {
    const trebled: string[] = [];
    for (const text of threeDigits()) {
      for (const play of ['normal', 'misere'] as const) {
        const far = levelOf(codeOf(text), 10n ** 40n, play);
        const farther = far && levelOf(codeOf(text), far.to, play);
        if (far === undefined || farther === undefined) continue;
        if ([far, farther].some(({ from, to }) => to > (5n * from) / 2n)) trebled.push(`${text} ${play}`);
      }
    }
    expect(trebled).toEqual([
      ...['0.204 normal', '0.204 misere', '0.205 misere', '0.214 normal', '0.214 misere', '0.215 misere'],
      ...['0.304 normal', '0.304 misere', '0.305 normal', '0.314 misere'],
    ]);
  });

  it('follow for ever, so that there is no period, which is proved', () => {
    const endless = sweep(['0.07', '0.204', '0.305', '0.0007', '4.4', '0.7654321']).agree(
      (text) => firstOfEndless(codeOf(text).digits, 'normal') !== undefined,
      () => true,
    );
    expect(endless.atLeast(6)).toBe(6);
    const found = period('octal 0.07: {n} [continued-conjunctive]', { observe: true });
    expect(found).toMatchObject({
      reason: 'the values grow for ever, in levels of which each fixes the next, so they have no period',
      because: [{ theorem: 'octal-suspense' }],
    });
    expect(found).not.toHaveProperty('observed');
    expect(firstOfEndless(codeOf('0.333').digits, 'normal')).toBeUndefined();
  });

  it('says nothing of codes that never leave two heaps, and of small heaps', () => {
    expect(levelOf(codeOf('0.333'), 1000n, 'normal')).toBeUndefined();
    expect(levelOf(codeOf('0.07'), 3n, 'normal')).toBeUndefined();
    expect(levelOf(codeOf('0.8C'), 1000n, 'normal')).toBeUndefined();
  });
});
