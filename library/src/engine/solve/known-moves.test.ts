import { describe, expect, it } from 'vitest';
import { KnownComponents, KnownMoves } from './known-moves.ts';

const position = (key: string) => ({ key, groups: [] });

describe('moves that are kept', () => {
  it('lead to the positions that are there already', () => {
    const known = new KnownMoves();
    const [first, again] = [position('1'), position('1')];
    known.keep('2', [first]);
    expect(known.same(again)).toBe(first);
    expect(known.from('2')).toEqual([first]);
    expect(known.from('1')).toBeUndefined();
  });

  it('are forgotten from some size on', () => {
    const known = new KnownMoves();
    known.keep(
      'many',
      Array.from({ length: 49_990 }, () => position('0')),
    );
    known.keep(
      'more',
      Array.from({ length: 20 }, () => position('0')),
    );
    expect(known.from('many')).toHaveLength(49_990);
    expect(known.from('more')).toBeUndefined();
  });
});

describe('components that are kept', () => {
  it('are listed by the rules once, and only if the list came to its end', () => {
    let listed = 0;
    const rules = {};
    const game = {
      rules,
      key: 'k',
      *moves() {
        listed++;
        for (const key of ['a', 'b']) yield { to: { components: () => [key] } };
      },
    } as never;
    const known = new KnownComponents();
    for (const _ of known.from(game)) break;
    expect([...known.from(game)]).toEqual([['a'], ['b']]);
    expect([...known.from(game)]).toEqual([['a'], ['b']]);
    expect(listed).toBe(2);
  });
});
