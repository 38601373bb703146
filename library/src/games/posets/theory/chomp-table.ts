/**
 * Boards of Chomp in a plane by a table of all smaller ones. No theorem but a search that is made small: boards are numbered, so that
 * what is known of them is an array (`loops/sub-boards.ts`).
 */
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import type { ChompBoard } from '../chomp-board.ts';
import { moveAt, searchPlane, valuesOf } from './chomp-moves.ts';
import { toPlane } from './plane.ts';

export const chompTable: Theorem<ChompBoard> = {
  id: 'chomp-table',
  title: 'A table of smaller boards of Chomp',
  statement:
    'The boards of Chomp that fit into a plane can be numbered so that smaller ones come first; one pass through them gives the value of each.',
  sources: [{ key: 'impartial', where: 'games/posets/theory/loops/sub-boards.ts' }],
  scope: 'position',
  examples: ['chomp 6 5 4 4 1', 'chomp 5^2 3^2 1 [misere]'],
  setting: { compound: 'disjunctive' },
  answer(board, { play }, tools) {
    const plane = toPlane(board);
    if (plane === undefined) return pass('the board does not lie in a plane');
    const { count, isLost, value, winningSquares } = searchPlane(plane, play, tools.limits);
    return {
      scope: 'position',
      outcome: isLost ? 'P' : 'N',
      values: valuesOf(value),
      *winningMoves() {
        if (!isLost) for (const square of winningSquares()) yield moveAt(board, square);
      },
      text: `all ${count - 1} boards up to it were gone through`,
      why: whyByMoves(isLost),
      method: 'search',
    };
  },
};

/** One board, for sums with other games. */
export const chompTableValue: Theorem<ChompBoard> = {
  id: 'chomp-table-value',
  title: 'The value of a board of Chomp by a table',
  statement: 'One pass through all smaller boards gives a board of Chomp its Grundy value.',
  sources: [{ key: 'impartial', where: 'games/posets/theory/loops/sub-boards.ts' }],
  scope: 'component',
  examples: ['chomp 3x4 + nim 9', 'chomp 6 5 4 4 1 + chomp 3x3'],
  setting: { compound: 'disjunctive' },
  answer(board, { play }, tools) {
    const plane = toPlane(board);
    if (play !== 'normal' || plane === undefined) return pass('it is about normal play in a plane');
    const { value = 0, count } = searchPlane(plane, play, tools.limits);
    return { scope: 'component', value, text: `all ${count - 1} boards up to it were gone through: it has the value ${value}` };
  },
};
