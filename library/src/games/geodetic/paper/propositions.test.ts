/** The propositions on complete graphs with rays, for every length up to a stated one. */
import { describe, expect, it } from 'vitest';
import { geodeticPropositions } from './propositions.ts';

const LONGEST = 130;

describe('the propositions on complete graphs with rays', () => {
  it.each(geodeticPropositions.map((proposition) => [proposition.number, proposition] as const))(
    `Proposition %s holds for rays of 2 to ${LONGEST - 1}`,
    (_number, proposition) => {
      const lengths = Array.from({ length: LONGEST - 2 }, (_, index) => index + 2);
      expect(lengths.filter((length) => !proposition.holds(length))).toEqual([]);
      expect(lengths.length).toBe(128);
    },
  );

  it('are thirteen, with those of Proposition 5 counted one by one', () => {
    expect(geodeticPropositions.length).toBe(13);
  });
});
