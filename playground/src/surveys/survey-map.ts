/**
 * A survey as a map: which holes run along its columns and which along its rows.
 *
 * Words such as compounds and conventions make columns as long as there is room; the last of the other holes does where there are
 * none. What is left runs down the rows, called by the part of the question in which it stands. Every cell has a task, whether it is
 * done or not: the last hole runs fastest.
 */
import type { SurveyHole, SurveyInfo, SurveyRow } from './survey-source.ts';

const MOST_COLUMNS = 24;
/** Rows without a result are shown while a survey runs, unless there are more than this. */
const MOST_WAITING = 20_000;
/** Conventions and the like: columns are put together by them. */
const MOST_GROUPS = 4;

export interface SurveyMap {
  readonly columns: readonly MapColumn[];
  readonly rows: readonly MapRow[];
}

export interface MapColumn {
  /** The words over it, without that of its group. */
  readonly words: readonly string[];
  /** What several columns have in common. */
  readonly group?: string;
  /** What is added to the task of a row. */
  readonly offset: number;
}

export interface MapRow {
  readonly name: string;
  /** The task of its first cell. */
  readonly task: number;
  /** By column. */
  readonly cells: readonly Cell[];
}

/** A result; undefined where nothing is known yet, null where it does not fit the filter. */
export type Cell = SurveyRow | undefined | null;

interface Placed {
  readonly hole: SurveyHole;
  readonly stride: number;
}

/** Rows in which no result fits are left out; those that wait are there while `hasWaiting`. */
export function toMap(
  info: SurveyInfo,
  rows: readonly SurveyRow[],
  fits: (row: SurveyRow) => boolean = () => true,
  hasWaiting = false,
): SurveyMap {
  const holes = place(info.holes);
  const across = columnHoles(holes);
  const down = holes.filter((hole) => !across.includes(hole));
  const columns = toColumns(across);
  const columnAt = new Map(columns.map(({ offset }, index) => [offset, index]));
  const cellsAt = new Map<number, Cell[]>();
  for (const row of rows) {
    const offset = partOf(row.task, across);
    const base = row.task - offset;
    const cells = cellsAt.get(base) ?? Array.from<Cell>({ length: columns.length });
    cells[columnAt.get(offset) ?? 0] = fits(row) ? row : null;
    cellsAt.set(base, cells);
  }
  if (hasWaiting && product(down) <= MOST_WAITING)
    for (const { offset } of toColumns(down))
      if (!cellsAt.has(offset)) cellsAt.set(offset, Array.from({ length: columns.length }));
  const shown = [...cellsAt].filter(([, cells]) => hasWaiting || cells.some((cell) => cell !== null && cell !== undefined));
  return {
    columns,
    rows: shown.sort(([a], [b]) => a - b).map(([task, cells]) => ({ name: rowName(info, down, task, cells), task, cells })),
  };
}

function place(holes: readonly SurveyHole[]): readonly Placed[] {
  let stride = 1;
  return [...holes]
    .reverse()
    .map((hole) => {
      const placed = { hole, stride };
      stride *= hole.count;
      return placed;
    })
    .reverse();
}

/** What some holes contribute to the number of a task. */
function partOf(task: number, holes: readonly Placed[]): number {
  return holes.reduce((sum, { hole, stride }) => sum + (Math.floor(task / stride) % hole.count) * stride, 0);
}

function columnHoles(holes: readonly Placed[]): readonly Placed[] {
  const words = holes.filter(({ hole }) => hole.values?.every((value) => !/^\d/.test(value)));
  const chosen: Placed[] = [];
  for (const hole of words) if (product([...chosen, hole]) <= MOST_COLUMNS) chosen.push(hole);
  const last = holes.at(-1);
  if (chosen.length === 0 && holes.length > 1 && last !== undefined && product([last]) <= MOST_COLUMNS && last.hole.values)
    return [last];
  return chosen;
}

function product(holes: readonly Placed[]): number {
  return holes.reduce((all, { hole }) => all * hole.count, 1);
}

/** One column for each choice of values, those of one group together. */
function toColumns(holes: readonly Placed[]): readonly MapColumn[] {
  const all = holes.reduce<readonly { readonly words: readonly string[]; readonly offset: number }[]>(
    (before, { hole, stride }) =>
      before.flatMap(({ words, offset }) =>
        (hole.values ?? []).map((value, index) => ({
          words: [...words, ...value.split(/,\s*/)],
          offset: offset + index * stride,
        })),
      ),
    [{ words: [], offset: 0 }],
  );
  const groups = [...new Set(all.map(({ words }) => words.at(-1) ?? ''))];
  if (all.some(({ words }) => words.length < 2) || groups.length > MOST_GROUPS) return all;
  return groups.flatMap((group) =>
    all.filter(({ words }) => words.at(-1) === group).map(({ words, offset }) => ({ words: words.slice(0, -1), group, offset })),
  );
}

/** Whether a word of a question has this hole: `{a}`, or `{a:0..7}`. */
export function hasHole(word: string, name: string): boolean {
  return word.includes(`{${name}}`) || word.includes(`{${name}:`);
}

/** The words of the question in which the holes of the row stand: `0.156`. */
function rowName({ question }: SurveyInfo, down: readonly Placed[], task: number, cells: readonly Cell[]): string {
  const words = question.split(/\s+/).filter((word) => down.some(({ hole }) => hasHole(word, hole.name)));
  const known = cells.find((cell) => cell !== undefined && cell !== null);
  const filled = words.map((word) =>
    down.reduce((text, { hole, stride }) => {
      const value = known?.[hole.column] ?? hole.values?.[Math.floor(task / stride) % hole.count] ?? '';
      return text.replaceAll(new RegExp(`\\{${hole.name}(:[^{}]*)?\\}`, 'g'), String(value));
    }, word),
  );
  return filled.join(' ').replace(/[:,[\]]+$/, '') || String(known?.question ?? task);
}
