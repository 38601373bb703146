/**
 * Values of regions of a board, the fast twin of `library/src/numeric/board-search.ts`, which says what is searched and why so.
 * AssemblyScript: a set of squares is one 64-bit word, square (x, y) its bit y·width + x.
 *
 * The host calls `prepare`, writes the moves in ascending order, and asks `valueOf`, `isValue` or `isWonMisere`. `look` and `full` are
 * the host's: the first is called now and then, the second where the table would pass its bound. Either may throw, which leaves the
 * table as it was. Nothing else is imported and nothing allocated; the memory is laid out by hand.
 */

// @ts-ignore: decorator
@external('env', 'look')
declare function look(stored: i32): void;
// @ts-ignore: decorator
@external('env', 'full')
declare function full(stored: i32): void;

const MOST_MOVES: usize = 2048;
const WIDEST: i32 = 16;
const LEVELS: usize = 160;

const moves: usize = 1024;
/** Rows of a board from right to left. */
const reversed: usize = moves + 8 * MOST_MOVES;
/** Rows of a board as columns, where these fit. */
const columns: usize = reversed + (2 << WIDEST);
/** For each level of the search: the sets that are still to be searched, and how soon. */
const lists: usize = columns + 8 * 256;
const table: usize = lists + LEVELS * 16 * MOST_MOVES;

/** As stored: the value is known; or it is none of those whose bits are set. An empty slot is 0. */
const KNOWN: u64 = <u64>1 << 63;
const PARTLY: u64 = <u64>1 << 62;
const VALUE: u64 = 0xff;
/** Values from this on are not remembered as excluded. */
const MOST_EXCLUDED: i32 = 62;

let width: i32 = 0;
let height: i32 = 0;
let rowMask: u64 = 0;
let notFirst: u64 = 0;
let notLast: u64 = 0;
let moveCount: i32 = 0;
let hasLeaves: bool = false;
let slotBits: i32 = 0;
let mostSlotBits: i32 = 0;
let mostStored: i32 = 0;
let stored: i32 = 0;
let work: i32 = 0;
let setsPerLook: i32 = 0;

/** An empty table for a board with so many moves. */
export function prepare(across: i32, down: i32, count: i32, dominoes: bool, perLook: i32): void {
  setsPerLook = perLook;
  width = across;
  height = down;
  moveCount = count;
  hasLeaves = dominoes;
  rowMask = (<u64>1 << width) - 1;
  notFirst = 0;
  notLast = 0;
  for (let y = 0; y < height; y++) {
    notFirst |= (rowMask & ~1) << (y * width);
    notLast |= (rowMask >> 1) << (y * width);
  }
  for (let row = 0; row < 1 << width; row++) {
    let image = 0;
    for (let x = 0; x < width; x++) if ((row >> x) & 1) image |= 1 << (width - 1 - x);
    store<u16>(reversed + 2 * row, <u16>image);
  }
  const side = min(width, height);
  for (let row = 0; row < 1 << side; row++) {
    let column: u64 = 0;
    for (let x = 0; x < side; x++) if ((row >> x) & 1) column |= <u64>1 << (x * width);
    store<u64>(columns + 8 * row, column);
  }
  stored = 0;
  allocate(10);
}

export function movesAt(): usize {
  return moves;
}

export function positions(): i32 {
  return stored;
}

/** How far the table may grow: 2^slots slots of 16 bytes, and so many sets. */
export function allow(slots: i32, sets: i32): void {
  mostSlotBits = slots;
  mostStored = sets;
}

function allocate(bits: i32): void {
  slotBits = bits;
  const end = table + (<usize>16 << bits);
  reach(end);
  memory.fill(table, 0, <usize>16 << bits);
}

function reach(end: usize): void {
  const pages = <i32>((end + 0xffff) >> 16);
  if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) full(stored);
}

// @ts-ignore: decorator
@inline
function hash(key: u64): usize {
  let mixed = key * 0x9e3779b97f4a7c15;
  mixed ^= mixed >> 32;
  mixed *= 0xd6e8feb86659fd93;
  return <usize>(mixed >> <u64>(64 - slotBits));
}

/** The slot in which the set is, or would be. */
function slotOf(key: u64): usize {
  const last = table + (<usize>16 << slotBits) - 16;
  let at = table + 16 * hash(key);
  while (load<u64>(at, 8) != 0 && load<u64>(at) != key) at = at == last ? table : at + 16;
  return at;
}

// @ts-ignore: decorator
@inline
function known(key: u64): u64 {
  return load<u64>(slotOf(key), 8);
}

function keep(key: u64, info: u64): void {
  const at = slotOf(key);
  if (load<u64>(at, 8) != 0) {
    store<u64>(at, info, 8);
    return;
  }
  if (stored >= mostStored) full(stored);
  if (5 * <u64>stored >= <u64>3 << slotBits) {
    grow();
    keep(key, info);
    return;
  }
  stored++;
  store<u64>(at, key);
  store<u64>(at, info, 8);
}

/** Twice as many slots: the old ones are moved out of the way, and entered anew. */
function grow(): void {
  if (slotBits >= mostSlotBits) full(stored);
  const size = <usize>16 << slotBits;
  const old = table + 2 * size;
  reach(old + size);
  memory.copy(old, table, size);
  slotBits++;
  memory.fill(table, 0, 2 * size);
  for (let at = old; at < old + size; at += 16) {
    if (load<u64>(at, 8) == 0) continue;
    const to = slotOf(load<u64>(at));
    store<u64>(to, load<u64>(at));
    store<u64>(to, load<u64>(at, 8), 8);
  }
}

// @ts-ignore: decorator
@inline
function around(set: u64): u64 {
  return ((set & notLast) << 1) | ((set & notFirst) >> 1) | (set << width) | (set >> width);
}

/** The region of the lowest square. */
// @ts-ignore: decorator
@inline
function firstRegion(set: u64): u64 {
  let region: u64 = 0;
  let more = set & -set;
  while (more != region) {
    region = more;
    more = (region | around(region)) & set;
  }
  return region;
}

/** Without squares that change nothing: those whose neighbours all have another neighbour with no other. */
function reduced(whole: u64): u64 {
  let set: u64 = 0;
  let less = whole;
  while (less != set) {
    set = less;
    const left = set & ((set & notLast) << 1);
    const right = set & ((set & notFirst) >> 1);
    const above = set & (set << width);
    const below = set & (set >> width);
    const leaves = (left ^ right ^ above ^ below) & ~((left & right) | (above & below) | ((left | right) & (above | below)));
    const free = set & ~leaves & ~around(set & ~around(leaves));
    const atLeft = set & ((leaves & notLast) << 1);
    const atRight = set & ((leaves & notFirst) >> 1);
    const atTop = set & (leaves << width);
    const atBottom = set & (leaves >> width);
    const spare =
      ((atRight & atLeft & notLast) << 1) | ((atTop & (atLeft | atRight)) >> width) | ((atBottom & (atLeft | atRight | atTop)) << width);
    less = set & ~free & ~(spare & leaves);
  }
  return set;
}

/** The least image of a set that is not empty, shifted into the corner. Where it can be laid down on its long side, it is. */
function leastImage(set: u64): u64 {
  const top = <i32>ctz(set) / width;
  const tall = (63 - <i32>clz(set)) / width - top + 1;
  let shifted = set >> (top * width);
  let all: u64 = 0;
  for (let rows = shifted; rows != 0; rows >>= width) all |= rows & rowMask;
  const first = <i32>ctz(all);
  const broad = 64 - <i32>clz(all) - first;
  shifted >>= first;
  if (broad > height || tall > width) return leastFlip(shifted, broad, tall);
  if (broad > tall) return leastFlip(shifted, broad, tall);
  let turned: u64 = 0;
  for (let y = 0; y < tall; y++, shifted >>= width) turned |= load<u64>(columns + 8 * <usize>(shifted & rowMask)) << y;
  if (tall > broad) return leastFlip(turned, tall, broad);
  return min(leastFlip(set >> (top * width + first), broad, tall), leastFlip(turned, tall, broad));
}

function leastFlip(set: u64, broad: i32, tall: i32): u64 {
  const back = width - broad;
  let down: u64 = 0;
  let mirrored: u64 = 0;
  let turned: u64 = 0;
  let up = (tall - 1) * width;
  let to = 0;
  for (let rows = set; to < tall * width; rows >>= width, to += width, up -= width) {
    const row = rows & rowMask;
    const other = <u64>load<u16>(reversed + 2 * <usize>row) >> back;
    mirrored |= other << to;
    down |= row << up;
    turned |= other << up;
  }
  return min(min(set, mirrored), min(down, turned));
}

/** Pairs of squares that touch. */
// @ts-ignore: decorator
@inline
function edgesOf(set: u64): i32 {
  return <i32>popcnt(set & (set << width)) + <i32>popcnt(set & ((set & notLast) << 1));
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
  for (let set = hasLeaves ? reduced(whole) : whole; set != 0; ) {
    const region = firstRegion(set);
    set ^= region;
    value ^= valueOfRegion(leastImage(region), level);
  }
  return value;
}

/** Whether a set has this value. */
export function isValue(set: u64, value: i32): bool {
  return isValueOfSet(hasLeaves ? reduced(set) : set, value, 0);
}

/** All regions are valued but the largest, which only has to be compared. */
function isValueOfSet(whole: u64, value: i32, level: i32): bool {
  let wanted = value;
  let largest: u64 = 0;
  let size = 0;
  for (let set = whole; set != 0; ) {
    const region = firstRegion(set);
    set ^= region;
    const least = leastImage(region);
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
    const move = load<u64>(moves + 8 * index);
    if (move > region) break;
    if ((move & region) != move) continue;
    const rest = hasLeaves ? reduced(region & ~move) : region & ~move;
    let joined = 0;
    let unknown = 0;
    let size = 0;
    let last: u64 = 0;
    for (let set = rest; set != 0; ) {
      const part = firstRegion(set);
      set ^= part;
      const found = known(leastImage(part));
      if (found & KNOWN) joined ^= <i32>(found & VALUE);
      else {
        unknown++;
        last = found;
        size = max(size, edgesOf(part));
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
  keep(region, seen);
  if (isFound) return false;
  for (let index = 0; index < open; index++) {
    if (!isValueOfSet(load<u64>(list + 16 * index), value, level + 1)) continue;
    if (value < MOST_EXCLUDED) keep(region, known(region) | (<u64>1 << value));
    return false;
  }
  for (let less = 0; less < value; less++) {
    info = known(region);
    if (!excludes(info, less) && isValueOfRegion(region, less, level + 1)) return false;
  }
  keep(region, KNOWN | <u64>value);
  return true;
}

/** Whether the player to move wins a set in misère play. Sets are not taken apart; the table must hold nothing else. */
export function isWonMisere(set: u64): bool {
  const left = hasLeaves ? reduced(set) : set;
  return left == 0 || isWon(leastImage(left), 0);
}

function isWon(set: u64, level: i32): bool {
  const info = known(set);
  if (info != 0) return (info & VALUE) == 1;
  spend();
  const list = lists + <usize>level * 16 * MOST_MOVES;
  let open = 0;
  for (let index = 0; index < moveCount; index++) {
    const move = load<u64>(moves + 8 * index);
    if (move > set) break;
    if ((move & set) != move) continue;
    const left = hasLeaves ? reduced(set & ~move) : set & ~move;
    if (left == 0) continue;
    const rest = leastImage(left);
    const found = known(rest);
    if (found == 0) open = insert(list, open, rest, edgesOf(rest));
    else if ((found & VALUE) == 0) {
      keep(set, KNOWN | 1);
      return true;
    }
  }
  for (let index = 0; index < open; index++) {
    if (isWon(load<u64>(list + 16 * index), level + 1)) continue;
    keep(set, KNOWN | 1);
    return true;
  }
  keep(set, KNOWN);
  return false;
}
