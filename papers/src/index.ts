/** `impartial-papers`: the papers statement by statement, the tables that one of them prints, and every theorem tried against play. */
import {
  type Catalogue,
  catalogue,
  checkCatalogue,
  listTrials,
  mirrorTheorem,
  type Progress,
  quotientOfComponents,
  type SolveOptions,
  type TheoremFacts,
  type TheoremTrial,
  type TriedTheorem,
  theories,
  tryTheorems,
  type Verdict,
} from 'impartial/internal';
import { type PaperTable, paperTableWith, type TableOptions } from './node-kayles/computed-tables.ts';
import { type Chosen, chooseStatements, papers } from './papers.ts';
import { beyondSearch } from './statements/beyond-search.ts';
import { type PlayedOut, playOut } from './statements/play-out.ts';
import { type CheckedStatement, checkStatement, type PaperOutcome, type PaperProgress, runPapers } from './statements/run.ts';
import { findSlips as findSlipsOf, listSlips, type Slip } from './statements/slips.ts';
import { isWrongAtTable } from './survivor-nim/wrong-tables.ts';

/** The catalogue is ours unless callers bring one. */
type Options = Partial<SolveOptions>;

/** Every theorem that a verdict may rest on: those of the catalogue, those of the compounds, and those of the ways of solving. */
export function listTheorems(): readonly TheoremFacts[] {
  const all = [...catalogue.entries.flatMap(({ theorems }) => theorems), ...theories, mirrorTheorem, quotientOfComponents];
  return [...new Map(all.map((theorem) => [theorem.id, theorem])).values()];
}

/** Tries every theorem of the catalogue against the definition; yields progress and returns what each was tried on. */
export function checkTheorems(options: Options = {}): Generator<Progress, readonly TriedTheorem[]> {
  return checkCatalogue({ catalogue, ...options }, beyondSearch);
}

/** The questions on which theorems are tried, for a caller who deals them out to several threads. */
export function listTheoremTrials(options: Options = {}): readonly TheoremTrial[] {
  return listTrials({ catalogue, ...options }, beyondSearch);
}

/** Tries the theorems on some of these questions, those of a group best in one call; `joinTried` makes one list of several. */
export function tryTheoremsOn(trials: readonly TheoremTrial[], options: Options = {}): readonly TriedTheorem[] {
  return tryTheorems(trials, { catalogue, ...options });
}

/** Plays through the papers, or through chosen statements of them; yields progress and returns what each gave. */
export function checkPapers(
  chosen: readonly Chosen[] = chooseStatements(),
  { deep = false, ...options }: Options & { readonly deep?: boolean } = {},
): Generator<PaperProgress, readonly PaperOutcome[]> {
  return runPapers(chosen, { deep, catalogue, ...options });
}

/** Makes the check of one statement; `judgeStatement` says what follows from it. */
export function checkOneStatement(
  { statement }: Chosen,
  { deep = false, ...options }: Options & { readonly deep?: boolean } = {},
): CheckedStatement {
  return checkStatement(statement, { deep, catalogue, ...options });
}

/** A play from a question by the rules alone, such as the counterexample to a statement; undefined where it is too large. */
export function playByRules(question: string, options: Options = {}): PlayedOut | undefined {
  return playOut(question, { catalogue, ...options });
}

/** The errors in print that the theorems of the verdict set right, for positions of its setting; in Survivor Nim those at its own table. */
export function findSlips(
  slips: readonly Slip[],
  verdict: Pick<Verdict, 'question' | 'because'>,
  games: Catalogue,
): readonly Slip[] {
  return findSlipsOf(
    slips,
    verdict,
    games,
    ({ paper, name }, question) => paper !== 'survivor-nim' || isWrongAtTable(name, question),
  );
}

/** What the papers print wrongly and the theorems of this verdict set right, as far as positions of its setting show it. */
export function slipsAbout(verdict: Verdict, options: Options = {}): readonly Slip[] {
  return findSlips(listSlips(papers), verdict, options.catalogue ?? catalogue);
}

/** Table 1, 2 or 3 of the paper on compound Node-Kayles, computed and beside it what is printed. */
export function paperTable(number: number, options: Options & Pick<TableOptions, 'to'> = {}): PaperTable | undefined {
  return paperTableWith(number, { catalogue, ...options });
}

export type { Progress, TheoremTrial, TriedTheorem } from 'impartial/internal';
export { groupTrials, joinTried } from 'impartial/internal';
export { papersToMarkdown } from './markdown.ts';
export type { PaperTable, TableRow } from './node-kayles/computed-tables.ts';
export { type Chosen, chooseStatements, papers } from './papers.ts';
export type { PlayedOut } from './statements/play-out.ts';
export { recordedCounts } from './statements/recorded-counts.ts';
export { type CheckedStatement, judgeStatement, type PaperOutcome, type PaperProgress } from './statements/run.ts';
export { listSlips, type Slip } from './statements/slips.ts';
export type { Count, Counterexample, Found, Paper, Statement, Status } from './statements/statement.ts';
export { findStatement, statementId } from './statements/statement-id.ts';
export type { TheoremProof } from './statements/theorem-proof.ts';
export { triedTheorems } from './statements/tried-theorems.ts';
export { type Extreme, extremeSeatings } from './survivor-nim/seatings.ts';
export { endedAsRecorded, papersSummary, papersToText, statementToText } from './text.ts';
export { theoremProofs } from './theorem-proofs.ts';
