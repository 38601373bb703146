/**
 * A board of Chomp in a plane whose first row is as long as its first column, and that has the square beside the corner: taking that
 * square leaves two equal arms, on which every move can be copied [gale1974]. So every square bar is won. In misère play two equal arms
 * are lost only if they have two squares or more beside the poison, as heaps of misère Nim are.
 */
import { pass, type Theorem } from '../../../core/theorem.ts';
import { type ChompBoard, squareName } from '../chomp-board.ts';
import { chompSearch, moveAt, valuesOf } from './chomp-moves.ts';
import { firstRows, toPlane } from './plane.ts';

export const chompCorner: Theorem<ChompBoard> = {
  id: 'chomp-corner',
  title: 'Square bars of Chomp',
  statement:
    'A board of Chomp whose first row and first column have n squares each, and that has more squares, is won by taking all but these two arms; in misère play if n is at least 3.',
  sources: [{ key: 'gale1974' }],
  scope: 'position',
  examples: ['chomp 2000x2000', 'chomp 1000000000000000000x1000000000000000000', 'chomp 5x5 [misere]'],
  setting: { compound: 'disjunctive' },
  answer(board, { play }, tools) {
    const plane = toPlane(board);
    const [length = 0n, second = 0n] = plane === undefined ? [] : firstRows(plane, 2);
    if (plane === undefined || length !== plane.height || second < 2n)
      return pass('it is about boards with two equal arms and more');
    if (play === 'misere' && length < 3n) return pass('in misère play arms of one square are won');
    const corner = moveAt(board, plane.square(1n, 1n));
    const search = chompSearch(board, play, tools.limits);
    return {
      scope: 'position',
      outcome: 'N',
      values: valuesOf(search?.value),
      *winningMoves() {
        yield corner;
        if (search === undefined) return false;
        for (const square of search.winningSquares()) if (squareName(square) !== corner.label) yield moveAt(board, square);
        return true;
      },
      text: `taking ${corner.label} leaves two arms of ${length - 1n} squares beside the poison`,
      why: 'all but the first row and the first column can be taken at once. Two equal arms are left, and every move on one of them can be copied on the other until the other player is left with the poison',
      ...(play === 'misere' && {
        why: 'all but the first row and the first column can be taken at once. Two equal arms are left, and every move on one of them can be copied on the other until one arm is about to end; then the last moves can be counted',
      }),
    };
  },
};
