/** Boards with pieces in text: `5x6 : Ka4 Ke3` is a board with a piece K on each of two squares. */
import { bad, ok, type Result } from '../core/result.ts';
import type { Rows } from '../structures/board.ts';
import { cellName, readCellName } from '../structures/cell.ts';
import { type BoardNotation, formatBoard, parseBoard } from './board.ts';

const EXPECTED = 'pieces with their squares, such as Ka4 Ke3';

export function parseBoardWithPieces(text: string, at: number, notation: BoardNotation): Result<Rows> {
  const colon = text.indexOf(':');
  if (colon < 0) return parseBoard(text, at, notation);
  const board = parseBoard(text.slice(0, colon).trimEnd(), at, notation);
  if (!board.ok) return board;
  const rows = [...board.value];
  const words = [...text.slice(colon + 1).matchAll(/\S+/g)];
  if (words.length === 0) return bad('no-piece', 'Behind the colon stands no piece.', at + colon, { expected: EXPECTED });
  for (const { 0: word, index } of words) {
    const place = at + colon + 1 + index;
    const cell = /^[A-Za-z]/.test(word) ? readCellName(word.slice(1)) : undefined;
    if (cell === undefined)
      return bad('no-piece', `${word} is no piece on a square.`, place, { expected: EXPECTED, found: word });
    const [x, y] = cell;
    const [name, row] = [cellName(cell), rows[y] ?? ''];
    const sign = row[x] ?? '#';
    if (sign === '#') return bad('no-square', `${name} is no square of this board.`, place, { found: word });
    if (sign !== '.') return bad('two-pieces', `On ${name} stands ${sign} already.`, place, { found: word });
    rows[y] = `${row.slice(0, x)}${word.charAt(0)}${row.slice(x + 1)}`;
  }
  return ok(rows);
}

/** The inverse. */
export function formatBoardWithPieces(rows: Rows, notation: BoardNotation): string {
  const pieces = rows.flatMap((row, y) =>
    Array.from(row, (sign, x) => (/[A-Za-z]/.test(sign) ? `${sign}${cellName([x, y])}` : '')).filter((word) => word !== ''),
  );
  const board = formatBoard(pieces.length === 0 ? rows : rows.map((row) => row.replace(/[A-Za-z]/g, '.')), notation);
  return pieces.length === 0 ? board : `${board} : ${pieces.join(' ')}`;
}
