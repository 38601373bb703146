/**
 * Marks the splits of one class, and of no other.
 *
 * `combine` finds, for blocks of 128 splits, which are in each of the eight classes by the first three masks, and in each of the eight
 * by the others; it does so once for a heap. A class by all six masks is then two loads and a conjunction for each block.
 * Blocks with hits are put on a list, marked one hit of each half at a time, and stay on it while they have more. Neither has a branch
 * that depends on the values: wrong guesses of the processor took longer than the rest.
 */
import { COPY, forward, LIST, planes, REVERSED, reversed, STRIDE, TERM } from './layout';
import { marksAreWide } from './marking';

/** For the blocks from `from` to before `to`. */
export function combine(terms: usize, from: i32, to: i32, offset: usize): void {
  let f = planes + 16 * <usize>from;
  let r = f + REVERSED + (offset & 7) * COPY + (offset >> 3);
  const end = terms + 16 * <usize>to;
  for (let at = terms + 16 * <usize>from; at < end; at += 16, f += 16, r += 16) {
    storeTerms(
      at,
      v128.xor(v128.load(f), v128.load(r)),
      v128.xor(v128.load(f, STRIDE), v128.load(r, STRIDE)),
      v128.xor(v128.load(f, 2 * STRIDE), v128.load(r, 2 * STRIDE)),
    );
    storeTerms(
      at + 8 * TERM,
      v128.xor(v128.load(f, 3 * STRIDE), v128.load(r, 3 * STRIDE)),
      v128.xor(v128.load(f, 4 * STRIDE), v128.load(r, 4 * STRIDE)),
      v128.xor(v128.load(f, 5 * STRIDE), v128.load(r, 5 * STRIDE)),
    );
  }
}

// @ts-ignore: decorator
@inline
function storeTerms(at: usize, first: v128, second: v128, third: v128): void {
  const none = v128.not(v128.or(first, second));
  const onlyFirst = v128.andnot(first, second);
  const onlySecond = v128.andnot(second, first);
  const both = v128.and(first, second);
  v128.store(at, v128.andnot(none, third));
  v128.store(at, v128.andnot(onlyFirst, third), TERM);
  v128.store(at, v128.andnot(onlySecond, third), 2 * TERM);
  v128.store(at, v128.andnot(both, third), 3 * TERM);
  v128.store(at, v128.and(none, third), 4 * TERM);
  v128.store(at, v128.and(onlyFirst, third), 5 * TERM);
  v128.store(at, v128.and(onlySecond, third), 6 * TERM);
  v128.store(at, v128.and(both, third), 7 * TERM);
}

/** Marks the splits of class `own` among `count` blocks from block `from` on, which were combined before. */
export function scan(marks: usize, terms: usize, own: i32, from: i32, count: i32, offset: usize): void {
  const first = terms + 16 * <usize>from + <usize>(own & 7) * TERM;
  const others = terms + 16 * <usize>from + (<usize>(own >> 3) + 8) * TERM;
  const end = listHits(marks + LIST, first, others, first + 16 * <usize>count);
  if (marksAreWide()) markHits<u32>(marks, end, from, offset);
  else markHits<u8>(marks, end, from, offset);
}

/** An entry for each block with hits: its 128 bits, and its place in bytes. */
// @ts-ignore: decorator
@inline
function listHits(list: usize, from: usize, others: usize, last: usize): usize {
  let end = list;
  let place: u32 = 0;
  let other = others;
  for (let at = from; at < last; at += 16, other += 16, place += 256) {
    const hits = v128.and(v128.load(at), v128.load(other));
    v128.store(end, hits);
    store<u32>(end, place, 16);
    end += <usize>v128.any_true(hits) << 5;
  }
  return end;
}

/** A half of a block that has no hits gives the place after it: a split as well, and to mark one more than asked for does no harm. */
// @ts-ignore: decorator
@inline
function markHits<Mark>(marks: usize, last: usize, from: i32, offset: usize): void {
  const list = marks + LIST;
  const small = forward + 256 * <usize>from;
  const large = reversed + 2 * offset + 256 * <usize>from;
  for (let end = last; end != list; ) {
    let kept = list;
    for (let entry = list; entry < end; entry += 32) {
      let low = load<u64>(entry);
      let high = load<u64>(entry, 8);
      const place = load<u32>(entry, 16);
      const a = place + (<u32>ctz(low) << 1);
      const b = place + (<u32>ctz(high) << 1);
      store<Mark>(marks + (load<u16>(small + a) ^ load<u16>(large + a)), <Mark>-1);
      store<Mark>(marks + (load<u16>(small + b, 128) ^ load<u16>(large + b, 128)), <Mark>-1);
      low &= low - 1;
      high &= high - 1;
      store<u64>(kept, low);
      store<u64>(kept, high, 8);
      store<u32>(kept, place, 16);
      kept += <usize>((low | high) != 0) << 5;
    }
    end = kept;
  }
}
