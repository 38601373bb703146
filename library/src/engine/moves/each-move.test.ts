/** Moves by their labels are the moves, and lines that are long are written where they are asked for. */
import { describe, expect, it } from 'vitest';
import { eachMove, eachOffer } from '../../index.ts';

function offers(question: string) {
  const each = eachOffer(question);
  if ('error' in each) throw new Error(each.error.message);
  return each;
}

describe('offered moves', () => {
  it.each(['nim 3 5 7', 'node-kayles P10 + C7', 'node-kayles P4 + P5 [selective]', 'geodetic C7 : 3', 'kayles 7 [misere]'])(
    'are the moves of %s',
    (question) => {
      const each = eachMove(question);
      const played = 'error' in each ? [] : [...each];
      expect(played.length).toBeGreaterThan(5);
      expect([...offers(question)].map(({ move, to }) => ({ move, to: to() }))).toEqual(played);
    },
  );

  it('are listed where the line after them is too long, and written where it may be longer', () => {
    const question = 'node-kayles G30x40';
    const all = [...offers(question)];
    expect(all).toHaveLength(1200);
    expect(all[0]?.to()).toBeUndefined();
    expect(all[0]?.to(100_000)?.length).toBeGreaterThan(10_000);
    const each = eachMove(question);
    expect('error' in each ? [] : [...each]).toEqual([]);
  });
});
