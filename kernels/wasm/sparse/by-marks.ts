/** One heap at a time, for any values: marks are bytes with a running stamp, compared 16 at a time. */
import { digits, MARKS, marks, rarePositions, rareTypes, rareValues, reversed, splits, takes, values } from './layout';
import { rareBelow } from './rare';
import { countWalk, State } from './state';

/** The value of a heap; `T` is as wide as values are. */
export function valueByMarks<T>(heap: i32): i32 {
  if (State.stamp == 255) {
    memory.fill(marks, 0, 2 * <usize>State.room);
    State.stamp = 0;
  }
  State.stamp++;
  const now = State.stamp;
  if (heap < State.digitCount && load<u8>(digits + heap) & 1) store<u8>(marks, now);
  for (let index = 0; index < State.takeCount; index++) {
    const left = heap - load<i32>(takes + 4 * index);
    if (left < 1) break;
    store<u8>(marks + <usize>load<T>(values + <usize>left * sizeof<T>()), now);
  }
  for (let index = 0; index < State.splitCount; index++) {
    const sum = heap - load<i32>(splits + 4 * index);
    if (sum < 2) break;
    const count = rareBelow(sum);
    const base = values + <usize>sum * sizeof<T>();
    for (let rare = 0; rare < count; rare++) {
      const other = <u32>load<T>(base - <usize>load<u32>(rarePositions + 4 * <usize>rare) * sizeof<T>());
      store<u8>(marks + (<u32>load<u16>(rareValues + 2 * <usize>rare) ^ other), now);
    }
  }
  State.looked += <f64>(State.splitCount * State.rareCount);
  const types = rareTypes + ((heap ^ State.parity) & 1 ? MARKS / 8 : 0);
  let word = 0;
  let free = ~(load<u64>(types) | marked(0, now));
  while (free == 0) {
    word++;
    free = ~(load<u64>(types + 8 * <usize>word) | marked(word, now));
  }
  const common = 64 * word + <i32>ctz(free);
  const lastWord = common >> 6;
  const lastBits = ((<u64>1) << <u64>(common & 63)) - 1;
  const half = (heap - State.firstSplit) >> 1;
  const step = <i32>(8 / sizeof<T>());
  const inside = min(State.depth, heap - load<i32>(splits + 4 * (State.splitCount - 1)) - 1) - 31;
  const prefix = reversed + <usize>(State.depth - step + 1) * sizeof<T>();
  let a = 1;
  word = 0;
  let missing = load<u64>(types) & ~marked(0, now);
  if (lastWord == 0) missing &= lastBits;
  for (;;) {
    // One byte at a time: 16 would have to wait until the last marks are in the cache.
    while (missing != 0 && load<u8>(marks + 64 * <usize>word + <usize>ctz(missing)) == now) missing &= missing - 1;
    if (missing == 0) {
      if (word == lastWord) break;
      word++;
      missing = load<u64>(types + 8 * <usize>word) & ~marked(word, now);
      if (word == lastWord) missing &= lastBits;
      continue;
    }
    if (a > half) {
      countWalk(a);
      return 64 * word + <i32>ctz(missing);
    }
    for (let index = 0; index < State.splitCount; index++) {
      const sum = heap - load<i32>(splits + 4 * index);
      if (a <= inside) {
        const base = values + <usize>(sum - step + 1) * sizeof<T>();
        for (let part = a; part < a + 32; part += step) {
          const both = load<u64>(prefix - <usize>part * sizeof<T>()) ^ load<u64>(base - <usize>part * sizeof<T>());
          markWord<T>(both, now);
        }
      } else {
        const last = min(a + 32, sum);
        for (let part = a; part < last; part++) {
          const small = <u32>load<T>(values + <usize>part * sizeof<T>());
          store<u8>(marks + (small ^ <u32>load<T>(values + <usize>(sum - part) * sizeof<T>())), now);
        }
      }
    }
    a += 32;
  }
  countWalk(a);
  return common;
}

// @ts-ignore: decorator
@inline
function markWord<T>(word: u64, now: u8): void {
  if (sizeof<T>() == 1) {
    store<u8>(marks + <usize>(word & 0xff), now);
    store<u8>(marks + <usize>((word >> 8) & 0xff), now);
    store<u8>(marks + <usize>((word >> 16) & 0xff), now);
    store<u8>(marks + <usize>((word >> 24) & 0xff), now);
    store<u8>(marks + <usize>((word >> 32) & 0xff), now);
    store<u8>(marks + <usize>((word >> 40) & 0xff), now);
    store<u8>(marks + <usize>((word >> 48) & 0xff), now);
    store<u8>(marks + <usize>(word >> 56), now);
  } else {
    store<u8>(marks + <usize>(word & 0xffff), now);
    store<u8>(marks + <usize>((word >> 16) & 0xffff), now);
    store<u8>(marks + <usize>((word >> 32) & 0xffff), now);
    store<u8>(marks + <usize>(word >> 48), now);
  }
}

/** Which of 64 values are marked. */
// @ts-ignore: decorator
@inline
function marked(word: i32, now: u8): u64 {
  const at = marks + 64 * <usize>word;
  const all = i8x16.splat(now);
  const a = <u64>i8x16.bitmask(i8x16.eq(v128.load(at), all));
  const b = <u64>i8x16.bitmask(i8x16.eq(v128.load(at, 16), all));
  const c = <u64>i8x16.bitmask(i8x16.eq(v128.load(at, 32), all));
  const d = <u64>i8x16.bitmask(i8x16.eq(v128.load(at, 48), all));
  return a | (b << 16) | (c << 32) | (d << 48);
}
