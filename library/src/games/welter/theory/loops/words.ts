/** Numbers of any size as rows of 32-bit words, lowest first, so that loops read single bits of a hundred thousand coins quickly. */
import { type Nimber, toNimber } from '../../../../core/nimber.ts';

/** How many words the number has. */
function lengthOf(number: Nimber): number {
  if (typeof number === 'number') return number > 0xffffffff ? 2 : 1;
  return Math.ceil(number.toString(16).length / 8);
}

export interface WordRows {
  /** Words of each number. */
  readonly width: number;
  /** Number after number. */
  readonly words: Uint32Array;
}

/** All numbers with as many words as the longest of them and the others that have to fit. */
export function toWordRows(numbers: readonly Nimber[]): WordRows {
  const width = numbers.reduce<number>((most, number) => Math.max(most, lengthOf(number)), 1);
  const words = new Uint32Array(width * numbers.length);
  for (const [index, number] of numbers.entries()) writeWords(number, words.subarray(index * width, (index + 1) * width));
  return { width, words };
}

export function writeWords(number: Nimber, into: Uint32Array): void {
  if (typeof number === 'number') {
    into[0] = number % 0x100000000;
    if (number > 0xffffffff) into[1] = Math.floor(number / 0x100000000);
    return;
  }
  const text = number.toString(16);
  for (let word = 0, end = text.length; end > 0; word++, end -= 8)
    into[word] = Number.parseInt(text.slice(Math.max(0, end - 8), end), 16);
}

export function readWords(words: Uint32Array): Nimber {
  let top = words.length - 1;
  while (top > 0 && words[top] === 0) top--;
  if (top === 0) return words[0] ?? 0;
  if (top === 1 && (words[1] ?? 0) < 0x200000) return (words[1] ?? 0) * 0x100000000 + (words[0] ?? 0);
  const digits = Array.from(words.subarray(0, top + 1), (word) => word.toString(16).padStart(8, '0')).reverse();
  return toNimber(BigInt(`0x${digits.join('')}`));
}

/** The bits of a word in the opposite order, so that numbers with the same low bits stand together when sorted. */
export function reverseBits(word: number): number {
  let bits = word;
  bits = ((bits >>> 1) & 0x55555555) | ((bits & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return ((bits >>> 16) | (bits << 16)) >>> 0;
}
