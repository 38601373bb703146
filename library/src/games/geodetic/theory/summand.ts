/**
 * Summands of a geodetic position under normal play: what each is worth, and which picks leave it worth something else.
 */

export interface GeodeticSummand {
  readonly value: bigint;
  /** The vertices, by their places, that leave the summand with this value when they are picked. */
  picks(value: bigint): Iterable<bigint>;
  /** How many picks leave what each of these does, where only one of them is named. Default 1. */
  same?(value: bigint): bigint;
}

/** Several summands as one. */
export function addSummands(summands: readonly GeodeticSummand[]): GeodeticSummand {
  const value = summands.reduce((sum, summand) => sum ^ summand.value, 0n);
  return {
    value,
    *picks(wanted) {
      for (const summand of summands) yield* summand.picks(wanted ^ value ^ summand.value);
    },
  };
}

export const NOTHING: GeodeticSummand = { value: 0n, picks: () => [] };
