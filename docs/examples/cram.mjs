/** Cram on a small board, as a module for `impartial --ruleset`. */
import { bad, defineRuleset, ok } from 'impartial';

export const cram = defineRuleset({
  id: 'my-cram',
  title: 'Cram',
  rule: 'Put a domino on two adjacent empty squares.',
  notation: 'an empty board `3x4`, or its rows with `.` for empty and `#` for taken: `..#/...`',
  samples: ['2x3', '3x3', '..#./.#../....'],

  parse({ text, at }) {
    const [, height, width] = /^([1-9])x([1-9])$/.exec(text) ?? [];
    const emptyRow = '.'.repeat(Number(width ?? 0));
    const rows = height === undefined ? text.split('/') : Array(Number(height)).fill(emptyRow);
    const isBoard = rows.every((row) => /^[.#]{1,9}$/.test(row) && row.length === rows[0].length);
    if (isBoard) return ok(rows);
    const expected = 'a board such as 3x4 or ..#/...';
    return bad('no-board', 'This is no board.', at, { expected, found: text });
  },

  format: (rows) => rows.join('/'),

  *moves(rows) {
    for (const [y, row] of rows.entries()) {
      for (let x = 0; x < row.length; x++) {
        if (isEmpty(rows, x, y) && isEmpty(rows, x + 1, y)) yield domino(rows, [x, y], [x + 1, y]);
        if (isEmpty(rows, x, y) && isEmpty(rows, x, y + 1)) yield domino(rows, [x, y], [x, y + 1]);
      }
    }
  },
});

function isEmpty(rows, x, y) {
  return rows[y]?.[x] === '.';
}

/** The move that covers two squares, called by their columns and rows: `a1a2`. */
function domino(rows, ...squares) {
  const taken = (x, y) => squares.some((square) => square[0] === x && square[1] === y);
  return {
    label: squares.map(([x, y]) => `${'abcdefghi'[x]}${y + 1}`).join(''),
    to: rows.map((row, y) => [...row].map((cell, x) => (taken(x, y) ? '#' : cell)).join('')),
  };
}
