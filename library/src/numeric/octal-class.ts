/**
 * Classes of octal codes whose Grundy sequences are the same but for zeros at the beginning, with proof: 0.07, 0.4 and 0.137 are one.
 *
 * G are the values of a code A, d_k its digits; a move that takes k leaves nothing (1), one heap (2) or two (4), none of them empty.
 *
 * Cousins. Let G(1) = … = G(s) = 0. Read the heap m + s of A as the heap m ≥ 1 of a code B. What a move leaves counts as before, where a
 * heap of at most s counts 0, like no heap. From m + s, taking k,
 *   1 leaves nothing:  the heap m = k − s goes as a whole;
 *   2 leaves one heap: a counted one, m − k, or one of at most s, where max(1, k − s + 1) ≤ m ≤ k, which is like taking all;
 *   4 leaves two:      both counted, and they have m − k − s; one counted and one of a ≤ s, and it has m − k − a; none counted, where
 *                      max(1, k − s + 2) ≤ m ≤ k + s, which is like taking all.
 * So B has these digits: bit 1 in the places named, bit 2 in k for each 2 and in k + 1 … k + s for each 4, and bit 4 in k + s. By induction
 * G_B(m) = G_A(m + s). Here s is as large as it can be: while all smaller heaps have value 0, a heap has value 0 exactly where it has no
 * move, and some heap of at most k + 2 has one, for the last place k.
 *
 * Bits that add nothing. (a) Bit 2 in place k, where place f < k has bit 4 and G(k − f) = 0: splitting off the heap of k − f leaves a sum
 * with the value of n − k. (b) Bit 1 in place k, where the heap of k has another option of value 0: only that heap uses the bit. Without
 * them every heap has the same option values; what (a) looks at, values and bits 4, stays, so all can go at once, and then (b).
 *
 * Periods. Codes left after this that have a period proved by few values, and the same values up to its end, have the same sequence.
 *
 * So equal keys are a proof. Unequal ones prove nothing: 0.161 and 0.36 first differ at 519.
 */
import type { CertificateOf } from '../core/certificate.ts';
import { toCertificate } from './octal-look.ts';
import { lastPlace, type OctalPeriod, provenPeriod, valuesToProve } from './octal-period.ts';
import { octalSequence } from './octal-sequence.ts';
import { placesOf } from './split-marks.ts';

export interface OctalClass {
  /** Two codes with the same key have the values G(shift + 1), G(shift + 2), … in common. */
  readonly key: string;
  /** How many heaps from 1 on have value 0; 0 where all have. */
  readonly shift: number;
}

/** Values among which a period is looked for; more would take time, and hard games have none so soon. */
const FEW = 256;

/** The digits must be octal. */
export function octalClass(digits: Uint8Array): OctalClass {
  if (digits.some((digit) => digit > 7)) throw new Error('classes are those of octal codes');
  const shift = zerosBefore(digits);
  if (shift === undefined) return { key: 'zero', shift: 0 };
  const reduced = withoutIdleBits(cousin(digits, shift));
  const values = octalSequence(reduced, FEW - 1);
  const found = provenPeriod(values, reduced);
  const key =
    found === undefined
      ? reduced.join('')
      : `${values.subarray(0, found.preperiod + found.period)} for ever from ${found.preperiod}`;
  return { key, shift };
}

/** How many heaps from 1 on have no move; undefined where none has one. */
function zerosBefore(digits: Uint8Array): number | undefined {
  const first = octalSequence(digits, lastPlace(digits) + 2).findIndex((value) => value > 0);
  return first < 0 ? undefined : first - 1;
}

function cousin(digits: Uint8Array, shift: number): Uint8Array {
  const cousins = new Uint8Array(digits.length + shift);
  const add = (bit: number, from: number, to = from) => {
    for (let place = Math.max(from, bit === 4 ? 0 : 1); place <= to; place++) cousins[place] = (cousins[place] ?? 0) | bit;
  };
  for (const [place, digit] of digits.entries()) {
    if ((digit & 1) !== 0) add(1, place - shift);
    if ((digit & 2) !== 0) {
      add(1, place - shift + 1, place);
      add(2, place);
    }
    if ((digit & 4) !== 0) {
      add(1, place - shift + 2, place + shift);
      add(2, place + 1, place + shift);
      add(4, place + shift);
    }
  }
  return cousins;
}

function withoutIdleBits(digits: Uint8Array): Uint8Array {
  const values = octalSequence(digits, digits.length);
  const splits = placesOf(digits, 4);
  const without = digits.map((digit, place) =>
    splits.some((split) => split < place && values[place - split] === 0) ? digit & ~2 : digit,
  );
  const needed = without.map((digit, place) => {
    if ((digit & 1) === 0) return digit;
    const others = without.with(place, digit & ~1);
    return octalSequence(others, place)[place] === 0 ? digit : digit & ~1;
  });
  return needed.subarray(0, lastPlace(needed) + 1);
}

export interface CarriedPeriod extends OctalPeriod {
  readonly valuesNeeded: number;
  readonly certificate: CertificateOf<'octal-period'>;
}

/**
 * What a period of one code is for another code of its class, with a certificate for that one, by the theorem of Guy and Smith: the
 * sequence repeats, so it does where the theorem looks. Undefined where they are of two classes.
 *
 * From shift + 1 on the sequences are one. A preperiod beyond that place was the least, and moves with the heaps; elsewhere the zeros before
 * it are looked at.
 */
export function carryPeriod(
  { period, preperiod }: OctalPeriod,
  from: Uint8Array,
  to: { readonly text: string; readonly digits: Uint8Array },
): CarriedPeriod | undefined {
  const [source, target] = [octalClass(from), octalClass(to.digits)];
  if (source.key !== target.key) return undefined;
  const first = Math.max(preperiod, source.shift + 1) - source.shift + target.shift;
  const least = preperiod > source.shift + 1 ? first : leastFrom(to.digits, period, first);
  const found = { period, preperiod: least, valuesNeeded: valuesToProve({ period, preperiod: least }, lastPlace(to.digits)) };
  return { ...found, certificate: toCertificate(to.text, found) };
}

/** The first n from which values repeat, where they do so from `known` on. */
function leastFrom(digits: Uint8Array, period: number, known: number): number {
  const values = octalSequence(digits, known + period);
  let first = known;
  while (first > 0 && values[first - 1] === values[first - 1 + period]) first--;
  return first;
}
