/**
 * What this process gives the library: WebAssembly kernels, and the misère quotients in its folder. A search takes them without waiting, so
 * that kernels are read at once, by `require`, when the first search wants one; most questions need none.
 */
import { createRequire } from 'node:module';
import type { Kernels } from 'impartial';
import { plainKernels, registerKernels } from 'impartial/command';
import { offerQuotientFiles } from './quotient-files.ts';

/** A sequence that ends here is computed before a kernel for it could be compiled. */
const SHORT = 512;

const load = createRequire(import.meta.url);

/** Once for each process and each thread, before the first question. */
export function prepareLibrary(): void {
  offerQuotientFiles();
  let loaded: Kernels | undefined;
  const kernels = () => {
    loaded ??= fastKernels();
    return loaded;
  };
  registerKernels({
    get name() {
      return kernels().name;
    },
    octalSequence: (digits, upTo, known) => (upTo < SHORT ? plainKernels : kernels()).octalSequence(digits, upTo, known),
    octalEngine: (method, digits, known) => kernels().octalEngine(method, digits, known),
    slidingEngine: (digits, known, labels) => kernels().slidingEngine(digits, known, labels),
    boardSearch: (game, limits) => kernels().boardSearch(game, limits),
    graphSearch: (game, limits) => kernels().graphSearch(game, limits),
  });
}

/** With a second thread for long searches; without WebAssembly the library's plain ones give the same answers. */
function fastKernels(): Kernels {
  try {
    return (load('impartial-kernels') as typeof import('impartial-kernels')).threadedKernelsOnDemand();
  } catch {
    return plainKernels;
  }
}

/** For verbs that compute long sequences: kernels that share their work between threads. */
export async function prepareForLongSequences(): Promise<void> {
  try {
    const { loadThreadedKernels } = await import('impartial-kernels/threads');
    registerKernels(await loadThreadedKernels());
  } catch {
    // Those that are registered give the same answers.
  }
}
