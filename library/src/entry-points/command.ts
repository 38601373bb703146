/**
 * `impartial/command`: what a program needs that asks one question, writes the answer and ends, from `impartial/on-demand`, `impartial`
 * and `impartial/present`. None of it has the games behind it, nor what few questions need: a command starts with what its question names.
 */
export { DEFAULT_LIMITS } from '../core/limits.ts';
export { excerpt } from '../core/result.ts';
export { METHODS } from '../core/verdict.ts';
export { changedVerdict } from '../core/verdict-json.ts';
export { type SolveOptions, solveWith } from '../engine/solve/solve.ts';
export { RulesetFault } from '../laws/guard.ts';
export { offerShippedQuotients } from '../misere/shipped.ts';
export { nearestWord } from '../notation/nearest-word.ts';
export { registerKernels } from '../numeric/host-kernels.ts';
export { plainKernels } from '../numeric/plain-kernels.ts';
export { errorToText } from '../present/error.ts';
export { answerToJson } from '../present/json.ts';
export { answerToLine, verdictToText } from '../present/text.ts';
export { gamesOnDemand } from './games.ts';
