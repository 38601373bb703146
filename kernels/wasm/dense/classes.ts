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

/** New masks are in place: find the classes of all values, and all planes. */
export function learn(): void {
  for (let value = 0; value < <i32>MARKS; value++) {
    let own = 0;
    for (let index = 0; index < MASKS; index++) own |= (popcnt(value & load<i32>(masks + 4 * index)) & 1) << index;
    store<u8>(classes + value, <u8>own);
  }
  const length = load<i32>(LENGTH);
  for (let word = 0; 64 * word < length; word++) fillWord(word, length);
}

/**
 * The bits of 64 heaps in all planes, or of those before `end`.
 *
 * Planes may be so much behind the values: the first block of splits, where the larger part is among the last 127, is never scanned.
 */
export function fillWord(word: i32, end: i32): void {
  const last = min(end, 64 * word + 64);
  for (let index = 0; index < MASKS; index++) {
    const plane = planes + <usize>index * STRIDE;
    let bits: u64 = 0;
    for (let heap = 64 * word; heap < last; heap++) {
      const own = load<u8>(classes + load<u16>(values + 2 * <usize>heap));
      bits |= (<u64>(own >> <u8>index) & 1) << (heap & 63);
    }
    store<u64>(plane + 8 * <usize>word, bits);
    const mirrored = reverseBits(bits);
    const mirror = plane + REVERSED + 8 * (CAPACITY / 64 - 1 - <usize>word);
    const above = word > 0 ? load<u64>(mirror + 8) : 0;
    store<u64>(mirror, mirrored);
    for (let shift = 1; shift < 8; shift++) {
      const copy = mirror + <usize>shift * COPY;
      store<u64>(copy, (mirrored >> shift) | (above << (64 - shift)));
      store<u64>(copy - 8, mirrored << (64 - shift));
    }
  }
}

function reverseBits(bits: u64): u64 {
  let word = ((bits >> 1) & 0x5555555555555555) | ((bits & 0x5555555555555555) << 1);
  word = ((word >> 2) & 0x3333333333333333) | ((word & 0x3333333333333333) << 2);
  word = ((word >> 4) & 0x0f0f0f0f0f0f0f0f) | ((word & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap(word);
}
