/** The squares of a board by column and row: their names, and the steps to those next to them. */
import { squareName } from '../core/square-name.ts';

/** Column and row, from 0; row 0 is written first. */
export type Cell = readonly [x: number, y: number];

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
