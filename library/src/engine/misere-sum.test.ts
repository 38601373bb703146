/** Sums of heaps in the quotient of their game: their elements decide as play by the rules does. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { misere, solve } from '../index.ts';
import { wordToText } from '../misere/words.ts';
import type { MisereAnswer } from './misere.ts';
import { classOfHeap, classOfSum, heapsOfSum } from './misere-sum.ts';

function answerOf(family: string, to?: number): MisereAnswer {
  const answer = misere(family, to === undefined ? {} : { to });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer;
}

function elementOf(line: string, answer: MisereAnswer): number | undefined {
  const sum = heapsOfSum(line, { catalogue });
  if ('error' in sum) throw new Error(sum.error.message);
  return classOfSum(answer, sum.heaps);
}

describe('a misère sum', () => {
  it('is read as heaps of one family', () => {
    expect(heapsOfSum('kayles 7 5^3 7 [misere]', { catalogue })).toMatchObject({
      family: 'kayles {n}',
      heaps: [
        { size: 5n, count: 3n },
        { size: 7n, count: 2n },
      ],
    });
    expect(heapsOfSum('octal 0.07: 9 + octal 0.07: 4', { catalogue })).toMatchObject({ family: 'octal 0.07: {n}' });
    expect(heapsOfSum('kayles 0', { catalogue })).toMatchObject({ family: undefined, heaps: [] });
    for (const line of ['kayles 5 + nim 3', 'node-kayles petersen', 'hackendot 1>2 1>3'])
      expect(heapsOfSum(line, { catalogue })).toMatchObject({ error: { code: 'no-heaps' } });
    expect(heapsOfSum('kayles x', { catalogue })).toHaveProperty('error');
  });

  it('of 5 and 7 in Kayles is bc, of 40 elements', () => {
    const answer = answerOf('kayles {n}');
    const { quotient, period } = answer;
    expect([quotient.order, quotient.isP.filter((isP) => isP === 1).length]).toEqual([40, 9]);
    expect(period).toEqual({ period: 12, preperiod: 71 });
    const word = (line: string) => wordToText(quotient.words[elementOf(line, answer) as number] as readonly number[]);
    expect(['kayles 5 7', 'kayles 1 3 7', 'kayles 1 5^2', 'kayles 0'].map(word)).toEqual(['bc', 'b²', 'ac²', '1']);
    expect(classOfHeap(answer, 10n ** 30n)).toBe(classOfHeap(answer, 72n + ((10n ** 30n - 72n) % 12n)));
  });

  it('has the element that decides it, as play by the rules says', () => {
    let seen = 0;
    for (const [family, before] of [
      ['kayles {n}', 'kayles'],
      ['nim {n}', 'nim'],
      ['octal 0.07: {n}', 'octal 0.07:'],
    ] as const) {
      const answer = answerOf(family, 7);
      for (const [a, b, c] of [...eachTriple(7)]) {
        const line = `${before} ${a} ${b} ${c} [misere]`;
        const element = elementOf(line, answer) as number;
        const verdict = solve(line, { method: 'search', moves: 0 });
        expect({ line, outcome: 'outcome' in verdict && verdict.outcome }).toEqual({
          line,
          outcome: answer.quotient.isP[element] === 1 ? 'P' : 'N',
        });
        seen++;
      }
    }
    expect(seen).toBe(3 * 84);
  });

  it('of small heaps stays in the quotient of these when larger ones have been looked at', () => {
    const small = answerOf('octal 0.06: {n}', 12);
    const large = answerOf('octal 0.06: {n}');
    const again = answerOf('octal 0.06: {n}', 12);
    expect(large.period).toBeUndefined();
    expect(large.quotient.order).toBeGreaterThan(small.quotient.order);
    expect(again.quotient).toEqual(small.quotient);
    expect(classOfHeap(small, 13n)).toBeUndefined();
  });
});

function* eachTriple(largest: number): Iterable<readonly [number, number, number]> {
  for (let a = 1; a <= largest; a++) for (let b = a; b <= largest; b++) for (let c = b; c <= largest; c++) yield [a, b, c];
}
