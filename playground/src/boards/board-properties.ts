/** What every board is given and what it says. Moves are labels; a board knows no rules. */

import type { Shape } from '../shape/shape.ts';
import type { Hint } from '../solver/tasks.ts';
import type { Overlay } from '../why/overlay.ts';
import { groupNumbers } from '../words.ts';

export interface BoardProperties<S extends Shape = Shape> {
  readonly shape: S;
  /** The labels of single moves that are legal. */
  readonly moves: ReadonlySet<string>;
  /** How each of them ends; empty where hints are off. */
  readonly hints: ReadonlyMap<string, Hint>;
  /** Single moves that a compound move is made of so far. */
  readonly staged: readonly string[];
  /** A move that is pointed at elsewhere on the page. */
  readonly pointed: string | undefined;
  readonly overlay: Overlay | undefined;
  /** Where each move is clicked, by its label, where the game says so. Default: at what the label names. */
  readonly clickedAt?: ReadonlyMap<string, readonly string[]>;
  /** What each move does, in words, where that is known: `put K`. */
  readonly actions?: ReadonlyMap<string, string>;
  /** The vertices that the move pointed at would label. */
  readonly previewed: ReadonlySet<string>;
  /** The move that led here. */
  readonly last: LastMove | undefined;
  onMove(label: string): void;
  /** Something was clicked that is no move; says why. */
  onRefuse(why: string): void;
  onPoint(label: string | undefined): void;
  /** An edge that carries a game was chosen: its moves begin with `prefix`. */
  onOpenGame(edge: EdgeGame): void;
}

export interface LastMove {
  readonly label: string;
  /** Moves of the computer are ringed until one's own. */
  readonly isRinged: boolean;
}

export interface EdgeGame {
  readonly question: string;
  readonly prefix: string;
}

/** The word for a move with a hint. */
export function hintWord({ outcome, wins }: Hint): string {
  if (outcome === 'unknown') return 'not known';
  return outcome === 'draw' ? 'draws' : wins ? 'wins' : 'loses';
}

export function hintKind(hint: Hint | undefined): 'plain' | 'wins' | 'loses' | 'draws' | 'unknown' {
  if (hint === undefined) return 'plain';
  const word = hintWord(hint);
  return word === 'not known' ? 'unknown' : (word as 'wins' | 'loses' | 'draws');
}

/** `wins, leaves value 0`; nothing where hints are off. */
export function hintText(hint: Hint | undefined): string {
  if (hint === undefined) return '';
  const word = hintWord(hint);
  return hint.leaves === undefined ? word : `${word}, leaves ${groupNumbers(hint.leaves)}`;
}
