/**
 * The table of a family with holes: as text, Markdown, CSV, JSON and LaTeX.
 *
 * The last hole runs along the columns and the one before it along the rows; where there are more, each choice of the others has a table
 * of its own. CSV has a line for each cell instead, whatever the number of holes: that is what other programs read.
 */
import type { InputError } from '../core/result.ts';
import type { TermValue } from '../core/verdict.ts';
import { familyTableData } from '../core/verdict-json.ts';
import { quoteCsv } from './csv.ts';
import { toJsonLine } from './json.ts';
import { kindInside, kindInWords } from './kind.ts';
import { wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';
import { escapeTex, lineToTex } from './tex.ts';

export interface ShownCell {
  readonly at: readonly string[];
  readonly question: string;
  readonly value: TermValue;
  readonly kind?: string;
  readonly reason?: string;
  readonly error?: InputError;
}

export interface ShownFamilyTable {
  readonly question: string;
  readonly holes: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly cells: readonly ShownCell[];
}

/** One block of the table: what is fixed in it, the titles of its columns, and its rows, each with its title first. */
interface Block {
  readonly fixed: readonly string[];
  readonly corner: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly ShownCell[] }[];
}

const UNDEFINED = '*';
const NOT_KNOWN = '?';
const NO_QUESTION = '-';

export function familyTableToText(table: ShownFamilyTable, look: Look = PLAIN_LOOK): string {
  const blocks = listBlocks(table).map((block) => `${fixedTitle(block, look.paint.strong)}${blockToText(block, look.width)}`);
  const notes = notesOf(table)
    .flatMap((note) => wrapWords(note, look.width))
    .map(look.paint.dim);
  return `${[titleOf(table), blocks.join('\n').trimEnd(), ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n')}\n`;
}

export function familyTableToJson(table: ShownFamilyTable): string {
  return toJsonLine(familyTableData(table));
}

/** A line for each cell: what is in the holes, then the value and what it is; empty where it is undefined, `?` where it is not known. */
export function familyTableToCsv({ holes, cells }: ShownFamilyTable): string {
  const lines = [[...holes.map(({ name }) => name), 'value', 'kind'], ...cells.map(csvLine)];
  return lines.map((line) => `${line.map(quoteCsv).join(',')}\n`).join('');
}

export function familyTableToMarkdown(table: ShownFamilyTable): string {
  const blocks = listBlocks(table).map((block) => {
    const { corner, columns, rows } = block;
    const header = [corner.map((name) => `*${name}*`).join(' \\ '), ...columns];
    const lines = [header, header.map(() => '--:'), ...rows.map(({ title, cells }) => [title, ...cells.map(shortCell)])];
    const text = lines.map((line) => `| ${line.map(escapeMarkdown).join(' | ')} |\n`).join('');
    return `${fixedTitle(block, (title) => `**${title}**\n`)}${text}`;
  });
  return `${[`${titleOf(table, (line) => `\`${line}\``)}\n`, ...blocks, ...notesOf(table).map((note) => `${escapeMarkdown(note)}\n`)].join('\n')}`;
}

/** A `table` with its caption and a `tabular` for each block; it needs no package. */
export function familyTableToTex(table: ShownFamilyTable): string {
  const caption = [titleOf(table, lineToTex), ...notesOf(table).map((note) => escapeTex(note.replace(/\.$/, '')))].join('. ');
  return `\\begin{table}[ht]\n\\centering\n${listBlocks(table).map(blockToTex).join('\\par\\medskip\n')}\\caption{${caption}.}\n\\end{table}\n`;
}

function blockToTex(block: Block): string {
  const { corner, columns, rows } = block;
  const header = [`$${corner.map(holeToTex).join(' \\backslash ')}$`, ...columns.map(cellToTex)];
  const lines = rows.map(({ title, cells }) => [cellToTex(title), ...cells.map((cell) => cellToTex(shortCell(cell)))]);
  const fixed = fixedTitle(block, (title) => `${title.split(', ').map(equationToTex).join(', ')}\\par\\smallskip`);
  const body = `${rowToTex(header)}\\hline\n${lines.map(rowToTex).join('')}`;
  return `${fixed}\\begin{tabular}{r|${'r'.repeat(columns.length)}}\n${body}\\end{tabular}\n`;
}

function csvLine({ at, value, kind = '', reason }: ShownCell): string[] {
  return [...at, String(value ?? (reason === undefined ? '' : NOT_KNOWN)), kind];
}

/** What is shown: `Grundy values of cram {m}x{n}`. */
function titleOf({ question, cells }: ShownFamilyTable, write = (line: string) => line): string {
  const [only = '', ...others] = kindsOf(cells);
  const what = others.length > 0 ? 'Values' : kindInWords(only);
  // What goes into a hole is seen in the table.
  return `${what} of ${write(question.replace(/\{([a-z][a-z0-9_]*):[^{}]*\}/g, '{$1}'))}`;
}

function kindsOf(cells: readonly ShownCell[]): readonly string[] {
  return [...new Set(cells.flatMap(({ kind }) => kind ?? []))];
}

/** Where there are several kinds, which cells have which: `play = normal: Grundy values`. */
function kindNotes({ holes, cells }: ShownFamilyTable): string[] {
  const kinds = kindsOf(cells);
  if (kinds.length < 2) return [];
  // Holes that do not matter for the kind are not named.
  let places = holes.map((_, place) => place);
  for (const place of [...places]) {
    const fewer = places.filter((other) => other !== place);
    if (places.length > 1 && isKindBy(cells, fewer)) places = fewer;
  }
  const where = ({ at }: ShownCell) => places.map((place) => `${holes[place]?.name} = ${at[place]}`).join(', ');
  return kinds.map((kind) => {
    const all = [...new Set(cells.filter((cell) => cell.kind === kind).map(where))];
    return `${all.join('; ')}: ${kindInside(kindInWords(kind))}.`;
  });
}

/** Whether what is in these holes tells the kind of the value. */
function isKindBy(cells: readonly ShownCell[], places: readonly number[]): boolean {
  const known = new Map<string, string>();
  return cells.every(({ at, kind }) => {
    if (kind === undefined) return true;
    const key = JSON.stringify(places.map((place) => at[place]));
    const before = known.get(key) ?? kind;
    known.set(key, before);
    return before === kind;
  });
}

function listBlocks({ holes, cells }: ShownFamilyTable): Block[] {
  const names = holes.map(({ name }) => name);
  const columnHole = holes.length > 1 ? holes.at(-1) : undefined;
  const rowHole = holes.at(columnHole === undefined ? -1 : -2);
  const columns = columnHole?.values ?? ['value'];
  const perBlock = columns.length * (rowHole?.values.length ?? 1);
  return Array.from({ length: cells.length / perBlock }, (_, index) => {
    const own = cells.slice(index * perBlock, (index + 1) * perBlock);
    const rows = (rowHole?.values ?? []).map((title, row) => ({
      title,
      cells: own.slice(row * columns.length, (row + 1) * columns.length),
    }));
    const fixed = names.slice(0, -2).map((name, place) => `${name} = ${own[0]?.at[place] ?? ''}`);
    return { fixed, corner: names.slice(-2), columns, rows };
  });
}

function fixedTitle({ fixed }: Block, write: (title: string) => string): string {
  return fixed.length === 0 ? '' : `${write(fixed.join(', '))}\n`;
}

/** Columns as wide as they need; where the line is too narrow the columns go on below. */
function blockToText({ corner, columns, rows }: Block, width: number): string {
  const titles = [corner.join('\\'), ...rows.map(({ title }) => title)];
  const first = Math.max(...titles.map((title) => title.length));
  const texts = columns.map((title, column) => [title, ...rows.map(({ cells }) => shortCell(cells[column]))]);
  const parts: string[] = [];
  let start = 0;
  while (start < texts.length) {
    let end = start;
    let used = first;
    while (end < texts.length && (end === start || used + 2 + widthOf(texts[end]) <= width)) used += 2 + widthOf(texts[end++]);
    const shown = texts.slice(start, end);
    const lines = titles.map((title, row) =>
      [title.padStart(first), ...shown.map((column) => (column[row] ?? '').padStart(widthOf(column)))].join('  '),
    );
    parts.push(`${lines.join('\n')}\n`);
    start = end;
  }
  return parts.join('\n');
}

function widthOf(column: readonly string[] = []): number {
  return Math.max(...column.map((text) => text.length));
}

function shortCell(cell: ShownCell | undefined): string {
  if (cell === undefined || cell.error !== undefined) return NO_QUESTION;
  if (cell.value !== null) return String(cell.value);
  return cell.reason === undefined ? UNDEFINED : NOT_KNOWN;
}

/** What the signs mean that are there, and how often for which reason. */
function notesOf(table: ShownFamilyTable): string[] {
  const { cells } = table;
  const isUndefined = cells.some(({ value, reason, error }) => value === null && reason === undefined && error === undefined);
  const unknown = countBy(cells.flatMap(({ reason }) => reason ?? []));
  const wrong = countBy(cells.flatMap(({ error }) => error?.message.replace(/\.$/, '') ?? []));
  return [
    ...kindNotes(table),
    ...(isUndefined ? [`${UNDEFINED} the value is undefined.`] : []),
    ...unknown.map(([reason, count]) => `${NOT_KNOWN} ${cellCount(count)} not known: ${reason}.`),
    ...wrong.map(([message, count]) => `${NO_QUESTION} ${cellCount(count)} no question: ${message}.`),
  ];
}

function cellCount(count: number): string {
  return count === 1 ? '1 cell is' : `${count} cells are`;
}

function countBy(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}

function escapeMarkdown(text: string): string {
  return text.replaceAll('|', '\\|').replace(/^\*$/, '\\*');
}

function rowToTex(cells: readonly string[]): string {
  return `${cells.join(' & ')} \\\\\n`;
}

/** Numbers in mathematics mode, so that a minus is one; signs as they are; words as text. */
function cellToTex(text: string): string {
  if (/^-?\d+$/.test(text)) return `$${text}$`;
  if (text === UNDEFINED) return '$\\ast$';
  return text === NO_QUESTION ? '--' : escapeTex(text);
}

function holeToTex(name: string): string {
  return name.length === 1 ? name : `\\mathit{${escapeTex(name)}}`;
}

function equationToTex(text: string): string {
  const [name = '', value = ''] = text.split(' = ');
  return `$${holeToTex(name)} =$ ${cellToTex(value)}`;
}
