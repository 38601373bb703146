/** Heaps as certificates write them: sizes, each with how many heaps there are of it. */
import { listOf, pairOf, type Reader, textLike } from '../../../core/read-json.ts';

export type CountedHeaps = readonly (readonly [size: string, count: string])[];

export const numeral = textLike(/^(0|[1-9]\d{0,9999})$/, 'a whole number as text');

export const countedHeaps: Reader<CountedHeaps> = listOf(
  pairOf(numeral, textLike(/^[1-9]\d{0,9999}$/, 'a number above 0 as text')),
);

/** As a question line has them. */
export function heapsText(heaps: CountedHeaps): string {
  return heaps.map(([size, count]) => (count === '1' ? size : `${size}^${count}`)).join(' ') || '0';
}
