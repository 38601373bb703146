/** What theories have in common whose values are integers: their texts, and their form for search on vertex subsets. */
import { type Nimber, toNimber } from '../core/nimber.ts';
import type { SubsetTheory } from '../core/subset-game.ts';
import type { Theory } from './theory.ts';

/** No value of a certificate has more digits. */
const INTEGER = /^-?\d{1,1000}$/;

export const integerTexts: Pick<Theory, 'encode' | 'decode'> = {
  encode: String,
  decode: (text) => (INTEGER.test(text) ? toNimber(BigInt(text)) : undefined),
};

/** The theory as it is, value by value. */
export function onSubsets({ ended, fromOptions, combine }: Pick<Theory, 'ended' | 'fromOptions' | 'combine'>): SubsetTheory {
  return {
    ended: Number(ended),
    fromOptions: (values, count) => Number(fromOptions(Array.from(values.subarray(0, count)))),
    combine: (a, b) => Number(combine(a, b)),
  };
}

/** `*3` for a nimber, `0` for the zero game. */
export function nimberToText(value: Nimber): string {
  return value === 0 ? '0' : `*${value}`;
}

export function nimberToTex(value: Nimber): string {
  return value === 0 ? '0' : `\\ast ${value}`;
}
