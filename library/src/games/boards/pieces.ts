/** Pieces in a corner: how each moves, and several of them as one sorted list. */

export const PIECES = ['rook', 'bishop', 'king', 'queen', 'knight'] as const;
export type PieceName = (typeof PIECES)[number];

export interface Piece {
  readonly piece: PieceName;
  readonly x: bigint;
  readonly y: bigint;
  /** How many stand there; at least one. */
  readonly count: bigint;
}

/** Sorted, each place once for each kind of piece; never empty. */
export type Pieces = readonly Piece[];

type Step = readonly [x: bigint, y: bigint];

const SIDES = [
  [1n, 0n],
  [0n, 1n],
] as const;
const DIAGONAL = [1n, 1n] as const;

/** Steps towards the corner: along a line as far as the board goes, or a single one. */
const LINES = { rook: SIDES, bishop: [DIAGONAL], queen: [...SIDES, DIAGONAL] } as const;
const STEPS = {
  king: [...SIDES, DIAGONAL],
  knight: [
    [2n, 1n],
    [1n, 2n],
    [-1n, 2n],
    [2n, -1n],
  ],
} as const;

/** The squares to which a piece may go from x,y; lazily, since a rook may stand far off. */
export function* eachPieceMove(piece: PieceName, x: bigint, y: bigint): Iterable<Step> {
  if (piece === 'king' || piece === 'knight') {
    for (const [dx, dy] of STEPS[piece]) if (x >= dx && y >= dy) yield [x - dx, y - dy];
    return;
  }
  for (const [dx, dy] of LINES[piece])
    for (let [toX, toY] = [x - dx, y - dy]; toX >= 0n && toY >= 0n; toX -= dx, toY -= dy) yield [toX, toY];
}

/** Sorted, those of one kind on one square counted together. */
export function toPieces(pieces: readonly Piece[]): Pieces {
  const together: Piece[] = [];
  for (const each of [...pieces].sort(byPlace)) {
    const last = together.at(-1);
    if (last === undefined || byPlace(last, each) !== 0) together.push(each);
    else together[together.length - 1] = { ...last, count: last.count + each.count };
  }
  return together;
}

/** Rooks first, knights last; then by their squares. */
function byPlace(a: Piece, b: Piece): number {
  return PIECES.indexOf(a.piece) - PIECES.indexOf(b.piece) || compare(a.x, b.x) || compare(a.y, b.y);
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
