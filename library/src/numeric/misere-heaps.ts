/**
 * Misère Nim, told by how many heaps there are of two or more and of one, and by the nim-sum of all [bouton1901].
 *
 * Without a heap of two or more every move takes a heap of one, so an odd number of them is lost. With exactly one the player to
 * move takes it down to 0 or 1, whichever leaves an odd number of ones. With several the lost positions are those of nim-sum 0.
 */
export interface MisereHeaps {
  readonly isWon: boolean;
  /** What to leave of a heap of this size; undefined where no move in it wins. */
  leave(size: bigint): bigint | undefined;
}

export function misereHeaps(large: bigint, ones: bigint, sum: bigint): MisereHeaps {
  return {
    isWon: large === 0n ? ones % 2n === 0n : sum !== 0n,
    leave(size) {
      if (large === 0n) return ones % 2n === 0n && size === 1n ? 0n : undefined;
      if (large === 1n) return size > 1n ? (ones + 1n) % 2n : undefined;
      return (size ^ sum) < size ? size ^ sum : undefined;
    },
  };
}
