/**
 * A setting: how several components are played at once, and who wins at the end.
 *
 * The twelve settings are Conway's twelve compounds [conway1976, Ch. 14]: three ways to move, two ways to end, two conventions.
 */
import type { Play } from './outcome.ts';

/** In how many components a player moves at a turn. */
export const MOVE_IN = ['one', 'all', 'some'] as const;
/** Whether the game ends with the first component that ends (short rule) or with the last (long rule). */
export const ENDS = ['first', 'last'] as const;

export interface CompoundRule {
  readonly moveIn: (typeof MOVE_IN)[number];
  readonly ends: (typeof ENDS)[number];
}

export const COMPOUNDS = {
  disjunctive: { moveIn: 'one', ends: 'last' },
  'diminished-disjunctive': { moveIn: 'one', ends: 'first' },
  conjunctive: { moveIn: 'all', ends: 'first' },
  'continued-conjunctive': { moveIn: 'all', ends: 'last' },
  selective: { moveIn: 'some', ends: 'last' },
  'shortened-selective': { moveIn: 'some', ends: 'first' },
} as const satisfies Record<string, CompoundRule>;

export type Compound = keyof typeof COMPOUNDS;

export interface Setting {
  readonly compound: Compound;
  readonly play: Play;
}
