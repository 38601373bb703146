/**
 * Codes that are the same game with heaps of one counter less: first cousins [berlekampConwayGuy2001, ch. 4].
 *
 * Where a heap of 1 has no moves, it may be left out of every sum, as a heap of 0 may. So let the heap of n in the cousin be that of n + 1.
 * A move that takes t and leaves j heaps of a, b, … ≥ 1 leaves heaps of a − 1, b − 1, … ≥ 0 in the cousin, and takes t + j − 1 there; some of
 * these may be none. Dawson's chess 0.137 is the cousin of Dawson's Kayles 0.07.
 */

/** The digits of the cousin; undefined where a heap of 1 has a move. */
export function firstCousin(digits: ArrayLike<number>): Uint8Array | undefined {
  if (((digits[1] ?? 0) & 1) !== 0) return undefined;
  const cousin: number[] = [0];
  for (let taken = 0; taken < digits.length; taken++)
    for (let left = 0; left < 4; left++)
      if ((((digits[taken] as number) >> left) & 1) !== 0) {
        const place = taken + left - 1;
        cousin[place] = (cousin[place] ?? 0) | (2 ** (left + 1) - 1);
      }
  return Uint8Array.from(cousin, (digit) => digit ?? 0);
}

/** The code of some digits: `0.137`. */
function codeOf([first = 0, ...others]: Iterable<number>): string {
  return `${first}.${others.map((digit) => digit.toString(16).toUpperCase()).join('')}`;
}

function digitsOf(code: string): Uint8Array {
  return Uint8Array.from(code.replace('.', ''), (digit) => Number.parseInt(digit, 16));
}

/** By how many counters the heaps of the other code are smaller, where it is the same game; undefined where it is not. */
export function cousinShift(code: string, other: string): number | undefined {
  const larger = shiftTo(other, code);
  return shiftTo(code, other) ?? (larger === undefined ? undefined : -larger);
}

/** The same for cousins of cousins, which have smaller and smaller heaps. */
function shiftTo(code: string, cousin: string): number | undefined {
  let digits: Uint8Array | undefined = digitsOf(code);
  for (let shift = 0; digits?.some((digit) => digit > 0) === true; shift++) {
    if (codeOf(digits) === cousin) return shift;
    digits = firstCousin(digits);
  }
  return undefined;
}
