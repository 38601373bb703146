/**
 * `impartial/papers`: the papers statement by statement, the tables that one of them prints, and every theorem tried against play.
 *
 * A door of its own, since the checks of all statements are more code than asking a question takes.
 */
import { catalogue } from '../catalogue.ts';
import { theories } from '../compounds/theories.ts';
import type { Catalogue } from '../core/catalogue.ts';
import type { TheoremFacts } from '../core/theorem.ts';
import type { Verdict } from '../core/verdict.ts';
import {
  checkCatalogue,
  listTrials,
  type Progress,
  type TheoremTrial,
  type TriedTheorem,
  tryTheorems,
} from '../engine/check/checks.ts';
import { mirrorTheorem } from '../engine/solve/by-mirror.ts';
import { quotientOfComponents } from '../engine/solve/quotient-theory.ts';
import type { SolveOptions } from '../engine/solve/solve.ts';
import { type PaperTable, paperTableWith, type TableOptions } from '../games/node-kayles/paper/computed-tables.ts';
import { isWrongAtTable } from '../games/survivor-nim/paper/wrong-tables.ts';
import { beyondSearch } from '../papers/beyond-search.ts';
import { type PlayedOut, playOut } from '../papers/play-out.ts';
import { type CheckedStatement, checkStatement, type PaperOutcome, type PaperProgress, runPapers } from '../papers/run.ts';
import { findSlips as findSlipsOf, listSlips, type Slip } from '../papers/slips.ts';
import { type Chosen, chooseStatements, papers } from '../papers.ts';

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

export type { Progress, TheoremTrial, TriedTheorem } from '../engine/check/checks.ts';
export { groupTrials, joinTried } from '../engine/check/checks.ts';
export type { PaperTable, TableRow } from '../games/node-kayles/paper/computed-tables.ts';
export { type Extreme, extremeSeatings } from '../games/survivor-nim/paper/seatings.ts';
export type { PlayedOut } from '../papers/play-out.ts';
export { recordedCounts } from '../papers/recorded-counts.ts';
export { type CheckedStatement, judgeStatement, type PaperOutcome, type PaperProgress } from '../papers/run.ts';
export { listSlips, type Slip } from '../papers/slips.ts';
export type { Count, Counterexample, Found, Paper, Statement, Status } from '../papers/statement.ts';
export { findStatement, statementId } from '../papers/statement-id.ts';
export type { TheoremProof } from '../papers/theorem-proof.ts';
export { triedTheorems } from '../papers/tried-theorems.ts';
export { type Chosen, chooseStatements, papers } from '../papers.ts';
export { theoremProofs } from '../theorem-proofs.ts';
