/** What `impartial verify` shows: a table for each paper as soon as it is done, or one statement at length. */
import type { Options } from 'impartial';
import { answerLine, hasHeld, triedToText, wrapWords } from 'impartial/present';
import {
  endedAsRecorded,
  type PaperOutcome,
  papersSummary,
  papersToMarkdown,
  papersToText,
  playByRules,
  statementToText,
  type TriedTheorem,
  theoremProofs,
} from 'impartial-papers';
import type { SolveFlags } from './solve-options.ts';
import { answer, clearProgress, lookOf } from './terminal.ts';
import type { Selection } from './verify-choice.ts';
import { runChecks } from './verify-run.ts';

export interface VerifyFlags extends SolveFlags {
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly deep?: boolean;
}

export async function verifyPapers(
  { chosen, isAll, isAtLength, related }: Selection,
  flags: VerifyFlags,
  options: Options,
): Promise<void> {
  const { json = false, markdown = false, deep = false } = flags;
  const look = lookOf(process.stdout);
  const areTables = !json && !markdown && !isAtLength;
  let told = Promise.resolve();
  const { outcomes, theorems } = await runChecks(chosen, isAll && !markdown, flags, options, (outcomes) => {
    if (!areTables) return;
    clearProgress();
    told = told.then(() => answer(papersToText(outcomes, look)));
  });
  await told;
  const isAsRecorded = outcomes.every(endedAsRecorded) && theorems.every(hasHeld);
  if (!isAsRecorded) process.exitCode = 1;
  if (json) return answer(`${answerLine(toData(outcomes, theorems, deep))}\n`);
  if (markdown) return answer(papersToMarkdown(outcomes, deep));
  if (isAtLength) {
    const texts = outcomes.map((each) => statementToText(each, deep, playOf(each, options), look, theoremProofs));
    const also = related.length === 0 ? [] : ['', ...wrapWords(`See also: ${related.join(' · ')}`, look.width), ''];
    return answer(texts.join('\n') + also.map(look.paint.dim).join('\n'));
  }
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
      const { name, says, truth, recorded, counterexample, theorems: carriers } = statement;
      return {
        paper: paper.id,
        name,
        says,
        truth,
        status,
        recorded,
        counterexample,
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
