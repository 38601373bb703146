/**
 * `impartial/on-demand`: questions asked with games that are fetched when a line first names them, for pages that begin small.
 *
 *     const games = gamesOnDemand();
 *     const verdict = solveWith(line, { catalogue: await games.fetch(line) });
 *
 * The functions are those of `impartial`, with the catalogue always given: none of them has the games behind it. A page fetches all that this
 * entry point names before its first answer, so that what else a program needs is behind `impartial/command`.
 */

export { NotLoaded } from '../core/not-loaded.ts';
export type { GameModule, GamesOnDemand } from '../core/on-demand.ts';
export { changedByWith, drawWith } from '../engine/moves/draw.ts';
export { openWith, type Question } from '../engine/question.ts';
export { periodWith } from '../engine/sequence/period.ts';
export { eachStretchWith } from '../engine/sequence/sequence.ts';
export { quotientOfComponents } from '../engine/solve/quotient-theory.ts';
export { type SolveOptions, solveWith } from '../engine/solve/solve.ts';
export { infiniteQuotient } from '../misere/infinite/statement.ts';
export { offerShippedQuotients } from '../misere/shipped.ts';
export { registerKernels } from '../numeric/host-kernels.ts';
export { plainKernels } from '../numeric/plain-kernels.ts';
export { gamesOnDemand } from './games.ts';
