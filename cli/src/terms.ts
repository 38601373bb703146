/**
 * The terms of a sequence: collected with progress and checkpoints, written in the forms that were asked for.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BadQuestion, eachStretch, type Options, type Stretch, statisticsAtPowers } from 'impartial';
import {
  eachBFilePiece,
  eachCsvPiece,
  type ShownTerm,
  statisticsToText,
  termsToSvg,
  termsToText,
  toJsonLine,
} from 'impartial/present';
import { INTERRUPTED, Interrupted, Interrupts } from './interrupts.ts';
import { writeParts, writeWhole } from './output-file.ts';
import { startPace } from './pace.ts';
import type { SequenceCheckpoint } from './sequence-checkpoint.ts';
import { TermList } from './term-list.ts';
import { answer, lookOf, talk } from './terminal.ts';

/** A string is a file to write; of those that go to standard output there is at most one. */
export interface TermForm {
  readonly json?: boolean;
  readonly csv?: true | string;
  readonly bfile?: true | string;
  readonly stats?: boolean;
  readonly plot?: string;
}

interface Collected {
  readonly terms: TermList;
  /** The line that is no question, where the family came to one. */
  readonly refused: BadQuestion | undefined;
}

export interface TermRange {
  readonly to: number;
  readonly from?: number;
}

export async function collectTerms(
  line: string,
  options: Options,
  { from, to }: TermRange,
  checkpoint?: SequenceCheckpoint,
): Promise<Collected> {
  const terms = new TermList();
  const start = checkpoint?.resume(terms, to) ?? {};
  const pace = startPace(to + 1);
  const each = eachStretch(line, { ...options, to, ...(from !== undefined && { from }), ...start });
  const interrupts = new Interrupts();
  for (;;) {
    const { stretches, end, isInterrupted } = collectSome(each, interrupts);
    for (const stretch of stretches) {
      terms.add(stretch);
      pace.update(terms.next);
      checkpoint?.keep(terms, stretch.heaps);
    }
    if (isInterrupted || end !== undefined) {
      pace.stop();
      checkpoint?.save();
    }
    if (isInterrupted) endInterrupted(terms, checkpoint);
    if (end !== undefined) {
      interrupts.end();
      return { terms, refused: end.refused };
    }
    await nextTurn();
  }
}

/** Milliseconds after which the event loop hears of a signal that came between two stretches. */
const SLICE = 50;

interface Slice {
  readonly stretches: readonly Stretch[];
  /** There where the sequence has come to its end. */
  readonly end?: { readonly refused: BadQuestion | undefined };
  readonly isInterrupted: boolean;
}

/** Stretches for a while. Those that were whole when Ctrl-C was pressed are among them. */
function collectSome(each: Iterator<Stretch, BadQuestion | undefined>, interrupts: Interrupts): Slice {
  const stretches: Stretch[] = [];
  const begun = performance.now();
  try {
    const end = interrupts.run(() => {
      while (performance.now() - begun < SLICE) {
        const next = each.next();
        if (next.done === true) return { refused: next.value };
        stretches.push(next.value);
      }
      return undefined;
    });
    return { stretches, ...(end !== undefined && { end }), isInterrupted: false };
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    return { stretches, isInterrupted: true };
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

/** Writes each form that was asked for; a plain list where none was. */
export async function writeTerms(question: string, terms: TermList, form: TermForm): Promise<void> {
  if (typeof form.csv === 'string') writeParts(form.csv, eachCsvPiece(terms));
  if (typeof form.bfile === 'string') writeParts(form.bfile, eachBFilePiece(terms));
  if (form.plot !== undefined) writeWhole(form.plot, plotOf(question, terms));
  if (form.csv === true) for (const piece of eachCsvPiece(terms)) await answer(piece);
  else if (form.bfile === true) for (const piece of eachBFilePiece(terms)) await answer(piece);
  else if (form.stats === true) await answer(statisticsOf(question, terms, form));
  else if (form.json === true) await answer(listOf(question, terms));
  else if (form.csv === undefined && form.bfile === undefined && form.plot === undefined)
    await answer(termsToText(terms, process.stdout.isTTY ? lookOf(process.stdout).width : undefined));
}

function listOf(question: string, terms: TermList): string {
  const from = terms.length === 0 ? undefined : terms.from;
  return `${toJsonLine({ question, from, values: Array.from(terms, ({ value }) => value) })}\n`;
}

function statisticsOf(question: string, terms: TermList, { json }: TermForm): string {
  const rows = statisticsAtPowers(numbers(terms));
  const sha256 = createHash('sha256');
  for (const piece of eachBFilePiece(terms)) sha256.update(piece);
  const checksum = sha256.digest('hex');
  if (json === true) return `${toJsonLine({ question, statistics: rows, checksum })}\n`;
  return `${statisticsToText(rows)}SHA-256 of the b-file: ${checksum}\n`;
}

function* numbers(terms: TermList): Iterable<{ readonly n: number; readonly value: number | null }> {
  for (const { n, value } of terms) yield { n, value: value === null || typeof value === 'string' ? null : Number(value) };
}

function plotOf(question: string, terms: TermList): string {
  let largest = 0;
  for (const { value } of numbers(terms)) if (value !== null && value > largest) largest = value;
  const range = { from: terms.from, to: Math.max(terms.from, terms.next - 1), largest };
  return termsToSvg(question, terms as Iterable<ShownTerm>, range);
}
