/**
 * Octal sequences with a sparse space, the fast twin of `library/src/numeric/sparse-engine.ts`, where the method is explained.
 *
 * What makes it fast: values of one byte while they are below 256; while they are below 64, all marks in one 64-bit word, so that
 * what is missing is known after every few splits of a walk; while they are below 128, sixteen heaps at a time (`sparse/batch.ts`); and the
 * first values kept in reverse as well, so that a walk reads both parts of its splits eight bytes at a time. Beyond 64, marks are bytes with a
 * running stamp, compared 16 at a time.
 *
 * The host chooses the mask and lays down the lists; `advance` stops early where a value does not fit into the room it made.
 */

import { batch, deepestPart, LANES, lastDepth, layEdges } from './sparse/batch';
import {
  digits,
  MARKS,
  MOST_DEPTH,
  MOST_RARE,
  marks,
  rarePositions,
  rareTypes,
  rareValues,
  reversed,
  splits,
  takes,
  values,
} from './sparse/layout';

/** Smaller heaps are done one at a time: in a batch all parts of a walk and one step more have to leave something. */
const FIRST_BATCH: i32 = 64;

let digitCount: i32 = 0;
let takeCount: i32 = 0;
let splitCount: i32 = 0;
let firstSplit: i32 = 0;
let length: i32 = 0;
let wide: bool = false;
let room: i32 = 64;
let depth: i32 = 0;
let rareCount: i32 = 0;
/** How many rare positions are below 16. */
let smallCount: i32 = 0;
let below32: bool = false;
let parity: i32 = 0;
let stamp: u8 = 0;
let looked: f64 = 0;
/** No walk of a heap by itself has looked at a part as large as this. */
let deepest: i32 = 0;

export function digitsAt(): usize {
  return digits;
}

export function valuesAt(): usize {
  return values;
}

export function rareTypesAt(second: bool): usize {
  return rareTypes + (second ? MARKS / 8 : 0);
}

export function rarePositionsAt(): usize {
  return rarePositions;
}

export function mostRare(): i32 {
  return <i32>MOST_RARE;
}

/** How many positions are rare. */
export function rare(): i32 {
  return rareCount;
}

export function work(): f64 {
  return looked;
}

export function deepestWalk(): i32 {
  return max(deepest, deepestPart());
}

/** Keeps the first and the last so many values; the rare positions are among the first. */
export function keepEnds(first: i32, last: i32): void {
  const shift: usize = wide ? 1 : 0;
  memory.copy(values + (<usize>first << shift), values + (<usize>(length - last) << shift), <usize>last << shift);
  length = first + last;
}

/** Room for so many values. False where memory cannot grow that far. */
export function reserve(count: u32, twoBytes: bool): bool {
  const end = <u64>values + (<u64>count << (twoBytes ? 1 : 0)) + 64;
  const pages = (end + 0xffff) >> 16;
  if (pages > 0xffff || count > 0x7ffffff0) return false;
  return <i32>pages <= memory.size() || memory.grow(<i32>pages - memory.size()) >= 0;
}

/** The digits and the first values, in so many bytes each, are in place. */
export function start(places: i32, known: i32, twoBytes: bool, splittingParity: i32): void {
  digitCount = places;
  length = known;
  wide = twoBytes;
  parity = splittingParity;
  takeCount = 0;
  splitCount = 0;
  for (let place = 0; place < digitCount; place++) {
    const digit = load<u8>(digits + place);
    if (digit & 2) store<i32>(takes + 4 * takeCount++, place);
    if (digit & 4) store<i32>(splits + 4 * splitCount++, place);
  }
  firstSplit = load<i32>(splits);
  layEdges();
}

/** From one byte each to two; the room for them is there. */
export function widen(): void {
  for (let heap = length - 1; heap >= 0; heap--) store<u16>(values + 2 * <usize>heap, <u16>load<u8>(values + <usize>heap));
  wide = true;
}

/** All values are below `newRoom`, the rare types are in place: lists the rare positions. False where there are too many. */
export function prepare(newRoom: i32): bool {
  room = newRoom;
  stamp = 0;
  memory.fill(marks, 0, 2 * <usize>room);
  depth = min(<i32>MOST_DEPTH - 8, length - 1);
  rareCount = 0;
  smallCount = 0;
  below32 = true;
  if (wide) return lay<u16>();
  return lay<u8>();
}

function lay<T>(): bool {
  for (let heap = 0; heap <= depth; heap++)
    store<T>(reversed + <usize>(depth - heap) * sizeof<T>(), load<T>(values + <usize>heap * sizeof<T>()));
  for (let heap = 1; heap < length; heap++) {
    const value = <i32>load<T>(values + <usize>heap * sizeof<T>());
    if (value >= 32) below32 = false;
    if (!isRare(heap, value)) continue;
    if (rareCount == <i32>MOST_RARE) return false;
    addRare(heap, value);
  }
  return true;
}

// @ts-ignore: decorator
@inline
function isRare(heap: i32, value: i32): bool {
  const types = rareTypes + ((heap ^ parity) & 1 ? MARKS / 8 : 0);
  return ((load<u8>(types + (value >> 3)) >> <u8>(value & 7)) & 1) != 0;
}

// @ts-ignore: decorator
@inline
function addRare(heap: i32, value: i32): void {
  store<i32>(rarePositions + 4 * <usize>rareCount, heap);
  store<u16>(rareValues + 2 * <usize>rareCount, <u16>value);
  rareCount++;
  if (heap < LANES) smallCount++;
}

/** Computes values up to `end` and returns how many are known: fewer where the next one is not below the room. */
export function advance(end: i32): i32 {
  if (wide) return advanceBy<u16>(end);
  while (length < end) {
    const before = length;
    if (room <= 128 && batchFits(end)) advanceByBatch();
    else if (room == 64) advanceByWord(length + 1);
    else advanceBy<u8>(length + 1);
    if (length == before && (room == 64 ? advanceByWord(length + 1) : advanceBy<u8>(length + 1)) == before) break;
  }
  return length;
}

function batchFits(end: i32): bool {
  const last = load<i32>(splits + 4 * (splitCount - 1));
  if (length + LANES > end || length < FIRST_BATCH + 2 * digitCount) return false;
  return rareCount == 0 || load<i32>(rarePositions + 4 * <usize>(rareCount - 1)) < length - last;
}

function advanceByBatch(): void {
  const settled = batch(length, room >> 6, parity, takeCount, splitCount, smallCount, rareCount, below32);
  looked += <f64>(LANES * splitCount * (rareCount + lastDepth() / 2));
  const bits = i8x16.splat(-32);
  below32 = below32 && !v128.any_true(v128.and(v128.load(values + <usize>length), bits));
  length += settled;
  if (settled > 0 && !noteIfRare(length - 1, load<u8>(values + <usize>(length - 1)))) length--;
}

/** False where there are too many. */
// @ts-ignore: decorator
@inline
function noteIfRare(heap: i32, value: i32): bool {
  if (!isRare(heap, value)) return true;
  if (rareCount == <i32>MOST_RARE) return false;
  addRare(heap, value);
  return true;
}

function advanceByWord(end: i32): i32 {
  for (; length < end; length++) {
    const value = valueByWord(length);
    if (value >= 64) break;
    store<u8>(values + <usize>length, <u8>value);
    if (value >= 32) below32 = false;
    if (!noteIfRare(length, value)) break;
  }
  return length;
}

function advanceBy<T>(end: i32): i32 {
  for (; length < end; length++) {
    const value = valueByMarks<T>(length);
    if (value >= room) break;
    store<T>(values + <usize>length * sizeof<T>(), <T>value);
    if (!noteIfRare(length, value)) break;
  }
  return length;
}

/** The rare positions below a sum are the first so many. */
// @ts-ignore: decorator
@inline
function rareBelow(sum: i32): i32 {
  let count = rareCount;
  while (count > 0 && load<i32>(rarePositions + 4 * <usize>(count - 1)) >= sum) count--;
  return count;
}

function valueByWord(heap: i32): i32 {
  let seen: u64 = 0;
  if (heap < digitCount && load<u8>(digits + heap) & 1) seen = 1;
  for (let index = 0; index < takeCount; index++) {
    const left = heap - load<i32>(takes + 4 * index);
    if (left < 1) break;
    seen |= (<u64>1) << load<u8>(values + <usize>left);
  }
  for (let index = 0; index < splitCount; index++) {
    const sum = heap - load<i32>(splits + 4 * index);
    if (sum < 2) break;
    const count = rareBelow(sum);
    const base = values + <usize>sum;
    for (let rare = 0; rare < count; rare++) {
      const other = load<u8>(base - load<u32>(rarePositions + 4 * <usize>rare));
      seen |= (<u64>1) << <u64>(load<u16>(rareValues + 2 * <usize>rare) ^ <u16>other);
    }
  }
  looked += <f64>(splitCount * rareCount);
  const rareType = load<u64>(rareTypes + ((heap ^ parity) & 1 ? MARKS / 8 : 0));
  const free = ~(rareType | seen);
  const common = <i32>ctz(free);
  let missing = rareType & ~seen;
  if (common < 64) missing &= ((<u64>1) << common) - 1;
  const half = (heap - firstSplit) >> 1;
  let a = 1;
  // Both words of eight splits lie inside the values while a + 7 is below every sum.
  const inside = min(depth, heap - load<i32>(splits + 4 * (splitCount - 1)) - 1) - 7;
  const prefix = reversed + <usize>depth - 7;
  if (splitCount == 1) {
    const base = values + <usize>(heap - firstSplit) - 7;
    while (missing != 0 && a <= inside && a <= half) {
      seen = markEight(seen, load<u64>(prefix - a) ^ load<u64>(base - a));
      missing &= ~seen;
      a += 8;
    }
  } else {
    while (missing != 0 && a <= inside && a <= half) {
      const word = load<u64>(prefix - a);
      for (let index = 0; index < splitCount; index++) {
        const base = values + <usize>(heap - load<i32>(splits + 4 * index)) - 7;
        seen = markEight(seen, word ^ load<u64>(base - a));
      }
      missing &= ~seen;
      a += 8;
    }
  }
  while (missing != 0 && a <= half) {
    for (let index = 0; index < splitCount; index++) {
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

// @ts-ignore: decorator
@inline
function countWalk(depth: i32): void {
  looked += <f64>(splitCount * depth);
  if (depth > deepest) deepest = depth;
}

/** A shift takes its distance modulo 64, so the bytes need not be cut out: they are below 64. */
// @ts-ignore: decorator
@inline
function markEight(seen: u64, word: u64): u64 {
  const low = ((<u64>1) << word) | ((<u64>1) << (word >> 8)) | ((<u64>1) << (word >> 16)) | ((<u64>1) << (word >> 24));
  const high = ((<u64>1) << (word >> 32)) | ((<u64>1) << (word >> 40)) | ((<u64>1) << (word >> 48)) | ((<u64>1) << (word >> 56));
  return seen | low | high;
}

function valueByMarks<T>(heap: i32): i32 {
  if (stamp == 255) {
    memory.fill(marks, 0, 2 * <usize>room);
    stamp = 0;
  }
  stamp++;
  const now = stamp;
  if (heap < digitCount && load<u8>(digits + heap) & 1) store<u8>(marks, now);
  for (let index = 0; index < takeCount; index++) {
    const left = heap - load<i32>(takes + 4 * index);
    if (left < 1) break;
    store<u8>(marks + <usize>load<T>(values + <usize>left * sizeof<T>()), now);
  }
  for (let index = 0; index < splitCount; index++) {
    const sum = heap - load<i32>(splits + 4 * index);
    if (sum < 2) break;
    const count = rareBelow(sum);
    const base = values + <usize>sum * sizeof<T>();
    for (let rare = 0; rare < count; rare++) {
      const other = <u32>load<T>(base - <usize>load<u32>(rarePositions + 4 * <usize>rare) * sizeof<T>());
      store<u8>(marks + (<u32>load<u16>(rareValues + 2 * <usize>rare) ^ other), now);
    }
  }
  looked += <f64>(splitCount * rareCount);
  const types = rareTypes + ((heap ^ parity) & 1 ? MARKS / 8 : 0);
  let word = 0;
  let free = ~(load<u64>(types) | marked(0, now));
  while (free == 0) {
    word++;
    free = ~(load<u64>(types + 8 * <usize>word) | marked(word, now));
  }
  const common = 64 * word + <i32>ctz(free);
  const lastWord = common >> 6;
  const lastBits = ((<u64>1) << <u64>(common & 63)) - 1;
  const half = (heap - firstSplit) >> 1;
  const step = <i32>(8 / sizeof<T>());
  const inside = min(depth, heap - load<i32>(splits + 4 * (splitCount - 1)) - 1) - 31;
  const prefix = reversed + <usize>(depth - step + 1) * sizeof<T>();
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
    for (let index = 0; index < splitCount; index++) {
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
