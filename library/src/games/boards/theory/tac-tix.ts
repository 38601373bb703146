/**
 * Tac-Tix in normal play: rows, and full boards.
 *
 * A row. From n counters in one row a move leaves i and j with i + j < n, and every such pair. By induction these have the values i and j;
 * i ⊕ j ≤ i + j < n, and with j = 0 every value below n is there. So the row has the value n: it is a heap of Nim that may be divided.
 *
 * The half-turn. Let it map the counters to themselves, with none in the middle row or column. A run lies in a row or column that is not the
 * middle one, so its image lies in another and is still there after it: the second player copies every move. A full board with two even
 * sides has no middle row and column. On a full board with an odd side the first player takes the middle row or column and leaves two equal
 * halves apart from each other, in which the same is done. ∎ [gardner1959, Ch. 15, has the strategy in the middle.]
 */
import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { Board, boundsOf, type Cell, cellName, type Rows } from '../../../structures/board.ts';
import { runName, tacTix } from '../tac-tix.ts';
import { halfTurnCertificate, halfTurnOf, isForSearch, rectangleOf, SEARCH_TELLS_MORE } from './half-turn.ts';

export const tacTixRow: Theorem<Rows> = {
  id: 'tac-tix-row',
  title: 'Tac-Tix on a row',
  statement: 'A row of n counters side by side has value n.',
  sources: [{ key: 'impartial', where: 'games/boards/theory/tac-tix.ts' }],
  scope: 'component',
  examples: ['tac-tix 1x60', 'tac-tix 1x40 + tac-tix 1x30'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(rows) {
    const sides = rectangleOf(rows);
    if (sides === undefined || Math.min(sides.rows, sides.columns) > 1) return pass('it is about one row or column');
    const length = Math.max(sides.rows, sides.columns);
    return { scope: 'component', value: length, text: `a row of ${length} counters has value ${length}` };
  },
};

export const tacTixHalfTurn: Theorem<Rows> = {
  id: 'tac-tix-half-turn',
  title: 'Tac-Tix on boards that a half-turn keeps',
  statement:
    'Counters that a half-turn maps to themselves, with none in the middle row or column, have value 0 in normal play: every run is answered by its image. So every full board with two even sides is lost.',
  sources: [
    { key: 'impartial', where: 'games/boards/theory/tac-tix.ts' },
    { key: 'gardner1959', where: 'Ch. 15' },
  ],
  scope: 'component',
  examples: ['tac-tix 6x6', 'tac-tix 20x30'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(rows) {
    const turn = halfTurnOf(rows);
    if (turn === undefined) return pass('it is about boards that a half-turn maps to themselves');
    const isInMiddle = (cell: Cell) => {
      const [x, y] = turn.imageOf(cell);
      return x === cell[0] || y === cell[1];
    };
    if (turn.cells.some(isInMiddle)) return pass('there are counters in the middle row or column');
    return {
      scope: 'component',
      value: 0,
      text: 'every run is answered by its image under a half-turn, which lies in another row or column',
      certificate: () => halfTurnCertificate(tacTix, rows, undefined),
    };
  },
};

export const tacTixMiddleLine: Theorem<Rows> = {
  id: 'tac-tix-middle-line',
  title: 'Tac-Tix with a middle line',
  statement:
    'A full board with an odd side is won in normal play by taking the whole middle row or column across it: two equal halves are left, and every run in one is answered in the other.',
  sources: [{ key: 'gardner1959', where: 'Ch. 15' }],
  scope: 'position',
  examples: ['tac-tix 7x7', 'tac-tix 8x9', 'tac-tix 31x32'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(rows, _setting, { limits }) {
    const sides = rectangleOf(rows);
    if (sides === undefined || (sides.rows % 2 === 0 && sides.columns % 2 === 0))
      return pass('it is about full boards with an odd side');
    if (isForSearch(sides.rows * sides.columns, limits)) return pass(SEARCH_TELLS_MORE);
    const [first] = middleLines(rows);
    const line = sides.columns % 2 === 1 ? 'column' : 'row';
    return {
      scope: 'position',
      outcome: 'N',
      values: {},
      *winningMoves() {
        yield* middleLines(rows);
        return false;
      },
      text: `taking the middle ${line} leaves two equal halves`,
      certificate: () => halfTurnCertificate(tacTix, rows, first),
      why: `the middle ${line} can be taken as a whole. It leaves two equal halves, and whatever the other player does in one can be copied in the other, so the other player runs out of moves first`,
    };
  },
};

/** The moves that take a whole middle row or column of a full board. */
export function* middleLines(rows: Rows): Iterable<Move<Rows>> {
  const { left, right, top, bottom } = boundsOf(new Board(rows).empty());
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const ends: (readonly [Cell, Cell])[] = [];
  if (Number.isInteger(x))
    ends.push([
      [x, top],
      [x, bottom],
    ]);
  if (Number.isInteger(y))
    ends.push([
      [left, y],
      [right, y],
    ]);
  const labels = ends.map(([first, last]) => runName(cellName(first) === cellName(last) ? [first] : [first, last]));
  for (const move of tacTix.moves(rows)) if (labels.includes(move.label)) yield move;
}
