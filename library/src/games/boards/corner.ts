/**
 * Pieces in a corner [berlekampConwayGuy2001, Ch. 3; berlekampConwayGuy2003a, Ch. 9]: chess pieces on a quarter of the plane move
 * towards the square 0,0, each as in chess, and do not hinder each other. A rook is two heaps of Nim, a queen is Wythoff's game; the
 * knight has the four of its moves that lead nearer, two of which go away from one side.
 *
 * A piece is a component, and pieces that stand alike are counted together. Whoever exchanges the two coordinates plays the same game.
 */

import type { Counted } from '../../core/counted.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { formatPieces, parsePieces } from './piece-text.ts';
import { eachPieceMove, type Piece, type Pieces, toPieces } from './pieces.ts';

export const corner: Ruleset<Pieces> = {
  id: 'corner',
  title: 'Pieces in a corner',
  rule: 'Move one of the chess pieces towards the corner 0,0, as it moves in chess; pieces may share a square and pass each other.',
  inShort: 'chess pieces go home',
  notation:
    'Pieces with their squares, counted from 0: `queen 4,7 knight 3,3`; rook, bishop, king, queen and knight; `king 2,5^3` are three kings on one square.',
  sources: [
    { key: 'berlekampConwayGuy2001', where: 'Ch. 3' },
    { key: 'berlekampConwayGuy2003a', where: 'Ch. 9' },
  ],
  samples: [
    'queen 4,7 knight 3,3',
    'rook 2,5',
    'bishop 4,9',
    'king 1,2^2 king 3,4',
    'knight 3,4',
    'queen 2,2 [misere]',
    'rook 0,0',
  ],
  family: { text: 'knight 3,{n}', from: 0 },
  parse: ({ text, at }) => parsePieces(text, at),
  format: formatPieces,
  leastLength: (pieces) => 7 * pieces.length,
  moves: eachMove,
  components: (pieces) => pieces.map((each) => ({ item: [{ ...each, count: 1n }], count: each.count })),
  join: joinPieces,
  key: (pieces) => formatPieces(toPieces(pieces.map((each) => (each.x <= each.y ? each : { ...each, x: each.y, y: each.x })))),
  toMove: () => 'move a piece towards the corner 0,0 as it moves in chess',
  draw: (pieces) => ({ picture: 'pieces', pieces }),
};

function* eachMove(pieces: Pieces): Iterable<Move<Pieces>> {
  for (const moved of pieces)
    for (const [x, y] of eachPieceMove(moved.piece, moved.x, moved.y)) yield movePiece(pieces, moved, x, y);
}

/** One of the pieces on a square goes to another: `queen:4,7>2,5`. */
export function movePiece(pieces: Pieces, moved: Piece, x: bigint, y: bigint): Move<Pieces> {
  const result = () => {
    const others = pieces.flatMap((each) => {
      if (each !== moved) return [each];
      return each.count === 1n ? [] : [{ ...each, count: each.count - 1n }];
    });
    return toPieces([...others, { piece: moved.piece, x, y, count: 1n }]);
  };
  return new LazyMove(() => `${moved.piece}:${moved.x},${moved.y}>${x},${y}`, result);
}

function joinPieces(components: readonly Counted<Pieces>[]): Pieces {
  return toPieces(components.flatMap(({ item, count }) => item.map((each) => ({ ...each, count: each.count * count }))));
}
