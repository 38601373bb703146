/**
 * Sequences of values: a plain list, CSV, and the b-file of the On-Line Encyclopedia of Integer Sequences.
 */
import type { Nimber } from '../core/nimber.ts';
import { wrapWords } from './layout.ts';

/** One term; null where the value is not defined, and `error` says why where it could not be found. */
export interface Term {
  readonly n: number;
  readonly value: Nimber | null;
  readonly error?: unknown;
}

/** Values separated by spaces: `*` where undefined, `?` where not found. */
export function termsToText(terms: readonly Term[], width = Number.POSITIVE_INFINITY): string {
  const words = terms.map(({ value, error }) => (value !== null ? String(value) : error === undefined ? '*' : '?'));
  if (words.length === 0) return '';
  return `${width === Number.POSITIVE_INFINITY ? words.join(' ') : wrapWords(words.join(' '), width).join('\n')}\n`;
}

/** Lines `n value`; terms without a value are left out. */
export function termsToBFile(terms: readonly Term[]): string {
  return terms.map(({ n, value }) => (value === null ? '' : `${n} ${value}\n`)).join('');
}

/** A header and a row for each n; the cell is empty where there is no value. */
export function termsToCsv(terms: readonly Term[]): string {
  return `n,value\n${terms.map(({ n, value }) => `${n},${value ?? ''}\n`).join('')}`;
}
