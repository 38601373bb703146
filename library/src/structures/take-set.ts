/**
 * Sets of numbers of counters that a move may take: intervals, so that `1-1000000000000` is one thing and not 10^12.
 */

/** From `least` to `most`, both included; `1 ≤ least ≤ most`. */
export interface TakeInterval {
  readonly least: bigint;
  readonly most: bigint;
}

/** A finite set of positive numbers: intervals in increasing order with gaps between them. Never empty. */
export type TakeSet = readonly [TakeInterval, ...TakeInterval[]];

/** The set with these intervals, given in any order; those that touch or overlap are joined. */
export function toTakeSet(first: TakeInterval, others: readonly TakeInterval[] = []): TakeSet {
  const sorted = [first, ...others].sort((a, b) => (a.least < b.least ? -1 : a.least > b.least ? 1 : 0));
  const [start = first, ...rest] = sorted;
  const joined: [TakeInterval, ...TakeInterval[]] = [start];
  for (const next of rest) {
    const last = joined[joined.length - 1] ?? start;
    if (next.least > last.most + 1n) joined.push(next);
    else if (next.most > last.most) joined[joined.length - 1] = { least: last.least, most: next.most };
  }
  return joined;
}
