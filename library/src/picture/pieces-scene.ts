/** Pieces in the corner of a chessboard: the squares from the corner to the farthest piece, 0,0 at the lower left. */
import type { PiecesDrawing } from '../core/drawing.ts';
import type { Mark } from '../core/marks.ts';
import { tooMany } from './large-shape.ts';
import type { Point } from './place.ts';
import { disc, type Item } from './scene.ts';
import type { NoShape, PiecesShape } from './shape.ts';
import type { ShownMove } from './show.ts';

/** Squares that are drawn, and those beyond the farthest piece. */
const MOST_SQUARES = 1600n;
const LONGEST_SIDE = 64n;
const BEYOND = 1n;
const LEAST_SIDE = 4n;
const SQUARE = 34;

/** Chess has signs of its own for its pieces. */
const SIGNS: Readonly<Record<string, string>> = { rook: '♜', bishop: '♝', king: '♚', queen: '♛', knight: '♞' };

export function toPiecesShape({ pieces }: PiecesDrawing): PiecesShape | NoShape {
  const side = (farthest: bigint) => (farthest + 1n + BEYOND < LEAST_SIDE ? LEAST_SIDE : farthest + 1n + BEYOND);
  const columns = side(pieces.reduce((most, { x }) => (x > most ? x : most), 0n));
  const rows = side(pieces.reduce((most, { y }) => (y > most ? y : most), 0n));
  if (columns * rows > MOST_SQUARES || columns > LONGEST_SIDE || rows > LONGEST_SIDE) return tooMany(columns * rows, 'squares');
  return {
    kind: 'pieces',
    columns: Number(columns),
    rows: Number(rows),
    pieces: pieces.map(({ piece, x, y, count }) => ({
      piece,
      sign: SIGNS[piece] ?? piece,
      x: Number(x),
      y: Number(y),
      count: String(count),
    })),
  };
}

/** Whether each of its moves leads to a square of the picture, so that it can be shown there. */
export function hasMovesOfPieces(moves: readonly ShownMove[]): boolean {
  return moves.every(({ label, value }) => value === undefined && squareAfter(label) !== undefined);
}

/** The square to which a move leads: `2,5` of `queen:4,7>2,5`. */
function squareAfter(label: string): string | undefined {
  return />(\d+,\d+)$/.exec(label)?.[1];
}

export function piecesItems(shape: PiecesShape, moves: readonly ShownMove[], marks: readonly Mark[]): readonly Item[] {
  const { columns, rows, pieces } = shape;
  const notes = new Map(marks.flatMap((mark) => (mark.kind === 'badge' ? [[mark.vertex, mark.text] as const] : [])));
  const largest = Math.max(1, ...[...notes.values()].map(Number));
  const lit = new Set(marks.flatMap((mark) => (mark.kind === 'lit' ? mark.vertices : [])));
  const winning = new Set(moves.flatMap(({ label, wins }) => (wins === true ? (squareAfter(label) ?? []) : [])));
  const at = (x: number, y: number): Point => ({ x: x * SQUARE, y: (rows - 1 - y) * SQUARE });
  const squares = eachSquare(columns, rows).flatMap(({ x, y, name }): Item[] => {
    const { x: left, y: top } = at(x, y);
    const box = { kind: 'box', at: { x: left - SQUARE / 2, y: top - SQUARE / 2 }, across: SQUARE, height: SQUARE } as const;
    const fill = winning.has(name) ? 'win-fill' : lit.has(name) ? 'cert-b-fill' : (x + y) % 2 === 0 ? 'counter' : 'panel';
    const note = notes.get(name);
    const square: Item = { ...box, fill, stroke: winning.has(name) ? 'win' : 'rule', width: winning.has(name) ? 2 : 0.8 };
    if (note === undefined) return [square];
    // The larger the value, the darker its square.
    const tint: Item = { ...box, fill: 'cert-a', opacity: Math.round(100 * 0.45 * (Number(note) / largest)) / 100 };
    return [
      square,
      ...(Number(note) > 0 ? [tint] : []),
      { kind: 'words', at: at(x, y), text: note, size: 12, ink: lit.has(name) ? 'cert-b' : 'ink' },
    ];
  });
  const numbers = [
    ...Array.from({ length: columns }, (_, x) => ({ text: String(x), at: { x: x * SQUARE, y: rows * SQUARE - 8 } })),
    ...Array.from({ length: rows }, (_, y) => ({ text: String(y), at: { x: -SQUARE + 8, y: at(0, y).y } })),
  ].map((each): Item => ({ kind: 'words', ...each, size: 11, ink: 'ink-2' }));
  return [...squares, ...numbers, ...pieces.flatMap((piece) => pieceItems(piece, at(piece.x, piece.y)))];
}

function pieceItems({ sign, count }: PiecesShape['pieces'][number], at: Point): readonly Item[] {
  const figure: Item = { kind: 'words', at, text: sign, size: 24, ink: 'ink' };
  const many: Item[] =
    count === '1'
      ? []
      : [
          {
            kind: 'words',
            at: { x: at.x + 12, y: at.y + 11 },
            text: `×${count}`,
            size: 10,
            ink: 'ink',
            style: 'bold',
            halo: true,
          },
        ];
  return [disc(at, 14, { fill: 'panel', opacity: 0.85 }), figure, ...many];
}

interface NamedSquare {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

function eachSquare(columns: number, rows: number): readonly NamedSquare[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    return { x, y, name: `${x},${y}` };
  });
}
