/**
 * The b-file of the On-Line Encyclopedia of Integer Sequences: a line `n value` for each term, n rising; lines that begin with # are
 * comments. Terms without a value may be left out.
 */
import { bad, ok, type Result } from '../core/result.ts';

export interface FileTerm {
  readonly n: number;
  readonly value: bigint;
}

const LINE = /^[ \t]*(-?\d+)[ \t]+(-?\d+)[ \t]*(?:#.*)?$/;
/** Longer numbers are no values of games. */
const MOST_DIGITS = 1000;

/** What is wrong comes back with its offset in the text. */
export function parseBFile(text: string): Result<readonly FileTerm[]> {
  const terms: FileTerm[] = [];
  let at = 0;
  for (const raw of text.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const start = at + (line.length - line.trimStart().length);
    at += raw.length + 1;
    if (/^\s*(#|$)/.test(line) || line === '\ufeff') continue;
    const [, index, value] = LINE.exec(line.replace(/^\ufeff/, '')) ?? [];
    if (index === undefined || value === undefined)
      return bad('not-a-term', 'This is no line of a b-file.', start, {
        expected: 'two whole numbers, n and its value',
        found: line.trim(),
      });
    const n = Number(index);
    if (!Number.isSafeInteger(n) || value.length > MOST_DIGITS)
      return bad('number-too-large', 'This number is too large.', start, { found: line.trim() });
    const last = terms.at(-1);
    if (last !== undefined && n <= last.n)
      return bad('not-rising', `The n of a line is larger than that of the line before, which is ${last.n}.`, start, {
        found: index,
      });
    terms.push({ n, value: BigInt(value) });
  }
  if (terms.length === 0) return bad('empty-file', 'There is no term.', 0, { expected: 'lines with two whole numbers' });
  return ok(terms);
}
