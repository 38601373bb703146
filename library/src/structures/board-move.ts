/**
 * A move on a board with pieces: what it puts on squares and what it takes away, one after the other. A piece that goes from one square to
 * another is `board.clear(from).put('K', to)`.
 */
import { show } from '../core/show-value.ts';
import { type Cell, cellName, checkCell } from './cell.ts';

export class BoardMove {
  private readonly rows: readonly string[];
  private readonly changes: readonly (readonly [Cell, string])[];

  constructor(rows: readonly string[], changes: readonly (readonly [Cell, string])[] = []) {
    this.rows = rows;
    this.changes = changes;
  }

  /** And put this piece on these squares. */
  put(piece: string, ...squares: readonly Cell[]): BoardMove {
    if (!/^[A-Za-z]$/.test(piece)) throw new Error(`a piece is one letter, found ${show(piece)}`);
    return this.with(piece, squares);
  }

  /** And take away what stands on these squares. */
  clear(...squares: readonly Cell[]): BoardMove {
    return this.with('.', squares);
  }

  /** Its squares: `a1-b2`. */
  get squares(): string {
    return this.changes.map(([cell]) => cellName(cell)).join('-');
  }

  /** Its squares with what is put there: `a1-Kb2`. */
  get label(): string {
    return this.changes.map(([cell, sign]) => `${sign === '.' ? '' : sign}${cellName(cell)}`).join('-');
  }

  /** The board after it. */
  get to(): readonly string[] {
    const left = [...this.rows];
    for (const [[x, y], sign] of this.changes) {
      const row = left[y] ?? '';
      left[y] = `${row.slice(0, x)}${sign}${row.slice(x + 1)}`;
    }
    return left;
  }

  private with(sign: string, squares: readonly Cell[]): BoardMove {
    if (squares.length === 0) throw new Error(`${sign === '.' ? 'clear' : 'put'} names no square`);
    for (const square of squares) {
      checkCell(square);
      const [x, y] = square;
      if ((this.rows[y]?.[x] ?? '#') === '#') throw new Error(`${x},${y} is no square of the board`);
    }
    return new BoardMove(this.rows, [...this.changes, ...squares.map((square) => [square, sign] as const)]);
  }
}
