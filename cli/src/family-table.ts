/** The table of a family with holes: asked with progress, and written in the forms that were asked for. */
import { type BadQuestion, type FamilyTable, type Options, type TableCell, table } from 'impartial';
import {
  familyTableToCsv,
  familyTableToJson,
  familyTableToMarkdown,
  familyTableToTex,
  familyTableToText,
} from 'impartial/present';
import type { AskedFamily } from './hole-options.ts';
import { errorWithOption, withOption } from './limit-options.ts';
import { writeWhole } from './output-file.ts';
import { startPace } from './pace.ts';
import { refuseQuestion } from './refuse.ts';
import { isPrinted } from './standard-output.ts';
import { answer, lookOf } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** `true` and `-` are standard output; other strings are files to write. */
export interface TableForm {
  readonly json?: boolean;
  readonly csv?: true | string;
  readonly markdown?: true | string;
  readonly latex?: true | string;
}

const FORMS = {
  csv: familyTableToCsv,
  markdown: familyTableToMarkdown,
  latex: familyTableToTex,
} as const;

type FormName = keyof typeof FORMS;

export async function writeFamilyTable(asked: AskedFamily, form: TableForm, options: Options): Promise<void> {
  const names = Object.keys(FORMS) as FormName[];
  const printed = names.filter((name) => isPrinted(form[name]));
  const files = names.filter((name) => form[name] !== undefined && !printed.includes(name));
  if (printed.length + (form.json === true ? 1 : 0) > 1)
    throw new UsageError('choose one of --json, --csv, --markdown and --latex, or give files to write to');
  const found = await askTable(asked, options);
  if ('error' in found) return refuseQuestion(found, form.json);
  if (found.cells.some(({ outcome, error }) => outcome === 'unknown' || error !== undefined)) process.exitCode = 1;
  for (const name of files) writeWhole(form[name] as string, FORMS[name](found));
  const [only] = printed;
  if (form.json === true) await answer(`${familyTableToJson(found)}\n`);
  else if (only !== undefined) await answer(FORMS[only](found));
  else if (files.length === 0) await answer(familyTableToText(found, lookOf(process.stdout)));
}

/** The table, its reasons with the options that raise a limit. */
async function askTable({ question, holes }: AskedFamily, options: Options): Promise<FamilyTable | BadQuestion> {
  const pace = startPace(undefined, 0, 'cells');
  const found = table(question, { ...options, holes, onCell: (done, total) => pace.update(done, total) });
  pace.stop();
  if ('error' in found) return found;
  return { ...found, cells: found.cells.map(cellWithOption) };
}

function cellWithOption(cell: TableCell): TableCell {
  return {
    ...cell,
    ...(cell.reason !== undefined && { reason: withOption(cell.reason, cell.limit) }),
    ...(cell.error !== undefined && { error: errorWithOption(cell.error) }),
  };
}
