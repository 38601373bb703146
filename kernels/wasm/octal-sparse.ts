/**
 * Octal sequences with a sparse space, the fast twin of `library/src/numeric/sparse-engine.ts`, where the method is explained.
 *
 * What makes it fast: values of one byte while they are below 256; while they are below 128, sixteen heaps at a time
 * (`sparse/batch.ts`), and one at a time where that does not go. Then the first values, kept in reverse as well, let a walk read both
 * parts of its splits eight bytes at a time.
 *
 * The host chooses the mask and lays down the lists; `advance` stops early where a value does not fit into the room it made.
 */
import { batch, lastDepth, layEdges } from './sparse/batch';
import { valueByMarks } from './sparse/by-marks';
import { valueByWord } from './sparse/by-word';
import {
  digits,
  LANES,
  MARKS,
  MOST_DEPTH,
  MOST_RARE,
  marks,
  rarePositions,
  rareTypes,
  reversed,
  splits,
  takes,
  values,
} from './sparse/layout';
import { addRare, isRare } from './sparse/rare';
import { State } from './sparse/state';

/** Smaller heaps are done one at a time: in a batch all parts of a walk and one step more have to leave something. */
const FIRST_BATCH: i32 = 64;

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
  return State.rareCount;
}

export function work(): f64 {
  return State.looked;
}

export function deepestWalk(): i32 {
  return State.deepest;
}

/** Keeps the first and the last so many values; the rare positions are among the first. */
export function keepEnds(first: i32, last: i32): void {
  const shift: usize = State.wide ? 1 : 0;
  memory.copy(values + (<usize>first << shift), values + (<usize>(State.length - last) << shift), <usize>last << shift);
  State.length = first + last;
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
  State.digitCount = places;
  State.length = known;
  State.wide = twoBytes;
  State.parity = splittingParity;
  State.takeCount = 0;
  State.deepest = 0;
  State.splitCount = 0;
  for (let place = 0; place < State.digitCount; place++) {
    const digit = load<u8>(digits + place);
    if (digit & 2) store<i32>(takes + 4 * State.takeCount++, place);
    if (digit & 4) store<i32>(splits + 4 * State.splitCount++, place);
  }
  State.firstSplit = load<i32>(splits);
  layEdges();
}

/** From one byte each to two; the room for them is there. */
export function widen(): void {
  for (let heap = State.length - 1; heap >= 0; heap--) store<u16>(values + 2 * <usize>heap, <u16>load<u8>(values + <usize>heap));
  State.wide = true;
}

/** All values are below `newRoom`, the rare types are in place: lists the rare positions. False where there are too many. */
export function prepare(newRoom: i32): bool {
  State.room = newRoom;
  State.stamp = 0;
  memory.fill(marks, 0, 2 * <usize>State.room);
  State.depth = min(<i32>MOST_DEPTH - 8, State.length - 1);
  State.rareCount = 0;
  State.smallCount = 0;
  State.below32 = true;
  if (State.wide) return lay<u16>();
  return lay<u8>();
}

function lay<T>(): bool {
  for (let heap = 0; heap <= State.depth; heap++)
    store<T>(reversed + <usize>(State.depth - heap) * sizeof<T>(), load<T>(values + <usize>heap * sizeof<T>()));
  for (let heap = 1; heap < State.length; heap++) {
    const value = <i32>load<T>(values + <usize>heap * sizeof<T>());
    if (!note(heap, value)) return false;
  }
  return true;
}

/** Computes values up to `end` and returns how many are known: fewer where the next one is not below the room. */
export function advance(end: i32): i32 {
  if (State.wide) {
    for (let fits = true; fits && State.length < end; ) fits = advanceByOne<u16>();
    return State.length;
  }
  while (State.length < end) {
    const before = State.length;
    if (State.room <= 128 && batchFits(end)) advanceByBatch();
    if (State.length == before && !advanceByOne<u8>()) break;
  }
  return State.length;
}

function batchFits(end: i32): bool {
  const last = load<i32>(splits + 4 * (State.splitCount - 1));
  if (State.length + LANES > end || State.length < FIRST_BATCH + 2 * State.digitCount) return false;
  return State.rareCount == 0 || load<i32>(rarePositions + 4 * <usize>(State.rareCount - 1)) < State.length - last;
}

/** Of the values of a batch only the last can be rare. */
function advanceByBatch(): void {
  const settled = batch(State.length);
  State.looked += <f64>(LANES * State.splitCount * (State.rareCount + lastDepth() / 2));
  if (v128.any_true(v128.and(v128.load(values + <usize>State.length), i8x16.splat(-32)))) State.below32 = false;
  State.length += settled;
  if (settled > 0 && !note(State.length - 1, load<u8>(values + <usize>(State.length - 1)))) State.length--;
}

/** False where the value is not below the room. */
function advanceByOne<T>(): bool {
  const heap = State.length;
  const value = sizeof<T>() == 1 && State.room == 64 ? valueByWord(heap) : valueByMarks<T>(heap);
  if (value >= State.room) return false;
  store<T>(values + <usize>heap * sizeof<T>(), <T>value);
  if (!note(heap, value)) return false;
  State.length++;
  return true;
}

/** False where too many are rare. */
// @ts-ignore: decorator
@inline
function note(heap: i32, value: i32): bool {
  if (value >= 32) State.below32 = false;
  if (!isRare(heap, value)) return true;
  if (State.rareCount == <i32>MOST_RARE) return false;
  addRare(heap, value);
  return true;
}
