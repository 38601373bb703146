/**
 * Octal sequences with one splitting digit and no sparse space, the fast twin of `library/src/numeric/dense-engine.ts`, where the
 * method is explained: mark a sample of the splits next to the middle, then go up from the least unmarked value, and mark the other
 * splits of its class only, some blocks of 128 at a time, until it is marked or all are.
 *
 * What makes it fast: the parities of all values for each mask are bit planes, forwards, complemented, and reversed in eight copies
 * that are shifted by a bit each, so that a block of 128 splits of one class is found with ten loads and no shift. Values are kept
 * in reverse as well, so that both parts of a split are read forwards. The stride of the planes is a constant.
 *
 * Threads: all memory is shared but the scratch of each thread. `propose` finds the least value that no option with parts below
 * `first` has; it may run in any order. `settle` goes through a block in order and looks at the few options that were left out.
 */

const CAPACITY: usize = 1 << 24;
const LAST: usize = CAPACITY - 1;
const PLACES: usize = 4096;
const MASKS: i32 = 5;
const CLASSES: i32 = 32;
const MARKS: usize = 65536;
/** Blocks of 128 splits that one scan looks at. */
const CHUNK: i32 = 24;
const THREADS: usize = 8;
const BLOCK: usize = 128;

// The compiler puts nothing into memory. Addresses are constants: read from variables, the loops take half as long again.
const header: usize = 1024;
const digits: usize = header + 64;
const takes: usize = digits + PLACES;
const masks: usize = takes + 4 * PLACES;
const classes: usize = masks + 64;
const counts: usize = classes + 2 * MARKS;
const proposals: usize = counts + 4 * MARKS;
const scratches: usize = proposals + 4 * BLOCK;
/** Of one thread: marks, how many blocks of each class are left, words of hits, their indices. */
const POSITIONS: usize = MARKS + 64;
const HITS: usize = POSITIONS + 4 * <usize>CLASSES;
const INDICES: usize = HITS + 16 * <usize>CHUNK;
const SCRATCH: usize = INDICES + 4 * (128 * <usize>CHUNK + 8) + 64;
const values: usize = (scratches + THREADS * SCRATCH + 63) & ~<usize>63;
const reversed: usize = values + 2 * CAPACITY + 64;
/** An odd multiple of 64: planes do not fall on each other in the cache. */
const STRIDE: usize = CAPACITY / 8 + 64;
const planes: usize = reversed + 2 * CAPACITY + 64;
const END: usize = planes + 10 * <usize>MASKS * STRIDE + 64;
const COMPLEMENT: usize = <usize>MASKS * STRIDE;
const REVERSED: usize = 2 * <usize>MASKS * STRIDE;

// The header, shared by all threads: how many values, their room (a power of two above all of them), the largest, the sample.
const LENGTH: usize = header;
const ROOM: usize = header + 4;
const LARGEST: usize = header + 8;
const SAMPLE: usize = header + 12;
const DIGITS: usize = header + 16;
const TAKES: usize = header + 20;
const SPLIT: usize = header + 24;

let looked: f64 = 0;

/** Room for everything. Most of it stays untouched, and takes no memory, until a sequence is that long. */
export function reserve(): bool {
  const pages = <i32>((END + 0xffff) >> 16);
  return pages <= memory.size() || memory.grow(pages - memory.size()) >= 0;
}

export function capacity(): i32 {
  return <i32>CAPACITY;
}

export function digitsAt(): usize {
  return digits;
}

export function valuesAt(): usize {
  return values;
}

export function masksAt(): usize {
  return masks;
}

export function work(): f64 {
  return looked;
}

/** The digits and the first values are in place. `sample`: how many splits are marked at once, in tenths of the largest value. */
export function start(places: i32, known: i32, sample: i32): void {
  store<i32>(DIGITS, places);
  store<i32>(LENGTH, known);
  store<i32>(SAMPLE, sample);
  let count = 0;
  for (let place = 0; place < places; place++) {
    const digit = load<u8>(digits + place);
    if (digit & 2) store<i32>(takes + 4 * count++, place);
    if (digit & 4) store<i32>(SPLIT, place);
  }
  store<i32>(TAKES, count);
  store<i32>(ROOM, 32);
  store<i32>(LARGEST, 0);
  for (let heap = 0; heap < known; heap++) {
    const value = load<u16>(values + 2 * <usize>heap);
    store<u16>(reversed + 2 * (LAST - heap), value);
    makeRoomFor(value);
  }
}

function makeRoomFor(value: i32): void {
  let room = load<i32>(ROOM);
  while (room <= value) room <<= 1;
  store<i32>(ROOM, room);
  if (value > load<i32>(LARGEST)) store<i32>(LARGEST, value);
}

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
    const both = load<u16>(values + 2 * <usize>part) ^ load<u16>(reversed + 2 * (LAST - sum + part));
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
  const words = (length + 63) >> 6;
  for (let index = 0; index < MASKS; index++) {
    const plane = planes + <usize>index * STRIDE;
    const mirror = plane + REVERSED;
    for (let word = 0; word < words; word++) {
      let bits: u64 = 0;
      const end = min(length, 64 * word + 64);
      for (let heap = 64 * word; heap < end; heap++) {
        const own = load<u8>(classes + load<u16>(values + 2 * <usize>heap));
        bits |= (<u64>(own >> <u8>index) & 1) << (heap & 63);
      }
      store<u64>(plane + 8 * <usize>word, bits);
      store<u64>(plane + COMPLEMENT + 8 * <usize>word, ~bits);
      store<u64>(mirror + 8 * (CAPACITY / 64 - 1 - word), reverseBits(bits));
    }
    for (let shift = 1; shift < 8; shift++) {
      const copy = mirror + <usize>shift * <usize>MASKS * STRIDE;
      for (let word = <i32>(CAPACITY / 64) - 1 - words; word < <i32>(CAPACITY / 64); word++) {
        const at = <usize>word << 3;
        const above = word + 1 < <i32>(CAPACITY / 64) ? load<u64>(mirror + at + 8) : 0;
        store<u64>(copy + at, (load<u64>(mirror + at) >> shift) | (above << (64 - shift)));
      }
    }
  }
}

function reverseBits(bits: u64): u64 {
  let word = ((bits >> 1) & 0x5555555555555555) | ((bits & 0x5555555555555555) << 1);
  word = ((word >> 2) & 0x3333333333333333) | ((word & 0x3333333333333333) << 2);
  word = ((word >> 4) & 0x0f0f0f0f0f0f0f0f) | ((word & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap(word);
}

/** Computes the values of the heaps before `end`. False where one is too large to be stored. */
export function advance(end: i32): bool {
  for (let heap = load<i32>(LENGTH); heap < end; heap++) {
    const value = valueOf(heap, heap, 0);
    if (value >= <i32>MARKS) return false;
    keep(heap, value);
  }
  return true;
}

/** For threads: a value for `heap` that looks at parts below `first` only; `first` ≤ `heap` < `first` + 64. */
export function propose(heap: i32, first: i32, thread: i32): void {
  store<i32>(proposals + 4 * <usize>(heap - first), valueOf(heap, first, thread));
}

/** After all proposals from the first unknown heap to `end`. Returns how many were wrong, −1 where a value is too large. */
export function settle(end: i32): i32 {
  const first = load<i32>(LENGTH);
  const split = load<i32>(SPLIT);
  const takeCount = load<i32>(TAKES);
  let wrong = 0;
  for (let heap = first; heap < end; heap++) {
    let value = load<i32>(proposals + 4 * <usize>(heap - first));
    let refuted = false;
    for (let index = 0; index < takeCount; index++) {
      const left = heap - load<i32>(takes + 4 * index);
      if (left < first) break;
      refuted = refuted || <i32>load<u16>(values + 2 * <usize>left) == value;
    }
    const sum = heap - split;
    for (let part = 1; part <= sum - first; part++) {
      const option = load<u16>(values + 2 * <usize>part) ^ load<u16>(values + 2 * <usize>(sum - part));
      refuted = refuted || <i32>option == value;
    }
    if (refuted) {
      wrong++;
      value = valueOf(heap, heap, 0);
    }
    if (value >= <i32>MARKS) return -1;
    keep(heap, value);
  }
  return wrong;
}

function keep(heap: i32, value: i32): void {
  store<u16>(values + 2 * <usize>heap, <u16>value);
  store<u16>(reversed + 2 * (LAST - heap), <u16>value);
  store<i32>(LENGTH, heap + 1);
  makeRoomFor(value);
  const own = load<u8>(classes + value);
  const mirrored = LAST - heap;
  for (let index = 0; index < MASKS; index++) {
    const bit = (own >> <u8>index) & 1;
    const plane = planes + <usize>index * STRIDE;
    putBit(plane, heap, bit);
    putBit(plane + COMPLEMENT, heap, bit ^ 1);
    for (let shift = 0; shift < 8; shift++) putBit(plane + REVERSED + <usize>shift * COMPLEMENT, mirrored - shift, bit);
  }
}

// @ts-ignore: decorator
@inline
function putBit(plane: usize, at: usize, bit: u8): void {
  const byte = plane + (at >> 3);
  const own = <u8>1 << <u8>(at & 7);
  store<u8>(byte, bit ? load<u8>(byte) | own : load<u8>(byte) & ~own);
}

/** The least value that no option with all parts below `first` has. */
function valueOf(heap: i32, first: i32, thread: i32): i32 {
  const marks = scratches + <usize>thread * SCRATCH;
  const positions = marks + POSITIONS;
  const room = load<i32>(ROOM);
  memory.fill(marks, 0, <usize>room + 16);
  if (heap < load<i32>(DIGITS) && load<u8>(digits + heap) & 1) store<u8>(marks, 0xff);
  const takeCount = load<i32>(TAKES);
  for (let index = 0; index < takeCount; index++) {
    const left = heap - load<i32>(takes + 4 * index);
    if (left < 1) break;
    if (left < first) store<u8>(marks + load<u16>(values + 2 * <usize>left), 0xff);
  }
  const sum = heap - load<i32>(SPLIT);
  if (sum < 2) return firstUnmarked(marks, 0);
  const half = sum >> 1;
  const offset = LAST - sum;
  const least = max(1, sum - first + 1);
  const sample = <i32>((<i64>load<i32>(LARGEST) * load<i32>(SAMPLE)) / 10);
  const blocks = max(0, ((half - sample) >> 7) - 1);
  looked += <f64>(half - 128 * blocks);
  if (blocks < 4) {
    mark(marks, least, half, offset);
    return firstUnmarked(marks, 0);
  }
  mark(marks, 128 * blocks + 128, half, offset);
  mark(marks, least, 127, offset);
  for (let index = 0; index < CLASSES; index++) store<i32>(positions + 4 * index, blocks);
  let value = firstUnmarked(marks, 0);
  while (value < room) {
    const own = <i32>load<u8>(classes + value);
    const left = load<i32>(positions + 4 * own);
    if (left == 0) break;
    const count = min(left, CHUNK);
    store<i32>(positions + 4 * own, left - count);
    scan(marks, own, left - count + 1, count, offset);
    value = firstUnmarked(marks, value);
  }
  return value;
}

/** Marks the splits with the smaller part from `from` to `to`, and perhaps a few more. */
function mark(marks: usize, from: i32, to: i32, offset: usize): void {
  let small = values + 2 * <usize>from;
  let large = reversed + 2 * (offset + from);
  const end = values + 2 * <usize>to;
  if (to < 64) {
    for (; small <= end; small += 2, large += 2) store<u8>(marks + (load<u16>(small) ^ load<u16>(large)), 0xff);
    return;
  }
  for (; small <= end; small += 16, large += 16) {
    markFour(marks, load<u64>(small) ^ load<u64>(large));
    markFour(marks, load<u64>(small, 8) ^ load<u64>(large, 8));
  }
}

// @ts-ignore: decorator
@inline
function markFour(marks: usize, word: u64): void {
  const low = <u32>word;
  const high = <u32>(word >> 32);
  store<u8>(marks + <usize>(low & 0xffff), 0xff);
  store<u8>(marks + <usize>(low >> 16), 0xff);
  store<u8>(marks + <usize>(high & 0xffff), 0xff);
  store<u8>(marks + <usize>(high >> 16), 0xff);
}

function firstUnmarked(marks: usize, from: i32): i32 {
  let at = from & ~15;
  let free = ~i8x16.bitmask(v128.load(marks + <usize>at)) & 0xffff & (-1 << (from & 15));
  while (free == 0) {
    at += 16;
    free = ~i8x16.bitmask(v128.load(marks + <usize>at)) & 0xffff;
  }
  return at + ctz(free);
}

/** Marks the splits of one class among `count` blocks from block `from` on. */
function scan(marks: usize, own: i32, from: i32, count: i32, offset: usize): void {
  const hits = marks + HITS;
  const indices = marks + INDICES;
  const at = planes + 16 * <usize>from;
  let f0 = at + (own & 1 ? 0 : COMPLEMENT);
  let f1 = at + STRIDE + (own & 2 ? 0 : COMPLEMENT);
  let f2 = at + 2 * STRIDE + (own & 4 ? 0 : COMPLEMENT);
  let f3 = at + 3 * STRIDE + (own & 8 ? 0 : COMPLEMENT);
  let f4 = at + 4 * STRIDE + (own & 16 ? 0 : COMPLEMENT);
  let r = at + REVERSED + (offset & 7) * COMPLEMENT + (offset >> 3);
  const end = hits + 16 * <usize>count;
  for (let hit = hits; hit < end; hit += 16) {
    const a = v128.and(v128.xor(v128.load(f0), v128.load(r)), v128.xor(v128.load(f1), v128.load(r, STRIDE)));
    const b = v128.and(v128.xor(v128.load(f2), v128.load(r, 2 * STRIDE)), v128.xor(v128.load(f3), v128.load(r, 3 * STRIDE)));
    v128.store(hit, v128.and(v128.and(a, b), v128.xor(v128.load(f4), v128.load(r, 4 * STRIDE))));
    f0 += 16;
    f1 += 16;
    f2 += 16;
    f3 += 16;
    f4 += 16;
    r += 16;
  }
  let list = indices;
  let base: i32 = 0;
  for (let hit = hits; hit < end; hit += 8) {
    let word = load<u64>(hit);
    const found = <i32>popcnt(word);
    store<i32>(list, base + <i32>ctz(word));
    word &= word - 1;
    store<i32>(list, base + <i32>ctz(word), 4);
    if (found > 2) {
      let rest = list + 8;
      for (word &= word - 1; word != 0; word &= word - 1) {
        store<i32>(rest, base + <i32>ctz(word));
        rest += 4;
      }
    }
    list += 4 * <usize>found;
    base += 64;
  }
  const small = values + 256 * <usize>from;
  const large = reversed + 2 * offset + 256 * <usize>from;
  for (let index = indices; index < list; index += 4) {
    const split = <usize>load<u32>(index) << 1;
    store<u8>(marks + (load<u16>(small + split) ^ load<u16>(large + split)), 0xff);
  }
  looked += <f64>(8 * count);
}
