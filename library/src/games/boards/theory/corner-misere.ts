/**
 * Pieces in a corner in misère play. Rooks and bishops are heaps of Nim, so any number of them is misère Nim [bouton1901]; one queen is
 * misère Wythoff [fraenkel1984]; one king and one knight are our own: their lost squares repeat, moves are short, and so the induction looks
 * at finitely many kinds of squares, all of which the test beside this file sees.
 *
 * With x ≤ y a king loses where x = 0 and y is odd, and where x ≥ 2 and both are even. A knight loses for x = 0 where y ≥ 2 and y is not
 * 1 modulo 4, for x = 1 where y is 3 modulo 4, for x = 2 never, and for x ≥ 3 where x and y are both even or both odd.
 */
import { toNimber } from '../../../core/nimber.ts';
import type { Move } from '../../../core/ruleset.ts';
import { type Answer, pass, type Theorem } from '../../../core/theorem.ts';
import { whyMisereHeaps } from '../../../core/why.ts';
import { eachMoveToPair } from '../../heaps/theory/wythoff-beatty.ts';
import { LostPairs } from '../../heaps/theory/wythoff-pairs.ts';
import { movePiece } from '../corner.ts';
import { eachPieceMove, type Piece, type PieceName, type Pieces } from '../pieces.ts';

export const cornerMisere: Theorem<Pieces> = {
  id: 'corner-misere',
  title: 'One piece in misère play',
  statement:
    'In misère play, with x ≤ y, a king alone loses where x = 0 and y is odd or x ≥ 2 and both are even; a knight alone where x = 0, y ≥ 2 and y is not 1 mod 4, where x = 1 and y is 3 mod 4, and where x ≥ 3 and x − y is even; a queen alone as misère Wythoff.',
  sources: [{ key: 'impartial', where: 'games/boards/theory/corner-misere.ts' }, { key: 'fraenkel1984' }],
  scope: 'position',
  examples: [
    'corner knight 1000000000000000000,1000000000000000003 [misere]',
    'corner queen 33,54 [misere]',
    'corner king 8,6 [misere]',
  ],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(pieces) {
    const [only, other] = pieces;
    if (only === undefined || other !== undefined || only.count > 1n) return pass('it is about one piece');
    if (only.piece === 'rook' || only.piece === 'bishop') return pass('it is about a king, a queen or a knight');
    const isLost = isLostAlone(only.piece, only.x, only.y);
    return {
      scope: 'position',
      outcome: isLost ? 'P' : 'N',
      values: {},
      winningMoves: () => (isLost ? [] : eachMoveToLost(pieces, only)),
      text: `the square ${only.x},${only.y} is ${isLost ? 'one' : 'none'} of those where a ${only.piece} loses in misère play`,
      why: whyAlone(only, isLost),
    };
  },
};

export function isLostAlone(piece: Exclude<PieceName, 'rook' | 'bishop'>, x: bigint, y: bigint): boolean {
  const [small, large] = x <= y ? [x, y] : [y, x];
  if (piece === 'queen') return new LostPairs(1n, 'misere').isLost(x, y);
  if (piece === 'king') return small === 0n ? large % 2n === 1n : small % 2n === 0n && large % 2n === 0n;
  if (small === 0n) return large >= 2n && large % 4n !== 1n;
  if (small === 1n) return large % 4n === 3n;
  return small > 2n && (small + large) % 2n === 0n;
}

function* eachMoveToLost(pieces: Pieces, { piece, x, y }: Piece): Iterable<Move<Pieces>> {
  const [only] = pieces;
  if (only === undefined || piece === 'rook' || piece === 'bishop') return;
  if (piece === 'queen') {
    const pairs = new LostPairs(1n, 'misere');
    for (const { to } of eachMoveToPair({ first: x, second: y, t: 1n }, pairs))
      yield movePiece(pieces, only, to.first, to.second);
    return;
  }
  for (const [toX, toY] of eachPieceMove(piece, x, y)) if (isLostAlone(piece, toX, toY)) yield movePiece(pieces, only, toX, toY);
}

function whyAlone({ piece, x, y }: Piece, isLost: boolean): string {
  if (eachPieceMove(piece, x, y)[Symbol.iterator]().next().done === true)
    return `the ${piece} cannot move, and the player who cannot move wins`;
  return isLost
    ? `this is one of the squares that lose for the player to move with a ${piece}: no move leads from one of them to another`
    : `a move leads to one of the squares that lose for the player to move with a ${piece}`;
}

export const cornerMisereNim: Theorem<Pieces> = {
  id: 'corner-misere-nim',
  title: 'Rooks and bishops in misère play',
  statement:
    'A rook on x,y is two heaps of Nim, of x and y; a bishop is one, of the smaller of the two: any number of rooks and bishops in misère play is misère Nim with these heaps.',
  sources: [{ key: 'bouton1901' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 3' }],
  scope: 'position',
  answer(pieces, { compound, play }): Answer<Pieces> {
    if (compound !== 'disjunctive' || play !== 'misere') return pass('it is about misère play with one piece at a time');
    if (!pieces.every(({ piece }) => piece === 'rook' || piece === 'bishop')) return pass('it is about rooks and bishops');
    const heaps = pieces.flatMap(heapsOf);
    const { large, ones, sum } = countHeaps(heaps);
    const isLost = large === 0n ? ones % 2n === 1n : sum === 0n;
    return {
      scope: 'position',
      outcome: isLost ? 'P' : 'N',
      values: {},
      winningMoves: () => (isLost ? [] : eachNimMove(pieces, heaps)),
      text: `as heaps of Nim the pieces have ${large === 0n ? 'no heap above 1, and the number of ones is' : 'a heap above 1, and the nim-sum is'} ${large === 0n ? ones : toNimber(sum)}`,
      why: heaps.every(({ size }) => size === 0n)
        ? 'no piece can move, and the player who cannot move wins'
        : `a rook counts as two heaps and a bishop as one. ${whyMisereHeaps('the heaps', large, ones, isLost).replace(/^[a-z]/, (letter) => letter.toUpperCase())}`,
    };
  },
};

interface PieceHeap {
  readonly of: Piece;
  readonly size: bigint;
  /** The move that leaves so much of this heap. */
  leave(size: bigint): readonly [bigint, bigint];
}

function heapsOf(of: Piece): readonly PieceHeap[] {
  const { piece, x, y } = of;
  if (piece === 'rook')
    return [
      { of, size: x, leave: (left) => [left, y] },
      { of, size: y, leave: (left) => [x, left] },
    ];
  const size = x <= y ? x : y;
  return [{ of, size, leave: (left) => [x - size + left, y - size + left] }];
}

function countHeaps(heaps: readonly PieceHeap[]): { readonly large: bigint; readonly ones: bigint; readonly sum: bigint } {
  let [large, ones, sum] = [0n, 0n, 0n];
  for (const { of, size } of heaps) {
    if (size > 1n) large += of.count;
    if (size === 1n) ones += of.count;
    if (of.count % 2n === 1n) sum ^= size;
  }
  return { large, ones, sum };
}

function* eachNimMove(pieces: Pieces, heaps: readonly PieceHeap[]): Iterable<Move<Pieces>> {
  const { large, ones, sum } = countHeaps(heaps);
  for (const heap of heaps) {
    const { of, size } = heap;
    // The last heap above 1 leaves an odd number of ones, single ones leave an odd number of themselves, others a nim-sum of 0.
    const isLast = large === 1n && size > 1n;
    const left = large === 0n ? 0n : isLast ? (ones + 1n) % 2n : size ^ sum;
    if (large === 1n && !isLast) continue;
    if (left < size) yield movePiece(pieces, of, ...heap.leave(left));
  }
}
