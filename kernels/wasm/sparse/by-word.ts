/** One heap at a time, for values below 64: all marks in one word, so that what is missing is known after every few splits. */
import { digits, MARKS, rarePositions, rareTypes, rareValues, reversed, splits, takes, values } from './layout';
import { rareBelow } from './rare';
import { countWalk, State } from './state';

/** The value of a heap; 64 where it is at least that. */
export function valueByWord(heap: i32): i32 {
  let seen: u64 = 0;
  if (heap < State.digitCount && load<u8>(digits + heap) & 1) seen = 1;
  for (let index = 0; index < State.takeCount; index++) {
    const left = heap - load<i32>(takes + 4 * index);
    if (left < 1) break;
    seen |= (<u64>1) << load<u8>(values + <usize>left);
  }
  for (let index = 0; index < State.splitCount; index++) {
    const sum = heap - load<i32>(splits + 4 * index);
    if (sum < 2) break;
    const count = rareBelow(sum);
    const base = values + <usize>sum;
    for (let rare = 0; rare < count; rare++) {
      const other = load<u8>(base - load<u32>(rarePositions + 4 * <usize>rare));
      seen |= (<u64>1) << <u64>(load<u16>(rareValues + 2 * <usize>rare) ^ <u16>other);
    }
  }
  State.looked += <f64>(State.splitCount * State.rareCount);
  const rareType = load<u64>(rareTypes + ((heap ^ State.parity) & 1 ? MARKS / 8 : 0));
  const free = ~(rareType | seen);
  const common = <i32>ctz(free);
  let missing = rareType & ~seen;
  if (common < 64) missing &= ((<u64>1) << common) - 1;
  const half = (heap - State.firstSplit) >> 1;
  let a = 1;
  // Both words of eight splits lie inside the values while a + 7 is below every sum.
  const inside = min(State.depth, heap - load<i32>(splits + 4 * (State.splitCount - 1)) - 1) - 7;
  const prefix = reversed + <usize>State.depth - 7;
  if (State.splitCount == 1) {
    const base = values + <usize>(heap - State.firstSplit) - 7;
    while (missing != 0 && a <= inside && a <= half) {
      seen = markEight(seen, load<u64>(prefix - a) ^ load<u64>(base - a));
      missing &= ~seen;
      a += 8;
    }
  } else {
    while (missing != 0 && a <= inside && a <= half) {
      const word = load<u64>(prefix - a);
      for (let index = 0; index < State.splitCount; index++) {
        const base = values + <usize>(heap - load<i32>(splits + 4 * index)) - 7;
        seen = markEight(seen, word ^ load<u64>(base - a));
      }
      missing &= ~seen;
      a += 8;
    }
  }
  while (missing != 0 && a <= half) {
    for (let index = 0; index < State.splitCount; index++) {
      const sum = heap - load<i32>(splits + 4 * index);
      const last = min(a + 64, sum);
      for (let part = a; part < last; part++)
        seen |= (<u64>1) << <u64>(load<u8>(values + <usize>part) ^ load<u8>(values + <usize>(sum - part)));
    }
    missing &= ~seen;
    a += 64;
  }
  countWalk(a);
  return missing != 0 ? <i32>ctz(missing) : common;
}

/** A shift takes its distance modulo 64, so the bytes need not be cut out: they are below 64. */
// @ts-ignore: decorator
@inline
function markEight(seen: u64, word: u64): u64 {
  const low = ((<u64>1) << word) | ((<u64>1) << (word >> 8)) | ((<u64>1) << (word >> 16)) | ((<u64>1) << (word >> 24));
  const high = ((<u64>1) << (word >> 32)) | ((<u64>1) << (word >> 40)) | ((<u64>1) << (word >> 48)) | ((<u64>1) << (word >> 56));
  return seen | low | high;
}
