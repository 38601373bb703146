/**
 * Pieces in a corner, all of them at once: the nim-sum of their values decides [sprague1935; berlekampConwayGuy2001, Ch. 3], and a winning
 * move gives one piece the value that makes it 0. Rooks and bishops are heaps of Nim, so their moves are found at any distance.
 */
import type { Bounds } from '../../../core/limits.ts';
import { type Marks, MOST_ROWS, marksOf } from '../../../core/marks.ts';
import { type Nimber, nimSum } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { PositionSolution, Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { eachMoveToPair } from '../../heaps/theory/wythoff-beatty.ts';
import { LostPairs } from '../../heaps/theory/wythoff-pairs.ts';
import { tooLargeForTable } from '../../heaps/theory/wythoff-table.ts';
import { movePiece } from '../corner.ts';
import { eachPieceMove, type Piece, type Pieces } from '../pieces.ts';
import { boardLayer } from './corner-marks.ts';
import { knownValue, pieceValue } from './piece-values.ts';

export const cornerSum: Theorem<Pieces> = {
  id: 'corner-sum',
  title: 'Sums of pieces in a corner',
  statement:
    'For x ≤ y a rook counts as x ⊕ y, a bishop as x, a king as 2(x mod 2) + ((x + y) mod 2), a queen as Wythoff’s game, and a knight by the classes of x and y modulo 4 and its distance from the diagonal; the player to move loses exactly when the nim-sum of these values is 0.',
  sources: [
    { key: 'berlekampConwayGuy2001', where: 'Ch. 3' },
    { key: 'impartial', where: 'games/boards/theory/piece-values.ts' },
  ],
  scope: 'position',
  examples: [
    'corner rook 123456789012345678,5 bishop 1000000,2000000 knight 33,34',
    'corner queen 1618033988749894848,2618033988749894848',
  ],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(pieces, _setting, { limits }) {
    const odd = pieces.filter(({ count }) => count % 2n === 1n);
    const far = odd.find((piece) => knownValue(piece, limits) === undefined);
    const sum = odd.reduce<Nimber>((total, piece) => (piece === far ? total : nimSum(total, pieceValue(piece, limits))), 0);
    if (far !== undefined) {
      if (sum !== 0) throw tooLargeForTable(limits);
      return wonByQueen(far, pieces);
    }
    const [only, ...others] = pieces;
    const isOne = others.length === 0 && only?.count === 1n;
    return {
      scope: 'position',
      outcome: sum === 0 ? 'P' : 'N',
      values: { grundy: sum },
      winningMoves: () => (sum === 0 ? [] : eachMoveToZero(pieces, sum, limits)),
      text: isOne
        ? `the ${only?.piece} has the value ${excerpt(String(sum))} there`
        : `the nim-sum of the values of the pieces is ${excerpt(String(sum))}`,
      why: whyPieces(pieces, isOne, sum === 0),
      marks: () => marksOfPieces(pieces, sum, limits),
    };
  },
};

/** Beside pieces whose values cancel, a queen whose value is not 0, and no more is known of it. */
function wonByQueen(queen: Piece, pieces: Pieces): PositionSolution<Pieces> {
  const isAlone = pieces.length === 1;
  const square = excerpt(`${queen.x},${queen.y}`);
  return {
    scope: 'position',
    outcome: 'N',
    values: {},
    *winningMoves() {
      for (const [x, y] of squaresToZero(queen)) yield movePiece(pieces, queen, x, y);
      return isAlone;
    },
    text: `the queen on ${square} is on none of Wythoff’s lost pairs${isAlone ? '' : ', and the values of the other pieces cancel'}`,
    why: whyPieces(pieces, isAlone && queen.count === 1n, false),
  };
}

function* eachMoveToZero(pieces: Pieces, sum: Nimber, bounds: Bounds): Iterable<Move<Pieces>> {
  for (const piece of pieces) {
    const wanted = nimSum(pieceValue(piece, bounds), sum);
    for (const [x, y] of squaresWith(piece, wanted, bounds)) yield movePiece(pieces, piece, x, y);
  }
}

/** The squares of this value to which a piece may go. */
function* squaresWith(piece: Piece, wanted: Nimber, bounds: Bounds): Iterable<readonly [bigint, bigint]> {
  const { piece: name, x, y } = piece;
  const value = BigInt(wanted);
  if (name === 'rook') {
    if ((y ^ value) < x) yield [y ^ value, y];
    if ((x ^ value) < y) yield [x, x ^ value];
  } else if (name === 'bishop') {
    const small = x <= y ? x : y;
    if (value < small) yield [x - small + value, y - small + value];
  } else if (name === 'queen' && wanted === 0) {
    yield* squaresToZero(piece);
  } else {
    for (const square of eachPieceMove(name, x, y))
      if (pieceValue({ piece: name, x: square[0], y: square[1] }, bounds) === wanted) yield square;
  }
}

/** The lost squares of Wythoff’s game to which a queen may go. */
function* squaresToZero({ x, y }: Piece): Iterable<readonly [bigint, bigint]> {
  for (const { to } of eachMoveToPair({ first: x, second: y, t: 1n }, new LostPairs(1n, 'normal'))) yield [to.first, to.second];
}

function whyPieces(pieces: Pieces, isOne: boolean, isLost: boolean): string {
  if (pieces.every(({ piece, x, y }) => eachPieceMove(piece, x, y)[Symbol.iterator]().next().done === true))
    return 'no piece can move, and the player who cannot move loses';
  if (!isOne)
    return `each piece counts as a heap that depends on its square. ${whyHeapsCancel('these heaps', isLost).replace(/^t/, 'T')}`;
  return isLost
    ? 'this is one of the squares that lose: no move leads from one of them to another, and from every other square a move leads to one'
    : 'a move leads to one of the squares that lose, from which no move leads to another of them';
}

function marksOfPieces(pieces: Pieces, sum: Nimber, bounds: Bounds): Marks | undefined {
  const outcome = sum === 0 ? 'P' : 'N';
  const kinds = new Set(pieces.map(({ piece }) => piece));
  const layers = [...kinds].flatMap((piece) => boardLayer(piece, pieces, outcome, bounds));
  const rows = pieces.reduce((total, { count }) => total + count, 0n);
  if (rows < 2n || rows > BigInt(MOST_ROWS)) return marksOf(layers);
  const each = pieces.flatMap((piece) => Array.from({ length: Number(piece.count) }, () => piece));
  return marksOf(layers, {
    kind: 'cells',
    headings: ['value'],
    rows: each.map((piece) => {
      const own = pieceValue(piece, bounds);
      const wins = sum === 0 ? [] : [...squaresWith(piece, nimSum(own, sum), bounds)];
      const moves = wins.map(([x, y]) => movePiece(pieces, piece, x, y).label);
      return {
        name: `${piece.piece} ${piece.x},${piece.y}`,
        cells: [String(own)],
        ...(moves.length > 0 && { isKey: true, says: { winningMoves: moves } }),
      };
    }),
    below: `The nim-sum of the values is ${sum}.`,
    says: { outcome },
  });
}
