/** What `impartial verify` shows: progress while it runs, then a table for each paper, or one statement at length. */
import {
  type Chosen,
  checkPapers,
  endedAsRecorded,
  hasHeld,
  type Options,
  type PaperOutcome,
  papersSummary,
  papersToMarkdown,
  papersToText,
  playByRules,
  statementToText,
  triedToText,
  wrapWords,
} from 'impartial';
import { startProgress } from './progress.ts';
import type { SolveFlags } from './solve-options.ts';
import { answer, lookOf } from './terminal.ts';
import { type ShownTried, startTheorems } from './verify-worker.ts';

export interface VerifyFlags extends SolveFlags {
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly deep?: boolean;
}

/** What to try, and how to tell it: everything with the theorems of the catalogue, tables, or single statements at length. */
export interface Selection {
  readonly chosen: readonly Chosen[];
  readonly isAll: boolean;
  readonly isAtLength: boolean;
}

export async function verifyPapers(
  { chosen, isAll, isAtLength }: Selection,
  flags: VerifyFlags,
  options: Options,
): Promise<void> {
  const { json = false, markdown = false, deep = false } = flags;
  const trying = isAll && !markdown ? startTheorems(flags) : [];
  const outcomes = await runWithProgress(checkPapers(chosen, { ...options, deep }));
  const theorems = await trying;
  if (!outcomes.every(endedAsRecorded) || !theorems.every(hasHeld)) process.exitCode = 1;
  const look = lookOf(process.stdout);
  if (json) return answer(`${JSON.stringify(toData(outcomes, theorems, deep))}\n`);
  if (markdown) return answer(papersToMarkdown(outcomes, deep));
  if (isAtLength) {
    const told = outcomes.map((each) => statementToText(each, deep, playOf(each, options), look));
    return answer(told.join('\n'));
  }
  await answer(papersToText(outcomes, look));
  if (theorems.length > 0)
    await answer(`${look.paint.strong('Every theorem of the catalogue')}\n${triedToText(theorems, look)}\n`);
  const paint = outcomes.every(endedAsRecorded) ? look.paint.good : look.paint.bad;
  await answer(`${wrapWords(papersSummary(outcomes), look.width).map(paint).join('\n')}\n`);
}

function playOf({ found: { printed, corrected, solved } }: PaperOutcome, options: Options) {
  const question = printed.smallest ?? corrected?.smallest ?? solved?.smallest;
  return question === undefined ? undefined : playByRules(question, options);
}

/** Runs a generator that reports how far it is, with a bar on a terminal. */
async function runWithProgress<Result>(run: Generator<{ readonly done: number; readonly all: number }, Result>): Promise<Result> {
  let step = run.next();
  if (step.done) return step.value;
  const progress = await startProgress(step.value.all);
  for (; !step.done; step = run.next()) progress.update(step.value.done);
  progress.stop();
  return step.value;
}

function toData(outcomes: readonly PaperOutcome[], theorems: readonly ShownTried[], deep: boolean) {
  return {
    summary: papersSummary(outcomes),
    deep,
    statements: outcomes.map(({ paper, statement, found, status, complaints }) => {
      const { name, says, truth, recorded, theorems: carriers } = statement;
      return {
        paper: paper.id,
        name,
        says,
        truth,
        status,
        recorded,
        domain: statement.domain(deep),
        ...found,
        theorems: carriers,
        complaints,
      };
    }),
    theorems: theorems.map(({ theorem, cases, disagreements }) => ({ theorem: theorem.id, cases, disagreements })),
  };
}
