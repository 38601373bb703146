/**
 * A search for a misère quotient that shows how far it is, that Ctrl-C ends with what is known, and that a later run goes on from.
 *
 * The file has the quotient as certificates have it. It is not trusted: the library checks it before it goes on from there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { type BadQuestion, type MisereAnswer, type MisereStep, misereSteps, type Options, type SavedQuotient } from 'impartial';
import { Interrupts } from './interrupts.ts';
import { writeWhole } from './output-file.ts';
import { reasonOf } from './reason-of.ts';
import { Saver } from './saver.ts';
import { clearProgress, talk, talkOfProgress } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Whose quotient a file has. */
export interface QuotientOwner {
  readonly question: string;
  readonly version: string;
  readonly rulesets: string;
}

export interface QuotientWishes {
  readonly to?: number;
  readonly checkpoint?: { readonly path: string; readonly owner: QuotientOwner };
}

const FORMAT = 'impartial-quotient-1';

export interface FoundQuotient {
  readonly answer: MisereAnswer;
  readonly isInterrupted: boolean;
}

export async function searchQuotient(
  question: string,
  options: Options,
  { to, checkpoint }: QuotientWishes,
): Promise<FoundQuotient | BadQuestion> {
  const known = checkpoint === undefined ? undefined : readQuotient(checkpoint.path, checkpoint.owner);
  let step: MisereStep | undefined;
  const progress = startProgress(() => step);
  const steps = misereSteps(question, {
    ...options,
    ...(progress.onProgress && { onProgress: progress.onProgress }),
    ...(to !== undefined && { to }),
    ...(known !== undefined && { known }),
  });
  if ('error' in steps) return steps;
  const saver = new Saver(() => {
    if (checkpoint !== undefined && step !== undefined) saveQuotient(checkpoint.path, checkpoint.owner, step.save());
  });
  const interrupts = new Interrupts();
  let isInterrupted: boolean;
  try {
    isInterrupted = !interrupts.runToEnd(() => {
      for (let next = steps.next(); ; next = steps.next()) {
        step = next.value;
        if (next.done === true) return;
        if (saver.isDue) saver.save();
      }
    });
  } finally {
    interrupts.end();
    progress.stop();
  }
  if (checkpoint !== undefined) saver.save();
  if (saver.isMissing) process.exitCode = 1;
  if (step === undefined)
    return { question, error: { code: 'interrupted', message: 'Nothing was found before the end.', at: 0 } };
  const answer = step.answer();
  return { answer: isInterrupted ? { ...answer, reason: 'it was interrupted' } : answer, isInterrupted };
}

/** On a terminal: the heap that is looked at, and how much is stored for it. */
function startProgress(last: () => MisereStep | undefined): { onProgress?: Options['onProgress']; stop(): void } {
  if (process.stderr.isTTY !== true) return { stop: () => undefined };
  let [due, isShown] = [performance.now() + 1000, false];
  return {
    onProgress({ positions }) {
      if (performance.now() < due) return;
      due = performance.now() + 200;
      isShown = true;
      const step = last();
      talkOfProgress(`heap ${(step?.heap ?? 0) + 1}: ${step?.order ?? 1} elements so far, ${positions} looked at`);
    },
    stop() {
      if (isShown) clearProgress();
    },
  };
}

function saveQuotient(path: string, owner: QuotientOwner, known: SavedQuotient): void {
  writeWhole(path, `${JSON.stringify({ format: FORMAT, ...owner, ...known })}\n`);
}

/** Undefined where there is no such file yet. */
function readQuotient(path: string, owner: QuotientOwner): SavedQuotient | undefined {
  if (!existsSync(path)) return undefined;
  const refuse = (why: string) => new UsageError(`the checkpoint ${path} ${why}; it was left as it is`);
  const found = parse(path);
  if (found?.format !== FORMAT) throw refuse('is no checkpoint of a misère quotient');
  if (found.version !== owner.version)
    throw refuse(`is from version ${found.version} of the program, and this is ${owner.version}`);
  if (found.question !== owner.question) throw refuse(`belongs to another question: ${String(found.question).slice(0, 60)}`);
  if (found.rulesets !== owner.rulesets) throw refuse('was made with other rules: the file of --ruleset has changed since');
  const { actions, lost, classes } = found;
  if (!isTable(actions) || !isList(lost) || !isList(classes)) throw refuse('is damaged');
  talk(`impartial: the search goes on from heap ${classes.length} of the checkpoint`);
  return { actions, lost, classes };
}

function parse(path: string): Record<string, unknown> | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

function isTable(value: unknown): value is number[][] {
  return Array.isArray(value) && value.every(isList);
}
