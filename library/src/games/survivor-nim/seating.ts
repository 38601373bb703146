/**
 * A table: players of two alliances in turn order, and how many counters each may take.
 */

/** From `least` to `most`, both included; `1 ≤ least ≤ most`. */
export interface TakeInterval {
  readonly least: bigint;
  readonly most: bigint;
}

/** A finite set of positive numbers: intervals in increasing order with gaps between them. Never empty. */
export type TakeSet = readonly [TakeInterval, ...TakeInterval[]];

export interface Seating {
  /** The alliance of each seat, in turn order; the table is round. Never empty. */
  readonly seats: readonly (1 | 2)[];
  /** What each seat may take. */
  readonly takes: readonly TakeSet[];
}

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

/** The alliance of a seat; seats are counted around the table, so −1 is the last. */
export function allianceAt({ seats }: Seating, seat: number): 1 | 2 {
  return seats.at(seat % seats.length) ?? 1;
}

export function takesAt({ takes }: Seating, seat: number): TakeSet {
  const set = takes.at(seat % takes.length);
  if (set === undefined) throw new Error('a table has seats');
  return set;
}

/** The alliance of a table where everybody is in the same one. */
export function onlyAlliance({ seats }: Seating): 1 | 2 | undefined {
  const [first] = seats;
  return seats.every((alliance) => alliance === first) ? first : undefined;
}

/** Whether every player may take a whole interval. */
export function hasIntervals({ takes }: Seating): boolean {
  return takes.every((set) => set.length === 1);
}
