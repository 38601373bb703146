/**
 * Chomp [gale1974]: take a square of a bar of chocolate with all squares behind it; the one in the corner is poisoned.
 *
 * Nobody takes the poison: who is left with it alone cannot move, and so loses, as in other games. A board is one component, also
 * where its squares fall apart into arms that have nothing to do with each other: one bar of chocolate lies on the table.
 */
import type { Drawing } from '../../core/drawing.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import type { SubsetGame } from '../../core/subset-game.ts';
import { counted } from '../../core/words.ts';
import {
  axesOf,
  bite,
  type ChompBoard,
  countSquares,
  eachSquare,
  isBox,
  rowsOf,
  type Square,
  slicesOf,
  squareName,
  turned,
} from './chomp-board.ts';
import { chompSubsets } from './chomp-subsets.ts';
import { formatChomp, parseChomp } from './chomp-text.ts';

/** Boards in more directions are known by how they are written, and not turned to see whether they are alike. */
const MOST_TURNED = 4;
/** Rows that a drawing lists one by one, and squares of an order that is drawn. */
const MOST_ROWS = 10_000n;
const MOST_DRAWN = 400n;

export const chomp: Ruleset<ChompBoard> = {
  id: 'chomp',
  title: 'Chomp',
  rule: 'Take a square with all squares to its right and below it, never the poisoned one in the corner.',
  inShort: 'a bar of chocolate',
  notation:
    'A whole bar `3x4` of rows and columns, or its rows from the longest on: `5 3^2 1`; a box `2x3x3` of layers, or its layers: `3^2/2 1`; a box in more directions, and the squares taken from it: `2x2x2x2 : 1,1,0,0`. Squares count from 0; `0,0` is poisoned.',
  sources: [{ key: 'gale1974' }],
  samples: ['3x4', '5 3 2', '3x3', '4 1^3', '2x2x2', '2^2/1', '6', '1', '2x2x2x2 : 1,1,0,0'],
  family: { text: '3x{n}', from: 1 },
  parse: ({ text, at }) => parseChomp(text, at),
  format: formatChomp,
  moves: eachMove,
  key: leastImage,
  subsetGame: (board): SubsetGame | undefined => chompSubsets(board),
  onBoard: boardInWords,
  toMove: () => 'take a square with all squares behind it, but not the poisoned one in the corner',
  draw: drawBoard,
};

function* eachMove(board: ChompBoard): Iterable<Move<ChompBoard>> {
  for (const square of eachSquare(board)) yield { label: squareName(square), to: bite(board, square) };
}

/** A board plays like its mirror images, and directions with one square do not count. */
function leastImage(board: ChompBoard): string {
  const axes = axesOf(board);
  const images = axes.length > MOST_TURNED ? [axes] : eachOrder(axes);
  let least: string | undefined;
  for (const image of images) {
    const text = formatChomp(turned(board, image));
    if (least === undefined || text < least) least = text;
  }
  return least ?? formatChomp(board);
}

function* eachOrder(items: readonly number[]): Iterable<readonly number[]> {
  if (items.length === 0) yield [];
  for (const item of items) for (const others of eachOrder(items.filter((other) => other !== item))) yield [item, ...others];
}

function boardInWords(board: ChompBoard): string {
  const { sides } = board;
  const [rows = 1n, columns = 1n] = sides.slice(-2);
  if (sides.every((side) => side === 1n)) return 'the poisoned square alone';
  const size = `${counted(rows, 'row')} and ${counted(columns, 'column')}`;
  const where = 'the square in its corner is poisoned';
  const state = isBox(board) ? '' : ' with a part gone';
  if (sides.length > 3) return `a box of ${sides.join(' by ')} squares in ${sides.length} directions${state}; ${where}`;
  if (sides.length > 2) return `a box of ${counted(sides[0] as bigint, 'layer')} of ${size}${state}; ${where}`;
  if (isBox(board)) return `a bar of chocolate of ${size}; ${where}`;
  return `${counted(countSquares(board), 'square')} of a bar of ${size}; ${where}`;
}

/** Layers of rows; in more directions the order of the squares, in which what lies behind is above. */
function drawBoard(board: ChompBoard): Drawing {
  const { sides } = board;
  const [layers = 1n, rows = 1n, columns = 1n] = sides.length === 2 ? [1n, ...sides] : sides;
  if (sides.length > 3 && countSquares(board) <= MOST_DRAWN) return drawOrder(board);
  if (sides.length > 3 || layers * rows > MOST_ROWS || columns > Number.MAX_SAFE_INTEGER)
    return { picture: 'text', text: formatChomp(board) };
  const planes = sides.length === 2 ? [board] : slicesOf(board).flatMap(({ count, slice }) => repeated(slice, count));
  return {
    picture: 'layers',
    layers: planes.map((plane) => rowsOf(plane).flatMap(({ length, count }) => repeated(Number(length), count))),
  };
}

function repeated<T>(item: T, count: bigint): readonly T[] {
  return Array<T>(Number(count)).fill(item);
}

function drawOrder(board: ChompBoard): Drawing {
  const squares: readonly Square[] = [board.sides.map(() => 0n), ...eachSquare(board)];
  const places = new Map(squares.map((square, place) => [squareName(square), place]));
  const covers = squares.flatMap((square, above) =>
    square.flatMap((count, axis): (readonly [number, number])[] => {
      const below = places.get(squareName(square.with(axis, count - 1n)));
      return below === undefined ? [] : [[above, below]];
    }),
  );
  return { picture: 'poset', elements: [...places.keys()], covers };
}
