/** What the page is told about quotients. */
import { describe, expect, it } from 'vitest';
import { answerTask } from './answer-task.ts';
import { repeatOf } from './quotient-task.ts';
import type { ShownQuotient } from './quotient-tasks.ts';

async function shownOf(question: string, family?: string): Promise<ShownQuotient> {
  const found = await answerTask('quotient', { question, narrow: false, ...(family !== undefined && { family }) }, () => {});
  if ('none' in found) throw new Error(found.none);
  return found;
}

const texts = ({ elements }: ShownQuotient, each: readonly (number | undefined)[]) =>
  each.map((element) => elements[element ?? -1]?.text);

describe('the quotient of a misère sum', () => {
  it('of Kayles 5 and 7 has 40 elements, 9 of them P, and the sum is bc', async () => {
    const shown = await shownOf('kayles 5 7 [misere]');
    expect([shown.order, shown.lost, shown.kernel, shown.relations?.length]).toEqual([40, 9, 16, 20]);
    expect(shown.period).toEqual({ period: 12, preperiod: 71 });
    expect(texts(shown, [shown.element, ...shown.heaps.map(({ element }) => element)])).toEqual(['bc', 'c', 'b']);
    expect(shown.generators.map(({ heap }) => heap)).toEqual(['1', '2', '5', '9', '12', '25', '27']);
    const wins = shown.moves.filter(({ element }) => shown.elements[element]?.isP);
    expect(wins.map(({ move, element }) => [move, shown.elements[element]?.text])).toEqual([
      ['5>1+3', 'b²'],
      ['7>1+5', 'ac²'],
    ]);
    expect(shown.normal).toEqual({ outcome: 'N', wins: ['5>1+3', '7>5'] });
    expect(shown.layout?.boxes.flatMap(({ cells }) => cells).length).toBe(40);
  });

  it('is that of the heaps up to the largest where the family has none, and says how far it came', async () => {
    const small = await shownOf('octal 0.06: 5 7 [misere]');
    expect(small.element).toBeDefined();
    expect(small.period).toBeUndefined();
    expect(small.ended).toMatchObject({ heap: 17 });
    const large = await shownOf('octal 0.06: 20 [misere]');
    expect([large.element, large.ended?.heap]).toEqual([undefined, 17]);
  });

  it('of Nim is tame; that of a position without heaps is of the family that was played', async () => {
    const nim = await shownOf('nim 3 5 [misere]');
    expect([nim.tame, nim.order, nim.period, nim.ended]).toEqual([3, 10, undefined, undefined]);
    const ended = await shownOf('kayles 0 [misere]', 'kayles {n}');
    expect([ended.heaps, texts(ended, [ended.element]), ended.moves]).toEqual([[], ['1'], []]);
  });

  it('is refused for what are no heaps of one game', async () => {
    for (const question of ['kayles 5 + nim 3 [misere]', 'node-kayles petersen [misere]', 'kayles 0 [misere]'])
      expect(await answerTask('quotient', { question, narrow: false }, () => {})).toHaveProperty('none');
  });

  it('knows the genera of heaps and of the sum', async () => {
    const { heaps, sum } = await answerTask('genera', { question: 'kayles 5 7', family: 'kayles {n}', to: 9 }, () => {});
    expect(
      heaps
        .slice(0, 9)
        .map(({ text }) => text)
        .join(' '),
    ).toBe('0^120 1^031 2^20 3^31 1^031 4^146 3^31 2^20 1^13');
    expect([heaps[5]?.nim, heaps[7]?.nim, sum]).toEqual([undefined, '2', { text: '6^46' }]);
  });

  it('agrees with search in all sums of up to 12 counters', async () => {
    const found = await answerTask('compare-sums', { question: 'kayles 5 7 [misere]', counters: 12 }, () => {});
    expect(found).toEqual({ sums: 272 });
  });
});

describe('a period that is not proved', () => {
  it('is one that has been seen three times at the end', () => {
    expect(repeatOf([9, 8, 1, 2, 3, 1, 2, 3, 1, 2, 3])).toBe(3);
    expect(repeatOf([1, 2, 3, 1, 2, 3, 1, 2])).toBeUndefined();
    expect(repeatOf([5, 4, 4, 4])).toBe(1);
    expect(repeatOf([1])).toBeUndefined();
  });
});
