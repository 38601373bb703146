/**
 * Sequences of values: a plain list, CSV, and the b-file of the On-Line Encyclopedia of Integer Sequences.
 *
 * A sequence may have hundreds of millions of terms, so each form also comes piece by piece.
 */
import type { TermValue } from '../core/verdict.ts';
import { wrapWords } from './layout.ts';

/** One term; null where the value is not defined, and `reason` says why where it is not known. */
export interface ShownTerm {
  readonly n: number;
  readonly value: TermValue;
  readonly reason?: string;
}

/** The lines that are joined before they are handed on. */
const LINES_PER_PIECE = 4096;

/** Values separated by spaces: `*` where undefined, `?` where not known. */
export function termsToText(terms: Iterable<ShownTerm>, width = Number.POSITIVE_INFINITY): string {
  const words = Array.from(terms, ({ value, reason }) => (value !== null ? String(value) : reason === undefined ? '*' : '?'));
  if (words.length === 0) return '';
  return `${width === Number.POSITIVE_INFINITY ? words.join(' ') : wrapWords(words.join(' '), width).join('\n')}\n`;
}

/** Lines `n value`; terms without a value are left out. */
export function termsToBFile(terms: Iterable<ShownTerm>): string {
  return [...eachBFilePiece(terms)].join('');
}

export function eachBFilePiece(terms: Iterable<ShownTerm>): Iterable<string> {
  return eachPiece(terms, ({ n, value }) => (value === null ? '' : `${n} ${value}\n`));
}

/** A header and a row for each n; the cell is empty where there is no value. */
export function termsToCsv(terms: Iterable<ShownTerm>): string {
  return [...eachCsvPiece(terms)].join('');
}

export function* eachCsvPiece(terms: Iterable<ShownTerm>): Iterable<string> {
  yield 'n,value\n';
  yield* eachPiece(terms, ({ n, value }) => `${n},${value ?? ''}\n`);
}

function* eachPiece(terms: Iterable<ShownTerm>, line: (term: ShownTerm) => string): Iterable<string> {
  let piece: string[] = [];
  for (const term of terms) {
    piece.push(line(term));
    if (piece.length < LINES_PER_PIECE) continue;
    yield piece.join('');
    piece = [];
  }
  if (piece.length > 0) yield piece.join('');
}
