/**
 * The Grundy values of pieces in a corner [berlekampConwayGuy2001, Ch. 3]. Let x ≤ y.
 *
 * A rook is two heaps of Nim: x ⊕ y. A bishop moves along one diagonal, which ends after x squares: x. The king's and the knight's values
 * repeat with period 2 and 4 in both directions, the knight's but for squares on and beside the diagonal; since moves are short, a proof
 * by induction looks at finitely many kinds of squares, and `corner.test.ts` looks at them all. A queen is Wythoff's game.
 */
import type { Bounds } from '../../../core/limits.ts';
import { type Nimber, nimSum, toNimber } from '../../../core/nimber.ts';
import { LostPairs } from '../../heaps/theory/wythoff-pairs.ts';
import { tooLargeForTable, wythoffValue } from '../../heaps/theory/wythoff-table.ts';
import type { Piece } from '../pieces.ts';

/** Throws `LimitReached` for a queen who stands farther off than values are worked out. */
export function pieceValue(piece: Omit<Piece, 'count'>, bounds: Bounds): Nimber {
  const value = knownValue(piece, bounds);
  if (value === undefined) throw tooLargeForTable(bounds);
  return value;
}

/** Undefined for such a queen: what is known of her is that the value is not 0. */
export function knownValue({ piece, x, y }: Omit<Piece, 'count'>, bounds: Bounds): Nimber | undefined {
  const [small, large] = x <= y ? [x, y] : [y, x];
  switch (piece) {
    case 'rook':
      return nimSum(toNimber(x), toNimber(y));
    case 'bishop':
      return toNimber(small);
    case 'king':
      return Number(2n * (small % 2n) + ((x + y) % 2n));
    case 'knight':
      return knightValue(small, large);
    case 'queen':
      return queenValue(small, large, bounds);
  }
}

/** By the classes of x ≤ y modulo 4. */
const KNIGHT = [
  [0, 0, 1, 1],
  [0, 0, 1, 1],
  [3, 2, 2, 2],
  [3, 3, 2, 3],
];

function knightValue(x: bigint, y: bigint): number {
  const [apart, row] = [y - x, Number(x % 4n)];
  if (row === 1 && apart === 1n) return 2;
  if (row === 3 && apart === 0n) return 1;
  if (row === 3 && apart === 1n) return 4;
  return KNIGHT[row]?.[Number(y % 4n)] as number;
}

function queenValue(x: bigint, y: bigint, bounds: Bounds): Nimber | undefined {
  return new LostPairs(1n, 'normal').isLost(x, y) ? 0 : wythoffValue(x, y, 1n, bounds);
}
