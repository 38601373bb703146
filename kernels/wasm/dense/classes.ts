/**
 * The classes of the values by their parities, and the bit planes of these. The host has the masks found from the counts.
 */
import {
  CAPACITY,
  classes,
  COPY,
  counts,
  LENGTH,
  MARKS,
  MASKS,
  masks,
  planes,
  REVERSED,
  ROOM,
  SPLIT,
  STRIDE,
  values,
} from './layout';

/** The lowest bit of each byte; times the second, the bits come together in the highest byte, in order. */
const EACH_BYTE: u64 = 0x0101010101010101;
const GATHER: u64 = 0x0102040810204080;

export function countsAt(): usize {
  return counts;
}

/** A power of two above all values; with `clear`, the counts below it begin anew. */
export function countRoom(clear: bool): i32 {
  const room = load<i32>(ROOM);
  if (clear) memory.fill(counts, 0, 4 * <usize>room);
  return room;
}

/** Counts, over the splits of one heap, the nim-sums of both parts and the heap. */
export function countSplits(heap: i32): void {
  const sum = heap - load<i32>(SPLIT);
  const own = load<u16>(values + 2 * <usize>heap);
  for (let part = 1; 2 * part <= sum; part++) {
    const both = load<u16>(values + 2 * <usize>part) ^ load<u16>(values + 2 * <usize>(sum - part));
    const at = counts + 4 * <usize>(both ^ own);
    store<u32>(at, load<u32>(at) + 1);
  }
}

/** New masks are in place: find the classes of all values that there is room for, and all planes. */
export function learn(): void {
  classify(0, load<i32>(ROOM));
  const length = load<i32>(LENGTH);
  for (let word = 0; 64 * word < length; word++) fillWord(word, length);
}

/** The classes of the values from `from` to before `to`. */
export function classify(from: i32, to: i32): void {
  for (let value = from; value < to; value++) {
    let own = 0;
    for (let index = 0; index < MASKS; index++) own |= (popcnt(value & load<i32>(masks + 4 * index)) & 1) << index;
    store<u8>(classes + value, <u8>own);
  }
}

/**
 * The bits of 64 heaps in all planes, or of those before `end`.
 *
 * Planes may be so much behind the values: the first block of splits, where the larger part is among the last 127, is never scanned.
 */
export function fillWord(word: i32, end: i32): void {
  const first = 64 * word;
  const count = min(64, end - first);
  // Eight heaps at a time: their classes are the bytes of a word, and a plane has one bit of each.
  for (let index = 0; index < MASKS; index++) store<u64>(planes + <usize>index * STRIDE + 8 * <usize>word, 0);
  for (let eight = 0; eight < count; eight += 8) {
    const own = classesOfEight(first + eight, min(8, count - eight));
    for (let index = 0; index < MASKS; index++) {
      const at = planes + <usize>index * STRIDE + 8 * <usize>word + <usize>(eight >> 3);
      store<u8>(at, <u8>((((own >> index) & EACH_BYTE) * GATHER) >> 56));
    }
  }
  for (let index = 0; index < MASKS; index++) mirrorWord(planes + <usize>index * STRIDE, word);
}

function classesOfEight(first: i32, count: i32): u64 {
  let all: u64 = 0;
  for (let index = 0; index < count; index++) {
    all |= <u64>load<u8>(classes + load<u16>(values + 2 * <usize>(first + index))) << (8 * index);
  }
  return all;
}

/** Puts a word of a plane into the eight reversed ones. */
function mirrorWord(plane: usize, word: i32): void {
  const mirrored = reverseBits(load<u64>(plane + 8 * <usize>word));
  const mirror = plane + REVERSED + 8 * (CAPACITY / 64 - 1 - <usize>word);
  const above = word > 0 ? load<u64>(mirror + 8) : 0;
  store<u64>(mirror, mirrored);
  for (let shift = 1; shift < 8; shift++) {
    const copy = mirror + <usize>shift * COPY;
    store<u64>(copy, (mirrored >> shift) | (above << (64 - shift)));
    store<u64>(copy - 8, mirrored << (64 - shift));
  }
}

function reverseBits(bits: u64): u64 {
  let word = ((bits >> 1) & 0x5555555555555555) | ((bits & 0x5555555555555555) << 1);
  word = ((word >> 2) & 0x3333333333333333) | ((word & 0x3333333333333333) << 2);
  word = ((word >> 4) & 0x0f0f0f0f0f0f0f0f) | ((word & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap(word);
}
