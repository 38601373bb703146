/**
 * The flags that several verbs share, and what they mean to the library.
 */
import { type Command, Option } from 'commander';
import type { Catalogue, Method, Options } from 'impartial';
import { DEFAULT_LIMITS, METHODS } from 'impartial/command';
import { startMemoryGauge } from './memory-gauge.ts';
import { parseCount, parseMoves, parseSeconds } from './numbers.ts';
import { offerQuotientFiles } from './quotient-files.ts';
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

export function addSolveFlags(command: Command): Command {
  command.addOption(new Option('--method <method>', 'use theorems first, or search only').choices(METHODS));
  return addLimitFlags(command.option('--length', 'also ask how long the game lasts'));
}

export function addLimitFlags(command: Command): Command {
  return command
    .option('--max-positions <n>', 'positions that search may store', parseCount)
    .option('--max-seconds <s>', 'time that a question may take', parseSeconds)
    .option('--max-memory <mb>', 'megabytes that search may fill', parseCount)
    .option('--max-heap <n>', 'largest heap to compute where no period is proved', parseCount)
    .addOption(rulesetFlag());
}

/** May be given several times. */
export function rulesetFlag(): Option {
  return new Option('--ruleset <file>', 'add your own rulesets from a module').argParser(
    (file: string, files: string[] | undefined) => [...(files ?? []), file],
  );
}

export function addMovesFlag(command: Command): Command {
  return command.option('--moves <n|all>', 'how many winning moves to list (default: 20)', parseMoves);
}

export async function toSolveOptions(flags: SolveFlags): Promise<Options> {
  offerQuotientFiles();
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
    ...(await fasterKernels()),
  };
}

export async function catalogueWith(files: readonly string[] | undefined): Promise<Catalogue> {
  const { catalogue, extendCatalogue } = await import('impartial');
  if (files === undefined || files.length === 0) return catalogue;
  const { loadRulesets } = await import('./own-ruleset.ts');
  const rulesets = await loadRulesets(files);
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

/**
 * The WebAssembly kernels, with a second thread for long searches; without WebAssembly the library's plain ones give the same answers.
 */
async function fasterKernels(): Promise<Pick<Options, 'kernels'>> {
  try {
    const { threadedKernelsOnDemand } = await import('impartial-kernels');
    return { kernels: threadedKernelsOnDemand() };
  } catch {
    return {};
  }
}
