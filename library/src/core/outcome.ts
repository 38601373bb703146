/** Who wins, and who is said to win when a player cannot move. */

/** `N`: the next player wins. `P`: the previous player wins. `draw`: neither can force an end. `unknown`: not decided here. */
export const OUTCOMES = ['N', 'P', 'draw', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** In `normal` play the player who cannot move loses; in `misere` play that player wins. */
export const PLAYS = ['normal', 'misere'] as const;
export type Play = (typeof PLAYS)[number];
