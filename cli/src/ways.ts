/**
 * The ways of answering that most questions do without: fast kernels, tables of heaps, and what is known of codes in misère play. Answers
 * are found without waiting, so a way is read at once, by `require`, when a search first takes it.
 */
import { createRequire } from 'node:module';
import type { Kernels } from 'impartial';
import { fewKernels, type SolveOptions } from 'impartial/command';
import { offerQuotientFiles } from './quotient-files.ts';

export type Ways = Required<Pick<SolveOptions, 'kernels' | 'byCode' | 'heapTables'>>;

/** A sequence that ends here is computed before a kernel for it could be compiled. */
const SHORT = 512;

const load = createRequire(import.meta.url);
const read = () => load('impartial/ways') as typeof import('impartial/ways');

let ways: Ways | undefined;

/** The same for every question of the process. */
export function lateWays(): Ways {
  if (ways !== undefined) return ways;
  offerQuotientFiles();
  let loaded: Required<Kernels> | undefined;
  const kernels = () => {
    loaded ??= fasterKernels().kernels ?? read().plainKernels;
    return loaded;
  };
  ways = {
    byCode: (...asked) => read().byCode(...asked),
    heapTables: (theory, session) => read().heapTables(theory, session),
    kernels: {
      get name() {
        return kernels().name;
      },
      octalSequence: (digits, upTo, known) => (upTo < SHORT ? fewKernels : kernels()).octalSequence(digits, upTo, known),
      octalEngine: (method, digits, known) => kernels().octalEngine(method, digits, known),
      slidingEngine: (digits, known, labels) => kernels().slidingEngine(digits, known, labels),
      boardSearch: (game, limits) => kernels().boardSearch(game, limits),
      graphSearch: (game, limits) => kernels().graphSearch(game, limits),
    },
  };
  return ways;
}

/** The WebAssembly kernels, with a second thread for long searches; without WebAssembly the library's plain ones give the same answers. */
export function fasterKernels(): { readonly kernels?: Required<Kernels> } {
  try {
    const { threadedKernelsOnDemand } = load('impartial-kernels') as typeof import('impartial-kernels');
    return { kernels: threadedKernelsOnDemand() };
  } catch {
    return {};
  }
}
