/**
 * The terms of a sequence: collected with progress, written in the form that was asked for.
 */
import {
  type BadQuestion,
  type Options,
  sequence,
  type Term,
  termsToBFile,
  termsToCsv,
  termsToText,
  toJsonLine,
} from 'impartial';
import { writeWhole } from './output-file.ts';
import { startProgress } from './progress.ts';
import { answer, lookOf } from './terminal.ts';

/** At most one of these; a string is a file to write. */
export interface TermForm {
  readonly json?: boolean;
  readonly csv?: true | string;
  readonly bfile?: true | string;
}

interface Collected {
  readonly terms: readonly Term[];
  /** The line that is no question, where the family came to one. */
  readonly refused: BadQuestion | undefined;
}

export async function collectTerms(
  line: string,
  options: Options,
  range: { readonly to: number; readonly from?: number },
): Promise<Collected> {
  const { to, from } = range;
  const progress = await startProgress(to);
  const terms: Term[] = [];
  const each = sequence(line, { ...options, to, ...(from !== undefined && { from }) });
  let next = each.next();
  for (; !next.done; next = each.next()) {
    terms.push(next.value);
    progress.update(next.value.n);
  }
  progress.stop();
  return { terms, refused: next.value };
}

export async function writeTerms(question: string, terms: readonly Term[], form: TermForm): Promise<void> {
  const file = form.csv ?? form.bfile;
  const text = termsAs(form, question, terms);
  if (typeof file === 'string') writeWhole(file, text);
  else await answer(text);
}

function termsAs({ json, csv, bfile }: TermForm, question: string, terms: readonly Term[]): string {
  if (json === true) return `${toJsonLine({ question, from: terms[0]?.n, values: terms.map(({ value }) => value) })}\n`;
  if (csv !== undefined) return termsToCsv(terms);
  if (bfile !== undefined) return termsToBFile(terms);
  return termsToText(terms, process.stdout.isTTY ? lookOf(process.stdout).width : undefined);
}
