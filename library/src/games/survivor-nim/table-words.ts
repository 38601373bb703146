/** A table of Survivor Nim in words: the pile, the players, and what each may take. */
import { counted, groupDigits, joinWords } from '../../core/words.ts';
import type { TakeSet } from '../../structures/take-set.ts';
import type { TablePosition } from './rules.ts';
import type { Seating } from './seating.ts';

export function tableInWords({ counters, table, player }: TablePosition): string {
  if (counters === 0n) return 'no counters are left';
  const players = counted(table.seats.length, 'player');
  const alliances = new Set(table.seats).size === 1 ? 'of one alliance' : 'of two alliances';
  return `a pile of ${counted(counters, 'counter')} and ${players} ${alliances} round a table; player ${player + 1} is next`;
}

/** `each player in turn takes 1 or 2 counters`. */
export function turnInWords({ takes }: Seating): string {
  const sets = [...new Map(takes.map((set) => [setInWords(set), set])).values()];
  const [only] = sets;
  const much = sets.length === 1 && only !== undefined ? setInWords(only) : 'as many counters as that player may';
  const tooFew = sets.some(([first]) => first.least > 1n) ? ', or all that are left where these are too few' : '';
  return `each player in turn takes ${much}${tooFew}`;
}

/** `1 or 2 counters`, `1 to 5 counters`, `1, 3 or 4 counters`. */
function setInWords(set: TakeSet): string {
  const parts = set.flatMap(({ least, most }) => {
    if (most - least <= 1n) return least === most ? [groupDigits(least)] : [groupDigits(least), groupDigits(most)];
    return [`${groupDigits(least)} to ${groupDigits(most)}`];
  });
  const [first] = set;
  return set.length === 1 && first.most === 1n ? 'one counter' : `${joinWords(parts, 'or')} counters`;
}
