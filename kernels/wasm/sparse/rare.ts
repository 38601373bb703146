/** The list of rare positions, in order, with their values. */
import { LANES, MARKS, rarePositions, rareTypes, rareValues } from './layout';
import { State } from './state';

// @ts-ignore: decorator
@inline
export function isRare(heap: i32, value: i32): bool {
  const types = rareTypes + ((heap ^ State.parity) & 1 ? MARKS / 8 : 0);
  return ((load<u8>(types + (value >> 3)) >> <u8>(value & 7)) & 1) != 0;
}

// @ts-ignore: decorator
@inline
export function addRare(heap: i32, value: i32): void {
  store<i32>(rarePositions + 4 * <usize>State.rareCount, heap);
  store<u16>(rareValues + 2 * <usize>State.rareCount, <u16>value);
  State.rareCount++;
  if (heap < LANES) State.smallCount++;
}

/** The rare positions below a sum are the first so many. */
// @ts-ignore: decorator
@inline
export function rareBelow(sum: i32): i32 {
  let count = State.rareCount;
  while (count > 0 && load<i32>(rarePositions + 4 * <usize>(count - 1)) >= sum) count--;
  return count;
}
