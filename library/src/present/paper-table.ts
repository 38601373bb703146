/** A table of a paper beside the same table computed: two lines for each row, and a third where they differ. */
import { besideLabel, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export interface ShownTable {
  readonly number: number;
  readonly title: string;
  readonly columns?: string;
  readonly rows: readonly {
    readonly title: string;
    readonly printed: string;
    readonly here: string;
    readonly difference?: string;
  }[];
  readonly notes: readonly string[];
}

const LABEL = 7;

export function paperTableToText(table: ShownTable, look: Look = PLAIN_LOOK): string {
  const { paint, width } = look;
  const beside = (label: string, text: string, tone = (line: string) => line) =>
    besideLabel(label, LABEL, wrapWords(text, width - LABEL - 4).map(tone), paint.dim);
  const differences = table.rows.filter(({ difference }) => difference !== undefined).length;
  return `${[
    ...wrapWords(`Table ${table.number}. ${table.title}.`, width).map(paint.strong),
    ...(table.columns === undefined ? [] : wrapWords(`Columns: ${table.columns}.`, width)),
    '',
    ...table.rows.flatMap(({ title, printed, here, difference }) => [
      title,
      ...beside('printed', printed),
      ...beside('here', here, difference === undefined ? paint.good : paint.bad),
      ...(difference === undefined ? [] : beside('differs', difference, paint.bad)),
    ]),
    '',
    ...table.notes.flatMap((note) => wrapWords(note, width)),
    `${table.rows.length} rows, ${differences === 0 ? 'none differs' : `${differences} differ`}.`,
  ].join('\n')}\n`;
}
