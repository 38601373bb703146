/**
 * Strips and boards of squares. Strips lie one below the other; boards that a move names by their number stand side by side, and those
 * on which play is over are dimmed. Counters and crosses are drawn, other pieces are letters.
 */
import { shortNumber } from './edge-scene.ts';
import type { Point } from './place.ts';
import { disc, type Item, line, sceneOf, shifted } from './scene.ts';
import type { SquaresShape } from './shape.ts';
import type { ShownMove } from './show.ts';

const SQUARE = 30;
const GAP = 14;
/** How wide boards side by side may be together. */
const WIDEST = 560;
const DIMMED = 0.35;

export function squareItems({ boards, over, more }: SquaresShape, moves: readonly ShownMove[]): readonly Item[] {
  const byLabel = new Map(moves.map((move) => [move.label, move]));
  const isOver = new Set(over);
  const drawn = boards.map((rows, index) => {
    const items = boardItems(rows, (square) => byLabel.get(boards.length === 1 ? square : `${index + 1}.${square}`));
    return isOver.has(index) ? items.map((item) => (item.kind === 'words' ? item : { ...item, opacity: DIMMED })) : items;
  });
  const items = over === undefined ? below(drawn) : beside(drawn);
  if (more === '0') return items;
  const { left, width } = sceneOf(items, 0);
  const at = { x: left + width + 24, y: 0 };
  const text = `and ${shortNumber(more)} boards more`;
  return [...items, { kind: 'words', at, text, size: 14, ink: 'ink-2', anchor: 'start' }];
}

/** Whether each of its moves is one square, so that it can be shown there. */
export function hasMovesAtSquares({ boards }: SquaresShape, moves: readonly ShownMove[]): boolean {
  const names = new Set(
    boards.flatMap((rows, index) =>
      rows.flatMap((row, y) =>
        Array.from(row, (_, x) => (boards.length === 1 ? squareName(x, y) : `${index + 1}.${squareName(x, y)}`)),
      ),
    ),
  );
  return moves.every(({ label }) => names.has(label));
}

function squareName(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

function boardItems(rows: readonly string[], moveAt: (square: string) => ShownMove | undefined): readonly Item[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((piece, x): readonly Item[] => {
      if (piece === '#') return [];
      const at = { x: x * SQUARE, y: y * SQUARE };
      const move = moveAt(squareName(x, y));
      const box = square(at, move?.wins === true);
      if (piece !== '.') return [box, ...pieceItems(piece, at)];
      if (move?.value === undefined) return [box];
      return [box, { kind: 'words', at, text: move.value, size: 13, ink: move.wins === true ? 'win' : 'ink-2', style: 'bold' }];
    }),
  );
}

function square({ x, y }: Point, wins: boolean): Item {
  const at = { x: x - SQUARE / 2, y: y - SQUARE / 2 };
  const paint = wins
    ? ({ fill: 'win-fill', stroke: 'win', width: 2.6 } as const)
    : ({ fill: 'panel', stroke: 'ink', width: 1.4 } as const);
  return { kind: 'box', at, across: SQUARE, height: SQUARE, ...paint };
}

function pieceItems(piece: string, at: Point): readonly Item[] {
  if (piece === 'o') return [disc(at, 10, { fill: 'counter', stroke: 'edge', width: 1.4 })];
  if (piece !== 'X') return [{ kind: 'words', at, text: piece, size: 17, ink: 'ink', style: 'bold' }];
  const arm = 8;
  return [1, -1].map((turn) =>
    line(
      [
        { x: at.x - arm, y: at.y - turn * arm },
        { x: at.x + arm, y: at.y + turn * arm },
      ],
      { stroke: 'ink', width: 3 },
    ),
  );
}

function below(boards: readonly (readonly Item[])[]): readonly Item[] {
  let y = 0;
  return boards.flatMap((items) => {
    const { top, height } = sceneOf(items, 0);
    const start = y;
    y += height + GAP;
    return items.map((item) => shifted(item, 0, start - top));
  });
}

function beside(boards: readonly (readonly Item[])[]): readonly Item[] {
  let [x, y] = [0, 0];
  return boards.flatMap((items) => {
    const { left, top, width, height } = sceneOf(items, 0);
    if (x > 0 && x + width > WIDEST) [x, y] = [0, y + height + 2 * GAP];
    const start = x;
    x += width + 2 * GAP;
    return items.map((item) => shifted(item, start - left, y - top));
  });
}
