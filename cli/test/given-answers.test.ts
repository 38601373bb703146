/** What a batch remembers is bounded, however many different lines it answers. */
import { describe, expect, it } from 'vitest';
import { GivenAnswers } from '../src/given-answers.ts';

function keepMany(count: number, answer: string): { readonly answers: number; readonly characters: number } {
  const given = new GivenAnswers();
  const most = { answers: 0, characters: 0 };
  for (let line = 0; line < count; line++) {
    given.keep(`nim ${line} ${line + 1}`, `${answer} ${line}\n`);
    most.answers = Math.max(most.answers, given.size);
    most.characters = Math.max(most.characters, given.characters);
  }
  return most;
}

describe('answers of a batch', () => {
  it.each([
    ['short', 'N'],
    ['long', 'x'.repeat(2000)],
  ])('keeps no more of 200,000 different %s answers than of 20,000', (_, answer) => {
    const [few, many] = [keepMany(20_000, answer), keepMany(200_000, answer)];
    expect(few.answers).toBeGreaterThan(500);
    expect(many.answers).toBeLessThanOrEqual(1.2 * few.answers);
    expect(many.characters).toBeLessThanOrEqual(1.2 * few.characters);
    expect(many.characters).toBeLessThan(3_000_000);
  });

  it('gives back what it keeps, and does not keep what is too long', () => {
    const given = new GivenAnswers();
    given.keep('nim 1', 'N\n');
    given.keep('nim 2', 'x'.repeat(3_000_000));
    expect([given.get('nim 1'), given.has('nim 2'), given.size]).toEqual(['N\n', false, 1]);
  });
});
