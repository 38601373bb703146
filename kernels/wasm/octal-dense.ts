/**
 * Octal sequences with one splitting digit and no sparse space, the fast twin of `library/src/numeric/dense-engine.ts`, where the
 * method is explained: mark a sample of the splits next to the middle, then go up from the least unmarked value, and mark the other
 * splits of its class only, some blocks of 128 at a time, until it is marked or all are.
 *
 * What makes it fast: the parities of all values for each mask are bit planes, forwards, and reversed in eight copies that are shifted by
 * a bit each, so that the classes of 128 splits are found without a shift. Values are kept in reverse as well, so that both parts of a
 * split are read forwards. `dense/` has the loops: what was tried for them and what it brought is in `docs/how-it-works.md`.
 *
 * Threads: all memory is shared but the scratch of each thread. `propose` finds the least value that no option with parts below
 * `first` has; it may run in any order. `settle` goes through a block in order and looks at the few options that were left out.
 */
import { classify, fillWord } from './dense/classes';
import {
  CAPACITY,
  CHUNK,
  CLASSES,
  classes,
  DIGITS,
  digits,
  endOf,
  forward,
  LARGEST,
  LAST,
  LENGTH,
  MARKS,
  marksOf,
  masks,
  NEXT,
  proposals,
  ROOM,
  reversed,
  SAMPLE,
  SHIFT,
  SPLIT,
  TAKES,
  takes,
  termsOf,
  values,
  WIDE_ROOM,
} from './dense/layout';
import { clearMarks, firstUnmarked, mark, markOne } from './dense/marking';
import { combine, scan } from './dense/scanning';

export { countRoom, countSplits, countsAt, learn } from './dense/classes';

/** To scan a block takes about as long as so many marks of the sample, and to combine it as so many. */
const SCAN_WORK = 14;
const COMBINE_WORK = 20;

let looked: f64 = 0;

/** Room for everything that so many threads need. Most of it stays untouched, and takes no memory, until a sequence is that long. */
export function reserve(threads: i32): bool {
  const pages = <i32>((endOf(threads) + 0xffff) >> 16);
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

/** `sample`: how many splits are marked at once, in tenths of the largest value. */
export function setSample(sample: i32): void {
  store<i32>(SAMPLE, sample);
}

/** The work for the value of a heap that is known. */
export function workFor(heap: i32): f64 {
  const before = looked;
  valueOf(heap, heap, 0);
  return looked - before;
}

/** The digits and the first values are in place. */
export function start(places: i32, known: i32): void {
  store<i32>(DIGITS, places);
  store<i32>(LENGTH, known);
  let count = 0;
  for (let place = 0; place < places; place++) {
    const digit = load<u8>(digits + place);
    if (digit & 2) store<i32>(takes + 4 * count++, place);
    if (digit & 4) store<i32>(SPLIT, place);
  }
  store<i32>(TAKES, count);
  store<i32>(ROOM, 32);
  store<i32>(LARGEST, 0);
  for (let heap = 0; heap < known; heap++) makeRoomFor(load<u16>(values + 2 * <usize>heap));
  layOut(known);
}

/** The values for marking, as wide as the room allows. */
function layOut(known: i32): void {
  store<i32>(SHIFT, load<i32>(ROOM) <= WIDE_ROOM ? 2 : 0);
  for (let heap = 0; heap < known; heap++) layOne(heap, load<u16>(values + 2 * <usize>heap));
}

// @ts-ignore: decorator
@inline
function layOne(heap: i32, value: i32): void {
  const shifted = <u16>(value << load<i32>(SHIFT));
  store<u16>(forward + 2 * <usize>heap, shifted);
  store<u16>(reversed + 2 * (LAST - heap), shifted);
}

function makeRoomFor(value: i32): void {
  const before = load<i32>(ROOM);
  let room = before;
  while (room <= value) room <<= 1;
  if (room > before) classify(before, room);
  store<i32>(ROOM, room);
  if (value > load<i32>(LARGEST)) store<i32>(LARGEST, value);
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
  store<i32>(LENGTH, heap + 1);
  makeRoomFor(value);
  if (load<i32>(ROOM) > WIDE_ROOM && load<i32>(SHIFT) != 0) layOut(heap);
  layOne(heap, value);
  if ((heap & 63) == 63) fillWord(heap >> 6, heap + 1);
}

/** The least value that no option with all parts below `first` has. */
function valueOf(heap: i32, first: i32, thread: i32): i32 {
  const marks = marksOf(thread);
  const room = load<i32>(ROOM);
  clearMarks(marks, room);
  if (heap < load<i32>(DIGITS) && load<u8>(digits + heap) & 1) markOne(marks, 0);
  const takeCount = load<i32>(TAKES);
  for (let index = 0; index < takeCount; index++) {
    const left = heap - load<i32>(takes + 4 * index);
    if (left < 1) break;
    if (left < first) markOne(marks, load<u16>(forward + 2 * <usize>left));
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
    mark(thread, least, half, offset);
    return firstUnmarked(marks, 0);
  }
  mark(thread, 128 * blocks + 128, half, offset);
  mark(thread, least, 127, offset);
  return leastUnhit(thread, room, blocks, offset);
}

/** After the sample: goes up from the least unmarked value, and looks through its class in the blocks from 1 on. */
function leastUnhit(thread: i32, room: i32, blocks: i32, offset: usize): i32 {
  const marks = marksOf(thread);
  const terms = termsOf(thread);
  for (let index = 0; index < CLASSES; index++) store<i32>(marks + NEXT + 4 * index, 1);
  let combined = 1;
  let value = firstUnmarked(marks, 0);
  while (value < room) {
    const own = <i32>load<u8>(classes + value);
    const next = marks + NEXT + 4 * own;
    const from = load<i32>(next);
    if (from > blocks) break;
    const end = min(blocks + 1, from + CHUNK);
    if (end > combined) {
      combine(terms, combined, end, offset);
      looked += <f64>(COMBINE_WORK * (end - combined));
      combined = end;
    }
    scan(marks, terms, own, from, end - from, offset);
    looked += <f64>(SCAN_WORK * (end - from));
    store<i32>(next, end);
    value = firstUnmarked(marks, value);
  }
  return value;
}
