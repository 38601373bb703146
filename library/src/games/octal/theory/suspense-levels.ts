/**
 * Suspense numbers of large heaps of any octal game that can split heaps: levels that follow from one another.
 *
 * Let k be the last place of the code, T the places that split and t the least of them. A value is *good* where it is good to leave: even
 * under normal play, odd under misère play. A heap with a good option has 1 + the greatest of these, any other 1 + the least option;
 * two heaps have the greater value.
 *
 * A **level** (p; D, L) of the good value v: every heap below p has less than v; of the heaps p, …, p + t those of p + D have v, those of
 * p + L have v − 1, and all others v + 1; 0 is in D. Let p be more than 5k + 5, and w and l the last of D and of L.
 *
 * 1. A later heap n has v + 1 as long as it has an option of v, since no heap before it has more than v + 1. From p + t + 1 on a heap p + d can
 *    be split off, beside a heap below p or one of p + D or p + L. So the option is there where some n − s, s in T, is at most 2p + w − 1 or is
 *    2p + x with x in D + (D ∪ L). Call these n, and 2p + y = n with them, *covered*; y is the first that is not. It depends on D and L alone.
 * 2. What is left by a move from a heap that is not covered has a part from p on. It is v + 1 in value, unless both parts are small: then
 *    it is v − 1, and that happens where some n − s is at most 2p + l − 1 or is 2p + x with x in L + L. Call such a heap *low*.
 * 3. A heap that is neither has options of v + 1 alone: it has v + 2, and the next level begins there. In the t heaps after it, one from
 *    which a heap of v + 2 can be left has v + 3, another that is covered v + 1, and another v + 2: that is the next D and L. (Should one
 *    of them be low, nothing is said.)
 * 4. Where q = 2p + y is low it has v once more, and so has every heap of the next t that is low, not covered, and cannot leave such a
 *    heap. If one of the t is neither, the next level begins with it, as in 3. If not, these heaps q + E are split off until n − s is
 *    q + p + x with x beyond the last of E and not in E + (D ∪ L): parts that are both low do not reach so far. So the next level begins
 *    at q + p + a constant, with 3 in the place of 2.
 *
 * D and L lie within t + 1 places, so levels repeat: ends of long runs are doubled, or now and then trebled, but for constants, and values rise by
 * 2. One level, found among the first heaps, is all there is to look up. [impartial]
 */
import type { Play } from '../../../core/outcome.ts';

interface Level {
  /** The first heap, and its value. */
  readonly from: bigint;
  readonly value: number;
  /** How far after it the heaps of the same value are, and those of one less, among the next t. */
  readonly same: readonly number[];
  readonly less: readonly number[];
}

/** Heaps of the same value once more, before the next level begins. */
interface Again {
  readonly from: bigint;
  readonly same: readonly number[];
}

/** A level with what comes before the next, which begins at `to`. */
export interface WholeLevel extends Level {
  readonly again?: Again;
  readonly to: bigint;
}

/** The places of a code that matter here. */
interface Places {
  readonly splits: readonly number[];
  /** Where one heap may be left. */
  readonly single: readonly number[];
  /** The least that splits. */
  readonly least: number;
}

/** Longer codes are left to others. */
const LONGEST_CODE = 24;
/** Levels that are compared at most. */
const MOST_LOOKS = 1000;

function placesOf(digits: Uint8Array): Places | undefined {
  const withBit = (bit: number) => [...digits.keys()].filter((place) => ((digits[place] as number) & bit) !== 0);
  const splits = withBit(4);
  const [least] = splits;
  if (least === undefined || digits.length > LONGEST_CODE || digits.some((digit) => digit > 7)) return undefined;
  return { splits, single: withBit(2), least };
}

/** All levels, one after the other, as far as they are known to follow; none where the code splits no heap. */
export function* eachLevel(digits: Uint8Array, play: Play): Generator<WholeLevel, void> {
  const places = placesOf(digits);
  let level = places && firstLevel(digits, places, play);
  while (places !== undefined && level !== undefined) {
    const next = nextLevel(level, places);
    if (next === undefined) return;
    yield { ...level, ...(next.again !== undefined && { again: next.again }), to: next.level.from };
    level = next.level;
  }
}

/**
 * The first level, where levels are known to follow for ever: what lies within one decides how the next one lies, so that a second one that
 * looks like an earlier makes them come again and again. Undefined where one of so many ends it, or none looks like another.
 */
export function firstOfEndless(digits: Uint8Array, play: Play): WholeLevel | undefined {
  const seen = new Set<string>();
  let first: WholeLevel | undefined;
  for (const level of eachLevel(digits, play)) {
    first ??= level;
    const look = `${level.same.join(' ')}, ${level.less.join(' ')}`;
    if (seen.has(look)) return first;
    if (seen.size === MOST_LOOKS) return undefined;
    seen.add(look);
  }
  return undefined;
}

/** The value of a heap of the level. */
export function suspenseIn({ from, value, same, less, again }: WholeLevel, size: bigint): number {
  const isAt = (start: bigint, offsets: readonly number[]) => offsets.includes(Number(size - start));
  if (isAt(from, same) || (again !== undefined && isAt(again.from, again.same))) return value;
  return isAt(from, less) ? value - 1 : value + 1;
}

interface Next {
  readonly level: Level;
  readonly again?: Again;
}

function nextLevel({ from, value, same, less }: Level, places: Places): Next | undefined {
  const isCovered = cover(same, [...same, ...less], places);
  const isLow = less.length === 0 ? () => false : cover(less, less, places);
  const first = firstWithout(isCovered);
  const at = (offset: number) => 2n * from + BigInt(offset);
  if (!isLow(first)) {
    const level = levelAt(first, at(first), value + 2, isCovered, isLow, places);
    return level && { level };
  }
  const repeated = [0];
  const isReached = (offset: number) => isCovered(offset) || reaches(offset - first, repeated, places);
  for (let offset = 1; offset <= places.least; offset++) {
    const place = first + offset;
    if (isReached(place)) continue;
    if (isLow(place)) {
      repeated.push(offset);
      continue;
    }
    const level = levelAt(place, at(place), value + 2, isReached, isLow, places);
    return level && { level, again: { from: at(first), same: repeated } };
  }
  const again = { from: at(first), same: repeated };
  const isCoveredAgain = cover(repeated, [...same, ...less], places);
  const second = firstWithout(isCoveredAgain);
  const start = again.from + from + BigInt(second);
  const level = levelAt(second, start, value + 2, isCoveredAgain, () => false, places);
  return level && { level, again };
}

type Offsets = (offset: number) => boolean;

/** Whether a split leads to a sum of these, or to one that is smaller than the last of the first: of the heaps 2p + offset. */
function cover(one: readonly number[], two: readonly number[], { splits }: Places): Offsets {
  const last = one.at(-1) as number;
  const isSum = (offset: number) => offset < last || one.some((each) => two.includes(offset - each));
  return (offset) => splits.some((place) => isSum(offset - place));
}

function firstWithout(isCovered: Offsets): number {
  let offset = 0;
  while (isCovered(offset)) offset++;
  return offset;
}

/** Whether a move leaves one of these heaps, alone or beside a small one. */
function reaches(offset: number, heaps: readonly number[], { splits, single }: Places): boolean {
  return (
    single.some((place) => place > 0 && heaps.includes(offset - place)) ||
    splits.some((place) => heaps.some((heap) => offset - place - heap >= 1))
  );
}

function levelAt(
  first: number,
  from: bigint,
  value: number,
  isCovered: Offsets,
  isLow: Offsets,
  places: Places,
): Level | undefined {
  const same = [0];
  const less: number[] = [];
  for (let offset = 1; offset <= places.least; offset++) {
    if (reaches(offset, same, places)) continue;
    if (isCovered(first + offset)) less.push(offset);
    else if (isLow(first + offset)) return undefined;
    else same.push(offset);
  }
  return { from, value, same, less };
}

/** The first level among the first heaps, by the recurrence. */
function firstLevel(digits: Uint8Array, { least }: Places, play: Play): Level | undefined {
  const last = digits.length - 1;
  const values = suspenseNumbers(digits, 32 * last + 256, play);
  const isGood = (value: number) => value % 2 === (play === 'normal' ? 0 : 1);
  let greatest = -1;
  for (let from = 0; from + least < values.length; from++) {
    const value = values[from] as number;
    if (from > 5 * last + 5 && value > greatest && isGood(value)) {
      const near = Array.from(values.subarray(from, from + least + 1), (each, offset) => ({ offset, more: each - value }));
      const offsets = (by: number) => near.flatMap(({ offset, more }) => (more === by ? [offset] : []));
      if (near.every(({ more }) => Math.abs(more) <= 1))
        return { from: BigInt(from), value, same: offsets(0), less: offsets(-1) };
    }
    greatest = Math.max(greatest, value);
  }
  return undefined;
}

/** The suspense numbers of the heaps below `count`. */
function suspenseNumbers(digits: Uint8Array, count: number, play: Play): Int32Array {
  const values = new Int32Array(count);
  const good = play === 'normal' ? 0 : 1;
  for (let size = 0; size < count; size++) {
    let greatestGood = -1;
    let least = Number.POSITIVE_INFINITY;
    const add = (value: number) => {
      if (value % 2 === good && value > greatestGood) greatestGood = value;
      if (value < least) least = value;
    };
    for (const [taken, digit] of digits.entries()) {
      const left = size - taken;
      if ((digit & 1) !== 0 && left === 0) add(0);
      if ((digit & 2) !== 0 && left > 0) add(values[left] as number);
      if ((digit & 4) === 0) continue;
      for (let part = 1; 2 * part <= left; part++) add(Math.max(values[part] as number, values[left - part] as number));
    }
    values[size] = greatestGood >= 0 ? 1 + greatestGood : least === Number.POSITIVE_INFINITY ? 0 : 1 + least;
  }
  return values;
}
