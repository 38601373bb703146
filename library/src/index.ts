/**
 * The front door: `solve`, `explain`, `verify`, `sequence`, `listMoves`, `catalogue`.
 *
 * Synchronous, without Node or a browser; kernels are loaded elsewhere and passed in.
 */
import { catalogue } from './catalogue.ts';
import type { BadQuestion, Verdict } from './core/verdict.ts';
import {
  checkCatalogue,
  listTrials,
  type Progress,
  type TheoremTrial,
  type TriedTheorem,
  tryTheorems,
} from './engine/check/checks.ts';
import { type Check, verifyWith } from './engine/check/verify.ts';
import { type CertificateOptions, verifyCertificateWith } from './engine/check/verify-certificate.ts';
import { type ComponentList, componentMovesWith, type PartMove, playPartsWith } from './engine/moves/component-moves.ts';
import { type DelayingMove, delayingMoveWith } from './engine/moves/delaying.ts';
import { eachMoveWith, eachOfferWith, type OfferedMove, type PlayedMove } from './engine/moves/each-move.ts';
import { listMovesWith, type MoveList } from './engine/moves/list-moves.ts';
import { type PeriodAnswer, type PeriodOptions, periodWith } from './engine/sequence/period.ts';
import { eachStretchWith, type SequenceOptions, sequenceWith } from './engine/sequence/sequence.ts';
import { type Explanation, explainWith } from './engine/solve/explain.ts';
import { type GameTable, gameTableWith } from './engine/solve/game-table.ts';
import { type NoProof, proveWith, type SearchProof } from './engine/solve/prove.ts';
import { type SolveOptions, solveWith } from './engine/solve/solve.ts';
import { type PaperTable, paperTableWith, type TableOptions } from './games/node-kayles/paper/computed-tables.ts';
import { plainKernels } from './numeric/plain-kernels.ts';
import { type PlayedOut, playOut } from './papers/play-out.ts';
import { type CheckedStatement, checkStatement, type PaperOutcome, type PaperProgress, runPapers } from './papers/run.ts';
import { type Chosen, chooseStatements } from './papers.ts';
import { checkProof, type ProofCheck, ProofChecker } from './proof/check.ts';

/** Options as callers write them: the catalogue is ours unless they bring one. */
export type Options = Partial<SolveOptions>;

/** Who wins, which moves win, what the value is, and why. */
export function solve(question: string, options: Options = {}): Verdict | BadQuestion {
  return solveWith(question, { catalogue, ...options });
}

/** The verdict at length: the rule, the theorems in full, those passed over, a line of play. */
export function explain(question: string, options: Options = {}): Explanation | BadQuestion {
  return explainWith(question, { catalogue, ...options });
}

/** Checks a verdict by play alone, without theorems. */
export function verify(question: string, verdict: Verdict, options: Options = {}): Check {
  return verifyWith(question, verdict, { catalogue, ...options });
}

/** Checks a certificate as `solve` writes it, by separate code. */
export function verifyCertificate(json: unknown, options: Options & Pick<CertificateOptions, 'onValues'> = {}): Check {
  return verifyCertificateWith(json, { catalogue, ...options });
}

/** The proof of a search, line by line: what `verifyProof` and other people's checkers read. No theorem is used. */
export function prove(question: string, options: Options = {}): SearchProof | NoProof | BadQuestion {
  return proveWith(question, { catalogue, ...options });
}

/** Every position that play can reach, with its options and who wins: what `tableToLean` writes for a proof assistant. */
export function gameTable(question: string, options: Options = {}): GameTable | NoProof | BadQuestion {
  return gameTableWith(question, { catalogue, ...options });
}

/** Checks a proof by the rules alone, a line at a time, each without its line feed. Only the time of the limits counts. */
export function verifyProof(lines: Iterable<string>, options: Options = {}): ProofCheck {
  return checkProof(lines, { catalogue, ...options });
}

/** The same for lines that come one by one. */
export function startProofCheck(options: Options = {}): ProofChecker {
  return new ProofChecker({ catalogue, ...options });
}

/** Tries every theorem of the catalogue against the definition; yields progress and returns what each was tried on. */
export function checkTheorems(options: Options = {}): Generator<Progress, readonly TriedTheorem[]> {
  return checkCatalogue({ catalogue, ...options });
}

/** The questions on which theorems are tried, for a caller who deals them out to several threads. */
export function listTheoremTrials(options: Options = {}): readonly TheoremTrial[] {
  return listTrials({ catalogue, ...options });
}

/** Tries the theorems on some of these questions; `joinTried` makes one list of several. */
export function tryTheoremsOn(trials: readonly TheoremTrial[], options: Options = {}): readonly TriedTheorem[] {
  return tryTheorems(trials, { catalogue, ...options });
}

/** Plays through the papers, or through chosen statements of them; yields progress and returns what each gave. */
export function checkPapers(
  chosen: readonly Chosen[] = chooseStatements(),
  { deep = false, ...options }: Options & { readonly deep?: boolean } = {},
): Generator<PaperProgress, readonly PaperOutcome[]> {
  return runPapers(chosen, { deep, catalogue, kernels: plainKernels, ...options });
}

/** Makes the check of one statement; `judgeStatement` says what follows from it. */
export function checkOneStatement(
  { statement }: Chosen,
  { deep = false, ...options }: Options & { readonly deep?: boolean } = {},
): CheckedStatement {
  return checkStatement(statement, { deep, catalogue, kernels: plainKernels, ...options });
}

/** A play from a question by the rules alone, such as the counterexample to a statement; undefined where it is too large. */
export function playByRules(question: string, options: Options = {}): PlayedOut | undefined {
  return playOut(question, { catalogue, kernels: plainKernels, ...options });
}

/** The move that holds out longest from a lost position, by search; undefined where there is none or the search is too large. */
export function delayingMove(question: string, options: Options = {}): DelayingMove | undefined {
  return delayingMoveWith(question, { catalogue, ...options });
}

/** All moves with the outcome that each leads to. */
export function listMoves(question: string, options: Options = {}): MoveList | BadQuestion {
  return listMovesWith(question, { catalogue, ...options });
}

/** The moves one by one, without outcomes; returns whether these were all. */
export function eachMove(question: string, options: Options = {}): Generator<PlayedMove, boolean> | BadQuestion {
  return eachMoveWith(question, { catalogue, ...options });
}

/** The same, where the question after a move is written only when asked for: for positions whose lines are very long. */
export function eachOffer(question: string, options: Options = {}): Generator<OfferedMove, boolean> | BadQuestion {
  return eachOfferWith(question, { catalogue, ...options });
}

/** The moves of each component by itself, `moves` of them at most: what a board offers. */
export function componentMoves(question: string, options: Options = {}): ComponentList | BadQuestion {
  return componentMovesWith(question, { catalogue, ...options });
}

/** The move made of these moves in components, in lines of up to `longest` characters; undefined where it is none. */
export function playParts(
  question: string,
  parts: readonly PartMove[],
  options: Options & { readonly longest?: number } = {},
): PlayedMove | undefined {
  return playPartsWith(question, parts, { catalogue, ...options });
}

/** The values of a family of questions with a hole `{n}`. */
export function sequence(
  question: string,
  options: Options & Pick<SequenceOptions, 'to' | 'from'>,
): ReturnType<typeof sequenceWith> {
  return sequenceWith(question, { catalogue, ...options });
}

/** The same values stretch by stretch: millions of them, with what is needed to go on later. */
export function eachStretch(
  question: string,
  options: Options & Pick<SequenceOptions, 'to' | 'from' | 'known'>,
): ReturnType<typeof eachStretchWith> {
  return eachStretchWith(question, { catalogue, ...options });
}

/** The least period of a family of questions, and from which n on it holds, where a theorem proves them. */
export function period(
  question: string,
  options: Options & Pick<PeriodOptions, 'limit' | 'goOn'> = {},
): PeriodAnswer | BadQuestion {
  return periodWith(question, { catalogue, ...options });
}

/** Table 1, 2 or 3 of the paper on compound Node-Kayles, computed and beside it what is printed. */
export function paperTable(
  number: number,
  options: Options & Pick<TableOptions, 'to' | 'onProgress'> = {},
): PaperTable | undefined {
  return paperTableWith(number, { catalogue, ...options });
}

export { catalogue } from './catalogue.ts';
export { type Catalogue, type CatalogueLine, extendCatalogue } from './core/catalogue.ts';
export type { Certificate, CheckStep, Json } from './core/certificate.ts';
export { type Counted, once } from './core/counted.ts';
export { defineRuleset, type RulesetDefinition } from './core/define-ruleset.ts';
export type { Entry } from './core/entry.ts';
export type { Game, GameMove } from './core/game.ts';
export type { Kernels, OctalMethod, OctalValues } from './core/kernels.ts';
export { DEFAULT_LIMITS, type Limits } from './core/limits.ts';
export { mex, type Nimber, nimSum } from './core/nimber.ts';
export { OUTCOMES, type Outcome, PLAYS, type Play } from './core/outcome.ts';
export { bad, excerpt, type InputError, ok, type Result } from './core/result.ts';
export type { Move, OptionText, PositionText, Ruleset, RulesetFacts, Sides } from './core/ruleset.ts';
export { COMPOUNDS, type Compound, type Setting } from './core/setting.ts';
export type { SubsetGame } from './core/subset-game.ts';
export { type Answer, type Passed, pass, type Solution, type Theorem, type TheoremFacts } from './core/theorem.ts';
export {
  type BadQuestion,
  type Because,
  METHODS,
  type Method,
  type PassedOver,
  type Values,
  type Verdict,
  type WinningMove,
} from './core/verdict.ts';
export { joinTried, type Progress, type TheoremTrial, type TriedTheorem } from './engine/check/checks.ts';
export type { Check } from './engine/check/verify.ts';
export type { ComponentList, ComponentMoves, PartMove } from './engine/moves/component-moves.ts';
export type { DelayingMove } from './engine/moves/delaying.ts';
export type { OfferedMove, PlayedMove } from './engine/moves/each-move.ts';
export type { ListedMove, MoveList } from './engine/moves/list-moves.ts';
export { numberMoves, partOf } from './engine/moves/numbered-moves.ts';
export type { ArithmeticPeriod } from './engine/sequence/arithmetic.ts';
export type { PeriodAnswer } from './engine/sequence/period.ts';
export type { Stretch, Term } from './engine/sequence/sequence.ts';
export type { Explanation, LineMove } from './engine/solve/explain.ts';
export type { GameTable, GameTableRow } from './engine/solve/game-table.ts';
export type { NoProof, SearchProof } from './engine/solve/prove.ts';
export { dancingMania } from './games/epidemic/dancing-mania-rules.ts';
export { nimania } from './games/epidemic/nimania-rules.ts';
export { epidemiographySlips } from './games/epidemic/paper/slips.ts';
export { labelledNames, namesLabelledBy } from './games/geodetic/labels.ts';
export { geodeticSlips } from './games/geodetic/paper/slips.ts';
export { geodetic } from './games/geodetic/rules.ts';
export { hackendot } from './games/hackendot/rules.ts';
export { firstMoveValues, leastMissing } from './games/hackendot/theory/loops/rerooted.ts';
export { type HackendotValues, hackendotValues, type Parents, valuesAfter } from './games/hackendot/theory/loops/values.ts';
export { nim } from './games/nim/rules.ts';
export { nimOnGraphsSlips } from './games/nim-on-graphs/paper/slips.ts';
export { directedNodeKayles } from './games/node-kayles/directed-rules.ts';
export type { PaperTable, TableRow } from './games/node-kayles/paper/computed-tables.ts';
export { octal } from './games/octal/rules.ts';
export { type Extreme, extremeSeatings } from './games/survivor-nim/paper/seatings.ts';
export { survivorNimSlips } from './games/survivor-nim/paper/slips.ts';
export { survivorStatements } from './games/survivor-nim/paper/statements.ts';
export { survivorNim } from './games/survivor-nim/rules.ts';
export { bibliography, type CitationKey, type Reference, type Source } from './literature/bibliography.ts';
export { type Slip, slips } from './literature/slips.ts';
export { parseGraphExpression } from './notation/graph-expression.ts';
export { formatFamily } from './notation/graph-family.ts';
export { formatGraph6, parseGraph6 } from './notation/graph6.ts';
export { parseMultigraph } from './notation/multigraph.ts';
export { fillHole, findHole, parseQuestion, type Summand } from './notation/question.ts';
export { formatSparse6 } from './notation/sparse6.ts';
export { nameError } from './notation/vertex-name.ts';
export { splitAtColon } from './notation/vertex-set.ts';
export { type FindPeriodOptions, type FoundPeriod, findPeriod, type NoPeriod } from './numeric/octal-find-period.ts';
export type { ProvedPeriod } from './numeric/octal-look.ts';
export { OctalRun, type RunOptions } from './numeric/octal-run.ts';
export type { Window } from './numeric/octal-window.ts';
export { plainKernels } from './numeric/plain-kernels.ts';
export { type Statistics, statisticsAtPowers } from './numeric/sequence-statistics.ts';
export type { PaperStatement, StatementCheck } from './papers/paper-statement.ts';
export type { PlayedOut } from './papers/play-out.ts';
export { type CheckedStatement, judgeStatement, type PaperOutcome, type PaperProgress } from './papers/run.ts';
export type { Count, Found, Paper, Statement, Status } from './papers/statement.ts';
export { type Chosen, chooseStatements, papers } from './papers.ts';
export { catalogueToText, entryToData, entryToText } from './present/catalogue.ts';
export { checkToText } from './present/check.ts';
export { errorToText } from './present/error.ts';
export { explanationToText, settingToText } from './present/explanation.ts';
export { answerToJson, toJsonLine } from './present/json.ts';
export { wrapWords } from './present/layout.ts';
export { tableToLean } from './present/lean.ts';
export { type Look, type Paint, PLAIN_LOOK } from './present/look.ts';
export { paperTableToText } from './present/paper-table.ts';
export { endedAsRecorded, papersSummary, papersToText, statementToText } from './present/papers.ts';
export { papersToMarkdown } from './present/papers-markdown.ts';
export { periodToText } from './present/period.ts';
export { type Picture, pictureOf } from './present/picture.ts';
export { termsToSvg } from './present/plot-svg.ts';
export { citationToText, referenceToText, sourceToText } from './present/reference.ts';
export { eachBFilePiece, eachCsvPiece, type ShownTerm, termsToBFile, termsToCsv, termsToText } from './present/sequence.ts';
export { statisticsToText } from './present/sequence-statistics.ts';
export { answerToLine, headline, verdictToText } from './present/text.ts';
export { hasHeld, triedToText } from './present/tried.ts';
export type { ProofCheck, ProofChecker } from './proof/check.ts';
export { digraphVertexName, successors } from './structures/digraph.ts';
export { componentSets, type Graph, inducedSubgraph, listEdges, toGraph, vertexName } from './structures/graph.ts';
export { cycleOrder, pathOrder } from './structures/graph-shape.ts';
export { buildTerm, type GraphTerm, hasGraph, namedTerm, orderOfTerm } from './structures/graph-sum.ts';
export { multigraphVertexName } from './structures/multigraph.ts';
export { nameOf } from './structures/names.ts';
