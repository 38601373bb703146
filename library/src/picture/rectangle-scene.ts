/**
 * Euclid's rectangle: squares of the shorter side, as many as fit along the longer one, then in what is left of it, and so on. To cut off
 * one of the largest squares and all beyond it is a move.
 */
import type { RectangleDrawing } from '../core/drawing.ts';
import { shortNumber } from './edge-scene.ts';
import type { Item } from './scene.ts';
import type { CutSquare, NoShape, RectangleShape } from './shape.ts';
import type { ShownMove } from './show.ts';

/** Squares of one size that can be told apart, how small they may be drawn, and how long the longer side is, in pixels. */
const MOST_SQUARES = 40n;
const SMALLEST = 2;
const LONGEST_SIDE = 420;
const EXACT = 10n ** 9n;

export function toRectangleShape(drawing: RectangleDrawing): RectangleShape | NoShape {
  const { width, height } = drawing;
  const [short, long] = width <= height ? [width, height] : [height, width];
  if (short === 0n) return { kind: 'none', why: 'Nothing is left of the rectangle.', text: `${width} × ${height}` };
  const sides = `${shortNumber(String(width))} × ${shortNumber(String(height))}`;
  if (long / short > MOST_SQUARES) return { kind: 'none', why: `A rectangle of ${sides} is too thin to draw.` };
  const toPixels = (side: bigint) => (LONGEST_SIDE * Number((side * EXACT) / long)) / Number(EXACT);
  return {
    kind: 'rectangle',
    width: String(width),
    height: String(height),
    across: toPixels(width),
    down: toPixels(height),
    squares: squaresOf(drawing, toPixels),
  };
}

/** From the far end on: what is left stays in the corner. */
function squaresOf({ width, height, keepsOne }: RectangleDrawing, toPixels: (side: bigint) => number): readonly CutSquare[] {
  const squares: CutSquare[] = [];
  let [w, h] = [width, height];
  for (let level = 0; w > 0n && h > 0n; level++) {
    const isWide = w > h;
    const [side, long] = isWide ? [h, w] : [w, h];
    if (toPixels(side) < SMALLEST || long / side > MOST_SQUARES) break;
    for (let left = long - side; left >= 0n; left -= side) {
      const to = isWide ? `${left},${h}` : `${w},${left}`;
      const isMove = level === 0 && !(keepsOne && left === 0n);
      const place = isWide ? { x: toPixels(left), y: 0 } : { x: 0, y: toPixels(left) };
      squares.push({ ...place, size: toPixels(side), level, ...(isMove && { move: `${width},${height}>${to}` }) });
    }
    if (isWide) w %= h;
    else h %= w;
  }
  return squares;
}

/** Whether each of its moves is one of the squares, so that it can be shown there. */
export function hasMovesAtCuts({ squares }: RectangleShape, moves: readonly ShownMove[]): boolean {
  return moves.every(({ label, value }) => value === undefined && squares.some(({ move }) => move === label));
}

export function rectangleItems(
  { width, height, across, down, squares }: RectangleShape,
  moves: readonly ShownMove[],
): readonly Item[] {
  const winning = new Set(moves.flatMap(({ label, wins }) => (wins === true ? [label] : [])));
  // What a winner cuts off is lit as a whole: the square of the move and those beyond it.
  const lastLit = squares.findLastIndex(({ move }) => move !== undefined && winning.has(move));
  const boxes = squares.map(({ x, y, size, level }, index): Item => {
    const isLit = index <= lastLit;
    const fill = isLit ? 'win-fill' : level % 2 === 0 ? 'counter' : 'panel';
    return { kind: 'box', at: { x, y }, across: size, height: size, fill, stroke: isLit ? 'win' : 'edge', width: isLit ? 2 : 1 };
  });
  const words = { kind: 'words', size: 15, ink: 'ink', style: 'bold' } as const;
  return [
    ...boxes,
    { kind: 'box', at: { x: 0, y: 0 }, across, height: down, stroke: 'ink', width: 2 },
    { ...words, at: { x: across / 2, y: -14 }, text: shortNumber(width) },
    { ...words, at: { x: -12, y: down / 2 }, text: shortNumber(height), anchor: 'end' },
  ];
}
