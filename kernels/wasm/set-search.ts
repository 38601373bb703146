/**
 * Values of connected sets, the fast twin of `library/src/numeric/set-search.ts`, which says what is searched and why so.
 * AssemblyScript: a set is one 64-bit word, of squares of a board or of vertices of a graph.
 *
 * The host calls `prepareForBoard` or `prepareForGraph`, writes the moves in ascending order, and of a graph the neighbours, and asks
 * `valueOf`, `isValue` or, of boards, `isWonMisere`. What the host throws leaves the table as it was. Nothing is allocated.
 *
 * A second thread may ask the same at the same time, in an instance on the same memory (`sets/threads.ts`). It calls `beSecond` first,
 * and either thread calls `come` before its question and `leave` after it. Each finds in the table what the other has found; sets that
 * the other one is at come last, so that they seldom search the same.
 */
import { edgesOf, firstRegion, leastImage, prepareBoard, reduced } from './sets/board';
import { firstComponent, hashOfForm, prepareGraph, representative } from './sets/graph';
import { look } from './sets/host';
import { adjacency, lists, MOST_MOVES, moves } from './sets/layout';
import { findSlots, giveWay, hashOfSet, infoAt, KNOWN, keep, prepareTable, slotOf, stored } from './sets/table';
import { enter, firstLevel, isMarked, mark, unmark } from './sets/threads';

export { allow } from './sets/table';
export { beSecond, leave } from './sets/threads';

/** As stored, where it is not known: the value is none of those whose bits are set. Where nothing is stored, it is 0. */
const PARTLY: u64 = <u64>1 << 62;
const VALUE: u64 = 0xffff;
/** Values from this on are not remembered as excluded. */
const MOST_EXCLUDED: i32 = 62;
/** Instead of a value: that the player to move loses in misère play. */
const LOST: i32 = -1;
/** Sets of fewer members are soon searched, by whichever thread. */
const WORTH_MARKING: i32 = 16;

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
  return stored();
}

export function come(): void {
  enter();
  findSlots();
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
  giveWay();
  if (++work < setsPerLook) return;
  work = 0;
  look(stored());
}

/** The value of any set. */
export function valueOf(set: u64): i32 {
  return valueOfSet(set, firstLevel);
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
  return isValueOfSet(drop(set), value, firstLevel);
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

/** Whether this is asked no longer: the other thread has the answer. */
// @ts-ignore: decorator
@inline
function isSettled(region: u64, value: i32): bool {
  const info = known(region);
  return (info & KNOWN) != 0 || (value != LOST && excludes(info, value));
}

// @ts-ignore: decorator
@inline
function has(set: u64, value: i32, level: i32): bool {
  return value == LOST ? !isWon(set, level) : isValueOfSet(set, value, level);
}

/** Whether one of the sets that moves leave has this value. Those that the other thread is at come last. */
function isAmong(list: usize, count: i32, region: u64, value: i32, level: i32): bool {
  let left = count;
  const isShared = ASC_FEATURE_THREADS && <i32>popcnt(region) >= WORTH_MARKING;
  if (isShared) {
    left = 0;
    for (let index = 0; index < count; index++) {
      const set = load<u64>(list + 16 * index);
      if (isMarked(set, value)) {
        store<u64>(list + 16 * left++, set);
        continue;
      }
      mark(set, value);
      const isIt = has(set, value, level + 1);
      unmark(set, value);
      if (isIt) return true;
      if (isSettled(region, value)) return false;
    }
  }
  for (let index = 0; index < left; index++) {
    if (has(load<u64>(list + 16 * index), value, level + 1)) return true;
    if (isShared && isSettled(region, value)) return false;
  }
  return false;
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
  const isLeft = isAmong(list, open, region, value, level);
  info = known(region);
  if (info & KNOWN) return <i32>(info & VALUE) == value;
  if (isLeft && value < MOST_EXCLUDED) remember(region, info | (<u64>1 << value));
  if (isLeft || excludes(info, value)) return false;
  for (let less = 0; less < value; less++) {
    info = known(region);
    if (info & KNOWN) return <i32>(info & VALUE) == value;
    if (!excludes(info, less) && isValueOfRegion(region, less, level + 1)) return false;
  }
  remember(region, KNOWN | <u64>value);
  return true;
}

/** Whether the player to move wins a set in misère play. Sets are not taken apart; the table must hold nothing else. */
export function isWonMisere(set: u64): bool {
  const left = drop(set);
  return left == 0 || isWon(imageOf(left), firstLevel);
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
  const wins = isAmong(list, open, set, LOST, level);
  const found = known(set);
  if (found != 0) return (found & VALUE) == 1;
  remember(set, wins ? KNOWN | 1 : KNOWN);
  return wins;
}
