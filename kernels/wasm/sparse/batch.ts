/**
 * Sixteen heaps at a time, one in each lane of a register, for values below 128.
 *
 * A split with the part r gives the heaps n … n + 15 the values G(r) ⊕ G(n − t − r) …: sixteen bytes that lie side by side, of
 * which the first r + t are known. So a part is looked at for all of these heaps with one load. What a heap has seen is a set of
 * values, a byte of it in each of eight planes; a nim-sum becomes a bit of these by a look-up in a register.
 *
 * 1. All parts of rare value, for all heaps whose other part is known.
 * 2. Heap by heap: what is left of these, and the heaps without a split; then the least value of common type that is missing is
 *    known. It is the value, unless the walk finds a smaller one.
 * 3. The walk from part 16 on, for all heaps, until all values that have to be taken are, or for all heaps but two; these end it
 *    by themselves, and look at the parts below 16 last. Where one of them ends with a value of rare type, that is its value, and
 *    the heaps after it are left.
 */
import {
  edges,
  LANES,
  MARKS,
  missing,
  PLANES,
  planes,
  rarePositions,
  rareTypes,
  rareValues,
  sets,
  splits,
  takes,
  turning,
  values,
} from './layout';
import { State } from './state';


/** Splits of a walk between two looks at what is missing. */
const STEP: i32 = 24;
/** So many heaps end a walk by themselves. */
const FEW: i32 = 2;

let walked: i32 = 0;
/** So many planes of what is missing were found; in the others nothing is. */
let missingPlanes: i32 = 0;
/** What one heap still misses, below 64 and from there on. */
let missingLow: u64 = 0;
let missingHigh: u64 = 0;

/** How far the walk of the last batch went. */
export function lastDepth(): i32 {
  return walked;
}

/** Once, before the first batch. */
export function layEdges(): void {
  v128.store(edges, i8x16.splat(0));
  v128.store(edges, i8x16.splat(-1), 16);
}

/**
 * The values of the heaps from `heap` on, which is large, and above all rare positions by more than the last splitting place.
 * Returns how many are known. Fewer than 16: the last one is of rare type, or the next one is not below the room.
 */
export function batch(heap: i32): i32 {
  const words = State.room >> 6;
  const splitCount = State.splitCount;
  const small = State.smallCount;
  for (let at: usize = 0; at < PLANES * <usize>words; at += 16) v128.store(planes + at, i8x16.splat(0));
  for (let index = 0; index < splitCount; index++) {
    const taken = load<i32>(splits + 4 * index);
    const base = values + <usize>(heap - taken);
    lookAt<u8>(words, base, taken, 0, small);
    lookAt<u16>(words, base, taken, small, State.rareCount);
  }
  for (let word = 0; word < words; word++) turnToSets(<usize>word * PLANES);
  let count = 0;
  for (; count < LANES; count++) {
    if (!(words == 1 ? settleByRare<u8>(heap, count) : settleByRare<u16>(heap, count))) break;
  }
  for (let word = 0; word < words; word++) turnToPlanes(<usize>word * PLANES);
  return walk(heap, count, words);
}

/**
 * Adds the bits of all nim-sums with the parts `from` … `to` − 1. `Parts` tells which: u8, those of the list of rare ones that are
 * below 16, u16, larger ones of this list, u32, the parts with these numbers themselves.
 */
// @ts-ignore: decorator
@inline
function lookAt<Parts>(words: i32, base: usize, taken: i32, from: i32, to: i32): void {
  if (State.below32) return look<u32, Parts>(planes, base, taken, from, to);
  look<u64, Parts>(planes, base, taken, from, to);
  if (words == 2) look<i64, Parts>(planes + PLANES, base, taken, from, to);
}

/**
 * `Set` tells which values there are planes for: u32, those below 32, where none is larger; u64, those below 64; i64, those from 64
 * on.
 */
function look<Set, Parts>(at: usize, base: usize, taken: i32, from: i32, to: i32): void {
  const low = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const high = i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128);
  const sixteen = i8x16.splat(16);
  const sixtyFour = i8x16.splat(64);
  let s0 = v128.load(at);
  let s1 = v128.load(at, 16);
  let s2 = v128.load(at, 32);
  let s3 = v128.load(at, 48);
  let s4 = v128.load(at, 64);
  let s5 = v128.load(at, 80);
  let s6 = v128.load(at, 96);
  let s7 = v128.load(at, 112);
  for (let index = from; index < to; index++) {
    const part = sizeof<Parts>() == 4 ? <u32>index : load<u32>(rarePositions + 4 * <usize>index);
    const valueAt = sizeof<Parts>() == 4 ? values + <usize>index : rareValues + 2 * <usize>index;
    let sums = v128.xor(v128.load(base - part), v128.load_splat<u8>(valueAt));
    if (sizeof<Parts>() == 1) sums = v128.or(sums, v128.load(edges + 16 - min(16, part + taken)));
    const a = isSigned<Set>() ? i8x16.sub(sums, sixtyFour) : sums;
    s0 = v128.or(s0, i8x16.swizzle(low, a));
    s1 = v128.or(s1, i8x16.swizzle(high, a));
    const b = i8x16.sub(a, sixteen);
    s2 = v128.or(s2, i8x16.swizzle(low, b));
    s3 = v128.or(s3, i8x16.swizzle(high, b));
    if (sizeof<Set>() == 8) {
      const c = i8x16.sub(b, sixteen);
      s4 = v128.or(s4, i8x16.swizzle(low, c));
      s5 = v128.or(s5, i8x16.swizzle(high, c));
      const d = i8x16.sub(c, sixteen);
      s6 = v128.or(s6, i8x16.swizzle(low, d));
      s7 = v128.or(s7, i8x16.swizzle(high, d));
    }
  }
  v128.store(at, s0);
  v128.store(at, s1, 16);
  v128.store(at, s2, 32);
  v128.store(at, s3, 48);
  v128.store(at, s4, 64);
  v128.store(at, s5, 80);
  v128.store(at, s6, 96);
  v128.store(at, s7, 112);
}

// @ts-ignore: decorator
@inline
function typesAt(heap: i32): usize {
  return rareTypes + ((heap ^ State.parity) & 1 ? MARKS / 8 : 0);
}

/**
 * Adds what the planes have not to the set of one heap, and stores what its value is if no smaller one is missing. False where that
 * does not fit.
 */
// @ts-ignore: decorator
@inline
function settleByRare<Words>(first: i32, lane: i32): bool {
  const takeCount = State.takeCount;
  const splitCount = State.splitCount;
  const small = State.smallCount;
  const heap = first + lane;
  const at = sets + 8 * <usize>lane;
  let low = load<u64>(at);
  let high = sizeof<Words>() == 2 ? load<u64>(at + PLANES) : 0;
  for (let index = 0; index < takeCount; index++) {
    const value = <u64>load<u8>(values + <usize>(heap - load<i32>(takes + 4 * index)));
    const bit = (<u64>1) << value;
    if (sizeof<Words>() == 2) high |= value < 64 ? 0 : bit;
    low |= sizeof<Words>() == 1 || value < 64 ? bit : 0;
  }
  for (let index = 0; index < splitCount; index++) {
    const taken = load<i32>(splits + 4 * index);
    const base = values + <usize>(heap - taken);
    for (let rare = 0; rare < small; rare++) {
      const part = load<i32>(rarePositions + 4 * <usize>rare);
      if (part + taken > lane) break;
      const other = <u64>load<u8>(base - part);
      const value = <u64>load<u16>(rareValues + 2 * <usize>rare) ^ other;
      const bit = (<u64>1) << value;
      if (sizeof<Words>() == 2) high |= value < 64 ? 0 : bit;
      low |= sizeof<Words>() == 1 || value < 64 ? bit : 0;
    }
  }
  store<u64>(at, low);
  const types = typesAt(heap);
  let free = ~(load<u64>(types) | low);
  let least = 0;
  if (sizeof<Words>() == 2) {
    store<u64>(at + PLANES, high);
    if (free == 0) {
      free = ~(load<u64>(types, 8) | high);
      least = 64;
    }
  }
  if (free == 0) return false;
  store<u8>(values + <usize>heap, <u8>(least + <i32>ctz(free)));
  return true;
}

function walk(heap: i32, count: i32, words: i32): i32 {
  const lanes = (1 << count) - 1;
  const half = (heap - load<i32>(splits)) >> 1;
  let part = LANES;
  let left = findMissing(heap, words) & lanes;
  while (popcnt(left) > FEW && part <= half) {
    for (let index = 0; index < State.splitCount; index++) {
      const taken = load<i32>(splits + 4 * index);
      lookAt<u32>(words, values + <usize>(heap - taken), taken, part, part + STEP);
    }
    part += STEP;
    left = findMissing(heap, words) & lanes;
  }
  walked = part;
  State.deepest = max(State.deepest, part);
  return finish(heap, count, left, words, part);
}

/** Which heaps still miss a value of rare type below their own, a bit each; which values, in planes. */
function findMissing(heap: i32, words: i32): i32 {
  const belowTable = i8x16(0, 1, 3, 7, 15, 31, 63, 127, -1, -1, -1, -1, -1, -1, -1, -1);
  const eight = i8x16.splat(8);
  let own = v128.load(values + <usize>heap);
  let any = i8x16.splat(0);
  const even = typesAt(heap);
  const odd = typesAt(heap + 1);
  missingPlanes = v128.any_true(v128.and(own, i8x16.splat(-32))) ? 8 * words : 4;
  for (let plane: usize = 0; plane < <usize>missingPlanes; plane++) {
    const types = i16x8.splat(<i16>((<u16>load<u8>(odd + plane) << 8) | <u16>load<u8>(even + plane)));
    const below = i8x16.swizzle(belowTable, i8x16.min_u(own, eight));
    const not = v128.andnot(v128.and(types, below), v128.load(planes + 16 * plane));
    v128.store(missing + 16 * plane, not);
    any = v128.or(any, not);
    own = i8x16.sub_sat_u(own, eight);
  }
  return i8x16.bitmask(i8x16.ne(any, i8x16.splat(0)));
}

/** Ends the walks of the heaps that are left, one after the other, and returns how many heaps are known. */
function finish(heap: i32, count: i32, left: i32, words: i32, from: i32): i32 {
  for (let rest = left; rest != 0; rest &= rest - 1) {
    const lane = ctz(rest);
    const half = (heap + lane - load<i32>(splits)) >> 1;
    missingLow = missingOf(lane, 0);
    missingHigh = words == 2 ? missingOf(lane, 8) : 0;
    let part = from;
    for (; (missingLow | missingHigh) != 0 && part <= half; part += STEP) strike(heap + lane, part, part + STEP);
    State.deepest = max(State.deepest, part);
    if ((missingLow | missingHigh) != 0) strike(heap + lane, 1, LANES);
    if ((missingLow | missingHigh) == 0) continue;
    store<u8>(values + <usize>(heap + lane), <u8>(missingLow != 0 ? ctz(missingLow) : 64 + ctz(missingHigh)));
    return lane + 1;
  }
  return count;
}

/** Takes the values of the splits with a part from `from` to before `to` out of what is missing. */
function strike(heap: i32, from: i32, to: i32): void {
  let low = missingLow;
  let high = missingHigh;
  for (let index = 0; index < State.splitCount; index++) {
    const sum = heap - load<i32>(splits + 4 * index);
    const end = min(to, sum);
    for (let part = from; part < end; part++) {
      const value = load<u8>(values + <usize>part) ^ load<u8>(values + <usize>(sum - part));
      const others = ~((<u64>1) << <u64>value);
      low &= value < 64 ? others : -1;
      high &= value < 64 ? -1 : others;
    }
  }
  missingLow = low;
  missingHigh = high;
}

/** Of 64 values, from plane `first` on. */
function missingOf(lane: i32, first: i32): u64 {
  let set: u64 = 0;
  for (let plane = first; plane < min(first + 8, missingPlanes); plane++)
    set |= <u64>load<u8>(missing + <usize>(16 * plane + lane)) << <u64>(8 * (plane - first));
  return set;
}

/**
 * Bytes that are numbered by plane and lane, in seven bits, become numbered by lane and plane when these bits are turned by three
 * places; by four more they are as before. To lace the first half of the bytes with the second is a turn by one.
 */
function turnToSets(word: usize): void {
  lace(planes + word, sets + word);
  lace(sets + word, turning);
  lace(turning, sets + word);
}

function turnToPlanes(word: usize): void {
  lace(sets + word, turning);
  lace(turning, planes + word);
  lace(planes + word, turning);
  lace(turning, planes + word);
}

function lace(from: usize, to: usize): void {
  for (let at: usize = 0; at < 64; at += 16) {
    const a = v128.load(from + at);
    const b = v128.load(from + at, 64);
    v128.store(to + 2 * at, i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
    v128.store(to + 2 * at, i8x16.shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), 16);
  }
}
