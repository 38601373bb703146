/** Slips: moves that gave the win away, as far as the positions before and after them are known. */
import { groupNumbers } from '../words.ts';
import type { Game } from './game.ts';
import { winnerOf } from './turn.ts';
import type { Remembered } from './value-history.tsx';

export interface SlipMade {
  /** The step of the game that the move led to; the position before it is one earlier. */
  readonly at: number;
  readonly move: string;
  readonly by: 1 | 2;
  /** Moves that would have kept the win. */
  readonly kept: readonly string[];
}

/** Moves that are named in a sentence. */
const MOST_NAMED = 3;

/** The slips so far, in their order. */
export function slipsOf({ steps, at }: Game, known: ReadonlyMap<string, Remembered>): readonly SlipMade[] {
  const seen = steps.slice(0, at + 1).map(({ question }) => known.get(question));
  return steps.slice(1, at + 1).flatMap(({ move = '', shown = move }, index) => {
    const [before, after] = [seen[index], seen[index + 1]];
    if (before === undefined || after === undefined) return [];
    const [was, is] = [winnerOf(before, before.mover), winnerOf(after, after.mover)];
    if (was === undefined || is === undefined || was === is) return [];
    return [{ at: index + 1, move: shown, by: before.mover, kept: before.winning }];
  });
}

/** `1>0 was a slip: 2>1 would have kept the win.` */
export function slipWords({ move, kept }: SlipMade): string {
  return `${groupNumbers(move)} was a slip${kept.length > 0 ? `: ${keptWords(kept)} would have kept the win` : ''}.`;
}

export function keptWords(kept: readonly string[]): string {
  return kept.slice(0, MOST_NAMED).map(groupNumbers).join(' or ');
}
