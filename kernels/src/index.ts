/**
 * WebAssembly kernels for `impartial`: register them once, at the edge.
 *
 *     registerKernels(await loadKernels());
 *     solve('octal 0.007: 90000');
 *
 * A program that starts for one question takes `kernelsOnDemand()`, or in Node `threadedKernelsOnDemand()`: most questions need no kernel, and
 * compiling them takes longer than the answer.
 */
import { type Kernels, plainKernels } from 'impartial/numeric';
import { bytes as denseBytes } from '../dist/octal-dense.wasm.js';
import { bytes as sequenceBytes } from '../dist/octal-sequence.wasm.js';
import { bytes as sparseBytes } from '../dist/octal-sparse.wasm.js';
import { bytes as setBytes } from '../dist/set-search.wasm.js';
import { type DenseModule, denseEngine } from './octal-dense.ts';
import { octalSequenceOf } from './octal-sequence.ts';
import { type SparseModule, sparseEngine } from './octal-sparse.ts';
import { type SetMaker, type SetModule, wasmBoardSearch, wasmGraphSearch } from './set-search.ts';
import { sharedSearches } from './shared-searches.ts';
import { compile, compileNow, instantiate } from './web-assembly.ts';

const NAME = 'wasm';
const BYTES = [sequenceBytes, denseBytes, sparseBytes, setBytes];

/** The fastest kernels that run here: WebAssembly with SIMD, or the plain ones where that is missing. */
export async function loadKernels(): Promise<Kernels> {
  return kernelsOf(await Promise.all(BYTES.map((bytes) => compile(bytes()))));
}

/** The same, each module compiled when one of its kernels is first called. */
export function kernelsOnDemand(): Kernels {
  const sequence = onDemand(sequenceBytes, sequenceKernels);
  const dense = onDemand(denseBytes, denseKernels);
  const sparse = onDemand(sparseBytes, sparseKernels);
  const sets = onDemand(setBytes, setKernels);
  return {
    get name() {
      return BYTES.some((bytes) => compileNow(bytes()) === undefined) ? plainKernels.name : NAME;
    },
    octalSequence: (digits, upTo, known) => sequence().octalSequence(digits, upTo, known),
    octalEngine: (method, digits, known) => (method === 'sparse' ? sparse() : dense()).octalEngine(method, digits, known),
    slidingEngine: (digits, known, labels) => sparse().slidingEngine(digits, known, labels),
    boardSearch: (game, limits) => sets().boardSearch(game, limits),
    graphSearch: (game, limits) => sets().graphSearch(game, limits),
  };
}

/** The kernels of a module, or the plain ones where it does not run. */
function onDemand<Some>(bytes: () => Uint8Array, kernelsFrom: (module: object) => Some): () => Some | Kernels {
  let loaded: Some | Kernels | undefined;
  return () => {
    if (loaded === undefined) {
      const module = compileNow(bytes());
      loaded = module === undefined ? plainKernels : kernelsFrom(module);
    }
    return loaded;
  };
}

/** The same in Node, with a second thread for long searches on sets, where there are two cores or as many threads as given. */
export function threadedKernelsOnDemand(threads?: number): Kernels {
  const kernels = kernelsOnDemand();
  return {
    get name() {
      return kernels.name;
    },
    octalSequence: kernels.octalSequence,
    octalEngine: kernels.octalEngine,
    slidingEngine: kernels.slidingEngine,
    ...sharedSearches(kernels, threads),
  };
}

function kernelsOf([sequence, dense, sparse, sets]: readonly (object | undefined)[]): Kernels {
  if (sequence === undefined || dense === undefined || sparse === undefined || sets === undefined) return plainKernels;
  const [denseOf, sparseOf] = [denseKernels(dense), sparseKernels(sparse)];
  return {
    name: NAME,
    ...sequenceKernels(sequence),
    ...sparseOf,
    ...setKernels(sets),
    octalEngine: (method, digits, known) => (method === 'sparse' ? sparseOf : denseOf).octalEngine(method, digits, known),
  };
}

const sequenceKernels = (module: object): Pick<Kernels, 'octalSequence'> => ({ octalSequence: octalSequenceOf(module) });

const denseKernels = (module: object): Pick<Kernels, 'octalEngine'> => ({
  octalEngine: (_method, digits, known) => denseEngine(instantiate<DenseModule>(module), digits, known),
});

const sparseKernels = (module: object): Pick<Kernels, 'octalEngine' | 'slidingEngine'> => ({
  octalEngine: (_method, digits, known) => sparseEngine(instantiate<SparseModule>(module), digits, known),
  slidingEngine: (digits, known, labels) => sparseEngine(instantiate<SparseModule>(module), digits, known, labels),
});

function setKernels(module: object): Pick<Kernels, 'boardSearch' | 'graphSearch'> {
  const make: SetMaker = (calls) => instantiate<SetModule>(module, undefined, calls);
  return {
    boardSearch: (game, limits) => wasmBoardSearch(make, game, limits),
    graphSearch: (game, limits) => wasmGraphSearch(make, game, limits),
  };
}
