/**
 * Checks what the window lemma asks of the values (its proof is in `octal-window.ts`). It shares no code with the finder: labels are
 * added up bit by bit, and what a heap can reach is collected anew, small parts first.
 */
import type { Values } from './check-values.ts';

export interface WindowClaim {
  readonly period: number;
  readonly mask: number;
  readonly positional: boolean;
  readonly lastRare: number;
  readonly depth: number;
}

/** Heaps between two looks at the clock. */
const PER_LOOK = 1024;
/** So many small parts are kept in the order of their use. */
const SORTED_PARTS = 1 << 16;

/** Conditions (2) and (3) of the lemma for all values given: what is wrong, or undefined. `not done` where `goOn` says so. */
export function windowFault(
  values: Values,
  digits: readonly number[],
  claim: WindowClaim,
  goOn: () => boolean,
): string | 'not done' | undefined {
  const { period, mask, positional, lastRare } = claim;
  const splits = digits.flatMap((digit, place) => (digit >= 4 ? [place] : []));
  if (splits.length > 0) {
    const first = splits[0] as number;
    if (positional && splits.some((place) => place % 2 !== first % 2))
      return 'its labels do not add up: splits take even and odd';
    if (positional && period % 2 === 1) return 'its labels do not repeat: the period is odd';
    const oddBits = Uint8Array.from({ length: roomFor(values) }, (_, value) => bitCount(value & mask) % 2);
    for (let heap = lastRare + 1; heap < values.length; heap++) {
      const label = (oddBits[values[heap] as number] as number) + (positional ? heap - first : 0);
      if (Math.abs(label) % 2 === 0) return `the heap ${heap} is rare`;
    }
  }
  return reachFault(values, digits, splits, claim, goOn);
}

/** Whether each of the last heaps reaches all values below its own by one heap or by a split with a small part. */
function reachFault(
  values: Values,
  digits: readonly number[],
  splits: readonly number[],
  { period, lastRare, depth }: WindowClaim,
  goOn: () => boolean,
): string | undefined {
  const most = Math.max(lastRare, depth);
  const found = new Int32Array(roomFor(values));
  // Parts that lately were of use come first; any order would do.
  const parts = Int32Array.from({ length: Math.min(most, SORTED_PARTS) }, (_, index) => index + 1);
  for (let heap = values.length - period; heap < values.length; heap++) {
    if (heap % PER_LOOK === 0 && !goOn()) return 'not done';
    const own = values[heap] as number;
    let missing = own;
    for (let taken = 1; taken < digits.length; taken++) {
      const value = values[heap - taken] as number;
      if ((digits[taken] as number) % 4 < 2 || value >= own || found[value] === heap) continue;
      found[value] = heap;
      missing--;
    }
    for (let index = 0; index < most && missing > 0; index++) {
      const part = parts[index] ?? index + 1;
      const before = missing;
      for (let place = 0; place < splits.length; place++) {
        const value = (values[part] as number) ^ (values[heap - (splits[place] as number) - part] as number);
        if (value >= own || found[value] === heap) continue;
        found[value] = heap;
        missing--;
      }
      if (missing === before || index === 0 || index >= parts.length) continue;
      parts[index] = parts[index >> 1] as number;
      parts[index >> 1] = part;
    }
    if (missing > 0) return `the heap ${heap} reaches not all values below its own by parts of at most ${most}`;
  }
  return undefined;
}

function roomFor(values: Values): number {
  return values instanceof Uint8Array ? 0x100 : 0x10000;
}

function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
