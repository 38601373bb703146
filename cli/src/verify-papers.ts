/** What `impartial verify` shows: a table for each paper, or one statement at length. */
import {
  type Chosen,
  endedAsRecorded,
  hasHeld,
  type Options,
  type PaperOutcome,
  papersSummary,
  papersToMarkdown,
  papersToText,
  playByRules,
  statementToText,
  type TriedTheorem,
  triedToText,
  wrapWords,
} from 'impartial';
import type { SolveFlags } from './solve-options.ts';
import { answer, lookOf } from './terminal.ts';
import { runChecks } from './verify-run.ts';

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
  const { outcomes, theorems } = await runChecks(chosen, isAll && !markdown, flags, options);
  const isAsRecorded = outcomes.every(endedAsRecorded) && theorems.every(hasHeld);
  if (!isAsRecorded) process.exitCode = 1;
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
  const paint = isAsRecorded ? look.paint.good : look.paint.bad;
  await answer(`${wrapWords(papersSummary(outcomes), look.width).map(paint).join('\n')}\n`);
}

function playOf({ found: { printed, corrected, solved } }: PaperOutcome, options: Options) {
  const question = printed.smallest ?? corrected?.smallest ?? solved?.smallest;
  return question === undefined ? undefined : playByRules(question, options);
}

function toData(outcomes: readonly PaperOutcome[], theorems: readonly TriedTheorem[], deep: boolean) {
  return {
    summary: papersSummary(outcomes),
    deep,
    statements: outcomes.map(({ paper, statement, found, milliseconds, status, complaints }) => {
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
        milliseconds,
        theorems: carriers,
        complaints,
      };
    }),
    theorems: theorems.map(({ theorem, cases, disagreements }) => ({ theorem: theorem.id, cases, disagreements })),
  };
}
