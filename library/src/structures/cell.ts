/** The squares of a board by column and row: their names, and the steps to those next to them. */
import { show } from '../core/show-value.ts';
import { squareName } from '../core/square-name.ts';

/** Column and row, from 0; row 0 is written first. */
export type Cell = readonly [x: number, y: number];

/** Throws unless this is a column and a row, on the board or off it: rules are written by hand. */
export function checkCell(square: unknown): void {
  if (Array.isArray(square) && square.length === 2 && square.every(Number.isInteger)) return;
  throw new Error(`a square is [column, row], found ${show(square)}`);
}

/** `c2` is the third square of the second row. */
export function cellName([x, y]: Cell): string {
  return squareName(x, y);
}

/** The inverse; undefined for what is no such name. */
export function readCellName(name: string): Cell | undefined {
  const [, letter, number, row] = /^(?:([a-z])|([1-9]\d*)_)([1-9]\d*)$/.exec(name) ?? [];
  if (row === undefined) return undefined;
  return [letter === undefined ? Number(number) - 1 : letter.charCodeAt(0) - 97, Number(row) - 1];
}

/** The steps to the four squares beside one. */
export const BESIDE: readonly Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** The steps to the eight squares around one. */
export const AROUND: readonly Cell[] = [...BESIDE, [1, 1], [1, -1], [-1, 1], [-1, -1]];
