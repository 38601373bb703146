/**
 * Whose turn it is. Two players alternate unless a game says otherwise: around a table of two alliances the next player may be
 * on the same side, and then a win for the player to move is a win for the one who moved there.
 */
import type { Play } from '../../core/outcome.ts';
import type { Sides } from '../../core/ruleset.ts';
import type { Group } from '../moves/compound-position.ts';
import type { Decided } from './by-definition.ts';

/** The sides of a position, where the players do not alternate; such a position is never part of a sum. */
export function sidesOf(groups: readonly Group[]): Sides | undefined {
  return groups.length === 1 ? groups[0]?.game.sides() : undefined;
}

/** The outcome of an option as the side that moves there sees it: `P` when the move wins. */
export function seenByMover(outcome: Decided, from: readonly Group[], to: readonly Group[]): Decided {
  const mover = sidesOf(from)?.next;
  if (outcome === 'draw' || mover === undefined || mover !== sidesOf(to)?.next) return outcome;
  return outcome === 'N' ? 'P' : 'N';
}

/** The outcome where no move is left: the last move wins in normal play and loses in misère play. */
export function endOutcome(groups: readonly Group[], play: Play): 'N' | 'P' {
  const sides = sidesOf(groups);
  const movedLast = sides !== undefined && sides.next === sides.previous;
  return (play === 'normal') === movedLast ? 'N' : 'P';
}
