/** Boards of squares: what a rule sees of one, its regions, and its images under turns and reflections. */
import type { Symmetries } from '../core/subset-game.ts';

/** Column and row, from 0; row 0 is written first. */
export type Cell = readonly [x: number, y: number];

type Rows = readonly string[];

export class Board {
  readonly width: number;
  readonly height: number;
  private readonly rows: Rows;

  constructor(rows: Rows) {
    this.rows = rows;
    this.height = rows.length;
    this.width = rows[0]?.length ?? 0;
  }

  /** False outside of the board, too. */
  isFree(x: number, y: number): boolean {
    return this.rows[y]?.[x] === '.';
  }

  /** The free squares, row by row. */
  cells(): readonly Cell[] {
    return this.rows.flatMap((row, y) => [...row].flatMap((square, x): Cell[] => (square === '.' ? [[x, y]] : [])));
  }
}

/** `c2` is the third square of the second row; columns beyond z have a number: `27_2`. */
export function cellName([x, y]: Cell): string {
  return x < 26 ? `${String.fromCharCode(97 + x)}${y + 1}` : `${x + 1}_${y + 1}`;
}

/** For each region of free squares that touch at their sides, the board with nothing else free. */
export function regionsOf(rows: Rows): Rows[] {
  const board = new Board(rows);
  const regions: Set<number>[] = [];
  const seen = new Set<number>();
  for (const [x, y] of board.cells()) {
    const start = y * board.width + x;
    if (seen.has(start)) continue;
    const region = new Set([start]);
    for (const place of region) {
      const [u, v] = [place % board.width, Math.floor(place / board.width)];
      for (const [a, b] of [
        [u + 1, v],
        [u - 1, v],
        [u, v + 1],
        [u, v - 1],
      ] as const)
        if (board.isFree(a, b)) region.add(b * board.width + a);
    }
    for (const place of region) seen.add(place);
    regions.push(region);
  }
  if (regions.length === 1) return [rows];
  return regions.map((region) =>
    rows.map((row, y) => [...row].map((_, x) => (region.has(y * board.width + x) ? '.' : '#')).join('')),
  );
}

/** Without rows and columns at the sides that have no free square. */
export function trimmed(rows: Rows): Rows {
  const cells = new Board(rows).cells();
  if (cells.length === 0) return [''];
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return rows.slice(Math.min(...ys), Math.max(...ys) + 1).map((row) => row.slice(Math.min(...xs), Math.max(...xs) + 1));
}

export function imagesOf(rows: Rows, symmetries: Symmetries): readonly Rows[] {
  if (symmetries === 'none') return [rows];
  const two = [rows, transposed(rows)];
  if (symmetries === 'transpose') return two;
  const four = two.flatMap((image) => [image, image.toReversed()]);
  return four.flatMap((image) => [image, image.map((row) => [...row].reverse().join(''))]);
}

function transposed(rows: Rows): Rows {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, x) => rows.map((row) => row[x]).join(''));
}
