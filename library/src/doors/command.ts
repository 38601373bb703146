/**
 * `impartial/command`: what `impartial/on-demand` has, and what a program that asks and writes an answer needs besides, from `impartial`
 * and `impartial/present`. None of it has the games behind it: a command starts with those that its question names.
 */
export { extendCatalogue } from '../core/catalogue.ts';
export { DEFAULT_LIMITS } from '../core/limits.ts';
export { excerpt } from '../core/result.ts';
export { METHODS } from '../core/verdict.ts';
export { byCode } from '../engine/solve/by-code.ts';
export { heapTables } from '../engine/solve/octal-tables.ts';
export { RulesetFault } from '../laws/guard.ts';
export { offerShippedQuotients } from '../misere/shipped.ts';
export { plainKernels } from '../numeric/plain-kernels.ts';
export { errorToText } from '../present/error.ts';
export { answerToJson } from '../present/json.ts';
export { answerToLine, verdictToText } from '../present/text.ts';
export * from './on-demand.ts';
