/**
 * `impartial/on-demand`: questions asked with games that are fetched when a line first names them, for pages and programs that begin
 * small.
 *
 *     const games = gamesOnDemand();
 *     const verdict = solveWith(line, { catalogue: await games.fetch(line) });
 *
 * The functions are those of `impartial` and `impartial/present`, with the catalogue always given: none of them has the games behind it.
 */
import { GamesOnDemand } from '../core/on-demand.ts';
import { gameModules } from '../games-on-demand.ts';

/** The games of the catalogue, none of them fetched yet. */
export function gamesOnDemand(): GamesOnDemand {
  return new GamesOnDemand(gameModules);
}

export { extendCatalogue } from '../core/catalogue.ts';
export { DEFAULT_LIMITS } from '../core/limits.ts';
export type { GameModule, GamesOnDemand } from '../core/on-demand.ts';
export { excerpt } from '../core/result.ts';
export { METHODS } from '../core/verdict.ts';
export { changedByWith, drawWith } from '../engine/moves/draw.ts';
export { type MovePlaces, placesWith } from '../engine/moves/places.ts';
export { openWith, type Question } from '../engine/question.ts';
export { periodWith } from '../engine/sequence/period.ts';
export { eachStretchWith } from '../engine/sequence/sequence.ts';
export { byCode } from '../engine/solve/by-code.ts';
export { quotientOfComponents } from '../engine/solve/quotient-theory.ts';
export { type SolveOptions, solveWith } from '../engine/solve/solve.ts';
export { RulesetFault } from '../laws/guard.ts';
export { infiniteQuotient } from '../misere/infinite/statement.ts';
export { offerShippedQuotients } from '../misere/shipped.ts';
export { plainKernels } from '../numeric/plain-kernels.ts';
export { errorToText } from '../present/error.ts';
export { answerToJson } from '../present/json.ts';
export { answerToLine, verdictToText } from '../present/text.ts';
