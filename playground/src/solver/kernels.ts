/** WebAssembly in the page's worker, fetched when a search first starts: what theorems answer never needs it. */
import { NotLoaded, plainKernels, registerKernels } from 'impartial/on-demand';

/** A sequence that ends here is computed before a kernel for it could be fetched. */
const SHORT = 512;

/** Where WebAssembly does not run, or its files do not come, the plain kernels answer. */
export async function loadKernels(): Promise<void> {
  try {
    const { kernelsOnDemand } = await import('impartial-kernels');
    registerKernels(kernelsOnDemand());
  } catch {
    registerKernels(plainKernels);
  }
}

function notLoaded(): never {
  throw new NotLoaded(loadKernels);
}

/** From now on the first search has them fetched. */
export function lendKernels(): void {
  registerKernels({
    name: 'not loaded',
    octalSequence: (digits, upTo, known) => (upTo < SHORT ? plainKernels.octalSequence(digits, upTo, known) : notLoaded()),
    octalEngine: notLoaded,
    slidingEngine: notLoaded,
    boardSearch: notLoaded,
    graphSearch: notLoaded,
  });
}
