/**
 * Cram on a row, straight or bent, is Dawson's Kayles, the octal game 0.07.
 *
 * Proof. Let the free squares be s1, …, sn, of which only neighbours in this order touch. A domino takes two neighbours and leaves two such
 * rows, of i and n − i − 2 squares, either of which may be empty: the digit 7 for two counters, and nothing else can be taken. ∎
 *
 * A board is one component, however it is divided, and heaps are several: so this is about disjunctive play alone.
 */
import { Board, type Cell, type Rows, regionsOf } from '../../../structures/board.ts';
import { heapTheorem } from '../../octal/theory/heap-theorem.ts';

const DAWSONS_KAYLES = { text: '0.07', digits: Uint8Array.of(0, 0, 7) } as const;

export const cramRow = heapTheorem<Rows>({
  id: 'cram-row',
  title: "Cram on a row is Dawson's Kayles",
  statement:
    'Free squares in a row, straight or bent, of which only those next to each other in the row touch, have the moves of as many counters in the octal game 0.07, Dawson’s Kayles.',
  sources: [{ key: 'impartial', where: 'games/cram/theory/row.ts' }, { key: 'guySmith1956' }],
  examples: ['cram 1x200', 'cram ...../####./...../.####/.....'],
  code: DAWSONS_KAYLES,
  about: 'free squares in one row, straight or bent',
  sizeOf: rowLength,
  staysOneComponent: true,
});

/** The number of squares of a row; undefined where they are none. */
function rowLength(rows: Rows): bigint | undefined {
  const board = new Board(rows);
  const cells = board.empty();
  const degrees = cells.map((cell) => degreeOf(board, cell));
  const ends = degrees.filter((degree) => degree < 2).length;
  if (cells.length === 0 || degrees.some((degree) => degree > 2) || ends === 0) return undefined;
  return regionsOf(rows).length === 1 ? BigInt(cells.length) : undefined;
}

function degreeOf(board: Board, [x, y]: Cell): number {
  const sides = [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ] as const;
  return sides.filter(([u, v]) => board.isFree(u, v)).length;
}
