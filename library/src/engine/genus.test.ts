/** Genera of positions and families: values from the literature, and every symbol against play by definition. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { genusToText, misereValue } from '../misere/genus.ts';
import { type GenusAnswer, genusStretchesWith, genusWith } from './genus.ts';

function generaOf(line: string, to: number): readonly unknown[] {
  const stretches = genusStretchesWith(line, { catalogue, to });
  if ('error' in stretches) throw new Error(stretches.error.message);
  return Array.from(stretches, ({ values }) => values[0]);
}

function found(line: string, limits = {}): GenusAnswer {
  const answer = genusWith(line, { catalogue, limits });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer;
}

describe('genera of families', () => {
  // T. Plambeck, plambeck.org, page on 0.312 (2003): 1^031 2^20 0^02 2^1420, then 0^02 and 1^13 for ever.
  it('of 0.312 are as printed', () => {
    const printed = ['0^120', '1^031', '2^20', '0^02', '2^1420', '0^02', '1^13', '0^02', '1^13', '0^02', '1^13'];
    expect(generaOf('octal 0.312: {n}', 10)).toEqual(printed);
    expect(genusToText(found('octal 0.312: 4 4').genus ?? { grundy: 9, misere: [9] })).toBe('0^120');
  });

  // Winning Ways, vol. 2, ch. 13: Kayles is wild from 5 on; Dawson's Kayles is tame up to 9 counters.
  it('of Kayles and of Dawson’s Kayles are tame as long as they are known to be', () => {
    expect(generaOf('kayles {n}', 9).slice(5)).toEqual(['4^146', '3^31', '2^20', '1^13', '4^046']);
    const dawson = generaOf('dawsons-kayles {n}', 14);
    expect(dawson.slice(0, 11)).toEqual([
      ...['0^120', '0^120', '1^031', '1^031', '2^20', '0^120', '3^31', '1^031', '1^031', '0^120'],
      '3^1431',
    ]);
  });

  it('of 0.144 repeat with 10 as far as they are played out', () => {
    const genera = generaOf('octal 0.144: {n}', 50);
    for (let n = 30; n <= 40; n++) expect(genera[n + 10]).toBe(genera[n]);
    expect(genera.slice(31, 41)).toEqual([...['1^13', '1^13', '1^13', '1^731', '2^20', '2^20', '2^20', '2^20', '4^46', '4^157']]);
  });

  it('end with a reason where a limit is reached', () => {
    const stretches = genusStretchesWith('kayles {n}', { catalogue, to: 60, limits: { positions: 50 } });
    const all = 'error' in stretches ? [] : [...stretches];
    expect(all.at(-1)?.limit).toEqual({ name: 'positions', value: 50 });
    expect(all.at(-1)?.reason).toBe('the search for the genus would store more than 50 positions');
    expect(all.length).toBeLessThan(30);
  });
});

/** Whether the player to move wins in misère play: heaps of a code beside heaps of Nim. */
function player(
  options: (heap: number) => readonly (readonly number[])[],
): (heaps: readonly number[], nim: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  const isWon = (heaps: readonly number[], nim: readonly number[]): boolean => {
    const [own, beside] = [heaps, nim].map((each) => each.filter((size) => size > 0).sort((a, b) => a - b)) as [
      number[],
      number[],
    ];
    const key = `${own}|${beside}`;
    let won = known.get(key);
    if (won === undefined) {
      const after: boolean[] = own.flatMap((heap, at) =>
        options(heap).map((left) => isWon([...own.toSpliced(at, 1), ...left], beside)),
      );
      for (const [at, heap] of beside.entries())
        for (let left = 0; left < heap; left++) after.push(isWon(own, beside.with(at, left)));
      won = after.length === 0 || after.includes(false);
      known.set(key, won);
    }
    return won;
  };
  return isWon;
}

const splits = (heap: number, taken: number) =>
  Array.from({ length: Math.max(0, heap - taken + 1) }, (_, first) => [first, heap - taken - first]);

/** What is left in two heaps, none of them empty. */
const parted = (heap: number, taken: number) => splits(heap, taken).filter((parts) => parts.every((part) => part > 0));

describe('a genus', () => {
  it('says which Nim heap beside which heaps of two makes a position lost', () => {
    const games = [
      ['kayles', (heap: number) => [...splits(heap, 1), ...splits(heap, 2)], 10],
      ['dawsons-kayles', (heap: number) => splits(heap, 2), 14],
      ['octal 0.144:', (heap: number) => [...(heap === 1 ? [[]] : []), ...parted(heap, 2), ...parted(heap, 3)], 14],
      ['nim', (heap: number) => Array.from({ length: heap }, (_, left) => [left]), 5],
    ] as const;
    let seen = 0;
    for (const [id, options, total] of games) {
      const isWon = player(options);
      for (let one = 0; one <= total; one++)
        for (let other = 0; other <= Math.min(one, total - one); other++) {
          const { genus } = found(`${id} ${one} ${other}`);
          if (genus === undefined) throw new Error('no genus');
          for (let twos = 0; twos < 3; twos++) {
            const lost = misereValue(genus, twos);
            for (let heap = 0; heap <= 5; heap++) {
              const nim = [...new Array<number>(twos).fill(2), heap];
              expect(isWon([one, other], nim), `${id} ${one} ${other} with nim ${nim}`).toBe(heap !== lost);
              seen++;
            }
          }
        }
    }
    expect(seen).toBeGreaterThan(2500);
  });

  it('is told of the position and of its components', () => {
    const { genus, components } = found('kayles 5 7^2 + nim 3');
    expect(components.map(({ component, count, genus: each }) => `${component} ${count} ${genusToText(each)}`)).toEqual([
      'kayles 5 1 4^146',
      'kayles 7 2 2^20',
      'nim 3 1 3^31',
    ]);
    expect(genus?.grundy).toBe(7);
  });

  it('has the known components where the whole is too large', () => {
    const { genus, components, limit } = found('kayles 5 30 29', { positions: 300 });
    expect(genus).toBeUndefined();
    expect(components.map(({ component }) => component)).toEqual(['kayles 5']);
    expect(limit?.name).toBe('positions');
  });

  it('is none of other compounds, of tables and of endless games', () => {
    const codes = ['kayles 5 [conjunctive]', 'survivor-nim 5 1122112 [take 1-2]', 'kayles x'].map((line) => {
      const answer = genusWith(line, { catalogue });
      return 'error' in answer ? answer.error.code : undefined;
    });
    expect(codes.slice(0, 2)).toEqual(['compound-not-allowed', 'sum-not-allowed']);
    expect(codes[2]).toBeDefined();
  });
});
