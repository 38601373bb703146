/**
 * What the flags that several verbs share mean to the library.
 */
import type { Catalogue, Method, Options } from 'impartial';
import { DEFAULT_LIMITS } from 'impartial/command';
import { startMemoryGauge } from './memory-gauge.ts';
import { offerQuotientFiles } from './quotient-files.ts';
import { UsageError } from './usage-error.ts';
import { fasterKernels } from './ways.ts';

export interface SolveFlags {
  readonly method?: Method;
  readonly moves?: number;
  readonly length?: boolean;
  readonly maxPositions?: number;
  readonly maxSeconds?: number;
  readonly maxMemory?: number;
  readonly maxHeap?: number;
  readonly ruleset?: readonly string[];
}

/** What a question is asked with that may turn out to need no kernel. */
export async function toAskOptions(flags: SolveFlags): Promise<Options> {
  const limits = {
    ...(flags.maxPositions !== undefined && { positions: flags.maxPositions }),
    ...(flags.maxSeconds !== undefined && { milliseconds: flags.maxSeconds * 1000 }),
    ...(flags.maxMemory !== undefined && { megabytes: flags.maxMemory }),
    ...(flags.maxHeap !== undefined && { heap: flags.maxHeap }),
  };
  return {
    limits,
    isFull: startMemoryGauge(flags.maxMemory ?? DEFAULT_LIMITS.megabytes),
    ...(flags.method !== undefined && { method: flags.method }),
    ...(flags.moves !== undefined && { moves: flags.moves }),
    ...(flags.length !== undefined && { length: flags.length }),
    ...(flags.ruleset !== undefined && { catalogue: await catalogueWith(flags.ruleset) }),
  };
}

/** What everything else is asked with: the kernels, and the quotients that come with the library. */
export async function toSolveOptions(flags: SolveFlags): Promise<Options> {
  offerQuotientFiles();
  return { ...(await toAskOptions(flags)), ...fasterKernels() };
}

export async function catalogueWith(files: readonly string[] | undefined, { areTried = false } = {}): Promise<Catalogue> {
  const { catalogue, extendCatalogue } = await import('impartial');
  if (files === undefined || files.length === 0) return catalogue;
  const { loadRulesets } = await import('./own-ruleset.ts');
  const rulesets = await loadRulesets(files, { areTried });
  try {
    return extendCatalogue(catalogue, rulesets);
  } catch (error) {
    throw new UsageError(`--ruleset: ${(error as Error).message}`);
  }
}

/** For verbs that compute long sequences: kernels that share their work between threads. */
export async function toLongOptions(flags: SolveFlags): Promise<Options> {
  const options = await toSolveOptions(flags);
  try {
    const { loadThreadedKernels } = await import('impartial-kernels/threads');
    return { ...options, kernels: await loadThreadedKernels() };
  } catch {
    return options;
  }
}
