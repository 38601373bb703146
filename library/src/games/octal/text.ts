/**
 * Octal codes: `0.137`, `4.56`, and hexadecimal ones such as `0.3F` [guySmith1956].
 *
 * The digit d_k after the point says what taking k counters from a heap may leave, as a sum of bits: 1 nothing, 2 one heap,
 * 4 two heaps, 8 three heaps, none of them empty. The digit before the point is d_0: with 4 a heap may be split while nothing
 * is taken; any other bit there would let a heap stay as it is. Trailing zeros mean nothing and are dropped.
 *
 * Tables of the field leave out a 0 before the point (`.137`), what follows it (`4.`, or `4` alone, is 4.0) or print a raised one (`·137`).
 */
import { bad, ok, type Result } from '../../core/result.ts';

export interface OctalCode {
  /** The one way to write it: no trailing zeros, capital letters; `0.0` for the game without moves. */
  readonly text: string;
  /** d_0, d_1, … up to the last digit that is not 0. */
  readonly digits: Uint8Array;
}

/** More digits than anybody needs, and few enough that one value of a sequence stays cheap. */
export const MOST_DIGITS = 1000;

const EXPECTED = 'an octal code such as 0.137';

export function parseOctalCode(text: string, at: number): Result<OctalCode> {
  const found = text.search(/[.·]/);
  // The digit before the point is d_0, as in `4.7`: a digit alone is that.
  const point = found < 0 && /^[04]$/.test(text) ? text.length : found;
  if (point < 0) {
    const meant = /^[0-9a-fA-F]+$/.test(text) ? `0.${text}` : EXPECTED;
    return bad('not-an-octal-code', 'An octal code has a point: 0.137 or .137.', at, { expected: meant, found: text });
  }
  const whole = text.slice(0, point) || '0';
  if (whole !== '0' && whole !== '4')
    return bad('not-an-octal-code', 'An octal code begins with 0 or 4, or with its point.', at, {
      expected: '0 or 4',
      found: whole,
    });
  if (point === text.length - 1 && point === 0)
    return bad('not-an-octal-code', 'An octal code has at least one digit after the point.', at, {
      expected: EXPECTED,
      found: text,
    });
  if (text.length - point - 1 > MOST_DIGITS)
    return bad('octal-code-too-long', `An octal code has at most ${MOST_DIGITS} digits.`, at, { found: text });
  const digits = [Number(whole)];
  for (let index = point + 1; index < text.length; index++) {
    const character = text.charAt(index);
    if (!/[0-9a-fA-F]/.test(character))
      return bad('not-an-octal-digit', 'A digit of an octal code is one of 0 to 7, or 8 to F for three heaps.', at + index, {
        expected: 'a digit from 0 to 7',
        found: character,
      });
    digits.push(Number.parseInt(character, 16));
  }
  return ok(toOctalCode(digits));
}

export function toOctalCode(digits: readonly number[]): OctalCode {
  let length = digits.length;
  while (length > 1 && digits[length - 1] === 0) length--;
  const kept = digits.slice(0, length);
  const places = kept
    .slice(1)
    .map((digit) => digit.toString(16).toUpperCase())
    .join('');
  return { text: `${kept[0] ?? 0}.${places || '0'}`, digits: Uint8Array.from(kept) };
}
