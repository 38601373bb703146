/**
 * A survey as a map: which holes run along its columns and which along its rows, and what each cell says.
 *
 * Words such as compounds and conventions make columns as long as there is room; the last of the other holes does where there are
 * none. What is left runs down the rows, called by the part of the question in which it stands.
 */
import type { SurveyHole, SurveyInfo, SurveyRow } from './survey-source.ts';

const MOST_COLUMNS = 24;

export interface SurveyMap {
  readonly columns: readonly MapColumn[];
  readonly rows: readonly MapRow[];
}

export interface MapColumn {
  /** The words over it, one for each hole. */
  readonly words: readonly string[];
}

export interface MapRow {
  readonly name: string;
  /** By column. */
  readonly cells: readonly Cell[];
}

/** A result; undefined where nothing is known yet, null where it does not fit the filter. */
export type Cell = SurveyRow | undefined | null;

/** Rows of the map in which no result fits are left out. */
export function toMap(info: SurveyInfo, rows: readonly SurveyRow[], fits: (row: SurveyRow) => boolean = () => true): SurveyMap {
  const across = columnHoles(info.holes);
  const down = info.holes.filter((hole) => !across.includes(hole));
  const columns = products(across).map((words) => ({ words }));
  const placeOf = new Map(columns.map(({ words }, index) => [words.join('\n'), index]));
  const byRow = new Map<string, Cell[]>();
  const names = new Map<string, string>();
  for (const row of rows) {
    const key = down.map(({ column }) => row[column]).join('\n');
    const cells = byRow.get(key) ?? Array.from<Cell>({ length: columns.length });
    cells[placeOf.get(across.map(({ column }) => String(row[column])).join('\n')) ?? 0] = fits(row) ? row : null;
    byRow.set(key, cells);
    if (!names.has(key)) names.set(key, rowName(info, down, row));
  }
  const shown = [...byRow].filter(([, cells]) => cells.some((cell) => cell !== null && cell !== undefined));
  return { columns, rows: shown.map(([key, cells]) => ({ name: names.get(key) ?? '', cells })) };
}

function columnHoles(holes: readonly SurveyHole[]): readonly SurveyHole[] {
  const words = holes.filter(({ values }) => values?.every((value) => !/^\d/.test(value)));
  const chosen: SurveyHole[] = [];
  for (const hole of words) if (product([...chosen, hole]) <= MOST_COLUMNS) chosen.push(hole);
  const last = holes.at(-1);
  if (chosen.length === 0 && holes.length > 1 && last !== undefined && last.count <= MOST_COLUMNS && last.values !== undefined)
    return [last];
  return chosen;
}

function product(holes: readonly SurveyHole[]): number {
  return holes.reduce((all, { count }) => all * count, 1);
}

function products(holes: readonly SurveyHole[]): readonly (readonly string[])[] {
  return holes.reduce<readonly (readonly string[])[]>(
    (all, { values = [] }) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
}

/** The words of the question in which the holes of the row stand: `0.156`. */
function rowName({ question }: SurveyInfo, down: readonly SurveyHole[], row: SurveyRow): string {
  const words = question.split(/\s+/).filter((word) => down.some(({ name }) => word.includes(`{${name}`)));
  const filled = words.map((word) =>
    down.reduce(
      (text, { name, column }) => text.replaceAll(new RegExp(`\\{${name}(:[^{}]*)?\\}`, 'g'), String(row[column] ?? '')),
      word,
    ),
  );
  return filled.join(' ').replace(/[:,[\]]+$/, '') || String(row.question ?? row.task);
}

export type CellLook = 'one' | 'few' | 'some' | 'many' | 'none' | 'stopped' | 'waiting' | 'failed' | 'left-out';

/** How a cell looks: by its period, value or order. */
export function lookOf(row: Cell): CellLook {
  if (row === null) return 'left-out';
  if (row === undefined) return 'waiting';
  if (row.status === 'failed') return 'failed';
  if (row.status === 'none') return 'none';
  if (row.status === 'unknown') return 'stopped';
  const number = Number(row.period ?? row.value ?? 0);
  if (number <= 1) return 'one';
  return number < 10 ? 'few' : number < 100 ? 'some' : 'many';
}

/** What stands in a cell. */
export function textOf(row: Cell): string {
  if (row === undefined || row === null) return '';
  if (row.status === 'failed') return '×';
  if (row.status === 'none') return '';
  if (row.status === 'unknown') return '?';
  const text = String(row.period ?? row.value ?? row.kind ?? '');
  return text.length > 9 ? '…' : text;
}

/** A cell in words: `period 349 from 3479 on, proved`. */
export function wordsOf(row: Cell): string {
  if (row === null) return 'left out by the filter';
  if (row === undefined) return 'waiting';
  const { status, kind, period, preperiod, value, reason } = row;
  if (status === 'none') return 'none found';
  if (status === 'unknown' || status === 'failed') return `${status}: ${reason ?? 'no reason is given'}`;
  const what = [
    kind === 'arithmetic' ? 'arithmetic' : '',
    period === undefined ? '' : `period ${period} from ${preperiod ?? 0} on`,
    kind === 'N' || kind === 'P' ? `${kind}-position` : '',
    kind === 'tame' || kind === 'wild' || kind === 'infinite' ? String(kind) : '',
    value === undefined ? '' : String(value).startsWith('[') ? 'a sequence' : `value ${value}`,
  ];
  return `${what.filter((word) => word !== '').join(', ')}, ${status === 'proved' ? 'proved' : 'seen, not proved'}`;
}
