/**
 * What `impartial solve` does with its words and flags: asks, and writes the answer as it is wanted.
 *
 * Nothing here knows how flags are read: a question without any is asked before the reader of flags is loaded.
 */

import type { BadQuestion, GenusAnswer, Options, Verdict } from 'impartial';
import { answerToJson, errorToText, verdictToText } from 'impartial/command';
import { answerFilled, isOpen, questionOf } from './ask.ts';
import { fillFiles } from './file-token.ts';
import { optionsFor } from './games.ts';
import { noteLength } from './length-note.ts';
import { withOption } from './limit-options.ts';
import { startSearchProgress } from './search-progress.ts';
import { type SolveFlags, toSolveOptions } from './solve-options.ts';
import { STANDARD_OUTPUT } from './standard-output.ts';
import { answer, lookOf, talk } from './terminal.ts';
import { UsageError } from './usage-error.ts';

interface Flags extends SolveFlags {
  readonly json?: boolean;
  /** A file of questions; true and - for standard input. */
  readonly batch?: true | string;
  readonly proof?: string;
  readonly progress?: boolean;
  readonly latex?: boolean;
  readonly checkpoint?: string;
  readonly genus?: boolean;
  /** By default one question has its certificate in JSON, and the questions of a batch do not. */
  readonly certificate?: boolean;
}

export async function solveQuestion(words: readonly string[], flags: Flags): Promise<void> {
  if (flags.latex === true && (flags.json === true || flags.batch !== undefined))
    throw new UsageError('--latex is for one question, without --json');
  if (flags.checkpoint === STANDARD_OUTPUT) throw new UsageError('--checkpoint needs a file');
  if (flags.batch !== undefined) return batchVerb(words, flags, flags.batch);
  if (words.length === 0) throw new UsageError('give a question, - to read one, or --batch to read many');
  const options = await toSolveOptions(flags);
  const asked = await questionOf(words);
  const progress = startSearchProgress(flags.progress === true);
  const found = await ask(asked, { ...options, ...(progress.onProgress && { onProgress: progress.onProgress }) }, flags);
  progress.stop();
  const genera = flags.genus === true && !('error' in found) ? await askGenus(asked, options) : undefined;
  if (isOpen(found) || genera?.reason !== undefined) process.exitCode = 1;
  // Where the proof goes to standard output, the answer goes beside it.
  const say = flags.proof === STANDARD_OUTPUT ? talk : answer;
  if ('error' in found && flags.json !== true) talk(errorToText(found.question, found.error, lookOf(process.stderr)));
  else await say(await toText(found, genera, flags));
  if (!('error' in found)) noteLength(flags.length, found);
  if (flags.proof === undefined || 'error' in found) return;
  const { writeProof } = await import('./proof-file.ts');
  if (!(await writeProof(asked, flags.proof, options))) process.exitCode = 1;
}

/** The answer as it is wanted. */
async function toText(found: Verdict | BadQuestion, genera: GenusAnswer | undefined, flags: Flags): Promise<string> {
  if ((genera !== undefined || flags.latex === true) && !('error' in found)) return toLongText(found, genera, flags);
  if (flags.json === true || 'error' in found) return `${answerToJson(found, { certificate: flags.certificate !== false })}\n`;
  return verdictToText(found, lookOf(process.stdout), flags.moves === Number.POSITIVE_INFINITY);
}

/** With a genus, or for LaTeX: what only such answers need is loaded for them. */
async function toLongText(found: Verdict, genera: GenusAnswer | undefined, flags: Flags): Promise<string> {
  const { genusToData, genusToLines, genusToTex, verdictToTex } = await import('impartial/present');
  if (flags.json === true)
    return `${answerToJson(found, { certificate: flags.certificate !== false, genus: genera && genusToData(genera) })}\n`;
  if (flags.latex === true) return verdictToTex(found) + (genera === undefined ? '' : genusToTex(genera));
  const look = lookOf(process.stdout);
  const text = verdictToText(found, look, flags.moves === Number.POSITIVE_INFINITY);
  return text + (genera === undefined ? '' : genusToLines(genera, look));
}

/** The genus; a question that is bad only for it ends here. */
async function askGenus(asked: string, options: Options): Promise<GenusAnswer> {
  const { genus } = await import('impartial');
  const question = await fillFiles(asked, options.limits);
  const found = 'error' in question ? question : genus(question.full, options);
  if ('error' in found) throw new UsageError(`--genus: ${found.error.message}`);
  return found.reason === undefined ? found : { ...found, reason: withOption(found.reason, found.limit) };
}

async function ask(asked: string, given: Options, { checkpoint, ruleset }: Flags): Promise<Verdict | BadQuestion> {
  const question = await fillFiles(asked, given.limits);
  if ('error' in question) return question;
  const options = await optionsFor([question.full], given);
  if (checkpoint === undefined) return answerFilled(question, options);
  const { solveFromCheckpoint } = await import('./search-checkpoint.ts');
  const { hashOfFiles } = await import('./ruleset-hash.ts');
  const { programVersion } = await import('./version.ts');
  const place = { path: checkpoint, version: programVersion(), rulesets: hashOfFiles(ruleset ?? []) };
  return solveFromCheckpoint(question, options, place);
}

async function batchVerb(words: readonly string[], flags: Flags, batch: true | string): Promise<void> {
  if (words.length > 0)
    throw new UsageError('--batch reads its questions from a file or standard input, not from the command line');
  if (flags.proof !== undefined) throw new UsageError('--proof is for one question, not for --batch');
  if (flags.checkpoint !== undefined) throw new UsageError('--checkpoint is for one question, not for --batch');
  const file = batch === true || batch === '-' ? undefined : batch;
  const { answerBatch } = await import('./batch.ts');
  const { readLineLists } = await import('./input.ts');
  if (!(await answerBatch(readLineLists(file), flags))) process.exitCode = 1;
}
