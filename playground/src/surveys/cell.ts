/** What a cell of the map says: how it looks, what stands in it, and how it is read aloud. */
import type { Cell } from './survey-map.ts';
import type { SurveyRow } from './survey-source.ts';

/** Columns of numbers that cells can be coloured by, as far as a survey has them. */
export const MEASURES = [
  ['period', 'Period'],
  ['value', 'Value'],
  ['preperiod', 'Preperiod'],
  ['needed', 'Values needed'],
  ['milliseconds', 'Milliseconds'],
] as const;
export type Measure = (typeof MEASURES)[number][0];

export function measuresOf(rows: readonly SurveyRow[]): typeof MEASURES {
  const has = (column: string) => rows.some((row) => row[column] !== undefined && !Number.isNaN(Number(row[column])));
  return MEASURES.filter(([column]) => has(column)) as unknown as typeof MEASURES;
}

export type CellLook = 'one' | 'few' | 'some' | 'many' | 'none' | 'stopped' | 'waiting' | 'running' | 'failed' | 'left-out';

/** How a cell looks: by the number that is measured, or by what there is instead of one. */
export function lookOf(row: Cell, measure: Measure = 'period', isInHand = false): CellLook {
  if (row === null) return 'left-out';
  if (row === undefined) return isInHand ? 'running' : 'waiting';
  if (row.status === 'failed') return 'failed';
  if (row.status === 'none') return 'none';
  if (row.status === 'unknown') return 'stopped';
  const number = Number(row[measure] ?? row.period ?? row.value ?? 0);
  if (!(number >= 2)) return 'one';
  return number < 10 ? 'few' : number < 100 ? 'some' : 'many';
}

/** What stands in a cell. */
export function textOf(row: Cell, measure: Measure = 'period', isInHand = false): string {
  if (row === null) return '';
  if (row === undefined) return isInHand ? '…' : '';
  if (row.status === 'failed') return '×';
  if (row.status === 'none') return '';
  if (row.status === 'unknown') return '?';
  const found = row[measure] ?? row.period ?? row.value ?? row.kind ?? '';
  const text = measure === 'milliseconds' ? Number(found).toPrecision(2) : String(found);
  return text.length > 9 ? '…' : text;
}

/** A cell in words: `period 349 from 3479 on, proved`. */
export function wordsOf(row: Cell, isInHand = false): string {
  if (row === null) return 'left out by the filter';
  if (row === undefined) return isInHand ? 'being asked' : 'waiting';
  const { status, kind, period, preperiod, value, reason } = row;
  if (status === 'none') return 'none found';
  if (status === 'unknown') return `stopped at a limit: ${reason ?? 'no reason is given'}`;
  if (status === 'failed') return `failed: ${reason ?? 'no reason is given'}`;
  const what = [
    kind === 'arithmetic' ? 'arithmetic' : '',
    period === undefined ? '' : `period ${period} from ${preperiod ?? 0} on`,
    kind === 'N' || kind === 'P' ? `${kind}-position` : '',
    kind === 'tame' || kind === 'wild' || kind === 'infinite' ? String(kind) : '',
    value === undefined ? '' : String(value).startsWith('[') ? 'a sequence' : `value ${value}`,
  ];
  return `${what.filter((word) => word !== '').join(', ')}, ${status === 'proved' ? 'proved' : 'seen, not proved'}`;
}

/** Names of compounds and conventions as people write them. */
export function spelled(word: string): string {
  return word.replaceAll('-', ' ').replaceAll('misere', 'misère');
}
