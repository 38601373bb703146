/** Values of a cell as CSV, and a table as Markdown. */
import type { SentAnswer } from '../sheet/sent-answer.ts';

type SentTable = NonNullable<SentAnswer['table']>;

/** The rows of a table with its heads; a table of one hole has a line for each of its values. */
export function tableLines({ holes, cells }: SentTable): readonly (readonly string[])[] {
  const columns = holes.at(-1);
  const rows = holes.length > 1 ? holes[0] : undefined;
  const values = columns?.values ?? [];
  if (rows === undefined)
    return [[columns?.name ?? '', 'value'], ...values.map((value, index) => [value, cells[index]?.text ?? ''])];
  const line = (row: number) => cells.slice(row * values.length, (row + 1) * values.length).map(({ text }) => text);
  return [[`${rows.name} \\ ${columns?.name}`, ...values], ...rows.values.map((value, row) => [value, ...line(row)])];
}

/** Of a sequence or a plot; `line` says where it begins. */
export function termLines(answer: SentAnswer, line: string): readonly (readonly string[])[] | undefined {
  const values =
    answer.kind === 'sequence'
      ? answer.text.split(' ')
      : answer.kind === 'plot'
        ? answer.terms?.map((value) => `${value ?? '?'}`)
        : undefined;
  const from = answer.from ?? Number(/\sfor\s+n\s*=\s*(\d+)\.\./.exec(line)?.[1] ?? 0);
  return values && [['n', 'value'], ...values.map((value, index) => [String(from + index), value])];
}

export function toCsv(lines: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return lines.map((line) => `${line.map(cell).join(',')}\n`).join('');
}

export function toMarkdownTable(lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ')} |\n`;
  const [head = [], ...body] = lines;
  return [row(head), row(head.map(() => '--:')), ...body.map(row)].join('');
}
