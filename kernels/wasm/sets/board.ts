/** Sets of squares of a board: square (x, y) is bit y·width + x. */
import { columns, reversed } from './layout';

let width: i32 = 0;
let height: i32 = 0;
let rowMask: u64 = 0;
let notFirst: u64 = 0;
let notLast: u64 = 0;

export function prepareBoard(across: i32, down: i32): void {
  width = across;
  height = down;
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
}

// @ts-ignore: decorator
@inline
function around(set: u64): u64 {
  return ((set & notLast) << 1) | ((set & notFirst) >> 1) | (set << width) | (set >> width);
}

/** The region of the lowest square. */
// @ts-ignore: decorator
@inline
export function firstRegion(set: u64): u64 {
  let region: u64 = 0;
  let more = set & -set;
  while (more != region) {
    region = more;
    more = (region | around(region)) & set;
  }
  return region;
}

/** Without squares that change nothing: those whose neighbours all have another neighbour with no other. */
export function reduced(whole: u64): u64 {
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
export function leastImage(set: u64): u64 {
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
export function edgesOf(set: u64): i32 {
  return <i32>popcnt(set & (set << width)) + <i32>popcnt(set & ((set & notLast) << 1));
}
