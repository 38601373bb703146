/** Arithmetic periods of the length of play against the recurrence by the rules, for every code of up to four digits that splits no heap. */
import { describe, expect, it } from 'vitest';
import { period } from '../../index.ts';
import { sweep } from '../../testing/sweep.ts';

const LARGEST = 200;
const COMPOUNDS = ['conjunctive', 'continued-conjunctive'] as const;
const PLAYS = ['normal', 'misere'] as const;
type Setting = { readonly compound: (typeof COMPOUNDS)[number]; readonly play: (typeof PLAYS)[number] };

/** 0.0001 to 0.3333, in the base of four. */
const CODES = Array.from({ length: 255 }, (_, index) => (index + 1).toString(4).padStart(4, '0'));

/** In words of the definition: who can leave a good length hurries, or tarries, with it; who cannot does the contrary. */
function byRules(code: string, { compound, play }: Setting): number[] {
  const [forWinner, forLoser] = compound === 'conjunctive' ? [Math.min, Math.max] : [Math.max, Math.min];
  const lengths: number[] = [];
  for (let size = 0; size <= LARGEST; size++) {
    const options = [...code].flatMap((digit, index) => {
      const left = size - index - 1;
      if (left === 0) return Number(digit) % 2 === 1 ? [0] : [];
      return left > 0 && Number(digit) >= 2 ? [lengths[left] as number] : [];
    });
    const good = options.filter((length) => length % 2 === (play === 'normal' ? 0 : 1));
    lengths.push(options.length === 0 ? 0 : 1 + (good.length > 0 ? forWinner(...good) : forLoser(...options)));
  }
  return lengths;
}

describe('the length of play without splits', () => {
  it('grows as is said, no later and by no less, or has a period where moves leave nothing', () => {
    const cases = CODES.flatMap((code) => COMPOUNDS.flatMap((compound) => PLAYS.map((play) => ({ code, compound, play }))));
    const seen = sweep(cases).agree(
      ({ code, compound, play }) => {
        const found = period(`octal 0.${code}: {n} [${compound}, ${play}]`);
        if ('error' in found) throw new Error(found.error.message);
        const { arithmetic, period: plain = 0, preperiod = 0 } = found;
        return arithmetic ?? { period: plain, saltus: 0, preperiod };
      },
      ({ code, compound, play }) => leastGrowth(byRules(code, { compound, play })),
    );
    expect(seen.atLeast(1_020)).toBe(1_020);
  });

  it('says what proves it', () => {
    const found = period('octal 0.3: {n} [conjunctive]');
    expect(found).toMatchObject({
      arithmetic: { period: 1, saltus: 1, preperiod: 0 },
      because: [
        {
          theorem: 'octal-growth',
          text: 'no move in 0.3 splits a heap, and in conjunctive normal play each counter more adds 1 from 0 on: 4 values prove it',
        },
      ],
    });
  });
});

/** The least arithmetic period that holds for the last half of the lengths, and from where on. */
function leastGrowth(lengths: readonly number[]) {
  const at = (n: number) => lengths[n] as number;
  for (let by = 1; ; by++) {
    const saltus = at(LARGEST) - at(LARGEST - by);
    let preperiod = LARGEST - by + 1;
    while (preperiod > 0 && at(preperiod - 1 + by) === at(preperiod - 1) + saltus) preperiod--;
    if (2 * preperiod < LARGEST) return { period: by, saltus, preperiod };
  }
}
