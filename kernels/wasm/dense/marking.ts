/**
 * Marks splits without a choice, as fast as there can be a byte stored for each.
 *
 * The address of the marks is a constant in the code of each thread, which saves an addition for each mark and a seventh of the time. The
 * language has no numbers for types, so a thread is a type: by its size and its sign it has one of the slots.
 */
import { reversed, SCRATCH, scratches, values } from './layout';

/** Marks the splits with the smaller part from `from` to `to`, and perhaps a few more. */
export function mark(thread: i32, from: i32, to: i32, offset: usize): void {
  switch (thread) {
    case 0:
      return markFor<u8>(from, to, offset);
    case 1:
      return markFor<u16>(from, to, offset);
    case 2:
      return markFor<u32>(from, to, offset);
    case 3:
      return markFor<u64>(from, to, offset);
    case 4:
      return markFor<i8>(from, to, offset);
    case 5:
      return markFor<i16>(from, to, offset);
    case 6:
      return markFor<i32>(from, to, offset);
    default:
      return markFor<i64>(from, to, offset);
  }
}

function markFor<Thread>(from: i32, to: i32, offset: usize): void {
  let small = values + 2 * <usize>from;
  let large = reversed + 2 * (offset + from);
  const end = values + 2 * <usize>to;
  if (to < 64) {
    for (; small <= end; small += 2, large += 2) put<Thread>(<u32>load<u16>(small) ^ load<u16>(large));
    return;
  }
  for (; small <= end; small += 16, large += 16) {
    markFour<Thread>(load<u64>(small) ^ load<u64>(large));
    markFour<Thread>(load<u64>(small, 8) ^ load<u64>(large, 8));
  }
}

// @ts-ignore: decorator
@inline
function markFour<Thread>(word: u64): void {
  const low = <u32>word;
  const high = <u32>(word >> 32);
  put<Thread>(low & 0xffff);
  put<Thread>(low >> 16);
  put<Thread>(high & 0xffff);
  put<Thread>(high >> 16);
}

// @ts-ignore: decorator
@inline
function put<Thread>(value: u32): void {
  store<u8>(<usize>value, 0xff, scratches + (sizeof<Thread>() - 1 + (isSigned<Thread>() ? 8 : 0)) * SCRATCH);
}
