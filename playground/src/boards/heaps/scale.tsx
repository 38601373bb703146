/** What a picture of heaps says about their size: how many there are of each, and how bars compare. */
import type { HeapsShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import { digitsIn } from '../digits-in.ts';

/** The tallest bar, and the part of it that even the smallest has, in pixels. */
const TALLEST = 170;
const LEAST = 46;

/** How many heaps of this size there are, where equal ones stand once. */
export function Copies({ shape: { counts }, index }: { readonly shape: HeapsShape; readonly index: number }) {
  const count = counts?.[index];
  return count === undefined ? null : <div className="copies">× {groupDigits(count)}</div>;
}

/** Said where bars stand for heaps. */
export function ScaleNote({ shape: { sizes }, most }: { readonly shape: HeapsShape; readonly most: number }) {
  const bars = sizes.filter((size) => Number(size) > most);
  return bars.length < 2 ? null : <p className="note scale-note">Bars are as long as their numbers have digits.</p>;
}

/** How tall the bar of a number is, beside that of the largest one. */
export function barHeight(number: string, largest: string): number {
  const most = digitsIn(largest);
  return number === '0' || most === 0 ? 0 : Math.round(LEAST + ((TALLEST - LEAST) * digitsIn(number)) / most);
}
