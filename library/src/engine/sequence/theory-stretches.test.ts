import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import { sequenceWith } from './sequence.ts';

const FAMILIES = [
  'octal 0.156: {n}',
  'octal 4.044: {n}',
  'octal 0.31: {n}',
  'octal 0.604: {n}',
  'node-kayles P{n}',
  'kayles {n}',
];

function termsOf(line: string, options: { readonly to: number; readonly from?: number; readonly method?: 'search' }) {
  const terms = sequenceWith(line, { catalogue, ...options });
  if ('error' in terms) throw new Error(terms.error.message);
  return [...terms];
}

describe('terms from a table of heaps', () => {
  it('are those that play gives, in every compound', () => {
    let compared = 0;
    for (const family of FAMILIES) {
      for (const compound of Object.keys(COMPOUNDS)) {
        for (const play of ['normal', 'misere']) {
          const line = `${family} [${compound}, ${play}]`;
          if (compound === 'disjunctive') continue;
          const searched = termsOf(line, { to: 12, method: 'search' });
          expect([line, termsOf(line, { to: 12 })]).toEqual([line, searched]);
          compared += searched.length;
        }
      }
    }
    expect(compared).toBe(6 * 10 * 13);
  });

  it('begin where they are asked for, also where a period is proved before', () => {
    let compared = 0;
    for (const setting of ['selective', 'conjunctive', 'continued-conjunctive, misere', 'diminished-disjunctive']) {
      const line = `octal 0.156: {n} [${setting}]`;
      const all = termsOf(line, { to: 700 });
      expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 701 }, (_, n) => n));
      for (const from of [0, 1, 63, 64, 65, 130, 512, 699]) {
        expect(termsOf(line, { from, to: 700 })).toEqual(all.slice(from));
        compared += all.length - from;
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  it('end with a reason where the time is over', () => {
    const terms = sequenceWith('octal 0.604: {n} [continued-conjunctive]', {
      catalogue,
      to: 1e6,
      limits: { milliseconds: 0, heap: 1e7 },
    });
    const last = 'error' in terms ? undefined : [...terms].at(-1);
    expect(last).toMatchObject({ value: null, limit: { name: 'milliseconds' } });
    expect(last?.n).toBeLessThan(1e6);
  });
});
