/** What a square of a board is called wherever one is named: in questions, in moves, and on boards. */

/** `c2` is the third square of the second row, both counted from 0 here; columns beyond z have a number: `27_2`. */
export function squareName(column: number, row: number): string {
  return column < 26 ? `${String.fromCharCode(97 + column)}${row + 1}` : `${column + 1}_${row + 1}`;
}
