/**
 * Values of single paths by their recurrences, for long ranges: Grundy, foreclosed, remoteness, suspense and outcome numbers.
 *
 * Each is written out as the paper defines it in its §2, from the options P(n−2), P(n−3) and P(i) ∪ P(n−3−i); how values of a
 * union are joined is itself a statement that is checked on unions.
 */
import type { Play } from 'impartial/internal';

/** Stands for “undefined” among foreclosed values. */
export const STAR = -1;

type Rule = (options: number[]) => number;

/** v(0), …, v(upTo): `join` makes the value of two paths, `rule` that of a path out of its options. */
export function recurrence(upTo: number, ended: number, join: (a: number, b: number) => number, rule: Rule): number[] {
  const values = [ended];
  for (let order = 1; order <= upTo; order++) {
    const at = (index: number) => values[Math.max(0, index)] as number;
    const options = [at(order - 2)];
    if (order >= 3) options.push(at(order - 3));
    for (let left = 1; 2 * left <= order - 3; left++) options.push(join(at(left), at(order - 3 - left)));
    values.push(rule(options));
  }
  return values;
}

function mexOf(options: readonly number[]): number {
  const seen = new Set(options);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}

const xor = (a: number, b: number) => a ^ b;
const starXor = (a: number, b: number) => (a === STAR || b === STAR ? STAR : a ^ b);

export function grundyPaths(upTo: number): number[] {
  return recurrence(upTo, 0, xor, mexOf);
}

/** F⁺: undefined for P0 … P3, which have ended or can be ended by a winning move. */
export function foreclosedPaths(upTo: number): number[] {
  const values = [STAR, STAR, STAR, STAR];
  for (let order = 4; order <= upTo; order++) {
    const at = (index: number) => values[index] as number;
    const options = [at(order - 2), at(order - 3)];
    for (let left = 1; 2 * left <= order - 3; left++) options.push(starXor(at(left), at(order - 3 - left)));
    values.push(mexOf(options));
  }
  return values;
}

/** F⁻: undefined for P0 alone; the move that ends a path loses, so it counts as none. */
export function foreclosedMiserePaths(upTo: number): number[] {
  return recurrence(upTo, STAR, starXor, (options) => mexOf(options.filter((value) => value !== STAR)));
}

const parityOf = (play: Play) => (play === 'normal' ? 0 : 1);

/** Win quickly, lose slowly. */
export function remoteness(options: readonly number[], play: Play): number {
  if (options.length === 0) return 0;
  const wins = options.filter((value) => value % 2 === parityOf(play));
  return 1 + (wins.length > 0 ? Math.min(...wins) : Math.max(...options));
}

/** Win slowly, lose quickly. */
export function suspense(options: readonly number[], play: Play): number {
  if (options.length === 0) return 0;
  const wins = options.filter((value) => value % 2 === parityOf(play));
  return 1 + (wins.length > 0 ? Math.max(...wins) : Math.min(...options));
}

export function remotenessPaths(upTo: number, play: Play): number[] {
  return recurrence(upTo, 0, Math.min, (options) => remoteness(options, play));
}

export function suspensePaths(upTo: number, play: Play): number[] {
  return recurrence(upTo, 0, Math.max, (options) => suspense(options, play));
}

/** 1: won, 0: lost, for the games in which a union is lost exactly when all its paths are. P0 has `ended`. */
export function additiveOutcomes(upTo: number, ended: 0 | 1): number[] {
  return recurrence(
    upTo,
    ended,
    (a, b) => (a === 1 || b === 1 ? 1 : 0),
    (options) => (options.includes(0) ? 1 : 0),
  );
}

/** Selective misère play: two live paths are lost as in normal play, when both orders are 0 or 4 mod 5. */
export function selectiveMisereOutcomes(upTo: number): number[] {
  const inCompany = (order: number) => order % 5 === 0 || order % 5 === 4;
  const values = [1];
  for (let order = 1; order <= upTo; order++) {
    let won = [order - 2, ...(order >= 3 ? [order - 3] : [])].some((left) => values[Math.max(0, left)] === 0);
    for (let left = 1; 2 * left <= order - 3; left++) won ||= inCompany(left) && inCompany(order - 3 - left);
    values.push(won ? 1 : 0);
  }
  return values;
}
