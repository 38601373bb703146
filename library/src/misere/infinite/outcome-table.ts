/**
 * The table F of a proof, as a guess: each key with each clipped difference is played out at the smallest sum that has them.
 *
 * Nothing rests on it: the conditions of the theorem say whether it is right.
 */
import { Cover } from '../cover.ts';
import type { Effort } from '../effort.ts';
import type { Frame, Ground } from './frame.ts';
import type { Keys } from './keys.ts';
import { PlayedOut } from './played-out.ts';
import { IS_N, IS_P, type OutcomeTable } from './proof.ts';

/** Sums that are looked at to find the smallest one of a key have so many more periods of carriers at most. */
const MOST_PERIODS = 12;

export function playOutcomes(ground: Ground, frame: Frame, keys: Keys, effort: Effort): OutcomeTable {
  const played = new PlayedOut(ground, new Cover(frame.monoid, [], effort), frame.counts, effort);
  const { clip } = keys.cuts;
  const table = new Uint8Array(keys.size * (2 * clip + 1));
  for (let code = 0; code < keys.codes; code++)
    for (const c of keys.attained(code)) {
      const counts = smallest(keys, code, c);
      const played0 = counts === undefined ? undefined : played.codeOf(counts);
      for (let x = 0; x < frame.monoid.order; x++) {
        const isLost = played0 !== undefined && played.isLost(x, played0);
        table[(x * keys.codes + code) * (2 * clip + 1) + c + clip] = isLost ? IS_P : IS_N;
      }
    }
  return table;
}

/** The smallest numbers of carriers with this code and this clipped difference, where there are any. */
export function smallest(keys: Keys, code: number, c: number): readonly number[] | undefined {
  const counts = keys.countsOf(code);
  const { tail, period } = keys.cuts;
  const cut = counts.flatMap((count, at) => (count >= tail ? [at] : []));
  for (let periods = 0; periods <= MOST_PERIODS; periods++)
    for (const shares of sharesOf(periods, cut.length)) {
      const larger = counts.map((count, at) => count + period * (cut.includes(at) ? (shares[cut.indexOf(at)] as number) : 0));
      if (keys.clipped(keys.differenceOf(larger)) === c) return larger;
    }
  return undefined;
}

/** All ways to share a number out among so many. */
function* sharesOf(number: number, among: number): Iterable<readonly number[]> {
  if (among === 0) {
    if (number === 0) yield [];
  } else
    for (let first = 0; first <= number; first++) for (const rest of sharesOf(number - first, among - 1)) yield [first, ...rest];
}
