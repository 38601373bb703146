/**
 * What the flags that several verbs share mean to the library.
 */
import type { Catalogue, Method, Options } from 'impartial';
import { DEFAULT_LIMITS } from 'impartial/command';
import { prepareForLongSequences } from './host.ts';
import { startMemoryGauge } from './memory-gauge.ts';
import { UsageError } from './usage-error.ts';

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

export async function toSolveOptions(flags: SolveFlags): Promise<Options> {
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

/** For verbs that compute long sequences: with kernels that share their work between threads. */
export async function toLongOptions(flags: SolveFlags): Promise<Options> {
  await prepareForLongSequences();
  return toSolveOptions(flags);
}
