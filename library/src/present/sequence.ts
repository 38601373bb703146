/**
 * Sequences of values: a plain list, CSV, and the b-file of the On-Line Encyclopedia of Integer Sequences.
 */
import type { Nimber } from '../core/nimber.ts';
import { wrapWords } from './layout.ts';

/** One term; null where the value is not defined, and `reason` says why where it is not known. */
export interface ShownTerm {
  readonly n: number;
  readonly value: Nimber | null;
  readonly reason?: string;
}

/** Values separated by spaces: `*` where undefined, `?` where not known. */
export function termsToText(terms: readonly ShownTerm[], width = Number.POSITIVE_INFINITY): string {
  const words = terms.map(({ value, reason }) => (value !== null ? String(value) : reason === undefined ? '*' : '?'));
  if (words.length === 0) return '';
  return `${width === Number.POSITIVE_INFINITY ? words.join(' ') : wrapWords(words.join(' '), width).join('\n')}\n`;
}

/** Lines `n value`; terms without a value are left out. */
export function termsToBFile(terms: readonly ShownTerm[]): string {
  return terms.map(({ n, value }) => (value === null ? '' : `${n} ${value}\n`)).join('');
}

/** A header and a row for each n; the cell is empty where there is no value. */
export function termsToCsv(terms: readonly ShownTerm[]): string {
  return `n,value\n${terms.map(({ n, value }) => `${n},${value ?? ''}\n`).join('')}`;
}
