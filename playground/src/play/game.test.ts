/** Going back and playing otherwise drops later moves; going back once more brings them back. */
import { describe, expect, it } from 'vitest';
import { jumpTo, newGame, playMove } from './game.ts';

const played = [
  { move: 'a', to: 'A' },
  { move: 'b', to: 'AB' },
  { move: 'c', to: 'ABC' },
];

describe('a game', () => {
  it('brings back later moves when the move that dropped them is undone', () => {
    const game = newGame('start', played);
    const other = playMove(jumpTo(game, 1), { from: 'A', move: 'x', to: 'AX' });
    expect(other.steps.map(({ move }) => move)).toEqual([undefined, 'a', 'x']);
    const further = playMove(other, { from: 'AX', move: 'y', to: 'AXY' });
    expect(jumpTo(further, 2).steps).toHaveLength(4);
    expect(jumpTo(further, 2).steps.at(-1)?.move).toBe('y');
    const back = jumpTo(further, 1);
    expect(back.steps.map(({ move }) => move)).toEqual([undefined, 'a', 'b', 'c']);
    expect(back.at).toBe(1);
  });

  it('drops nothing where the last move is followed', () => {
    const game = playMove(newGame('start', played), { from: 'ABC', move: 'd', to: 'ABCD' });
    expect(game.before).toBeUndefined();
    expect(jumpTo(game, 0).steps).toHaveLength(5);
  });

  it('stays as it is where a move was found for another position', () => {
    const game = newGame('start', played, 2);
    expect(playMove(game, { from: 'ABC', move: 'd', to: 'ABCD' })).toBe(game);
    expect(playMove(game, { from: 'start', move: 'a', to: 'A' })).toBe(game);
  });
});
