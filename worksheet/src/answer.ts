/**
 * The answer to a cell: as data, and as one line of text that stands in the file behind an arrow.
 *
 * The text holds what is true on every machine and nothing else: no times, no counts of positions. Who wins is `N by 3, value 3` or
 * `P, value 0`; a period is `period 34 from 52`; values of a sequence stand one after another, and rows of a table have strokes between.
 */
import {
  type FamilyTable,
  type InputError,
  moreWithSameResult,
  type PeriodAnswer,
  type TableCell,
  type Term,
  type Verdict,
  valuesInWords,
} from 'impartial/internal';

export type CellAnswer =
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'sequence'; readonly terms: readonly Term[] }
  | { readonly kind: 'plot'; readonly terms: readonly Term[]; readonly period: PeriodAnswer }
  /** `isOpen`: none is proved among as many values as there was patience for, and more might prove one. */
  | { readonly kind: 'period'; readonly period: PeriodAnswer; readonly isOpen?: boolean }
  | { readonly kind: 'table'; readonly table: FamilyTable }
  /** A game of one's own: the names of its rulesets. */
  | { readonly kind: 'game'; readonly rulesets: readonly string[] }
  /** What is wrong, at its place in the text of the cell. */
  | { readonly kind: 'error'; readonly error: InputError };

/** The text for what is not known; written in the file by hand it fits any answer. */
export const UNKNOWN = 'unknown';

/** How many values are looked at is the machine's affair, and is not told. */
const OPEN = 'no period is proved among the values that were computed';

/** Winning moves that are named. */
export const MOST_MOVES = 6;

const NOT_KNOWN = '?';
const UNDEFINED = '*';
const NO_QUESTION = '-';

export function answerText(answer: CellAnswer): string {
  switch (answer.kind) {
    case 'verdict':
      return verdictText(answer.verdict);
    case 'sequence':
      return answer.terms.map(valueText).join(' ');
    case 'period':
      return answer.isOpen === true ? UNKNOWN : periodText(answer.period);
    case 'plot':
      return periodText(answer.period);
    case 'table':
      return tableRows(answer.table)
        .map((row) => row.map(valueText).join(' '))
        .join(' / ');
    case 'game':
      return answer.rulesets.join(', ');
    case 'error':
      return answer.error.message;
  }
}

/** Why the answer, or a part of it, is not known; undefined where all is. */
export function whyUnknown(answer: CellAnswer): string | undefined {
  switch (answer.kind) {
    case 'verdict':
      return answer.verdict.outcome === 'unknown' ? (answer.verdict.reason ?? 'no theorem applies') : undefined;
    case 'sequence':
    case 'plot':
      return answer.terms.find(({ reason }) => reason !== undefined)?.reason;
    case 'table':
      return answer.table.cells.find(({ reason }) => reason !== undefined)?.reason;
    case 'period':
      if (answer.isOpen === true) return OPEN;
      return periodText(answer.period) === UNKNOWN ? answer.period.reason : undefined;
    default:
      return undefined;
  }
}

/** The rows of a table; where it has one hole, a single one. */
export function tableRows({ holes, cells }: FamilyTable): readonly (readonly TableCell[])[] {
  const width = holes.at(-1)?.values.length ?? 1;
  return Array.from({ length: cells.length / width }, (_, row) => cells.slice(row * width, (row + 1) * width));
}

/** The value of a term or a cell: `*` where it is undefined, `?` where it is not known, `-` where there is no question. */
export function valueText({ value, reason, error }: Pick<Term, 'value' | 'reason' | 'error'>): string {
  if (error !== undefined) return NO_QUESTION;
  if (value !== null) return String(value).replace(/\s+/g, '_');
  return reason === undefined ? UNDEFINED : NOT_KNOWN;
}

function verdictText({ outcome, alliance, values, winningMoves, winningMovesComplete }: Verdict): string {
  if (outcome === 'unknown') return UNKNOWN;
  const winner = alliance === undefined ? outcome : `${outcome}, alliance ${alliance}`;
  const moves = winningMoves
    .slice(0, MOST_MOVES)
    .map(({ move, sameResult }) => oneLine(sameResult === undefined ? move : `${move} (${moreWithSameResult(sameResult)})`));
  const isAll = winningMovesComplete && winningMoves.length <= MOST_MOVES;
  const joint = moves.some((move) => /\s/.test(move)) ? ' or ' : ' ';
  const by = moves.length === 0 ? '' : ` by ${[...moves, ...(isAll ? [] : ['…'])].join(joint)}`;
  return [winner + by, ...valuesInWords(values).map(oneLine)].join(', ');
}

/** Labels come from rulesets of anybody. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Where time or memory ended the search for a period, another machine may find one. */
const OF_THE_MACHINE = ['milliseconds', 'megabytes', 'stopped'];

function periodText({ period, preperiod, arithmetic, limit }: PeriodAnswer): string {
  if (period !== undefined) return `period ${period} from ${preperiod}`;
  if (arithmetic !== undefined)
    return `arithmetic period ${arithmetic.period} with saltus ${arithmetic.saltus} from ${arithmetic.preperiod}`;
  return limit !== undefined && OF_THE_MACHINE.includes(limit.name) ? UNKNOWN : 'no period proved';
}
