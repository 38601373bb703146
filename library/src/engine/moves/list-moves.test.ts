/** The moves of one call share its time. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listMoves, type MoveList } from '../../index.ts';

afterEach(() => vi.restoreAllMocks());

describe('listed moves', () => {
  it('share the time of the call, by a clock that goes on by one whenever it is looked at', () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => ++time);
    const { moves } = listMoves('grundys-game 60 50 40 [misere]', { limits: { milliseconds: 1000 } }) as MoveList;
    expect(moves.length).toBeGreaterThan(0);
    expect(time).toBeLessThan(1300);
  });

  it('have all their outcomes where there is time', () => {
    const { moves, complete } = listMoves('nim 1 2') as MoveList;
    expect([moves.map(({ move, wins }) => [move, wins]), complete]).toEqual([
      [
        ['1>0', false],
        ['2>0', false],
        ['2>1', true],
      ],
      true,
    ]);
  });
});
