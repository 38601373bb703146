/** Results as texts: CSV by RFC 4180, b-files as the OEIS has them, and an entry for a bibliography. */
import type { SurveyInfo, SurveyRow } from './survey-source.ts';

export function toCsv({ columns }: SurveyInfo, rows: readonly SurveyRow[]): string {
  const cell = (value: string | number | undefined) => {
    const text = value === undefined ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const names = columns.map(({ name }) => name);
  return [names, ...rows.map((row) => names.map((name) => cell(row[name])))].map((line) => `${line.join(',')}\r\n`).join('');
}

/** A number for each task; undefined where there are none. Terms of a sequence are fetched in Sequences, which knows where it begins. */
export function toBFile(
  { name, ask }: SurveyInfo,
  rows: readonly SurveyRow[],
): { readonly name: string; readonly text: string } | undefined {
  const column = ask === 'period' ? 'period' : 'value';
  const lines = rows.flatMap((row) => (/^-?\d+$/.test(String(row[column])) ? [`${row.task} ${row[column]}\n`] : []));
  return lines.length === 0 ? undefined : { name: `b-${name}.txt`, text: `# ${name}: task and ${column}\n${lines.join('')}` };
}

export function toBibtex({ name, question, created, version, tasks, root }: SurveyInfo): string {
  const title = question.replaceAll(/[{}]/g, (brace) => `\\${brace}`);
  return `@misc{impartial-${name},
  title = {${name}: a survey of ${title}},
  author = {{the authors of Impartial}},
  year = {${created.slice(0, 4)}},
  note = {impartial ${version}, ${tasks} tasks, SHA-256 ${root ?? 'not finished'}}
}
`;
}
