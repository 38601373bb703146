/**
 * Sequences of values: a plain list, CSV, and the b-file of the On-Line Encyclopedia of Integer Sequences.
 *
 * A sequence may have hundreds of millions of terms, so each form also comes piece by piece.
 */
import { OUTCOMES, termToNumber } from '../compounds/show.ts';
import type { TermValue } from '../core/verdict.ts';
import { kindInWords } from './kind.ts';
import { wrapWords } from './layout.ts';

/** One term; null where the value is not defined, and `reason` says why where it is not known. */
export interface ShownTerm {
  readonly n: number;
  readonly value: TermValue;
  readonly reason?: string;
}

/** The lines that are joined before they are handed on. */
const LINES_PER_PIECE = 4096;

/** What the values are and of which n, then the values separated by spaces: `*` where undefined, `?` where not known. */
export function termsToText(terms: Iterable<ShownTerm>, kind: string, width = Number.POSITIVE_INFINITY): string {
  let from: number | undefined;
  let to = 0;
  const words = Array.from(terms, ({ n, value, reason }) => {
    from ??= n;
    to = n;
    return value !== null ? String(value) : reason === undefined ? '*' : '?';
  });
  if (from === undefined) return '';
  const title = `${kindInWords(kind)}, n = ${from === to ? from : `${from} to ${to}`}:`;
  return `${title}\n${width === Number.POSITIVE_INFINITY ? words.join(' ') : wrapWords(words.join(' '), width).join('\n')}\n`;
}

/** Lines `n value` up to the first term that is not known; terms without a value are left out. Outcomes are numbers, and a comment says so. */
export function termsToBFile(terms: Iterable<ShownTerm>, kind: string): string {
  return [...eachBFilePiece(terms, kind)].join('');
}

export function* eachBFilePiece(terms: Iterable<ShownTerm>, kind: string): Iterable<string> {
  if (kind === OUTCOMES) yield '# Outcomes: 1 for N (the player to move wins), 0 for P (the player to move loses)\n';
  yield* eachPiece(untilUnknown(terms), ({ n, value }) => {
    const number = termToNumber(value);
    return number === null ? '' : `${n} ${number}\n`;
  });
}

function* untilUnknown(terms: Iterable<ShownTerm>): Iterable<ShownTerm> {
  for (const term of terms) {
    if (term.reason !== undefined) return;
    yield term;
  }
}

/** A header and a row for each n with what the value is; the cell is empty where it is undefined, and has `?` where it is not known. */
export function termsToCsv(terms: Iterable<ShownTerm>, kind: string): string {
  return [...eachCsvPiece(terms, kind)].join('');
}

export function* eachCsvPiece(terms: Iterable<ShownTerm>, kind: string): Iterable<string> {
  yield 'n,value,kind\n';
  yield* eachPiece(terms, ({ n, value, reason }) => `${n},${value ?? (reason === undefined ? '' : '?')},${kind}\n`);
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
