/**
 * A table: players of two alliances in turn order, and how many counters each may take.
 */

import type { TakeSet } from '../../structures/take-set.ts';

export interface Seating {
  /** The alliance of each seat, in turn order; the table is round. Never empty. */
  readonly seats: readonly (1 | 2)[];
  /** What each seat may take. */
  readonly takes: readonly TakeSet[];
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
