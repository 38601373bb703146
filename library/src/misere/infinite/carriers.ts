/**
 * The heaps that carry d, and what each of them adds to it.
 *
 * Failures go on by steps s1, s2 …; d is to stay as it is along each of them. So the heaps of the steps carry d, and their weights are
 * the whole numbers without a common factor, one line of them only, with which every step weighs 0.
 */
import type { HeapSum } from '../heap-game.ts';

export interface Carriers {
  /** In ascending order. */
  readonly heaps: readonly number[];
  /** One for each heap, of both signs, none of them 0. */
  readonly weights: readonly number[];
}

/** Undefined where the steps leave no such weights, or more than one line of them. */
export function carriersOf(steps: readonly HeapSum[]): Carriers | undefined {
  const largest = Math.max(0, ...steps.map((step) => step.length));
  const heaps = Array.from({ length: largest }, (_, heap) => heap).filter((heap) => steps.some((step) => (step[heap] ?? 0) > 0));
  const line = nullLine(
    steps.map((step) => heaps.map((heap) => step[heap] ?? 0)),
    heaps.length,
  );
  if (line === undefined || line.includes(0)) return undefined;
  const sign = (line.at(-1) as number) > 0 ? 1 : -1;
  const weights = line.map((weight) => sign * weight);
  return weights.some((weight) => weight > 0) && weights.some((weight) => weight < 0) ? { heaps, weights } : undefined;
}

/** The whole numbers without a common factor that all rows take to 0, where they are unique but for the sign. */
function nullLine(rows: readonly (readonly number[])[], width: number): readonly number[] | undefined {
  const left = rows.map((row) => [...row]);
  const pivots: number[] = [];
  for (let column = 0, from = 0; column < width; column++) {
    const at = left.findIndex((row, place) => place >= from && row[column] !== 0);
    if (at < 0) continue;
    [left[from], left[at]] = [left[at] as number[], left[from] as number[]];
    const pivot = left[from] as number[];
    for (const [place, row] of left.entries()) if (place !== from) clear(row, pivot, column);
    pivots.push(column);
    from++;
  }
  if (pivots.length !== width - 1) return undefined;
  const free = Array.from({ length: width }, (_, column) => column).find((column) => !pivots.includes(column)) as number;
  const scale = pivots.reduce((product, column, at) => product * Math.abs((left[at] as number[])[column] as number), 1);
  const line = new Array<number>(width).fill(0);
  line[free] = scale;
  for (const [at, column] of pivots.entries()) {
    const row = left[at] as number[];
    line[column] = (-(row[free] as number) * scale) / (row[column] as number);
  }
  const factor = line.reduce((common, each) => greatestCommonDivisor(common, Math.abs(each)), 0);
  return line.map((each) => each / factor);
}

/** Takes the entry of a column away by a multiple of the pivot row. */
function clear(row: number[], pivot: readonly number[], column: number): void {
  const [own, other] = [row[column] as number, pivot[column] as number];
  if (own === 0) return;
  for (const [at, each] of row.entries()) row[at] = each * other - (pivot[at] as number) * own;
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export function leastCommonMultiple(a: number, b: number): number {
  return (a * b) / greatestCommonDivisor(a, b);
}
