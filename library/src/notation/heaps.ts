/**
 * Heaps in text: `3^2 5 7`, or `3^2, 5, 7`, is two heaps of 3, one of 5 and one of 7. The empty position is written `0`.
 */
import { MOST_DIGITS_READ } from '../core/digits.ts';
import { type Nimber, toNimber } from '../core/nimber.ts';
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { type Heap, type Heaps, joinAllHeaps, joinHeaps, toHeaps } from '../structures/heaps.ts';
import { parseMultiset } from './multiset.ts';
import { isDigit, isNumeral } from './tokens.ts';

/** Numerals of this length are exact as numbers. */
const SHORT = 15;

export function parseHeaps(text: string, at: number): Result<Heaps> {
  const plain = plainSizes(text);
  if (plain !== undefined) return ok(toHeaps(plain));
  const entries = parseMultiset(text, at);
  if (!entries.ok) return entries;
  if (entries.value.length === 0)
    return bad('empty-position', 'There is no heap; the empty position is written 0.', at, {
      expected: 'heap sizes such as 3 5 7',
    });
  const single: Nimber[] = [];
  const several: Heap[] = [];
  for (const entry of entries.value) {
    if (!isNumeral(entry.text) || entry.text.length > MOST_DIGITS_READ) return notASize(entry.text, entry.at);
    const size = entry.text.length <= SHORT ? Number(entry.text) : toNimber(BigInt(entry.text));
    if (entry.count === 1n) single.push(size);
    else if (entry.count > 0n) several.push({ size, count: entry.count });
  }
  const heaps = joinHeaps(toHeaps(single), joinAllHeaps(several.map((heap) => [heap])));
  return ok(heaps.length === 0 ? toHeaps([0]) : heaps);
}

/** Longer texts than this are not tried as plain ones first. */
const LONGEST_PLAIN = 100;

/** The sizes of a short text of short numerals with one space between two, which most positions are; undefined for all others. */
function plainSizes(text: string): readonly number[] | undefined {
  if (text.length === 0 || text.length > LONGEST_PLAIN) return undefined;
  const sizes: number[] = [];
  let start = 0;
  let size = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isDigit(code)) {
      size = 10 * size + code - 48;
    } else {
      if (code !== 32 || index === start || index - start > SHORT) return undefined;
      sizes.push(size);
      size = 0;
      start = index + 1;
    }
  }
  if (start === text.length || text.length - start > SHORT) return undefined;
  sizes.push(size);
  return sizes;
}

/** The inverse: `3^2 5 7`. */
export function formatHeaps(heaps: Heaps): string {
  // Search asks for the text of single heaps all the time.
  if (heaps.length === 1 && heaps[0]?.count === 1n) return String(heaps[0].size);
  let text = '';
  for (const { size, count } of heaps) text += `${text === '' ? '' : ' '}${size}${count === 1n ? '' : `^${count}`}`;
  return text;
}

function notASize(text: string, at: number): Result<never> {
  const detail = { expected: 'a whole number', found: text };
  if (isNumeral(text)) return bad('heap-too-large', `A heap size has at most ${MOST_DIGITS_READ} digits.`, at, { found: text });
  if (/^[-−]\d+$/.test(text)) return bad('negative-heap', 'A heap has no negative size.', at, detail);
  if (/^[-+]?\d*[./]\d*$/.test(text)) return bad('fractional-heap', 'A heap has a whole number of counters.', at, detail);
  return bad('not-a-number', `${excerpt(text)} is no heap size.`, at, detail);
}
