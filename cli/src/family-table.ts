/** The table of a family with holes: asked with progress, and written in the forms that were asked for. */
import { type BadQuestion, type FamilyTable, type Options, table } from 'impartial';
import {
  answerToJson,
  errorToText,
  familyTableToCsv,
  familyTableToMarkdown,
  familyTableToTex,
  familyTableToText,
  toJsonLine,
} from 'impartial/present';
import type { AskedFamily } from './hole-options.ts';
import { errorWithOption, withOption } from './limit-options.ts';
import { STANDARD_OUTPUT, writeWhole } from './output-file.ts';
import { startPace } from './pace.ts';
import { answer, lookOf, talk } from './terminal.ts';
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
  const files = names.filter((name) => typeof form[name] === 'string' && form[name] !== STANDARD_OUTPUT);
  const printed = names.filter((name) => form[name] !== undefined && !files.includes(name));
  if (printed.length + (form.json === true ? 1 : 0) > 1)
    throw new UsageError('choose one of --json, --csv, --markdown and --latex, or give files to write to');
  const found = await askTable(asked, options);
  if ('error' in found) return refuse(found, form);
  if (found.cells.some(({ outcome, error }) => outcome === 'unknown' || error !== undefined)) process.exitCode = 1;
  for (const name of files) writeWhole(form[name] as string, FORMS[name](found));
  const [only] = printed;
  if (form.json === true) await answer(`${toJsonLine(found)}\n`);
  else if (only !== undefined) await answer(FORMS[only](found));
  else if (files.length === 0) await answer(familyTableToText(found, lookOf(process.stdout)));
}

/** The table, its reasons with the options that raise a limit. */
async function askTable({ question, holes }: AskedFamily, options: Options): Promise<FamilyTable | BadQuestion> {
  const pace = startPace(undefined, 0, 'cells');
  const found = table(question, { ...options, holes, onCell: (done, total) => pace.update(done, total) });
  pace.stop();
  if ('error' in found) return found;
  const cells = found.cells.map((cell) =>
    cell.reason === undefined ? cell : { ...cell, reason: withOption(cell.reason, cell.limit) },
  );
  return { ...found, cells };
}

function refuse(found: BadQuestion, { json }: TableForm): Promise<void> | void {
  process.exitCode = 1;
  const named = { ...found, error: errorWithOption(found.error) };
  if (json === true) return answer(`${answerToJson(named)}\n`);
  talk(errorToText(named.question, named.error, lookOf(process.stderr)));
}
