/**
 * The Grundy values of the heaps of one octal game, computed stretch by stretch, each half a second long at most, so that a caller
 * can show how far it is, save what is known, or stop.
 *
 * Where the values found prove a period, all later ones are copies. It is looked for each time their number has doubled.
 */
import type { OctalValues, ReadableValues } from '../../core/kernels.ts';
import type { Watched } from '../../core/look.ts';
import { type OctalPeriod, provenPeriod } from '../../numeric/octal-period.ts';
import { OctalRun } from '../../numeric/octal-run.ts';

/** Sixteen-bit values of so many heaps fill a gigabyte. */
export const MOST_VALUES = 500_000_000;

const FIRST_LOOK = 1024;
const STRETCH_MILLISECONDS = 500;
/** Where somebody may want to stop it. */
const WATCHED_MILLISECONDS = 50;
/** Longer prefixes are searched for a period by `period.ts`, where one is asked for. */
const LAST_LOOK = 1 << 21;

/** Yields the values of the heaps 0 … k for growing k, up to `upTo`. */
export function* eachStretch(
  digits: Uint8Array,
  upTo: number,
  { known, signal }: { readonly known?: OctalValues } & Pick<Watched, 'signal'> = {},
): Generator<ReadableValues, void> {
  const milliseconds = signal === undefined ? STRETCH_MILLISECONDS : WATCHED_MILLISECONDS;
  const run = new OctalRun(digits, known === undefined ? {} : { known });
  const mayRepeat = digits.every((digit) => digit <= 7);
  let look = Math.max(FIRST_LOOK, run.length);
  if (known !== undefined || upTo === 0) yield knownSoFar(run);
  while (run.length <= upTo) {
    const isThere = run.extend(Math.min(look, upTo + 1), milliseconds);
    yield knownSoFar(run);
    if (!isThere || run.length > upTo) continue;
    look = look < LAST_LOOK ? 2 * look : upTo + 1;
    const period = mayRepeat ? run.look((values) => provenPeriod(values, digits)) : undefined;
    if (period === undefined) continue;
    yield run.look((values) => repeated(values, period, upTo));
    return;
  }
}

/** The values that the run has now. They are read from it even after it has grown, since known values stay as they are. */
function knownSoFar(run: OctalRun): ReadableValues {
  const { length } = run;
  return { length, slice: (from, to = length) => run.slice(from, Math.min(to, length)) };
}

/** The values 0 … upTo, of which those of the first period are known. */
function repeated(values: OctalValues, { period, preperiod }: OctalPeriod, upTo: number): OctalValues {
  const all = values instanceof Uint8Array ? new Uint8Array(upTo + 1) : new Uint16Array(upTo + 1);
  let end = Math.min(values.length, all.length);
  all.set(values.subarray(0, end));
  while (end < all.length) {
    const whole = Math.floor((end - preperiod) / period) * period;
    const count = Math.min(whole, all.length - end);
    all.copyWithin(end, end - whole, end - whole + count);
    end += count;
  }
  return all;
}
