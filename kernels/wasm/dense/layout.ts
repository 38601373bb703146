/**
 * Where the dense method keeps what, and how much of it there is. The compiler puts nothing into memory. Addresses are constants: read
 * from variables, the loops take half as long again.
 */
export const CAPACITY: usize = 1 << 24;
export const LAST: usize = CAPACITY - 1;
export const MASKS: i32 = 6;
export const CLASSES: i32 = 64;
export const MARKS: usize = 65536;
/** Up to this room a mark has four bytes, and values are kept four times as large for it: see `marking.ts`. */
export const WIDE_ROOM: i32 = 8192;
/** Blocks of 128 splits that one scan looks at. */
export const CHUNK: i32 = 24;
const PLACES: usize = 4096;
const BLOCK: usize = 128;

const header: usize = 1024;
export const digits: usize = header + 64;
export const takes: usize = digits + PLACES;
export const masks: usize = takes + 4 * PLACES;
export const classes: usize = masks + 64;
export const counts: usize = classes + 2 * MARKS;
export const proposals: usize = counts + 4 * MARKS;
export const scratches: usize = proposals + 4 * BLOCK;
/** Of one thread: marks, the next block of each class, and the blocks of a scan that have hits, with their places. */
export const NEXT: usize = MARKS + 64;
export const LIST: usize = NEXT + 4 * <usize>CLASSES;
export const SCRATCH: usize = LIST + 32 * <usize>CHUNK + 64;
/** Threads have the slots 0, 1, 3, 7 and 8, 9, 11, 15: see `marking.ts`. */
const SLOTS: usize = 16;
export const values: usize = (scratches + SLOTS * SCRATCH + 63) & ~<usize>63;
/** Values as they are marked, times four while marks are wide; and the same in reverse. */
export const forward: usize = values + 2 * CAPACITY + 64;
export const reversed: usize = forward + 2 * CAPACITY + 64;
/** An odd multiple of 64: planes do not fall on each other in the cache. */
export const STRIDE: usize = CAPACITY / 8 + 64;
export const planes: usize = reversed + 2 * CAPACITY + 64;
/** The planes of the reversed values, in eight copies that are shifted by a bit each. */
export const REVERSED: usize = <usize>MASKS * STRIDE;
export const COPY: usize = <usize>MASKS * STRIDE;
const terms: usize = planes + 9 * <usize>MASKS * STRIDE + 64;
/** Eight classes of the first three masks, then eight of the others: which splits are in them, a bit each. */
export const TERM: usize = CAPACITY / 16 + 192;
const TERMS: usize = 16 * TERM;

// The header, shared by all threads: how many values, their room (a power of two above all of them), the largest, the sample, and by
// how many bits values are shifted to mark them.
export const LENGTH: usize = header;
export const ROOM: usize = header + 4;
export const LARGEST: usize = header + 8;
export const SAMPLE: usize = header + 12;
export const DIGITS: usize = header + 16;
export const TAKES: usize = header + 20;
export const SPLIT: usize = header + 24;
export const SHIFT: usize = header + 28;

export function marksOf(thread: i32): usize {
  return scratches + <usize>((1 << (thread & 3)) - 1 + ((thread & 4) << 1)) * SCRATCH;
}

export function termsOf(thread: i32): usize {
  return terms + <usize>thread * TERMS;
}

/** Where the memory of so many threads ends. */
export function endOf(threads: i32): usize {
  return termsOf(threads) + 64;
}
