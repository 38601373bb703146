/** The computer's move, by the library's opponents, as the page names it. */
import { open, type PlayedMove, chooseMove as playedBy } from 'impartial';
import { amongGames } from './games.ts';
import { LONGEST_LINE, namedMove } from './offers.ts';
import type { Opponent } from './tasks.ts';

export function chooseMove({ question, opponent }: { question: string; opponent: Opponent }): PlayedMove | undefined {
  const opened = open(question, amongGames());
  if ('error' in opened || opponent === 'friend') return undefined;
  const chosen = playedBy(opened, opponent, { random: Math.random, longest: LONGEST_LINE });
  return chosen === undefined ? undefined : namedMove(question, chosen);
}
