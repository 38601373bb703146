/** Which moves win, as far as it is known: of the verdict and of the hints together, so that every place of the page counts the same. */
import type { PlayedMove, Verdict } from 'impartial';
import type { Hint, Look } from '../solver/tasks.ts';

export interface Winning {
  /** The moves of the list that win, then those of the verdict that are not listed. */
  readonly moves: readonly PlayedMove[];
  /** The listed moves of which that is not known. */
  readonly others: readonly PlayedMove[];
  /** Whether these are all that win. */
  readonly isComplete: boolean;
}

interface Asked {
  readonly look: Look;
  readonly verdict: Verdict;
  readonly hints: ReadonlyMap<string, Hint>;
}

/** What was asked last: several places ask for the same at every picture of the page, and there may be thousands of moves. */
let last: { readonly asked: Asked; readonly winning: Winning } | undefined;

export function winningOf(look: Look, verdict: Verdict, hints: ReadonlyMap<string, Hint>): Winning {
  const { asked } = last ?? {};
  if (last === undefined || asked?.look !== look || asked.verdict !== verdict || asked.hints !== hints)
    last = { asked: { look, verdict, hints }, winning: findWinning({ look, verdict, hints }) };
  return last.winning;
}

function findWinning({ look, verdict, hints }: Asked): Winning {
  const { winningMoves, winningMovesComplete } = verdict;
  const winningTo = new Set(winningMoves.flatMap(({ to }) => to ?? []));
  const named = new Set(winningMoves.map(({ move }) => move));
  // A hint may be cut short where the verdict is not.
  const isWin = ({ move, to }: PlayedMove) =>
    knownHint(hints, move)?.wins ?? (named.has(move) || (to !== '' && winningTo.has(to)));
  const listed = new Set(look.moves.map(({ move }) => move));
  const far = winningMoves.flatMap(({ move, to }) => (listed.has(move) || to === undefined ? [] : [{ move, to }]));
  const areHinted = look.movesComplete && look.moves.every(({ move }) => knownHint(hints, move) !== undefined);
  const others = look.moves.filter((move) => !isWin(move));
  // The verdict names one of several moves that lead to the same: of a move of which that is not known, only a hint tells.
  const areTold = winningMovesComplete && others.every(({ move, to }) => to !== '' || knownHint(hints, move) !== undefined);
  return { moves: [...look.moves.filter(isWin), ...far], others, isComplete: areTold || areHinted };
}

/** The hint of a move, where it says who wins. */
export function knownHint(hints: ReadonlyMap<string, Hint>, move: string): Hint | undefined {
  const hint = hints.get(move);
  return hint?.outcome === 'unknown' ? undefined : hint;
}
