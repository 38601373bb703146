/**
 * Linear systems over the field of two elements: which columns of a matrix add up to a given unit vector, or why none do.
 *
 * Gauss–Jordan elimination on rows of 32-bit words. Each row carries along which rows of the matrix it is the sum of, so that an
 * unsolvable system comes with a set of rows that shows it.
 */
import type { Tick } from '../../../../numeric/max-flow.ts';

export type ParitySolution =
  /** Columns that sum to the unit vector, and those that are in at least one such set. */
  | { readonly columns: readonly number[]; readonly inSome: readonly number[] }
  /** Rows, the wanted one among them, with an even number of ones in every column. */
  | { readonly rows: readonly number[] };

/** `ones[r]` lists the columns of the ones in row r. */
export function solveParity(ones: readonly (readonly number[])[], columns: number, unit: number, tick: Tick): ParitySolution {
  const order = ones.length;
  const right = columns;
  const words = (columns + 1 + order + 31) >>> 5;
  const matrix = new Uint32Array(order * words);
  const flip = (row: number, bit: number) => {
    const place = row * words + (bit >>> 5);
    matrix[place] = (matrix[place] as number) ^ (1 << (bit & 31));
  };
  const has = (row: number, bit: number) => (((matrix[row * words + (bit >>> 5)] as number) >>> (bit & 31)) & 1) === 1;
  for (const [row, list] of ones.entries()) {
    for (const column of list) flip(row, column);
    flip(row, right + 1 + row);
  }
  flip(unit, right);

  const pivotRow = new Int32Array(columns).fill(-1);
  let rank = 0;
  for (let column = 0; column < columns && rank < order; column++) {
    let found = rank;
    while (found < order && !has(found, column)) found++;
    if (found === order) continue;
    tick();
    swapRows(matrix, words, found, rank);
    for (let row = 0; row < order; row++) if (row !== rank && has(row, column)) addRow(matrix, words, rank, row);
    pivotRow[column] = rank++;
  }

  for (let row = rank; row < order; row++) {
    if (has(row, right)) return { rows: ones.flatMap((_, each) => (has(row, right + 1 + each) ? [each] : [])) };
  }
  const solution: number[] = [];
  const inSome: number[] = [];
  const free = [...pivotRow.keys()].filter((column) => pivotRow[column] === -1);
  for (const [column, row] of pivotRow.entries()) {
    const inThis = row !== -1 && has(row, right);
    if (inThis) solution.push(column);
    if (inThis || row === -1 || free.some((each) => has(row, each))) inSome.push(column);
  }
  return { columns: solution, inSome };
}

function swapRows(matrix: Uint32Array, words: number, one: number, other: number): void {
  if (one === other) return;
  const kept = matrix.slice(one * words, (one + 1) * words);
  matrix.copyWithin(one * words, other * words, (other + 1) * words);
  matrix.set(kept, other * words);
}

function addRow(matrix: Uint32Array, words: number, from: number, to: number): void {
  const [source, target] = [from * words, to * words];
  for (let word = 0; word < words; word++) {
    matrix[target + word] = (matrix[target + word] as number) ^ (matrix[source + word] as number);
  }
}
