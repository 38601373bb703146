/**
 * The terms of a sequence: collected with progress and checkpoints, written in the forms that were asked for.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type BadQuestion,
  eachStretch,
  fillHole,
  genusStretches,
  type Options,
  type Stretch,
  solve,
  statisticsAtPowers,
} from 'impartial';
import {
  answerLine,
  eachBFilePiece,
  eachCsvPiece,
  kindOfValue,
  type ShownTerm,
  statisticsToText,
  termData,
  termsToSvg,
  termsToTex,
  termsToText,
} from 'impartial/present';
import { INTERRUPTED, Interrupted, Interrupts } from './interrupts.ts';
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
  if ('error' in each) return { terms, refused: each };
  const pace = startPace(to + 1, start.known?.length ?? start.from ?? 0);
  const interrupts = new Interrupts();
  for (;;) {
    const { stretches, isDone, isInterrupted } = collectSome(each, interrupts);
    const bad = stretches.find(({ error }) => error !== undefined);
    for (const stretch of stretches) {
      if (stretch === bad) break;
      terms.add(stretch);
      pace.update(terms.next);
      checkpoint?.keep(terms, stretch.heaps);
    }
    if (isInterrupted || isDone || bad !== undefined) {
      pace.stop();
      checkpoint?.save();
    }
    if (isInterrupted) endInterrupted(terms, checkpoint);
    if (isDone || bad !== undefined) {
      interrupts.end();
      const refused = bad?.error && { question: fillHole(line, bad.from), error: bad.error };
      return { terms, refused };
    }
    await nextTurn();
  }
}

/** Milliseconds after which the event loop hears of a signal that came between two stretches. */
const SLICE = 50;

interface Slice {
  readonly stretches: readonly Stretch[];
  /** Whether the sequence has come to its end. */
  readonly isDone: boolean;
  readonly isInterrupted: boolean;
}

/** Stretches for a while. Those that were whole when Ctrl-C was pressed are among them. */
function collectSome(each: Iterator<Stretch, void>, interrupts: Interrupts): Slice {
  const stretches: Stretch[] = [];
  const begun = performance.now();
  try {
    const isDone = interrupts.run(() => {
      while (performance.now() - begun < SLICE) {
        const next = each.next();
        if (next.done === true) return true;
        stretches.push(next.value);
      }
      return false;
    });
    return { stretches, isDone, isInterrupted: false };
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    return { stretches, isDone: false, isInterrupted: true };
  }
}

/** What a person who pressed Ctrl-C wants to know: how far it came, and whether the work is lost. */
function endInterrupted(terms: TermList, checkpoint: SequenceCheckpoint | undefined): never {
  const reached = terms.length === 0 ? 'before the first value' : `after n = ${terms.next - 1}`;
  const kept =
    checkpoint === undefined
      ? 'nothing was kept (--checkpoint keeps what is found)'
      : checkpoint.isMissing || terms.length === 0
        ? 'nothing was kept'
        : 'the checkpoint has all of it, and the same command goes on from there';
  talk(`impartial: interrupted ${reached}; ${kept}`);
  process.exit(INTERRUPTED);
}

/** Writes each form that was asked for; a plain list where none was. `kind` is what the values are. */
export async function writeTerms(question: string, terms: TermList, form: TermForm, kind: string): Promise<void> {
  const forms = [
    [form.csv, () => eachCsvPiece(terms)],
    [form.bfile, () => eachBFilePiece(terms)],
    [form.latex, () => [termsToTex(question, terms)]],
    [form.plot, () => [plotOf(question, terms, kind)]],
  ] as const;
  for (const [to, pieces] of forms) if (typeof to === 'string' && !isPrinted(to)) writeParts(to, pieces());
  const printed = forms.find(([to]) => isPrinted(to));
  if (printed !== undefined) for (const piece of printed[1]()) await answer(piece);
  else if (form.compare !== undefined) return;
  else if (form.stats === true) await answer(statisticsOf(question, terms, form));
  else if (form.json === true) await answer(listOf(question, terms));
  else if (forms.every(([to]) => to === undefined))
    await answer(termsToText(terms, process.stdout.isTTY ? lookOf(process.stdout).width : undefined));
}

/** What the values of a family are, by one of its members: `Grundy values`. */
export function kindOfTerms(line: string, n: number, options: Options): string {
  const verdict = solve(fillHole(line, n), { ...options, moves: 0, evidence: false });
  if ('error' in verdict) return 'value';
  if (verdict.alliance !== undefined) return 'alliance that wins';
  return kindOfValue(verdict.values)?.plural ?? 'outcome: 1 won, 0 lost';
}

function listOf(question: string, terms: TermList): string {
  const from = terms.length === 0 ? undefined : terms.from;
  return `${answerLine({ question, from, values: Array.from(terms, ({ value }) => termData(value)) })}\n`;
}

function statisticsOf(question: string, terms: TermList, { json }: TermForm): string {
  const rows = statisticsAtPowers(numbers(terms));
  const sha256 = createHash('sha256');
  for (const piece of eachBFilePiece(terms)) sha256.update(piece);
  const checksum = sha256.digest('hex');
  if (json === true) return `${answerLine({ question, statistics: rows, checksum })}\n`;
  return `${statisticsToText(rows)}SHA-256 of the b-file: ${checksum}\n`;
}

function* numbers(terms: TermList): Iterable<{ readonly n: number; readonly value: number | null }> {
  for (const { n, value } of terms) yield { n, value: value === null || typeof value === 'string' ? null : Number(value) };
}

function plotOf(question: string, terms: TermList, kind: string): string {
  let largest = 0;
  for (const { value } of numbers(terms)) if (value !== null && value > largest) largest = value;
  const range = { from: terms.from, to: Math.max(terms.from, terms.next - 1), largest };
  return termsToSvg(question, terms as Iterable<ShownTerm>, range, { x: 'n', y: kind });
}
