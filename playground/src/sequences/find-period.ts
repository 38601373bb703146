/** Looking at a sequence: its repetition as far as computed, exceptions. */
import type { Nimber } from 'impartial';

export type Values = readonly (Nimber | null)[];

export interface Repetition {
  readonly period: number;
  /** The first index from which it repeats. */
  readonly from: number;
  /** What is added with each period. */
  readonly saltus: number;
}

/** Values at the end that a repetition is looked for in; the whole is walked back afterwards. */
const WINDOW = 6000;
/** A repetition has to be seen so many times over. */
const TIMES = 3;

/** The shortest repetition with which the values end, if it is seen often enough. */
export function findRepetition(values: Values): Repetition | undefined {
  const start = Math.max(0, values.length - WINDOW);
  const length = values.length - start;
  for (let period = 1; period * (TIMES + 1) <= length; period++) {
    const saltus = difference(values[values.length - 1], values[values.length - 1 - period]);
    if (saltus === undefined || saltus < 0) continue;
    if (!repeats(values, period, saltus, values.length - 1 - TIMES * period)) continue;
    let from = values.length - 1 - period;
    while (from >= 0 && difference(values[from + period], values[from]) === saltus) from--;
    const seen = values.length - 1 - from;
    if (seen >= TIMES * period && seen >= 12) return { period, from: from + 1, saltus };
  }
  return undefined;
}

function repeats(values: Values, period: number, saltus: number, from: number): boolean {
  for (let index = values.length - 1 - period; index >= Math.max(0, from); index--)
    if (difference(values[index + period], values[index]) !== saltus) return false;
  return true;
}

function difference(a: Nimber | null | undefined, b: Nimber | null | undefined): number | undefined {
  if (a === null || a === undefined || b === null || b === undefined) return a === null && b === null ? 0 : undefined;
  return Number(a) - Number(b);
}

/** The indices before the repetition whose value is not the one it would give. */
export function listExceptions(values: Values, { period, from, saltus }: Repetition): readonly number[] {
  const exceptions: number[] = [];
  for (let index = 0; index < from; index++) {
    const times = Math.ceil((from - index) / period);
    const like = values[index + times * period];
    if (difference(like, values[index]) !== times * saltus) exceptions.push(index);
  }
  return exceptions;
}
