/**
 * The repetitions with which a prefix of a sequence ends. A repetition is not a period: `octal-period.ts` and `octal-window.ts` say
 * when it is one.
 *
 * The search goes through p = 1, 2, 3, …: where the last few values repeat, it goes back to the last failure. After a match of
 * length ℓ it passes over all p' from p to ℓ. Nothing is lost by that in the search for the least period that the theorem of Guy and
 * Smith proves. For suppose that it is p' with p < p' ≤ ℓ. It proves itself with a match as long as half of the values, so more than
 * p'. Then the last p + p' values have both periods, hence the period g = gcd(p, p') (Fine and Wilf 1965), and so has all that p' matches,
 * because g divides p'. So g ≤ p < p' is proved as well, and p' was not the least. The same holds of the window lemma, where the
 * match of p' is at least p; where it is shorter, p' may be passed over until more values are known.
 */
import type { OctalValues } from '../core/kernels.ts';

/** Values of heaps, or numbers that are equal where the values are: these may be as many as the heaps. */
export type NumberedValues = OctalValues | Uint32Array;

export interface Repetition {
  readonly period: number;
  /** The first n from which the values known repeat. */
  readonly preperiod: number;
}

/** A repetition needs a match of so many values to be looked at closely. */
const TAIL = 16;
/** Going back to failures may take so many steps for each value; after that, samples of half of the values are taken first. */
const STEPS_PER_VALUE = 4;
const SAMPLES = 64;
/** From this length on it pays to look at four values at once. */
const LONG = 4096;

export function* repetitions(values: NumberedValues, mostPeriod: number): Generator<Repetition, void> {
  const count = values.length;
  const tail = Math.min(TAIL, count >> 1);
  let steps = STEPS_PER_VALUE * count;
  const most = Math.min(mostPeriod, count - tail);
  const nextLikely = likelyPeriods(values);
  const nextMatch = (from: number) => {
    let period = nextLikely(from, most);
    while (period <= most && !endRepeats(values, period, tail)) period = nextLikely(period + 1, most);
    return period;
  };
  for (let period = nextMatch(1); period <= most; period = nextMatch(period + 1)) {
    if (steps <= 0 && !samplesRepeat(values, period)) continue;
    let preperiod = count - period;
    while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod--;
    const match = count - period - preperiod;
    steps -= match;
    yield { period, preperiod };
    period = Math.max(period, match);
  }
}

/** Finds the next period from the first number on at which the last two values repeat, or more of them; above the second where there is none. */
type NextPeriod = (from: number, most: number) => number;

function likelyPeriods(values: NumberedValues): NextPeriod {
  const byWord = values instanceof Uint8Array && values.byteOffset % 4 === 0 && values.length >= LONG;
  return byWord ? likelyByWord(values) : (from, most) => likelyByValue(values, from, most);
}

/** This loop and the one after it are hot. */
function likelyByValue(values: NumberedValues, from: number, most: number): number {
  const count = values.length;
  const last = values[count - 1];
  const beforeLast = values[count - 2];
  let period = from;
  while (period <= most && (values[count - 1 - period] !== last || values[count - 2 - period] !== beforeLast)) period++;
  return period;
}

/** Four of the last seven values repeat: those that a word of four bytes holds, in whichever of four ways the repetition lies over words. */
function likelyByWord(values: Uint8Array): NextPeriod {
  const count = values.length;
  const words = new Uint32Array(values.buffer, values.byteOffset, count >> 2);
  const wordBefore = (end: number) => new Uint32Array(values.slice(end - 4, end).buffer)[0];
  const [w0, w1, w2, w3] = [wordBefore(count), wordBefore(count - 1), wordBefore(count - 2), wordBefore(count - 3)];
  const isFound = (end: number) => {
    const after = end & 3;
    return words[(end >> 2) - 1] === (after === 0 ? w0 : after === 1 ? w1 : after === 2 ? w2 : w3);
  };
  return (from, most) => {
    const least = count - most;
    for (let end = count - from; end >= least; end--) {
      if (isFound(end)) return count - end;
      if ((end & 3) !== 0) continue;
      let word = (end >> 2) - 2;
      while (4 * word + 4 >= least && words[word] !== w0 && words[word] !== w1 && words[word] !== w2 && words[word] !== w3)
        word--;
      end = 4 * word + 8;
    }
    return most + 1;
  };
}

function endRepeats(values: NumberedValues, period: number, tail: number): boolean {
  for (let n = values.length - tail; n < values.length; n++) if (values[n] !== values[n - period]) return false;
  return true;
}

/** Samples of the half that the theorem of Guy and Smith would need. */
function samplesRepeat(values: NumberedValues, period: number): boolean {
  const last = values.length - period - 1;
  const stride = Math.max(1, Math.floor(values.length / 2 / SAMPLES));
  for (let n = last; n > last - values.length / 2 && n >= 0; n -= stride) if (values[n] !== values[n + period]) return false;
  return true;
}
