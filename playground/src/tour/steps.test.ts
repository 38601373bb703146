/** Each step of the tour can be done. */
import { solve } from 'impartial';
import { describe, expect, it } from 'vitest';
import { ALL_STEPS, CHAPTERS, STEPS } from './steps.ts';

describe('the tour', () => {
  it('has seven steps of at most 40 words', () => {
    expect(STEPS).toHaveLength(7);
    for (const { text } of ALL_STEPS) expect(text.split(/\s+/).length).toBeLessThanOrEqual(40);
  });

  it('has ten games to know after them', () => {
    expect(CHAPTERS[1]?.steps).toHaveLength(10);
  });

  it.each(ALL_STEPS.map(({ question, goal }) => [question, goal] as const))(
    '%s can be won exactly when it asks for a win (%s)',
    (question, goal) => {
      expect(solve(question)).toMatchObject({ outcome: goal === 'win' ? 'N' : 'P' });
    },
  );
});
