/**
 * `impartial/define`: rulesets of one's own, without the catalogue. A page that asks about one game of its own bundles the engine and
 * that game, and nothing else.
 */
import { type Catalogue, extendCatalogue, toCatalogue } from '../core/catalogue.ts';
import type { Ruleset } from '../core/ruleset.ts';

/** A catalogue of these rulesets alone: `solveWith('my-game 3', { catalogue: catalogueOf([myGame]) })`. */
// biome-ignore lint/suspicious/noExplicitAny: positions of different rulesets have nothing in common.
export function catalogueOf(rulesets: readonly Ruleset<any>[]): Catalogue {
  return extendCatalogue(toCatalogue([]), rulesets);
}

export { type Catalogue, type CatalogueLine, extendCatalogue, toCatalogue } from '../core/catalogue.ts';
export { type Counted, once } from '../core/counted.ts';
export { defineRuleset, type GivenFacts, type RulesetDefinition } from '../core/define-ruleset.ts';
export { type Entry, entry } from '../core/entry.ts';
export type { HeapRule, HeapsLeft, Leave, SizedHeap } from '../core/heap-rule.ts';
export type { ReachedLimit } from '../core/limits.ts';
export { mex, type Nimber, nimSum } from '../core/nimber.ts';
export { bad, type InputError, ok, type Result } from '../core/result.ts';
export type { Move, OptionText, PositionText, Ruleset, RulesetFacts, Sides } from '../core/ruleset.ts';
export type { Setting } from '../core/setting.ts';
export type { SubsetGame } from '../core/subset-game.ts';
export { pass, refuse, type Solution, type Theorem, type TheoremFacts } from '../core/theorem.ts';
export type { BadQuestion, Verdict } from '../core/verdict.ts';
export { type EdgeGame, graphGame, type VertexGame } from '../define/graph-game.ts';
export type { Edge, GraphView } from '../define/graph-view.ts';
export { type GridGame, gridGame } from '../define/grid-game.ts';
export { type HeapGame, heapGame } from '../define/heap-game.ts';
export { type PosetGame, posetGame } from '../define/poset-game.ts';
export { type DigraphGame, digraphGame, type StringGame, stringGame } from '../define/string-game.ts';
export { type CheckedPart, hasKept, type RulesetCheck, type VerifyOptions, verifyRuleset } from '../define/verify-ruleset.ts';
export { type MovePlaces, type PlacesOptions, placesWith } from '../engine/moves/places.ts';
export { openWith, type Question } from '../engine/question.ts';
export { type SolveOptions, solveWith } from '../engine/solve/solve.ts';
export type { PosetPosition } from '../games/posets/orders.ts';
export { guardRuleset, type OnCall, RulesetFault } from '../laws/guard.ts';
export { type Breach, breachToText } from '../laws/laws.ts';
export { type LawState, type Trial, type TrialOptions, tryRuleset } from '../laws/try-ruleset.ts';
export { plainKernels } from '../numeric/plain-kernels.ts';
export type { Board } from '../structures/board.ts';
export type { BoardMove } from '../structures/board-move.ts';
export type { Cell } from '../structures/cell.ts';
export type { Poset } from '../structures/poset.ts';
