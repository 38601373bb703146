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

export function* repetitions(values: OctalValues, mostPeriod: number): Generator<Repetition, void> {
  const count = values.length;
  const tail = Math.min(TAIL, count >> 1);
  let steps = STEPS_PER_VALUE * count;
  const most = Math.min(mostPeriod, count - tail);
  for (let period = nextMatch(values, 1, most, tail); period <= most; period = nextMatch(values, period + 1, most, tail)) {
    if (steps <= 0 && !samplesRepeat(values, period)) continue;
    let preperiod = count - period;
    while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod--;
    const match = count - period - preperiod;
    steps -= match;
    yield { period, preperiod };
    period = Math.max(period, match);
  }
}

/** The next period at which the last few values repeat; more than `most` where there is none. A loop of its own: it is the hot one. */
function nextMatch(values: OctalValues, from: number, most: number, tail: number): number {
  const count = values.length;
  const last = values[count - 1];
  const beforeLast = values[count - 2];
  let period = from;
  for (; period <= most; period++) {
    if (values[count - 1 - period] !== last || values[count - 2 - period] !== beforeLast) continue;
    if (endRepeats(values, period, tail)) break;
  }
  return period;
}

function endRepeats(values: OctalValues, period: number, tail: number): boolean {
  for (let n = values.length - tail; n < values.length; n++) if (values[n] !== values[n - period]) return false;
  return true;
}

/** Samples of the half that the theorem of Guy and Smith would need. */
function samplesRepeat(values: OctalValues, period: number): boolean {
  const last = values.length - period - 1;
  const stride = Math.max(1, Math.floor(values.length / 2 / SAMPLES));
  for (let n = last; n > last - values.length / 2 && n >= 0; n -= stride) if (values[n] !== values[n + period]) return false;
  return true;
}
