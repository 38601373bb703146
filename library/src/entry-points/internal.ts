/**
 * `impartial/internal`: what the other packages of this workspace take from inside the library. It promises nothing to anybody else, and
 * changes without notice.
 */
export { catalogue } from '../catalogue.ts';
export { foreclosedMisere } from '../compounds/foreclosed.ts';
export { termToNumber, valuesInWords } from '../compounds/show.ts';
export { theories } from '../compounds/theories.ts';
export { type Catalogue, extendCatalogue, type OwnRulesets } from '../core/catalogue.ts';
export type { Game } from '../core/game.ts';
export { DEFAULT_LIMITS, type Limits } from '../core/limits.ts';
export type { StopSignal } from '../core/look.ts';
export { mex } from '../core/nimber.ts';
export { type Outcome, PLAYS, type Play } from '../core/outcome.ts';
export { bad, type InputError, ok, type Result } from '../core/result.ts';
export type { Ruleset, RulesetFacts } from '../core/ruleset.ts';
export { COMPOUNDS, type Compound, type Setting } from '../core/setting.ts';
export type { TheoremFacts } from '../core/theorem.ts';
export { Timer } from '../core/timer.ts';
export type { BadQuestion, Verdict } from '../core/verdict.ts';
export {
  checkCatalogue,
  groupTrials,
  joinTried,
  listTrials,
  type Progress,
  type TheoremTrial,
  type TriedTheorem,
  tryTheorems,
} from '../engine/check/checks.ts';
export { openQuestion } from '../engine/moves/open.ts';
export { openWith } from '../engine/question.ts';
export { type PeriodAnswer, periodWith } from '../engine/sequence/period.ts';
export { eachStretchWith, sequenceWith, type Term } from '../engine/sequence/sequence.ts';
export { type FamilyTable, type TableCell, tableWith } from '../engine/sequence/table.ts';
export { asOutcomes } from '../engine/sequence/term.ts';
export { TheoryValues } from '../engine/sequence/theory.ts';
export { mirrorTheorem } from '../engine/solve/by-mirror.ts';
export type { LineMove } from '../engine/solve/explain.ts';
export { quotientOfComponents } from '../engine/solve/quotient-theory.ts';
export { SearchMemory } from '../engine/solve/search-memory.ts';
export { type SolveOptions, solveOpened, solveWith } from '../engine/solve/solve.ts';
export { boardKey, crossesOn, EMPTY_BOARD } from '../games/boards/notakto-board.ts';
export { eachPieceMove, type PieceName } from '../games/boards/pieces.ts';
export { tacTix } from '../games/boards/tac-tix.ts';
export { LETTERS, type NotaktoQuotient, notaktoQuotient } from '../games/boards/theory/notakto-quotient.ts';
export { cram } from '../games/cram/rules.ts';
export { middleDomino } from '../games/cram/theory/half-turn.ts';
export { longestPlay, shortestPlay } from '../games/epidemic/theory/loops/lengths.ts';
export { arcValue } from '../games/geodetic/theory/loops/arc.ts';
export { BitClosure, READINGS, type Reading, StateSearch } from '../games/geodetic/theory/loops/readings.ts';
export { eachRaysMove, isZeroStar, playStrategy, strategyPairs, zeroPlaces } from '../games/geodetic/theory/loops/strategy.ts';
export { LostPairs } from '../games/heaps/theory/wythoff-pairs.ts';
export { FORECLOSED_MISERE } from '../games/node-kayles/theory/path-foreclosed-misere.ts';
export { commonFactor, eachGap, semigroupOf } from '../games/numbers/semigroup.ts';
export { TableLosses } from '../games/survivor-nim/theory/loops/losses.ts';
export { SetLosses } from '../games/survivor-nim/theory/loops/set-losses.ts';
export type { CitationKey, Source } from '../literature/bibliography.ts';
export { heapsOf } from '../misere/code-quotient.ts';
export { Effort } from '../misere/effort.ts';
export { QuotientSearch } from '../misere/extend.ts';
export { power } from '../misere/powers.ts';
export { product } from '../misere/quotient.ts';
export { parseHoleValues } from '../notation/hole-values.ts';
export { parseQuestion } from '../notation/question.ts';
export { listHoles } from '../notation/template.ts';
export { listWords, type Word } from '../notation/tokens.ts';
export { hostKernels } from '../numeric/host-kernels.ts';
export { OctalRun } from '../numeric/octal-run.ts';
export { octalSequence } from '../numeric/octal-sequence.ts';
export { type Statistics, statisticsAtPowers } from '../numeric/sequence-statistics.ts';
export { boardGameOf } from '../numeric/set-solver.ts';
export { LINE, type ToldProof } from '../present/explanation.ts';
export { kindInWords } from '../present/kind.ts';
export { besideLabel, cut, wrapWords } from '../present/layout.ts';
export { type Look, PLAIN_LOOK } from '../present/look.ts';
export { termsToSvg } from '../present/plot-svg.ts';
export { moreWithSameResult } from '../present/text.ts';
export { isBlockGraph } from '../structures/blocks.ts';
export { Board, type Rows } from '../structures/board.ts';
export { edgeCount, type Graph, isConnected, listEdges, toGraph } from '../structures/graph.ts';
