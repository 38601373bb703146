/** Words under a picture: moves that have no place on it, the table and the note of a proof, the text of a position. */
import type { MarkTable } from '../core/marks.ts';
import { type Item, lengthOf, type Words } from './scene.ts';
import type { ShownMove } from './show.ts';

const LINE = 22;
/** Moves that are listed. */
const MOST_MOVES = 24;
/** Letters of a line. */
const LONGEST = 78;

/** From (0, 0) downwards. */
export function moveItems(moves: readonly ShownMove[]): readonly Item[] {
  const shown = moves.slice(0, MOST_MOVES);
  const rows = shown.map(({ label, value, wins }) => [label, value === undefined ? '' : value, wins === true ? 'wins' : '']);
  const more = moves.length - shown.length;
  const items = columns(rows, (row) => (rows[row]?.[2] === 'wins' ? 'win' : 'ink-2'), 0);
  return more === 0 ? items : [...items, words(`and ${more} more`, 0, shown.length, 'ink-2')];
}

export function markTableItems(table: MarkTable): readonly Item[] {
  const { headings, rows, keys, below } = table.kind === 'cells' ? cellsOf(table) : binaryOf(table);
  const all = [headings, ...rows];
  const inkOf = (row: number) => (row === 0 ? 'ink-2' : keys.has(row - 1) ? 'win' : 'ink');
  const items = columns(all, inkOf, 0);
  return below === undefined ? items : [...items, ...textItems(below, all.length)];
}

interface Cells {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that decide. */
  readonly keys: ReadonlySet<number>;
  readonly below?: string | undefined;
}

function cellsOf(table: MarkTable & { readonly kind: 'cells' }): Cells {
  const rows = table.rows.map(({ name, cells }) => [name, ...cells]);
  // Headings may name the first column or begin after it.
  const longest = Math.max(0, ...rows.map((row) => row.length));
  const headings = table.headings.length < longest ? ['', ...table.headings] : table.headings;
  const keys = new Set(table.rows.flatMap(({ isKey }, index) => (isKey === true ? [index] : [])));
  return { headings, rows, keys, below: table.below };
}

/** Values in binary, one below the other, and their sum without carrying. */
function binaryOf(table: MarkTable & { readonly kind: 'nim-sum' }): Cells {
  const values = table.rows.map(({ value }) => BigInt(value));
  const sum = values.reduce((total, value) => total ^ value, 0n);
  const digits = Math.max(1, ...[...values, sum].map((value) => value.toString(2).length));
  const binary = (value: bigint) => value.toString(2).padStart(digits, '0');
  const rows = table.rows.map(({ name, value }) => [name, String(value), binary(BigInt(value))]);
  return {
    headings: ['', table.heading, ''],
    rows: [...rows, ['nim-sum', String(sum), binary(sum)]],
    keys: new Set([rows.length]),
  };
}

/** A text broken into lines, from this line on. */
export function textItems(text: string, first = 0, ink: Words['ink'] = 'ink-2'): readonly Item[] {
  return wrapped(text).map((line, index) => words(line, 0, first + index, ink));
}

function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LONGEST) lines[lines.length - 1] = `${last} ${word}`;
    else for (let start = 0; start === 0 || start < word.length; start += LONGEST) lines.push(word.slice(start, start + LONGEST));
  }
  return lines;
}

function columns(rows: readonly (readonly string[])[], inkOf: (row: number) => Words['ink'], first: number): readonly Item[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, text] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, text === '' ? 0 : lengthOf({ text, size: 14, style: 'mono' }) + 18);
  }
  return rows.flatMap((row, index) => {
    let x = 0;
    return row.flatMap((text, column) => {
      const start = x;
      x += widths[column] ?? 0;
      return text === '' ? [] : [words(text, start, first + index, inkOf(index))];
    });
  });
}

function words(text: string, x: number, line: number, ink: Words['ink']): Words {
  return { kind: 'words', at: { x, y: line * LINE }, text, size: 14, ink, anchor: 'start', style: 'mono' };
}
