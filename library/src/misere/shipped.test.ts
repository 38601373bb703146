/** The misère quotients that come with the package: against play by definition, and damaged in many ways. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { toOctalCode } from '../games/octal/text.ts';
import { MiserePlay, sumsTo } from '../games/octal/theory/misere-play.fixture.ts';
import { heapsOf, misereQuotient } from './code-quotient.ts';
import { Effort } from './effort.ts';
import { QuotientSearch } from './extend.ts';
import { classOf } from './quotient.ts';
import { restrictQuotient } from './restrict.ts';
import { restoreQuotient, type SavedQuotient } from './saved-quotient.ts';
import { offerShippedQuotients, SHIPPED_QUOTIENTS } from './shipped.ts';

const LIMITS = { milliseconds: 60_000, positions: 4_000_000, heap: 1_000 };
const codeOf = (text: string) => toOctalCode([...text.replace('.', '')].map(Number));
const certificateOf = (code: string): SavedQuotient & { readonly code: string } =>
  JSON.parse(readFileSync(new URL(`../../quotients/${code}.json`, import.meta.url), 'utf8'));

afterEach(() => offerShippedQuotients({ read: () => undefined }));

describe('a damaged certificate', () => {
  it('is refused with a sentence, and the quotient is found without it', () => {
    const sound = certificateOf('0.137');
    const damaged: readonly (readonly [unknown, string])[] = [
      [undefined, 'it should be an object; found nothing'],
      ['{"kind":', 'it should be an object'],
      [{ ...sound, code: '0.07' }, 'code'],
      [{ ...sound, classes: sound.classes.slice(1) }, 'it ends with heap 31, not 32'],
      [{ ...sound, classes: sound.classes.with(17, 5) }, 'it is wrong about some sum of its heaps'],
      [{ ...sound, lost: sound.lost.slice(1) }, 'it is wrong about some sum of its heaps'],
    ];
    const search = new QuotientSearch(heapsOf(codeOf('0.137').digits));
    const effort = new Effort(LIMITS);
    for (const [at, [json, why]] of damaged.entries()) {
      const told: string[] = [];
      offerShippedQuotients({ read: () => json, refused: (code, each) => told.push(`${code}: ${each}`) });
      const heap = 20 + at;
      const found = misereQuotient(codeOf('0.137'), BigInt(heap), LIMITS);
      while (search.heap < heap) search.advance(effort);
      expect(found.quotient).toEqual(search.quotient);
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(why);
    }
  });
});

describe('the certificates that come with the package', () => {
  it.each([
    ['0.07', 33, 800],
    ['0.137', 32, 800],
    ['0.11337', 38, 25],
  ])('say of %s who wins sums of %i counters with a heap that they are read for', (code, counters, least) => {
    const from = SHIPPED_QUOTIENTS.find((each) => each.code === code)?.from ?? 0;
    let reads = 0;
    const refused: string[] = [];
    const read = (each: string) => {
      reads++;
      return certificateOf(each);
    };
    offerShippedQuotients({ read, refused: (_, why) => refused.push(why) });
    const below = misereQuotient(codeOf(code), BigInt(from - 1), LIMITS);
    expect([reads, below.quotient.phi.length]).toEqual([0, from]);
    const { quotient, stopped } = misereQuotient(codeOf(code), BigInt(counters), LIMITS);
    expect([reads, stopped, refused]).toEqual([1, undefined, []]);
    const play = new MiserePlay(code);
    let seen = 0;
    for (const heaps of sumsTo(counters, counters)) {
      if ((heaps.at(-1) ?? 0) < from) continue;
      seen++;
      if ((quotient.isP[classOf(quotient, heaps)] === 1) === play.isWon(heaps)) expect(heaps.join(' ')).toBe('said right');
    }
    expect(seen).toBeGreaterThanOrEqual(least);
  });

  it('are about the heaps they are said to be about', () => {
    for (const { code, from, to } of SHIPPED_QUOTIENTS) {
      expect([code, certificateOf(code).classes.length]).toEqual([code, to]);
      expect(from).toBeLessThan(to);
    }
    expect(SHIPPED_QUOTIENTS.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the quotient of smaller heaps out of a larger one', () => {
  it('is that which a search finds', () => {
    let seen = 0;
    for (const [code, last] of [
      ['0.07', 29],
      ['0.11337', 33],
    ] as const) {
      const whole = restoreQuotient(certificateOf(code));
      if (whole === undefined) throw new Error(`${code} is damaged`);
      const search = new QuotientSearch(heapsOf(codeOf(code).digits));
      const effort = new Effort(LIMITS);
      while (search.heap < last) {
        search.advance(effort);
        if (search.grewAt !== search.heap) continue;
        seen++;
        expect(restrictQuotient(whole, search.heap)).toEqual(search.quotient);
      }
    }
    expect(seen).toBeGreaterThanOrEqual(15);
  });
});
