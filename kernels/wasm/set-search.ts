/**
 * Values of connected sets, the fast twin of `library/src/numeric/set-search.ts`, which says what is searched and why so.
 * AssemblyScript: a set is one 64-bit word, of squares of a board or of vertices of a graph.
 *
 * The host calls `prepareForBoard` or `prepareForGraph`, writes the moves in ascending order, and of a graph the neighbours, and asks
 * `valueOf`, `isValue` or, of boards, `isWonMisere`. What the host throws leaves the table as it was. Nothing is allocated.
 */
import { edgesOf, firstRegion, leastImage, prepareBoard, reduced } from './sets/board';
import { firstComponent, hashOfForm, prepareGraph, representative } from './sets/graph';
import { look } from './sets/host';
import { adjacency, lists, MOST_MOVES, moves } from './sets/layout';
import { hashOfSet, infoAt, keep, prepareTable, slotOf, stored } from './sets/table';

export { allow } from './sets/table';

/** As stored: the value is known; or it is none of those whose bits are set. An empty slot is 0. */
const KNOWN: u64 = <u64>1 << 63;
const PARTLY: u64 = <u64>1 << 62;
const VALUE: u64 = 0xffff;
/** Values from this on are not remembered as excluded. */
const MOST_EXCLUDED: i32 = 62;

let moveCount: i32 = 0;
let isGraph: bool = false;
let hasForms: bool = false;
let hasLeaves: bool = false;
let work: i32 = 0;
let setsPerLook: i32 = 0;

/** An empty table for a board with so many moves. */
export function prepareForBoard(width: i32, height: i32, count: i32, dominoes: bool, perLook: i32): void {
  prepareBoard(width, height);
  prepare(count, perLook);
  hasLeaves = dominoes;
}

/** An empty table for a graph with so many moves; isomorphic sets have the same value or not. */
export function prepareForGraph(vertices: i32, count: i32, followsGraph: bool, perLook: i32): void {
  isGraph = true;
  hasForms = followsGraph;
  prepare(count, perLook);
  if (hasForms) prepareGraph(vertices);
}

function prepare(count: i32, perLook: i32): void {
  moveCount = count;
  setsPerLook = perLook;
  prepareTable(hasForms);
}

export function movesAt(): usize {
  return moves;
}

export function neighboursAt(): usize {
  return adjacency;
}

export function positions(): i32 {
  return stored;
}

// @ts-ignore: decorator
@inline
function hashOf(set: u64): u32 {
  return hasForms ? hashOfForm(set) : hashOfSet(set);
}

// @ts-ignore: decorator
@inline
function known(set: u64): u64 {
  return infoAt(slotOf(set, hashOf(set)));
}

// @ts-ignore: decorator
@inline
function remember(set: u64, info: u64): void {
  keep(set, hashOf(set), info);
}

// @ts-ignore: decorator
@inline
function firstPart(set: u64): u64 {
  return isGraph ? firstComponent(set) : firstRegion(set);
}

/** One set for all that are the same game. */
// @ts-ignore: decorator
@inline
function imageOf(set: u64): u64 {
  return isGraph ? (hasForms ? representative(set) : set) : leastImage(set);
}

/** By this the largest part of a set is found, and the smallest searches. */
// @ts-ignore: decorator
@inline
function sizeOf(set: u64): i32 {
  return isGraph ? <i32>popcnt(set) : edgesOf(set);
}

/** Without what changes nothing. */
// @ts-ignore: decorator
@inline
function drop(set: u64): u64 {
  return hasLeaves ? reduced(set) : set;
}

/** Puts a set into a list of so many, in the order in which they are searched; returns how many there are now. */
function insert(list: usize, count: i32, set: u64, order: i32): i32 {
  let at = count;
  for (; at > 0 && <i32>load<u32>(list + 16 * (at - 1), 8) > order; at--) {
    store<u64>(list + 16 * at, load<u64>(list + 16 * (at - 1)));
    store<u32>(list + 16 * at, load<u32>(list + 16 * (at - 1), 8), 8);
  }
  store<u64>(list + 16 * at, set);
  store<u32>(list + 16 * at, order, 8);
  return count + 1;
}

/** Calls the host now and then. */
function spend(): void {
  if (++work < setsPerLook) return;
  work = 0;
  look(stored);
}

/** The value of any set. */
export function valueOf(set: u64): i32 {
  return valueOfSet(set, 0);
}

function valueOfSet(whole: u64, level: i32): i32 {
  let value = 0;
  for (let set = drop(whole); set != 0; ) {
    const region = firstPart(set);
    set ^= region;
    value ^= valueOfRegion(imageOf(region), level);
  }
  return value;
}

/** Whether a set has this value. */
export function isValue(set: u64, value: i32): bool {
  return isValueOfSet(drop(set), value, 0);
}

/** All regions are valued but the largest, which only has to be compared. */
function isValueOfSet(whole: u64, value: i32, level: i32): bool {
  let wanted = value;
  let largest: u64 = 0;
  let size = 0;
  for (let set = whole; set != 0; ) {
    const region = firstPart(set);
    set ^= region;
    const least = imageOf(region);
    const info = known(least);
    if (info & KNOWN) {
      wanted ^= <i32>(info & VALUE);
      continue;
    }
    const squares = <i32>popcnt(least);
    if (squares <= size) wanted ^= valueOfRegion(least, level);
    else {
      if (largest != 0) wanted ^= valueOfRegion(largest, level);
      largest = least;
      size = squares;
    }
  }
  return largest == 0 ? wanted == 0 : isValueOfRegion(largest, wanted, level);
}

function valueOfRegion(region: u64, level: i32): i32 {
  const info = known(region);
  if (info & KNOWN) return <i32>(info & VALUE);
  let value = 0;
  while (!isValueOfRegion(region, value, level)) value++;
  return value;
}

// @ts-ignore: decorator
@inline
function excludes(info: u64, value: i32): bool {
  return value < MOST_EXCLUDED && ((info >> value) & 1) == 1;
}

function isValueOfRegion(region: u64, value: i32, level: i32): bool {
  let info = known(region);
  if (info & KNOWN) return <i32>(info & VALUE) == value;
  if (excludes(info, value)) return false;
  spend();
  const list = lists + <usize>level * 16 * MOST_MOVES;
  let seen: u64 = info | PARTLY;
  let open = 0;
  let isFound = false;
  for (let index = 0; index < moveCount; index++) {
    const needed = load<u64>(moves + 16 * index);
    if (needed > region) break;
    if ((needed & region) != needed) continue;
    const rest = drop(region & ~load<u64>(moves + 16 * index, 8));
    let joined = 0;
    let unknown = 0;
    let size = 0;
    let last: u64 = 0;
    for (let set = rest; set != 0; ) {
      const part = firstPart(set);
      set ^= part;
      const found = known(imageOf(part));
      if (found & KNOWN) joined ^= <i32>(found & VALUE);
      else {
        unknown++;
        last = found;
        size = max(size, sizeOf(part));
      }
    }
    if (unknown == 0) {
      if (joined < MOST_EXCLUDED) seen |= <u64>1 << joined;
      if (joined == value) {
        isFound = true;
        break;
      }
    } else if (unknown > 1 || !excludes(last, value ^ joined)) {
      const order = 2 * (64 * size + unknown) + (last == 0 ? 1 : 0);
      open = insert(list, open, rest, order);
    }
  }
  remember(region, seen);
  if (isFound) return false;
  for (let index = 0; index < open; index++) {
    if (!isValueOfSet(load<u64>(list + 16 * index), value, level + 1)) continue;
    if (value < MOST_EXCLUDED) remember(region, known(region) | (<u64>1 << value));
    return false;
  }
  for (let less = 0; less < value; less++) {
    info = known(region);
    if (!excludes(info, less) && isValueOfRegion(region, less, level + 1)) return false;
  }
  remember(region, KNOWN | <u64>value);
  return true;
}

/** Whether the player to move wins a set in misère play. Sets are not taken apart; the table must hold nothing else. */
export function isWonMisere(set: u64): bool {
  const left = drop(set);
  return left == 0 || isWon(imageOf(left), 0);
}

function isWon(set: u64, level: i32): bool {
  const info = known(set);
  if (info != 0) return (info & VALUE) == 1;
  spend();
  const list = lists + <usize>level * 16 * MOST_MOVES;
  let open = 0;
  for (let index = 0; index < moveCount; index++) {
    const needed = load<u64>(moves + 16 * index);
    if (needed > set) break;
    if ((needed & set) != needed) continue;
    const left = drop(set & ~load<u64>(moves + 16 * index, 8));
    if (left == 0) continue;
    const rest = imageOf(left);
    const found = known(rest);
    if (found == 0) open = insert(list, open, rest, sizeOf(rest));
    else if ((found & VALUE) == 0) {
      remember(set, KNOWN | 1);
      return true;
    }
  }
  for (let index = 0; index < open; index++) {
    if (isWon(load<u64>(list + 16 * index), level + 1)) continue;
    remember(set, KNOWN | 1);
    return true;
  }
  remember(set, KNOWN);
  return false;
}
