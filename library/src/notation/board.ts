/**
 * Boards in text: `3x4` is a board of three rows and four columns, `..#/...` are its rows.
 *
 * Inside, a row has `.` for a square in play and `#` for any other; how the two are written is for the game to say, since a square in
 * play is free on one board and has a counter on another.
 */
import { bad, ok, type Result } from '../core/result.ts';
import type { Rows } from '../structures/board.ts';

export interface BoardNotation {
  /** What is written for a square in play, and for any other. */
  readonly inPlay: string;
  readonly other: string;
  /** The most squares. */
  readonly most: number;
  /** The board that is written `height x width`. Default: all of its squares are in play. */
  full?(width: number, height: number): Rows;
}

export function parseBoard(text: string, at: number, notation: BoardNotation): Result<Rows> {
  const { inPlay, other, most } = notation;
  const tooLarge = () => bad('board-too-large', `A board has at most ${most} squares.`, at, { found: text });
  const expected = `a board such as 3x4 or ${inPlay}${inPlay}${other}/${inPlay}${inPlay}${inPlay}`;
  const [, height, width] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (height !== undefined && width !== undefined) {
    if (Number(height) * Number(width) > most) return tooLarge();
    if (Number(height) === 0 || Number(width) === 0)
      return bad('no-board', 'A board has at least one row and one column.', at, { expected, found: text });
    return ok(fullBoard(notation, Number(width), Number(height)));
  }
  if (text.length > 2 * most) return tooLarge();
  const wrong = [...text].findIndex((sign) => sign !== inPlay && sign !== other && sign !== '/');
  if (text === '' || wrong === 0) return bad('no-board', 'This is no board.', at, { expected, found: text });
  if (wrong > 0) {
    const found = text.charAt(wrong);
    return bad('no-square', `${found === ' ' ? 'A space' : found} is no square of a board.`, at + wrong, {
      expected: `${inPlay}, ${other} or / between rows`,
      found: text.slice(wrong),
    });
  }
  return parseRows(text.split('/'), at, notation, tooLarge);
}

/** Shorter rows are filled up with squares that are not in play. */
function parseRows(
  rows: readonly string[],
  at: number,
  { inPlay, most }: BoardNotation,
  tooLarge: () => Result<never>,
): Result<Rows> {
  let start = at;
  for (const row of rows) {
    if (row === '') return bad('empty-row', 'A row has at least one square.', start, { expected: 'squares between slashes' });
    start += row.length + 1;
  }
  const longest = Math.max(...rows.map((row) => row.length));
  if (longest * rows.length > most) return tooLarge();
  return ok(
    rows.map((row) =>
      Array.from(row, (sign) => (sign === inPlay ? '.' : '#'))
        .join('')
        .padEnd(longest, '#'),
    ),
  );
}

/** The inverse; the full board is written by its sides. */
export function formatBoard(rows: Rows, notation: BoardNotation): string {
  const text = rows.join('/');
  const width = rows[0]?.length ?? 0;
  return text === fullBoard(notation, width, rows.length).join('/')
    ? `${rows.length}x${width}`
    : writeRows(rows, notation).join('/');
}

/** The rows with the signs of the notation. */
export function writeRows(rows: Rows, { inPlay, other }: Pick<BoardNotation, 'inPlay' | 'other'>): Rows {
  if (inPlay === '.' && other === '#') return rows;
  return rows.map((row) => Array.from(row, (sign) => (sign === '.' ? inPlay : other)).join(''));
}

function fullBoard({ full = wholeBoard }: BoardNotation, width: number, height: number): Rows {
  return full(width, height);
}

function wholeBoard(width: number, height: number): Rows {
  return Array.from({ length: height }, () => '.'.repeat(width));
}
