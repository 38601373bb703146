/**
 * The terms of a sequence: collected with progress and checkpoints, written in the forms that were asked for.
 */
import { createHash } from 'node:crypto';
import { type BadQuestion, eachStretch, fillHole, genusStretches, type Options, statisticsAtPowers } from 'impartial';
import {
  answerLine,
  eachBFilePiece,
  eachCsvPiece,
  OUTCOMES,
  type ShownTerm,
  statisticsToText,
  termData,
  termsToSvg,
  termsToTex,
  termsToText,
  termToNumber,
} from 'impartial/present';
import { INTERRUPTED, Interrupts } from './interrupts.ts';
import { writeParts } from './output-file.ts';
import { startPace } from './pace.ts';
import type { SequenceCheckpoint } from './sequence-checkpoint.ts';
import { isPrinted } from './standard-output.ts';
import { TermList } from './term-list.ts';
import { answer, lookOf, talk } from './terminal.ts';

/** A string is a file to write; of those that go to standard output there is at most one. */
export interface TermForm {
  readonly json?: boolean;
  readonly csv?: true | string;
  readonly bfile?: true | string;
  readonly stats?: boolean;
  readonly latex?: true | string;
  readonly plot?: string;
  /** What is written then is the comparison, unless a form is asked for beside it. */
  readonly compare?: string;
}

interface Collected {
  readonly terms: TermList;
  /** Whether Ctrl-C was pressed before the last term. */
  readonly isInterrupted: boolean;
  /** The line that is no question, where the family came to one. */
  readonly refused: BadQuestion | undefined;
}

export interface TermRange {
  readonly to: number;
  readonly from?: number;
  /** Genera instead of values. */
  readonly genus?: boolean;
}

export async function collectTerms(
  line: string,
  options: Options,
  { from, to, genus }: TermRange,
  checkpoint?: SequenceCheckpoint,
): Promise<Collected> {
  const terms = new TermList();
  const start = checkpoint?.resume(terms, to) ?? {};
  const stretches = genus === true ? genusStretches : eachStretch;
  const each = stretches(line, { ...options, to, ...(from !== undefined && { from }), ...start });
  if ('error' in each) return { terms, isInterrupted: false, refused: each };
  const pace = startPace(to + 1, start.known?.length ?? start.from ?? 0);
  const interrupts = new Interrupts();
  let refused: BadQuestion | undefined;
  const isInterrupted = !interrupts.runToEnd(() => {
    for (const stretch of each) {
      if (stretch.error !== undefined) {
        refused = { question: fillHole(line, stretch.from), error: stretch.error };
        return;
      }
      terms.add(stretch);
      pace.update(terms.next);
      checkpoint?.keep(terms, stretch.heaps);
    }
  });
  pace.stop();
  checkpoint?.save();
  interrupts.end();
  return { terms: terms.settled(), isInterrupted, refused };
}

/** What a person who pressed Ctrl-C wants to know: how far it came, and whether the next run can continue. */
export function tellInterrupted(terms: TermList, checkpoint: SequenceCheckpoint | undefined): void {
  process.exitCode = INTERRUPTED;
  if (terms.length === 0) {
    talk('impartial: interrupted before the first value');
    return;
  }
  const isKept = checkpoint !== undefined && !checkpoint.isMissing;
  const next = isKept ? 'the same command continues from the checkpoint' : 'with --checkpoint the next run continues from there';
  talk(`impartial: interrupted after n = ${terms.next - 1}; what was found so far is written, and ${next}`);
}

/** Writes each form that was asked for, or a plain list. */
export async function writeTerms(question: string, terms: TermList, form: TermForm): Promise<void> {
  const { kind } = terms;
  const forms = [
    [form.csv, () => eachCsvPiece(terms, kind)],
    [form.bfile, () => eachBFilePiece(terms, kind)],
    [form.latex, () => [termsToTex(question, terms, kind)]],
    [form.plot, () => [plotOf(question, terms)]],
  ] as const;
  for (const [to, pieces] of forms) if (typeof to === 'string' && !isPrinted(to)) writeParts(to, pieces());
  const printed = forms.find(([to]) => isPrinted(to));
  if (printed !== undefined) for (const piece of printed[1]()) await answer(piece);
  else if (form.compare !== undefined) return;
  else if (form.stats === true) await answer(statisticsOf(question, terms, form));
  else if (form.json === true) await answer(listOf(question, terms));
  else if (forms.every(([to]) => to === undefined))
    await answer(termsToText(terms, kind, process.stdout.isTTY ? lookOf(process.stdout).width : undefined));
}

function listOf(question: string, terms: TermList): string {
  const { kind } = terms;
  const from = terms.length === 0 ? undefined : terms.from;
  return `${answerLine({ question, ...(terms.length > 0 && { kind }), from, values: Array.from(terms, ({ value }) => termData(value)) })}\n`;
}

function statisticsOf(question: string, terms: TermList, { json }: TermForm): string {
  const rows = statisticsAtPowers(numbers(terms));
  const sha256 = createHash('sha256');
  for (const piece of eachBFilePiece(terms, terms.kind)) sha256.update(piece);
  const checksum = sha256.digest('hex');
  if (json === true) return `${answerLine({ question, kind: terms.kind, statistics: rows, checksum })}\n`;
  return `${kindOfNumbers(terms)}:\n${statisticsToText(rows)}SHA-256 of the b-file: ${checksum}\n`;
}

function* numbers(terms: TermList): Iterable<{ readonly n: number; readonly value: number | null }> {
  for (const { n, value } of terms) {
    const number = termToNumber(value);
    yield { n, value: number === null ? null : Number(number) };
  }
}

/** What the numbers are in which the terms are counted and drawn. */
function kindOfNumbers({ kind }: TermList): string {
  return kind === OUTCOMES ? 'Outcomes (1: the player to move wins, 0: loses)' : kind;
}

function plotOf(question: string, terms: TermList): string {
  let largest = 0;
  for (const { value } of numbers(terms)) if (value !== null && value > largest) largest = value;
  const range = { from: terms.from, to: Math.max(terms.from, terms.next - 1), largest };
  return termsToSvg(question, terms as Iterable<ShownTerm>, range, { x: 'n', y: kindOfNumbers(terms) });
}
