/**
 * Sets of vertices of a graph, and one of them for all that induce isomorphic graphs: the fast twin of `graph-sets.ts` and
 * `graph-forms.ts` in `library/src/numeric`, which say how.
 */
import { adjacency, CACHE_BYTES, cache, colours, counts, finer, MOST_CACHE_BITS, order, otherRows, places, rows, tries } from './layout';
import { firstSlot, hashAt, hashOfSet, nextSlot, setAt } from './table';
import { own } from './threads';

/** Sets with so few vertices are their own representatives. */
const FEW: usize = 3;
/** Forms of sets of one size that are made in any case, and how many of them have to be met before, one in so many, for more to be made. */
const TRIAL: u32 = 512;
const WORTH_WHILE: u32 = 40;
const COUNTS: u32 = 128;

let lastSet: u64 = 0;
let lastHash: u32 = 0;
let stamp: u32 = 0;

let cacheBits: i32 = 0;

export function prepareGraph(vertices: i32): void {
  cacheBits = min(MOST_CACHE_BITS, vertices);
  lastSet = 0;
  lastHash = 0;
  stamp = 0;
  memory.fill(tries + own, 0, 8 * 65);
  memory.fill(counts + own, 0, 12 * COUNTS);
  memory.fill(cache + own, 0, CACHE_BYTES << cacheBits);
}

// @ts-ignore: decorator
@inline
function near(vertex: usize): u64 {
  return load<u64>(adjacency + 8 * vertex);
}

/** The component of the lowest vertex. */
export function firstComponent(set: u64): u64 {
  let open = set & -set;
  let left = set ^ open;
  while (open != 0 && left != 0) {
    const found = near(<usize>ctz(open)) & left;
    open &= open - 1;
    open |= found;
    left ^= found;
  }
  return set ^ left;
}

// @ts-ignore: decorator
@inline
function mix(number: u32): u32 {
  let mixed = (number ^ (number >> 15)) * 0x85ebca6b;
  mixed = (mixed ^ (mixed >> 13)) * 0xc2b2ae35;
  return mixed ^ (mixed >> 16);
}

function refine(set: u64): void {
  for (let left = set; left != 0; left &= left - 1) {
    const vertex = <usize>ctz(left);
    let sum: u32 = 0;
    for (let around = near(vertex) & set; around != 0; around &= around - 1) sum += mix(load<u32>(colours + own + 4 * <usize>ctz(around)));
    store<u32>(finer + own + 4 * vertex, mix(load<u32>(colours + own + 4 * vertex) + (sum * 31 + 7)));
  }
  memory.copy(colours + own, finer + own, 4 * 64);
}

/** Where the number of vertices of a colour is counted. */
// @ts-ignore: decorator
@inline
function countOf(colour: u32): usize {
  let slot = counts + own + 12 * <usize>(colour & (COUNTS - 1));
  while (load<u32>(slot, 4) == stamp && load<u32>(slot) != colour) {
    slot += 12;
    if (slot == counts + own + 12 * <usize>COUNTS) slot = counts + own;
  }
  return slot;
}

/** How many colours there are. */
function countColours(set: u64): i32 {
  stamp++;
  let found = 0;
  for (let left = set; left != 0; left &= left - 1) {
    const colour = load<u32>(colours + own + 4 * <usize>ctz(left));
    const slot = countOf(colour);
    if (load<u32>(slot, 4) == stamp) store<u32>(slot, load<u32>(slot, 8) + 1, 8);
    else {
      store<u32>(slot, colour);
      store<u32>(slot, stamp, 4);
      store<u32>(slot, 1, 8);
      found++;
    }
  }
  return found;
}

/** A vertex whose colour few have. */
function rootOf(set: u64): usize {
  let root: usize = 0;
  let least: u64 = u64.MAX_VALUE;
  for (let left = set; left != 0; left &= left - 1) {
    const vertex = <usize>ctz(left);
    const colour = load<u32>(colours + own + 4 * vertex);
    const rank = (<u64>load<u32>(countOf(colour), 8) << 32) | <u64>colour;
    if (rank < least) {
      least = rank;
      root = vertex;
    }
  }
  return root;
}

/** Leaves the vertices of a connected set in `order` and `places`. */
function putInOrder(set: u64): void {
  const root = rootOf(set);
  store<u8>(order + own, <u8>root);
  store<u8>(places + own + root, 0);
  let left = set ^ (<u64>1 << <u64>root);
  for (let at: usize = 0, end: usize = 1; left != 0; at++) {
    let found = near(<usize>load<u8>(order + own + at)) & left;
    left ^= found;
    const first = end;
    for (; found != 0; found &= found - 1) {
      const vertex = <usize>ctz(found);
      const colour = load<u32>(colours + own + 4 * vertex);
      let place = end++;
      for (; place > first && load<u32>(colours + own + 4 * <usize>load<u8>(order + own + place - 1)) > colour; place--)
        store<u8>(order + own + place, load<u8>(order + own + place - 1));
      store<u8>(order + own + place, <u8>vertex);
    }
    for (let place = first; place < end; place++) store<u8>(places + own + <usize>load<u8>(order + own + place), <u8>place);
  }
}

/** Writes the adjacency matrix in an order that isomorphic sets mostly share; returns a hash of it. */
function form(set: u64, matrix: usize): u32 {
  const size = <i32>popcnt(set);
  for (let left = set; left != 0; left &= left - 1) {
    const vertex = <usize>ctz(left);
    store<u32>(colours + own + 4 * vertex, <u32>popcnt(near(vertex) & set));
  }
  for (let before = 0; ; ) {
    refine(set);
    const found = countColours(set);
    if (found == size || found <= before) break;
    before = found;
  }
  putInOrder(set);
  let hash: u32 = size;
  for (let place: usize = 0; place < <usize>size; place++) {
    let row: u64 = 0;
    for (let around = near(<usize>load<u8>(order + own + place)) & set; around != 0; around &= around - 1)
      row |= <u64>1 << <u64>load<u8>(places + own + <usize>ctz(around));
    store<u64>(matrix + 8 * place, row);
    hash = mix(hash ^ <u32>row) + mix(hash + <u32>(row >> 32));
  }
  return hash;
}

// @ts-ignore: decorator
@inline
function isWorthWhile(size: usize): bool {
  const tried = load<u32>(tries + own + 8 * size);
  return tried < TRIAL || WORTH_WHILE * load<u32>(tries + own + 8 * size, 4) >= tried;
}

// @ts-ignore: decorator
@inline
function count(size: usize, isMet: bool): void {
  const at = tries + own + 8 * size;
  store<u32>(at, load<u32>(at) + 1);
  if (isMet) store<u32>(at, load<u32>(at, 4) + 1, 4);
}

// @ts-ignore: decorator
@inline
function cacheOf(set: u64): usize {
  return cache + own + CACHE_BYTES * <usize>(hashOfSet(set) >> <u32>(32 - cacheBits));
}

/** A set in the table that is isomorphic to a connected one; or the set itself. */
export function representative(set: u64): u64 {
  lastSet = set;
  const size = <usize>popcnt(set);
  if (size <= FEW) {
    lastHash = hashOfSet(set);
    return set;
  }
  const kept = cacheOf(set);
  const isKept = load<u64>(kept) == set;
  if (isKept) {
    const known = load<u64>(kept, 8);
    lastHash = load<u32>(kept, 16);
    if (known != 0) return (lastSet = known);
    if (!hasHash(lastHash)) return set;
  } else if (!isWorthWhile(size)) {
    lastHash = hashOfSet(set);
    return set;
  }
  const hash = form(set, rows + own);
  lastHash = hash;
  const found = findForm(set, hash);
  count(size, found != 0 && found != set);
  store<u64>(kept, set);
  store<u64>(kept, found, 8);
  store<u32>(kept, hash, 16);
  return found == 0 ? set : (lastSet = found);
}

function hasHash(hash: u32): bool {
  for (let at = firstSlot(hash); setAt(at) != 0; at = nextSlot(at)) if (hashAt(at) == hash) return true;
  return false;
}

/** The set in the table whose matrix is in `rows`; 0 where there is none. */
function findForm(set: u64, hash: u32): u64 {
  for (let at = firstSlot(hash); setAt(at) != 0; at = nextSlot(at)) {
    if (hashAt(at) != hash) continue;
    const other = setAt(at);
    if (other == set) return other;
    if (popcnt(other) != popcnt(set) || form(other, otherRows + own) != hash) continue;
    if (memory.compare(rows + own, otherRows + own, 8 * <usize>popcnt(set)) == 0) return other;
  }
  return 0;
}

/** Where a set is placed in the table. */
export function hashOfForm(set: u64): u32 {
  if (set == lastSet) return lastHash;
  lastSet = set;
  const size = <usize>popcnt(set);
  if (size <= FEW) return (lastHash = hashOfSet(set));
  const kept = cacheOf(set);
  if (load<u64>(kept) == set) return (lastHash = load<u32>(kept, 16));
  return (lastHash = isWorthWhile(size) ? form(set, rows + own) : hashOfSet(set));
}
