/** Each step of the tour can be done. */
import { solve } from 'impartial';
import { describe, expect, it } from 'vitest';
import { STEPS } from './steps.ts';

describe('the tour', () => {
  it('has six steps of at most 40 words', () => {
    expect(STEPS).toHaveLength(6);
    for (const { text } of STEPS) expect(text.split(/\s+/).length).toBeLessThanOrEqual(40);
  });

  it.each(STEPS.map(({ question, goal }) => [question, goal] as const))(
    '%s can be won exactly when it asks for a win (%s)',
    (question, goal) => {
      expect(solve(question)).toMatchObject({ outcome: goal === 'win' ? 'N' : 'P' });
    },
  );
});
