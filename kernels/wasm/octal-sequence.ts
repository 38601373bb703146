/**
 * Grundy values of an octal game, the fast twin of `library/src/numeric/octal-sequence.ts`. AssemblyScript with SIMD.
 *
 * The same method: for each sum the values of its splits into two heaps are marked once, packed into a bit set and kept in a ring
 * for as long as a digit may need it. What makes it fast: the values are also kept in reverse, so that both parts of a split
 * are read forwards, four at a time in one 64-bit word; marks are packed and sets are joined 16 bytes at a time.
 *
 * The host calls `prepare`, writes the digits and the known values, calls `start`, then `advance` for a few dozen values at a
 * time: an engine swaps a function for its optimised form only between calls. Nothing is imported and nothing allocated;
 * the memory is laid out by hand.
 */

const MARKS: usize = 65536;
const SET: usize = MARKS / 8;
/** Lists of digits: at most so many places. */
const PLACES: usize = 4096;

// The compiler puts nothing into memory. Addresses are constants: read from variables, the loops take half as long again.
const digits: usize = 1024;
const takes: usize = digits + PLACES;
const splits: usize = takes + 4 * PLACES;
const marks: usize = splits + 4 * PLACES;
/** One vector more than a set: the least missing value may be one past the end. */
const options: usize = marks + MARKS;
const ring: usize = options + SET + 16;

let values: usize = 0;
let reversed: usize = 0;
/** Byte offset of the value of heap 0 in `reversed`; heap x is 2·x bytes before it. */
let last: usize = 0;
let digitCount: i32 = 0;
let takeCount: i32 = 0;
let splitCount: i32 = 0;
let rows: i32 = 1;
/** All values so far, and so their nim-sums, are less than this power of two. */
let room: i32 = 128;
let next: i32 = 1;

/** Makes room for so many values and digits whose splitting places span `ringRows`. False where memory cannot grow that far. */
export function prepare(count: i32, places: i32, ringRows: i32): bool {
  if (places > <i32>PLACES) return false;
  rows = ringRows;
  digitCount = places;
  values = ring + <usize>ringRows * SET;
  const size = (2 * <u64>count + 31) & ~15;
  const end = <u64>values + 2 * size;
  const pages = (end + 0xffff) >> 16;
  if (pages > 0xffff) return false;
  if (<i32>pages > memory.size() && memory.grow(<i32>pages - memory.size()) < 0) return false;
  reversed = values + <usize>size;
  last = reversed + 2 * <usize>(count - 1);
  return true;
}

export function digitsAt(): usize {
  return digits;
}

export function valuesAt(): usize {
  return values;
}

/** The first `known` values are in place, at least that of heap 0. */
export function start(known: i32): void {
  takeCount = 0;
  splitCount = 0;
  for (let place = 0; place < digitCount; place++) {
    const digit = load<u8>(digits + place);
    if (digit & 2) store<i32>(takes + 4 * takeCount++, place);
    if (digit & 4) store<i32>(splits + 4 * splitCount++, place);
  }
  memory.fill(options, 0, SET + 16);
  memory.fill(ring, 0, <usize>rows * SET);
  room = 128;
  for (let heap = 0; heap < known; heap++) {
    const value = load<u16>(values + 2 * heap);
    store<u16>(last - 2 * heap, value);
    makeRoomFor(value);
  }
  next = known;
  if (splitCount == 0) return;
  const nearest = load<i32>(splits);
  const furthest = load<i32>(splits + 4 * (splitCount - 1));
  for (let sum = max(2, known - furthest); sum < known - nearest; sum++) findSet(sum);
}

/** Computes the values of the heaps before `end`. False where one is too large to be stored. */
export function advance(end: i32): bool {
  for (; next < end; next++) {
    const value = valueOf(next);
    if (value >= <i32>MARKS) return false;
    store<u16>(values + 2 * next, <u16>value);
    store<u16>(last - 2 * next, <u16>value);
    makeRoomFor(value);
  }
  return true;
}

function makeRoomFor(value: i32): void {
  while (room <= value) room <<= 1;
}

function valueOf(heap: i32): i32 {
  memory.fill(options, 0, room >> 3);
  if (heap < digitCount && load<u8>(digits + heap) & 1) store<u8>(options, 1);
  for (let index = 0; index < takeCount; index++) {
    const left = heap - load<i32>(takes + 4 * index);
    if (left < 1) break;
    const value = <i32>load<u16>(values + 2 * left);
    const byte = options + (value >> 3);
    store<u8>(byte, load<u8>(byte) | (<u8>1 << <u8>(value & 7)));
  }
  if (splitCount > 0) addSplits(heap);
  let word = options;
  while (load<u64>(word) == u64.MAX_VALUE) word += 8;
  return (<i32>(word - options) << 3) + <i32>ctz(~load<u64>(word));
}

function addSplits(heap: i32): void {
  const newest = heap - load<i32>(splits);
  if (newest >= 2) findSet(newest);
  for (let index = 0; index < splitCount; index++) {
    const sum = heap - load<i32>(splits + 4 * index);
    if (sum < 2) return;
    const set = ring + <usize>(sum % rows) * SET;
    for (let byte: usize = 0; byte < <usize>(room >> 3); byte += 16) {
      v128.store(options + byte, v128.or(v128.load(options + byte), v128.load(set + byte)));
    }
  }
}

function findSet(sum: i32): void {
  memory.fill(marks, 0, room);
  markPairs(sum);
  const set = ring + <usize>(sum % rows) * SET;
  for (let vector = 0; vector < room >> 4; vector++) {
    store<u16>(set + 2 * vector, <u16>i8x16.bitmask(v128.load(marks + 16 * vector)));
  }
}

function markPairs(sum: i32): void {
  const half = sum >> 1;
  let small = values + 2;
  let large = last - 2 * (sum - 1);
  const end = values + 2 * half;
  // From 20 on the last eight may run past the half: they are the same splits the other way round.
  if (sum >= 20) {
    for (; small <= end; small += 16, large += 16) {
      markFour(load<u64>(small) ^ load<u64>(large));
      markFour(load<u64>(small, 8) ^ load<u64>(large, 8));
    }
    return;
  }
  for (; small <= end; small += 2, large += 2) store<u8>(marks + (load<u16>(small) ^ load<u16>(large)), 0xff);
}

// @ts-ignore: decorator
@inline
function markFour(word: u64): void {
  const low = <u32>word;
  const high = <u32>(word >> 32);
  store<u8>(marks + <usize>(low & 0xffff), 0xff);
  store<u8>(marks + <usize>(low >> 16), 0xff);
  store<u8>(marks + <usize>(high & 0xffff), 0xff);
  store<u8>(marks + <usize>(high >> 16), 0xff);
}
