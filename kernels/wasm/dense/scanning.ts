/**
 * Marks the splits of one class, and of no other.
 *
 * `combine` finds, for blocks of 128 splits, which are in each of the eight classes by the first three masks, and in each of the eight
 * by the others; it does so once for a heap. A class by all six masks is then two loads and a conjunction for each block.
 * Words with hits are put on a list, marked one hit at a time, and stay on it while they have more. Neither has a branch that
 * depends on the values: wrong guesses of the processor took longer than the rest.
 */
import { COPY, LIST, planes, REVERSED, reversed, STRIDE, TERM, values } from './layout';

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

/** The splits of class `own` among `count` blocks from block `from` on, which were combined before. */
export function scan(marks: usize, terms: usize, own: i32, from: i32, count: i32, offset: usize): void {
  const list = marks + LIST;
  const first = terms + 16 * <usize>from + <usize>(own & 7) * TERM;
  let end = listHits(list, first, terms + 16 * <usize>from + (<usize>(own >> 3) + 8) * TERM, first + 16 * <usize>count);
  const small = values + 256 * <usize>from;
  const large = reversed + 2 * offset + 256 * <usize>from;
  while (end != list) {
    let kept = list;
    for (let entry = list; entry < end; entry += 16) {
      let word = load<u64>(entry);
      const place = load<i32>(entry, 8);
      const at = <usize>(place + <i32>ctz(word)) << 1;
      store<u8>(marks + (load<u16>(small + at) ^ load<u16>(large + at)), 0xff);
      word &= word - 1;
      store<u64>(kept, word);
      store<i32>(kept, place, 8);
      kept += <usize>(word != 0) << 4;
    }
    end = kept;
  }
}

// @ts-ignore: decorator
@inline
function listHits(list: usize, from: usize, others: usize, last: usize): usize {
  let end = list;
  let place: i32 = 0;
  let other = others;
  for (let at = from; at < last; at += 16, other += 16, place += 128) {
    const hits = v128.and(v128.load(at), v128.load(other));
    const low = i64x2.extract_lane(hits, 0);
    const high = i64x2.extract_lane(hits, 1);
    store<u64>(end, low);
    store<i32>(end, place, 8);
    end += <usize>(low != 0) << 4;
    store<u64>(end, high);
    store<i32>(end, place + 64, 8);
    end += <usize>(high != 0) << 4;
  }
  return end;
}
