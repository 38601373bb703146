/** Boards of squares: what a rule sees of one, the moves that take squares, its regions, and its images under turns and reflections. */
import { show } from '../core/show-value.ts';
import type { Symmetries } from '../core/subset-game.ts';
import { BoardMove } from './board-move.ts';
import { AROUND, BESIDE, type Cell, cellName, checkCell } from './cell.ts';

export { type Cell, cellName } from './cell.ts';

/** One string a row: `.` is a square in play, `#` none or one that was taken, a letter a piece. All rows have the same length. */
export type Rows = readonly string[];

export class Board {
  /** How many columns it has. */
  readonly width: number;
  /** How many rows it has. */
  readonly height: number;
  private readonly rows: Rows;

  constructor(rows: Rows) {
    this.rows = rows;
    this.height = rows.length;
    this.width = rows[0]?.length ?? 0;
  }

  /** Whether there is a square with nothing on it. */
  isFree(x: number, y: number): boolean {
    if (!Number.isInteger(x) || !Number.isInteger(y))
      throw new Error(`isFree is asked with a column and a row, found ${show(x)} and ${show(y)}`);
    return this.rows[y]?.[x] === '.';
  }

  /** The squares with nothing on them, row by row. */
  empty(): readonly Cell[] {
    return this.squares('.');
  }

  /** The squares on which this piece stands, row by row. */
  squares(piece: string): readonly Cell[] {
    if (typeof piece !== 'string' || !/^[A-Za-z.]$/.test(piece))
      throw new Error(`a piece is one letter, or . for none, found ${show(piece)}`);
    const cells: Cell[] = [];
    for (const [y, row] of this.rows.entries())
      for (let x = row.indexOf(piece); x >= 0; x = row.indexOf(piece, x + 1)) cells.push([x, y]);
    return cells;
  }

  /** What stands there: a piece, or `.` for nothing; undefined where there is no square. */
  at(square: Cell): string | undefined {
    checkCell(square);
    const [x, y] = square;
    const sign = this.rows[y]?.[x];
    return sign === '#' ? undefined : sign;
  }

  /** What stands on the squares around this one, up to eight. */
  around(square: Cell): readonly string[] {
    return this.near(square, AROUND);
  }

  /** What stands on the squares beside this one, up to four. */
  beside(square: Cell): readonly string[] {
    return this.near(square, BESIDE);
  }

  /** The squares from there in one direction, `[1, 1]`, as far as there are any. */
  line(from: Cell, step: Cell): readonly Cell[] {
    checkCell(from);
    checkCell(step);
    const [[x, y], [dx, dy]] = [from, step];
    const cells: Cell[] = [];
    if (dx === 0 && dy === 0) return cells;
    for (let [u, v] = [x + dx, y + dy]; this.at([u, v]) !== undefined; u += dx, v += dy) cells.push([u, v]);
    return cells;
  }

  /** A move: put this piece on these squares. */
  put(piece: string, ...squares: readonly Cell[]): BoardMove {
    return new BoardMove(this.rows).put(piece, ...squares);
  }

  /** A move: take away what stands on these squares, which are empty then. */
  clear(...squares: readonly Cell[]): BoardMove {
    return new BoardMove(this.rows).clear(...squares);
  }

  private near(square: Cell, steps: readonly Cell[]): readonly string[] {
    checkCell(square);
    const [x, y] = square;
    const signs: string[] = [];
    for (const [dx, dy] of steps) {
      const sign = this.rows[y + dy]?.[x + dx];
      if (sign !== undefined && sign !== '#') signs.push(sign);
    }
    return signs;
  }
}

/** The moves that take the squares that a rule lists for the board; each is called by its squares, `a1-a2`, unless said otherwise. */
export function* eachTaking(
  rows: Rows,
  listMoves: (board: Board) => Iterable<readonly Cell[]>,
  nameOf = (cells: readonly Cell[]) => cells.map(cellName).join('-'),
): Iterable<{ readonly label: string; readonly to: Rows }> {
  const board = new Board(rows);
  for (const cells of listMoves(board)) {
    if (!Array.isArray(cells)) throw new Error(`a move takes a list of squares, found ${show(cells)}`);
    cells.forEach(checkCell);
    const wrong = cells.find(([x, y]) => !board.isFree(x, y));
    if (wrong !== undefined || cells.length === 0)
      throw new Error(wrong === undefined ? 'a move takes no square' : `a move takes ${wrong[0]},${wrong[1]}, which is not free`);
    yield { label: nameOf(cells), to: without(rows, cells) };
  }
}

function without(rows: Rows, cells: readonly Cell[]): Rows {
  const left = [...rows];
  for (const [x, y] of cells) {
    const row = left[y] ?? '';
    left[y] = `${row.slice(0, x)}#${row.slice(x + 1)}`;
  }
  return left;
}

/** For each region of free squares that touch at their sides, the board with nothing else free. */
export function regionsOf(rows: Rows): Rows[] {
  const board = new Board(rows);
  const regions: Cell[][] = [];
  const seen = new Uint8Array(board.width * board.height);
  for (const start of board.empty()) {
    if (seen[start[1] * board.width + start[0]] === 1) continue;
    const region: Cell[] = [];
    const add = (x: number, y: number) => {
      if (!board.isFree(x, y) || seen[y * board.width + x] === 1) return;
      seen[y * board.width + x] = 1;
      region.push([x, y]);
    };
    add(...start);
    for (const [x, y] of region) {
      add(x + 1, y);
      add(x - 1, y);
      add(x, y + 1);
      add(x, y - 1);
    }
    regions.push(region);
  }
  return regions.length === 1 ? [rows] : regions.map((region) => boardWith(region, board.width, board.height));
}

/** A board on which these squares alone are free. */
function boardWith(cells: readonly Cell[], width: number, height: number): Rows {
  const empty = '#'.repeat(width);
  const rows: string[][] = [];
  for (const [x, y] of cells) {
    const row = rows[y] ?? Array.from(empty);
    row[x] = '.';
    rows[y] = row;
  }
  return Array.from({ length: height }, (_, y) => rows[y]?.join('') ?? empty);
}

/** One board with the squares in play of all of these; null where they have not the same sides, or squares of two would touch. */
export function boardOfRegions(regions: readonly Rows[]): Rows | null {
  const [first] = regions;
  if (first === undefined) return null;
  const [height, width] = [first.length, first[0]?.length];
  if (regions.some((rows) => rows.length !== height || rows[0]?.length !== width)) return null;
  const taken = first.map((row) => [...row]);
  for (const [x, y] of regions.slice(1).flatMap((rows) => new Board(rows).empty())) {
    const row = taken[y] as string[];
    if (row[x] === '.') return null;
    row[x] = '.';
  }
  const board = taken.map((row) => row.join(''));
  const parts = regions.reduce((sum, rows) => sum + regionsOf(rows).length, 0);
  return regionsOf(board).length === parts ? board : null;
}

/** The least image of a board; where it does not matter where on a board its squares lie, without empty rows and columns. */
export function shapeKey(rows: Rows, symmetries: Symmetries, mayShift: boolean): string {
  return imagesOf(mayShift ? trimmed(rows) : rows, symmetries)
    .map((image) => image.join('/'))
    .reduce((one, other) => (one < other ? one : other));
}

/** Without rows and columns at the sides that have no square. */
function trimmed(rows: Rows): Rows {
  const starts = rows.map((row) => row.search(/[^#]/));
  const top = starts.findIndex((start) => start >= 0);
  if (top < 0) return [''];
  const bottom = starts.findLastIndex((start) => start >= 0);
  const left = Math.min(...starts.filter((start) => start >= 0));
  const right = Math.max(...rows.map((row) => row.search(/[^#]#*$/)));
  return rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The first and last column and row in which there is one of these squares. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of cells) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom };
}

function imagesOf(rows: Rows, symmetries: Symmetries): readonly Rows[] {
  if (symmetries === 'none') return [rows];
  const two = [rows, transposed(rows)];
  if (symmetries === 'transpose') return two;
  const four = two.flatMap((image) => [image, image.map((row) => row.split('').reverse().join(''))]);
  return four.flatMap((image) => [image, image.toReversed()]);
}

function transposed(rows: Rows): Rows {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, x) => rows.map((row) => row[x]).join(''));
}
