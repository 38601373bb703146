/** All moves of a question with where they lead and what is known there: as text, CSV and JSON. */
import { kindOfValue, listValues } from '../compounds/show.ts';
import type { ReachedLimit } from '../core/limits.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Values } from '../core/verdict.ts';
import { moveListData } from '../core/verdict-json.ts';
import { quoteCsv } from './csv.ts';
import { toJsonLine } from './json.ts';
import { cut, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';
import { moreWithSameResult } from './text.ts';

/** What `listMoves` finds. */
interface ShownMoves {
  readonly moves: readonly ShownMove[];
  readonly complete: boolean;
}

interface ShownMove {
  readonly move: string;
  readonly to: string;
  readonly outcome: Outcome;
  readonly wins: boolean;
  readonly values: Values;
  readonly sameResult?: number;
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

export function moveListToText({ moves, complete }: ShownMoves, look: Look = PLAIN_LOOK): string {
  const { paint, width } = look;
  const longest = Math.min(Math.max(...moves.map(({ move }) => move.length), 0), width);
  const known = moves.map(knownOf);
  const widest = Math.max(...known.map((text) => text.length), 0);
  const room = Math.max(width - longest - widest - 11, 16);
  const lines = moves.map((each, index) => {
    const mark = each.wins ? '!' : ' ';
    const label = (each.wins ? paint.good : paint.strong)(cut(each.move, longest).padEnd(longest));
    const same = each.sameResult === undefined ? '' : paint.dim(`, ${moreWithSameResult(each.sameResult)}`);
    return `  ${mark} ${label}  ${(known[index] ?? '').padEnd(widest)}  to ${cut(each.to, room)}${same}`;
  });
  const reasons = [...new Set(moves.flatMap(({ reason }) => reason ?? []))].flatMap((reason) => wrapWords(`?: ${reason}`, width));
  const more = complete ? [] : wrapWords('… there are more moves: --moves all lists them', width);
  const body = [...lines, ...[...reasons, ...more].map(paint.dim)];
  return `${[...wrapWords(headlineOf(moves, complete), width), ...(body.length > 0 ? ['', ...body] : [])].join('\n')}\n`;
}

function headlineOf(moves: readonly ShownMove[], complete: boolean): string {
  if (moves.length === 0) return complete ? 'There is no move.' : 'The moves are too many or too long to list.';
  const count = (list: readonly ShownMove[]) => list.reduce((sum, { sameResult = 0 }) => sum + 1 + sameResult, 0);
  const [all, wins] = [count(moves), count(moves.filter((move) => move.wins))];
  const total = `${complete ? '' : 'The first '}${all} ${all === 1 ? 'move' : 'moves'}`;
  if (wins === 0) return `${total}${moves.some(({ outcome }) => outcome === 'unknown') ? '.' : '; none wins.'}`;
  return `${total}; ${wins} ${wins === 1 ? 'wins' : 'win'} (marked !).`;
}

/** Who wins there, with the value and what kind it is: `N, value *2`. */
function knownOf({ outcome, values }: ShownMove): string {
  return outcome === 'unknown' ? '?' : [outcome, ...listValues(values)].join(', ');
}

export function moveListToCsv({ moves }: ShownMoves): string {
  const rows = moves.map(({ move, to, outcome, wins, values, sameResult = 0, reason = '' }) => {
    const kind = kindOfValue(values);
    const shown = kind === undefined ? undefined : values[kind.field];
    const value = shown === undefined || kind === undefined ? '' : (kind.write(shown as never) ?? '*');
    return [move, to, outcome === 'unknown' ? '?' : outcome, String(wins), kind?.field ?? '', value, String(sameResult), reason];
  });
  const lines = [['move', 'to', 'outcome', 'wins', 'kind', 'value', 'same_result', 'reason'], ...rows];
  return lines.map((line) => `${line.map(quoteCsv).join(',')}\n`).join('');
}

export function moveListToJson(question: string, list: ShownMoves): string {
  return toJsonLine(moveListData(question, list));
}
