/** The verdict in the page's words. */
import type { Verdict } from 'impartial';
import type { Answer, Hint, Look } from '../solver/tasks.ts';
import { groupDigits, groupNumbers } from '../words.ts';
import { winningOf } from './winning.ts';

export function headline({ outcome, alliance }: Verdict): string {
  if (alliance !== undefined) return `Alliance ${alliance} wins.`;
  if (outcome === 'N') return 'The next player wins.';
  if (outcome === 'P') return 'The previous player wins.';
  if (outcome === 'draw') return 'Neither side can force a win: the game need not end.';
  return 'Not known.';
}

/** The line under the headline: whose turn, how many moves win, the value. */
export function underline({ verdict, valueWords }: Answer, look: Look, mover: string, hints: ReadonlyMap<string, Hint>): string {
  const { outcome, winningMoves } = verdict;
  const total = look.moves.length;
  const value = valueWords.map((words) => groupNumbers(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`)).join(' ');
  if (total === 0) return `There is no move: the game is over. ${value}`.trim();
  const player = playerToMove(look);
  const [only, ...others] = winningMoves;
  if (player !== undefined && only !== undefined && others.length === 0 && total > 1)
    return `Player ${player} is to move and must take ${groupDigits(only.move)}. ${value}`.trim();
  const who = player === undefined ? mover : `Player ${player} is to move.`;
  const all = `${groupDigits(total)}${look.movesComplete ? '' : ' or more'}`;
  if (outcome === 'P') return `${who} ${total === 1 ? 'The only move loses.' : 'Every move loses.'} ${value}`.trim();
  if (outcome !== 'N') return `${who} ${value}`.trim();
  const { moves, isComplete } = winningOf(look, verdict, hints);
  const count = moves.length;
  if (count === 0 && !isComplete) return `${who} Some of ${all} moves wins; which one is not known. ${value}`.trim();
  const many = isComplete ? '' : 'At least ';
  const sentence =
    count === total
      ? 'Every move wins.'
      : `${many}${count === 1 ? 'one' : groupDigits(count)} of ${all} moves ${count === 1 ? 'wins' : 'win'}.`;
  return `${who} ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} ${value}`.trim();
}

/** The number of the player at a table. */
function playerToMove({ shapes: [table] }: Look): number | undefined {
  return table?.kind === 'table' ? table.player + 1 : undefined;
}

/** Why nothing is known, from the reason that the library gives. */
export function unknownWords({ reason = 'nothing is known', limit }: Verdict): string {
  const known =
    limit?.name === 'positions'
      ? `No theorem fits, and search stopped at its limit of ${groupDigits(limit.value)} positions`
      : groupNumbers(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}`);
  return `${known}. You can still play; hints are off.`;
}
