/**
 * The entry point of the package: `solve`, `explain`, `verify`, `sequence`, `listMoves`, `catalogue`.
 *
 * Synchronous, without Node or a browser; a host with faster kernels registers them once (`registerKernels`). Behind other entry points are custom games
 * (`impartial/define`), texts for people (`impartial/present`) and pictures (`impartial/picture`).
 */
import { catalogue } from './catalogue.ts';
import { certificateKinds } from './certificates.ts';
import { byClock } from './core/clock.ts';
import type { Drawing } from './core/drawing.ts';
import type { BadQuestion, Verdict } from './core/verdict.ts';
import { type CanonicalAnswer, type CanonicalOptions, canonicalWith } from './engine/canonical.ts';
import { type Check, verifyWith } from './engine/check/verify.ts';
import { type CertificateOptions, verifyCertificateWith } from './engine/check/verify-certificate.ts';
import { type GenusAnswer, genusStretchesWith, genusWith } from './engine/genus.ts';
import { type MisereAnswer, type MisereOptions, misereStepsWith, misereWith } from './engine/misere.ts';
import type { ComponentList, PartMove } from './engine/moves/component-moves.ts';
import type { DelayingMove } from './engine/moves/delaying.ts';
import { changedByWith, drawWith } from './engine/moves/draw.ts';
import type { OfferedMove, PlayedMove } from './engine/moves/each-move.ts';
import type { MoveList } from './engine/moves/list-moves.ts';
import { openWith, type Question } from './engine/question.ts';
import { refusalOf, unknownOption } from './engine/refusal.ts';
import { type CatalogueComparison, compareWithCatalogue, type TermRun } from './engine/sequence/compare.ts';
import { type Family, openFamily as openFamilyWith } from './engine/sequence/family.ts';
import { type PeriodAnswer, type PeriodOptions, periodWith } from './engine/sequence/period.ts';
import { type PeriodTable, periodTableWith } from './engine/sequence/period-table.ts';
import { eachStretchWith, type SequenceOptions, sequenceWith } from './engine/sequence/sequence.ts';
import { type FamilyTable, type TableOptions, tableWith } from './engine/sequence/table.ts';
import type { Explanation } from './engine/solve/explain.ts';
import { type GameTable, gameTableWith } from './engine/solve/game-table.ts';
import { type NoProof, proveWith, type SearchProof } from './engine/solve/prove.ts';
import type { SolveOptions } from './engine/solve/solve.ts';
import { checkProof, type ProofCheck, ProofChecker } from './proof/check.ts';

/** Options as callers write them: the catalogue is ours unless they bring one. */
export type Options = Partial<SolveOptions>;

const OURS = { catalogue };

/** A question, read once, that can be asked anything about: who wins, its moves, its components. */
export function open(question: string, options: Options = {}): Question | BadQuestion {
  return openWith(question, { ...OURS, ...options });
}

/** What is asked of a question, or what is wrong with it. */
function ask<T>(question: string, options: Options, asked: (opened: Question) => T): T | BadQuestion {
  const opened = open(question, options);
  return 'error' in opened ? opened : asked(opened);
}

/** A family of questions with a hole `{n}`, read once: its members, where it starts, which heaps it is made of. */
export function openFamily(question: string, options: Options = {}): Family | BadQuestion {
  return openFamilyWith(question, { ...OURS, ...options });
}

/** Who wins, which moves win, what the value is, and why. */
export function solve(question: string, options: Options = {}): Verdict | BadQuestion {
  return ask(question, options, (opened) => opened.solve());
}

/** The misère quotient of a family such as `kayles {n}`, or of what can come up from a position, with the classes of its members and their period where one is proved. */
export function misere(question: string, options: Partial<MisereOptions> = {}): MisereAnswer | BadQuestion {
  return misereWith(question, { ...OURS, ...options });
}

/** The same heap by heap, for a caller who wants to stop it, to show how far it is, or to save what it has found. */
export function misereSteps(question: string, options: Partial<MisereOptions> = {}): ReturnType<typeof misereStepsWith> {
  return misereStepsWith(question, { ...OURS, ...options });
}

/** The genus of a position and of each of its components: its Grundy value with its misère Grundy values beside heaps of two. */
export function genus(question: string, options: Options = {}): GenusAnswer | BadQuestion {
  return genusWith(question, { ...OURS, ...options });
}

/** The canonical form of a position in misère play, its birthday and its mate; with `equalTo` whether two positions are equal beside everything. */
export function canonical(question: string, options: Partial<CanonicalOptions> = {}): CanonicalAnswer | BadQuestion {
  return byClock(options.now, () => canonicalWith(question, { ...OURS, ...options }));
}

/** The genera of a family such as `kayles {n}`, as texts: `4^146`. */
export function genusStretches(
  question: string,
  options: Options & Pick<SequenceOptions, 'to' | 'from'>,
): ReturnType<typeof genusStretchesWith> {
  return genusStretchesWith(question, { ...OURS, ...options });
}

/** What the positions of the question look like, as data; `impartial/picture` makes pictures of it. */
export function draw(question: string, options: Pick<Options, 'catalogue'> = {}): readonly Drawing[] | BadQuestion {
  return refusalOf(question, options) ?? drawWith(question, options.catalogue ?? catalogue);
}

/** What is on the board, what a move is and who wins, in two or three short sentences for somebody who sees it for the first time. */
export function describe(question: string, options: Options = {}): string | BadQuestion {
  return ask(question, options, (opened) => opened.sentence());
}

/** The vertices of the picture that a move of this name would change; none where the ruleset does not say, and in sums. */
export function changedBy(question: string, label: string, options: Pick<Options, 'catalogue'> = {}): readonly string[] {
  return unknownOption(options) === undefined ? changedByWith(question, label, options.catalogue ?? catalogue) : [];
}

/** The verdict at length: the rule, the theorems in full, those passed over, a line of play. */
export function explain(question: string, options: Options = {}): Explanation | BadQuestion {
  return ask(question, options, (opened) => opened.explain());
}

/** Checks a verdict by play alone, without theorems. */
export function verify(question: string, verdict: Verdict, options: Options = {}): Check {
  return byClock(options.now, () => verifyWith(question, verdict, { ...OURS, ...options }));
}

/** Checks a certificate as `solve` writes it, by separate code, and the claims of the answer around it; all must be covered. */
export function verifyCertificate(json: unknown, options: Options & Pick<CertificateOptions, 'allowUncovered'> = {}): Check {
  return byClock(options.now, () => verifyCertificateWith(json, { ...OURS, certificateKinds, ...options }));
}

/** The proof of a search, line by line: what `verifyProof` and other people's checkers read. No theorem is used. */
export function prove(question: string, options: Options = {}): SearchProof | NoProof | BadQuestion {
  return byClock(options.now, () => proveWith(question, { ...OURS, ...options }));
}

/** Every position that play can reach, with its options and who wins: what `tableToLean` writes for a proof assistant. */
export function gameTable(question: string, options: Options = {}): GameTable | NoProof | BadQuestion {
  return byClock(options.now, () => gameTableWith(question, { ...OURS, ...options }));
}

/** The period of a family of octal heaps with its digits and values: what `periodTableToLean` writes for a proof assistant. */
export function periodTable(family: string, options: Options = {}): PeriodTable | NoProof | BadQuestion {
  return byClock(options.now, () => periodTableWith(family, { ...OURS, ...options }));
}

/** Checks a proof by the rules alone, a line at a time, each without its line feed. Only the time of the limits counts. */
export function verifyProof(lines: Iterable<string>, options: Options = {}): ProofCheck {
  return byClock(options.now, () => checkProof(lines, { ...OURS, ...options }, unknownOption(options)?.message));
}

/** The same for lines that come one by one. */
export function startProofCheck(options: Options = {}): ProofChecker {
  return byClock(options.now, () => new ProofChecker({ ...OURS, ...options }, unknownOption(options)?.message));
}

/** The move that holds out longest from a lost position, by search; undefined where there is none or the search is too large. */
export function delayingMove(question: string, options: Options = {}): DelayingMove | undefined {
  const opened = open(question, options);
  return 'error' in opened ? undefined : opened.delayingMove();
}

/** All moves with the outcome that each leads to. */
export function listMoves(question: string, options: Options = {}): MoveList | BadQuestion {
  return ask(question, options, (opened) => opened.moves());
}

/** The moves one by one, without outcomes; returns whether these were all. */
export function eachMove(question: string, options: Options = {}): Generator<PlayedMove, boolean> | BadQuestion {
  return ask(question, options, (opened) => opened.eachMove());
}

/** The same, where the question after a move is written only when asked for: for positions whose lines are very long. */
export function eachOffer(question: string, options: Options = {}): Generator<OfferedMove, boolean> | BadQuestion {
  return ask(question, options, (opened) => opened.eachOffer());
}

/** The moves of each component by itself, `moves` of them at most: what a board offers. */
export function componentMoves(question: string, options: Options = {}): ComponentList | BadQuestion {
  return ask(question, options, (opened) => opened.components());
}

/** The move made of these moves in components, in lines of up to `longest` characters; undefined where it is none. */
export function playParts(
  question: string,
  parts: readonly PartMove[],
  options: Options & { readonly longest?: number } = {},
): PlayedMove | undefined {
  const { longest, ...asked } = options;
  const opened = open(question, asked);
  return 'error' in opened ? undefined : opened.playParts(parts, longest);
}

/** The values of a family of questions with a hole `{n}`, one by one. */
export function sequence(
  question: string,
  options: Options & Pick<SequenceOptions, 'to' | 'from'>,
): ReturnType<typeof sequenceWith> {
  return sequenceWith(question, { ...OURS, ...options });
}

/** The same values stretch by stretch: millions of them, with what is needed to go on later. */
export function eachStretch(
  question: string,
  options: Options & Pick<SequenceOptions, 'to' | 'from' | 'known'>,
): ReturnType<typeof eachStretchWith> {
  return eachStretchWith(question, { ...OURS, ...options });
}

/** The values of a family with any number of holes: `table('node-kayles G{m}x{n}', { holes: { m: '1..4', n: '1..6' } })`. */
export function table(
  question: string,
  options: Options & Pick<TableOptions, 'holes' | 'onCell'> = {},
): FamilyTable | BadQuestion {
  return tableWith(question, { ...OURS, ...options });
}

/** Which octal games, subtraction games and families of the catalogue have the terms of this family, as far as they are given. */
export function compareSequence(question: string, terms: TermRun, options: Options = {}): CatalogueComparison | undefined {
  return byClock(options.now, () => compareWithCatalogue(question, terms, { ...OURS, ...options }));
}

/** The least period of a family of questions, and from which n on it holds, where a theorem proves them. */
export function period(
  question: string,
  options: Options & Pick<PeriodOptions, 'limit' | 'observe' | 'from' | 'seen'> = {},
): PeriodAnswer | BadQuestion {
  return periodWith(question, { ...OURS, ...options });
}

export { catalogue } from './catalogue.ts';
export type { Certificate } from './certificates.ts';
export { type Catalogue, type CatalogueLine, extendCatalogue } from './core/catalogue.ts';
export type { CertificateOf, CheckStep, Json } from './core/certificate.ts';
export { type Counted, once } from './core/counted.ts';
export { defineRuleset, type RulesetDefinition } from './core/define-ruleset.ts';
export type {
  BoardsDrawing,
  BuiltPart,
  CoinGridDrawing,
  CoinsDrawing,
  CrossesDrawing,
  CurvesDrawing,
  Drawing,
  DrawnEdge,
  ForestDrawing,
  GraphDrawing,
  GraphLayout,
  GraphPart,
  GraphStyle,
  GridDrawing,
  HeapsDrawing,
  LayersDrawing,
  NumberLineDrawing,
  NumbersDrawing,
  PiecesDrawing,
  PosetDrawing,
  RectangleDrawing,
  SpotCorner,
  Squares,
  StripDrawing,
  TableDrawing,
  TextDrawing,
} from './core/drawing.ts';
export type { Entry } from './core/entry.ts';
export type { Game, GameMove } from './core/game.ts';
export type { GraphNotation } from './core/graph-notation.ts';
export type { Kernels, OctalMethod, OctalValues, ReadableValues } from './core/kernels.ts';
export { DEFAULT_LIMITS, type LimitName, type Limits, limitToText, type ReachedLimit } from './core/limits.ts';
export type { StopSignal, Watched, WorkDone } from './core/look.ts';
export type {
  BlockTable,
  CellsRow,
  CellsTable,
  CutMark,
  LossBlock,
  Mark,
  MarkLayer,
  MarkPicture,
  MarkRow,
  Marks,
  MarkTable,
  NimRow,
  NimSumTable,
  Said,
} from './core/marks.ts';
export { mex, type Nimber, nimSum, toNimber } from './core/nimber.ts';
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
  type TermValue,
  type Values,
  type Verdict,
  type WinningMove,
} from './core/verdict.ts';
export { graphGame } from './define/graph-game.ts';
export { gridGame } from './define/grid-game.ts';
export { heapGame } from './define/heap-game.ts';
export { posetGame } from './define/poset-game.ts';
export { digraphGame, stringGame } from './define/string-game.ts';
export type { CanonicalAnswer } from './engine/canonical.ts';
export type { Check } from './engine/check/verify.ts';
export type { ComponentGenus, GenusAnswer } from './engine/genus.ts';
export type { MisereAnswer, MisereStep } from './engine/misere.ts';
export type { ComponentList, ComponentMoves, PartMove } from './engine/moves/component-moves.ts';
export type { DelayingMove } from './engine/moves/delaying.ts';
export type { OfferedMove, PlayedMove } from './engine/moves/each-move.ts';
export type { ListedMove, MoveList } from './engine/moves/list-moves.ts';
export { numberMoves, partOf } from './engine/moves/numbered-moves.ts';
export { type ChoiceOptions, chooseMove, holdOut, OPPONENTS, type Opponent, seededRandom } from './engine/opponent.ts';
export type { AskOptions, Question } from './engine/question.ts';
export type { ArithmeticPeriod } from './engine/sequence/arithmetic.ts';
export {
  type CatalogueComparison,
  compareWithFile,
  type FileComparison,
  type SameSequence,
  type TermRun,
} from './engine/sequence/compare.ts';
export type { Family } from './engine/sequence/family.ts';
export { type IfCode, type Observed, observedIn } from './engine/sequence/observe.ts';
export type { PeriodAnswer, PeriodOptions } from './engine/sequence/period.ts';
export type { PeriodTable } from './engine/sequence/period-table.ts';
export type { Stretch, Term } from './engine/sequence/sequence.ts';
export type { FamilyTable, TableCell } from './engine/sequence/table.ts';
export { asOutcomes, type VerdictTerm } from './engine/sequence/term.ts';
export type { Explanation, LineMove } from './engine/solve/explain.ts';
export type { GameTable, GameTableRow } from './engine/solve/game-table.ts';
export type { NoProof, SearchProof, Stopped } from './engine/solve/prove.ts';
export { eachSavedLine, MemoryReader } from './engine/solve/saved-memory.ts';
export { type FoundValues, SearchMemory } from './engine/solve/search-memory.ts';
export { bibliography, type CitationKey, type Source } from './literature/bibliography.ts';
export type { Reference } from './literature/reference.ts';
export { CanonicalForms, type Form, formsBornBy } from './misere/canonical-form.ts';
export { type Genus, genusToText, isTameGenus, nimHeapsOf } from './misere/genus.ts';
export { SHIPPED_PROOFS, type ShippedProof } from './misere/infinite/shipped-proof.ts';
export type { MiserePeriod } from './misere/periodicity.ts';
export type { Quotient } from './misere/quotient.ts';
export type { SavedQuotient } from './misere/saved-quotient.ts';
export { offerShippedQuotients, type QuotientReader, SHIPPED_QUOTIENTS, type ShippedQuotient } from './misere/shipped.ts';
export { structureOf } from './misere/structure.ts';
export { type FileTerm, parseBFile } from './notation/b-file.ts';
export { parseGraphExpression } from './notation/graph-expression.ts';
export { formatGraph6, parseGraph6 } from './notation/graph6.ts';
export { type HoleValues, parseHoleValues } from './notation/hole-values.ts';
export { fillHole, findHole, parseQuestion, type Summand } from './notation/question.ts';
export { type FilterTerm, fitsFilter, parseResultFilter } from './notation/result-filter.ts';
export { formatSparse6 } from './notation/sparse6.ts';
export { type Hole, type HoleTexts, listHoles, parseTemplate, type Template } from './notation/template.ts';
export { nameError } from './notation/vertex-name.ts';
export { registerKernels } from './numeric/host-kernels.ts';
export { nimInverse, nimProduct, nimQuotient } from './numeric/nim-product.ts';
export { type CarriedPeriod, carryPeriod, type OctalClass, octalClass } from './numeric/octal-class.ts';
export { type FindPeriodOptions, type FoundPeriod, findPeriod, type NoPeriod } from './numeric/octal-find-period.ts';
export type { ProvedPeriod } from './numeric/octal-look.ts';
export { OctalRun, type RunOptions } from './numeric/octal-run.ts';
export type { Window } from './numeric/octal-window.ts';
export { plainKernels } from './numeric/plain-kernels.ts';
export { type Statistics, statisticsAtPowers } from './numeric/sequence-statistics.ts';
export {
  beginWindow,
  type WindowBeginning,
  type WindowGame,
  WindowRun,
  type WindowSizes,
  type WindowState,
} from './numeric/window-run.ts';
export type { ProofCheck, ProofChecker } from './proof/check.ts';
export { type Graph, listEdges, toGraph, vertexName } from './structures/graph.ts';
export { buildTerm, type GraphTerm, hasGraph, namedTerm, orderOfTerm } from './structures/graph-sum.ts';
