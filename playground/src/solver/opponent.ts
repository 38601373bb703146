/** The computer's move, by the library's opponents. */
import { chooseMove as playedBy } from 'impartial';
import { openWith } from 'impartial/on-demand';
import { firstNaming } from '../shape/naming.ts';
import { amongGames } from './games.ts';
import { tellMove } from './name-vertices.ts';
import { LONGEST_LINE } from './offers.ts';
import type { Tasks } from './tasks.ts';

export function chooseMove({ question, opponent, naming }: Tasks['choose']['in']): Tasks['choose']['out'] {
  const opened = openWith(question, amongGames());
  if ('error' in opened || opponent === 'friend') return undefined;
  const chosen = playedBy(opened, opponent, { random: Math.random, longest: LONGEST_LINE });
  if (chosen === undefined) return undefined;
  return { ...chosen, told: tellMove(question, chosen.move, naming ?? firstNaming(1)) };
}
