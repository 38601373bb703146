/**
 * The ways of answering that most questions about heaps of Nim do without: fast kernels, tables of heaps, and what is known of codes in
 * misère play, with the quotients that come with the library. They are loaded for a question that may need them.
 */
import type { Options } from 'impartial';
import type { SolveOptions } from 'impartial/command';
import { byCode, heapTables, plainKernels } from 'impartial/ways';
import { offerQuotientFiles } from './quotient-files.ts';

export type Ways = Required<Pick<SolveOptions, 'kernels' | 'byCode' | 'heapTables'>>;

let ways: Promise<Ways> | undefined;

/** The same for every question of the process. */
export function fetchWays(): Promise<Ways> {
  ways ??= loadWays();
  return ways;
}

async function loadWays(): Promise<Ways> {
  offerQuotientFiles();
  return { kernels: plainKernels, byCode, heapTables, ...(await fasterKernels()) };
}

/** The WebAssembly kernels, with a second thread for long searches; without WebAssembly the library's plain ones give the same answers. */
export async function fasterKernels(): Promise<Pick<Options, 'kernels'>> {
  try {
    const { threadedKernelsOnDemand } = await import('impartial-kernels');
    return { kernels: threadedKernelsOnDemand() };
  } catch {
    return {};
  }
}
