/**
 * What goes into a hole: `1..6`, `1,3,5`, `normal,misere`, `0..30/5`, or several of these with commas between.
 *
 * Ranges are never written out: a list has a length, and its member at an index is made when it is asked for.
 */
import { bad, ok, type Result } from '../core/result.ts';

export interface HoleValues {
  readonly count: number;
  /** The value at an index from 0 to count − 1. */
  at(index: number): string;
}

interface Piece {
  readonly count: number;
  at(index: number): string;
}

const EXPECTED = 'values such as 1..6, 0..30/5, 1,3,5 or normal,misere';
const RANGE = /^(-?\d+)\.\.(-?\d+)(?:\/(\d+))?$/;

/** Reads the text that begins at offset `at` of what a person wrote. */
export function parseHoleValues(text: string, at = 0): Result<HoleValues> {
  const pieces: Piece[] = [];
  let start = 0;
  for (const part of text.split(',')) {
    const word = part.trim();
    const place = at + start + (part.length - part.trimStart().length);
    start += part.length + 1;
    if (word === '')
      return bad('empty-value', text.trim() === '' ? 'There are no values.' : 'Between two commas stands no value.', place, {
        expected: EXPECTED,
      });
    const piece = toPiece(word, place);
    if (!piece.ok) return piece;
    pieces.push(piece.value);
  }
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  if (!Number.isSafeInteger(count)) return bad('too-many-values', 'There are too many values.', at, { found: text });
  const twice = findTwice(pieces);
  if (twice !== undefined) return bad('value-given-twice', `The value ${twice} is given twice.`, at, { found: text });
  return ok(joined(pieces, count));
}

/** Values that are there already. */
export function toHoleValues(values: readonly string[]): HoleValues {
  return { count: values.length, at: (index) => checked(values[index], index) };
}

function toPiece(word: string, at: number): Result<Piece> {
  const [, first, last, stride = '1'] = RANGE.exec(word) ?? [];
  if (first === undefined || last === undefined) {
    if (/[{}]/.test(word) || word.includes('..'))
      return bad('not-a-range', 'This is neither a range nor a word.', at, { expected: EXPECTED, found: word });
    return ok({ count: 1, at: () => word });
  }
  const [from, to, step] = [Number(first), Number(last), Number(stride)];
  if (![from, to, step].every(Number.isSafeInteger))
    return bad('number-too-large', `A number of a range is at most ${Number.MAX_SAFE_INTEGER}.`, at, { found: word });
  if (step === 0) return bad('empty-step', 'The step of a range is at least 1.', at, { found: word });
  if (from > to) return bad('empty-range', `There is no number from ${from} to ${to}.`, at, { found: word });
  return ok({ count: Math.floor((to - from) / step) + 1, at: (index) => String(from + index * step) });
}

/** Lists are compared value by value while they are short; nobody writes long ones by hand. */
const MOST_COMPARED = 10_000;

function findTwice(pieces: readonly Piece[]): string | undefined {
  const seen = new Set<string>();
  for (const piece of pieces) {
    for (let index = 0; index < piece.count && seen.size < MOST_COMPARED; index++) {
      const value = piece.at(index);
      if (seen.has(value)) return value;
      seen.add(value);
    }
  }
  return undefined;
}

function joined(pieces: readonly Piece[], count: number): HoleValues {
  return {
    count,
    at(index) {
      let left = index;
      for (const piece of pieces) {
        if (left < piece.count) return piece.at(left);
        left -= piece.count;
      }
      return checked(undefined, index);
    },
  };
}

function checked(value: string | undefined, index: number): string {
  if (value === undefined) throw new RangeError(`there is no value at ${index}`);
  return value;
}
