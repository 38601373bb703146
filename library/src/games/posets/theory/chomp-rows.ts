/**
 * Chomp with two rows [gale1974], and with three [zeilberger2001]; with columns for rows as well.
 *
 * *Two rows.* (b + 1, b) is lost: a move that shortens the second row to c is answered by shortening the first to c + 1, one that takes
 * from the first row by taking the last square of the second, or of the two equal rows that are left. Every other position can be made
 * such, in one way. In misère play every position whose second row has two squares is won by taking all but the first column, of two; the
 * square (2, 2) also by taking its second row, which leaves two squares as well.
 *
 * *Three rows.* Over rows b ≥ c of the second and third at most one first row a makes a lost position: a longer one could be cut down to
 * it. `loops/three-rows.ts` finds them all from small to large.
 */

import type { Play } from '../../../core/outcome.ts';
import type { Move } from '../../../core/ruleset.ts';
import { type Passed, type PositionSolution, pass, type Theorem } from '../../../core/theorem.ts';
import type { ChompBoard } from '../chomp-board.ts';
import { chompSearch, moveAt, valuesOf } from './chomp-moves.ts';
import { ThreeRows } from './loops/three-rows.ts';
import { firstRows, type Plane, toPlane } from './plane.ts';

export const chompTwoRows: Theorem<ChompBoard> = {
  id: 'chomp-two-rows',
  title: 'Chomp with two rows',
  statement:
    'Two rows of Chomp are lost exactly when the first has one square more than the second; in misère play they are won if the second has two squares or more.',
  sources: [{ key: 'gale1974' }, { key: 'impartial', where: 'games/posets/theory/chomp-rows.ts' }],
  scope: 'position',
  examples: ['chomp 1000000000000 999999999999', 'chomp 1000000000000000001 1000000000000000000', 'chomp 9 5 [misere]'],
  setting: { compound: 'disjunctive' },
  answer(board, { play }, tools) {
    const plane = toPlane(board);
    const [first = 0n, second = 0n] = plane === undefined ? [] : firstRows(plane, 2);
    if (plane?.height !== 2n || second < 2n) return pass('it is about two rows of two squares or more');
    const search = chompSearch(board, play, tools.limits);
    const rows = `the rows have ${first} and ${second} squares`;
    if (play === 'misere') {
      const move = moveAt(board, plane.square(0n, 1n));
      const others = first === 2n ? [moveAt(board, plane.square(1n, 0n))] : [];
      return wonBy([move, ...others], `${rows}, and taking ${move.label} leaves one square beside the poison`, {
        values: {},
        why: 'all but the poison and one square can be taken at once. The other player has to take that square, and is not left with the poison',
      });
    }
    const value = search?.value;
    if (first === second + 1n)
      return {
        scope: 'position',
        outcome: 'P',
        values: valuesOf(value),
        winningMoves: () => [],
        text: `${rows}: one more in the first`,
        why: 'the first row has one square more than the second. Whatever is taken, the other player can make it so again, until nothing but the poison is left',
      };
    const move = moveAt(board, first === second ? plane.square(1n, second - 1n) : plane.square(0n, second + 1n));
    return wonBy([move], `${rows}, and taking ${move.label} leaves one more in the first`, {
      values: valuesOf(value),
      why: 'a move can leave one square more in the first row than in the second. Whatever is taken then, it can be made so again, until nothing but the poison is left',
    });
  },
};

/** Won by these moves and no other. */
function wonBy(
  moves: readonly Move<ChompBoard>[],
  text: string,
  { values, why }: Pick<PositionSolution, 'values' | 'why'>,
): PositionSolution<ChompBoard> {
  return { scope: 'position', outcome: 'N', values, winningMoves: () => moves, text, ...(why !== undefined && { why }) };
}

export const chompThreeRows: Theorem<ChompBoard> = {
  id: 'chomp-three-rows',
  title: 'Chomp with three rows',
  statement:
    'Over a second row of b squares and a third of c no first row makes a lost position of Chomp if (x, x, min(c, x)) is lost for some x < b; otherwise exactly the least a ≥ b does that is no lost first row over (y, min(c, y)) with y < b, or over (b, z) with z < c.',
  sources: [{ key: 'zeilberger2001' }, { key: 'impartial', where: 'games/posets/theory/loops/three-rows.ts' }],
  scope: 'position',
  examples: ['chomp 400 250 130', 'chomp 300x3 [misere]'],
  setting: { compound: 'disjunctive' },
  answer(board, { play }, tools) {
    const plane = toPlane(board);
    if (plane?.height !== 3n) return pass('it is about three rows');
    const [first = 0n, second = 0n, third = 0n] = firstRows(plane, 3);
    if (second > Number.MAX_SAFE_INTEGER)
      return pass('its table for rows of this length would be too large', {
        name: 'megabytes',
        value: tools.limits.megabytes,
      });
    const table = ThreeRows.upTo(Number(second), Number(third), play, tools.limits);
    return 'scope' in table
      ? table
      : solveThreeRows(
          board,
          plane,
          [Number(first), Number(second), Number(third)],
          play,
          table,
          chompSearch(board, play, tools.limits)?.value,
        );
  },
};

/** The first is only compared with rows in the table, which are short: it need not be exact beyond them. */
type Rows = readonly [number, number, number];

function solveThreeRows(
  board: ChompBoard,
  plane: Plane,
  [first, second, third]: Rows,
  play: Play,
  table: ThreeRows,
  value: number | undefined,
): PositionSolution<ChompBoard> | Passed {
  const lost = table.firstRow(second, third);
  const isLost = lost === first;
  const over = `over rows of ${second} and ${third} squares`;
  const fact =
    lost === undefined ? `no first row is lost ${over}` : `${over} the first row of ${lost} squares, and no other, is lost`;
  return {
    scope: 'position',
    outcome: isLost ? 'P' : 'N',
    values: play === 'normal' ? valuesOf(value) : {},
    *winningMoves() {
      if (!isLost)
        for (const [row, column] of table.winningSquares(first, second, third))
          yield moveAt(board, plane.square(BigInt(row), BigInt(column)));
    },
    text: fact,
    why: `all smaller boards of three rows were gone through in order. ${isLost ? 'Every move leaves one of those that are won' : 'One of those that are lost can be reached by a move'}`,
  };
}
