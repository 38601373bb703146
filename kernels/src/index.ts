/**
 * WebAssembly kernels for `impartial`: load them once, at the edge, and pass them in.
 *
 *     const kernels = await loadKernels();
 *     solve('octal 0.007: 90000', { kernels });
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

const BYTES = [sequenceBytes, denseBytes, sparseBytes, setBytes];

/** The fastest kernels that run here: WebAssembly with SIMD, or the plain ones where that is missing. */
export async function loadKernels(): Promise<Required<Kernels>> {
  return kernelsOf(await Promise.all(BYTES.map((bytes) => compile(bytes()))));
}

/** The same, compiled when one of them is first called. */
export function kernelsOnDemand(): Required<Kernels> {
  let loaded: Required<Kernels> | undefined;
  const load = () => {
    loaded ??= kernelsOf(BYTES.map((bytes) => compileNow(bytes())));
    return loaded;
  };
  return {
    get name() {
      return load().name;
    },
    octalSequence: (digits, upTo, known) => load().octalSequence(digits, upTo, known),
    octalEngine: (method, digits, known) => load().octalEngine(method, digits, known),
    slidingEngine: (digits, known, labels) => load().slidingEngine(digits, known, labels),
    boardSearch: (game, limits) => load().boardSearch(game, limits),
    graphSearch: (game, limits) => load().graphSearch(game, limits),
  };
}

/** The same in Node, with a second thread for long searches on sets, where there are two cores or as many threads as given. */
export function threadedKernelsOnDemand(threads?: number): Required<Kernels> {
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

function kernelsOf([sequence, dense, sparse, sets]: readonly (object | undefined)[]): Required<Kernels> {
  if (sequence === undefined || dense === undefined || sparse === undefined || sets === undefined) return plainKernels;
  const makeSets: SetMaker = (calls) => instantiate<SetModule>(sets, undefined, calls);
  return {
    name: 'wasm',
    octalSequence: octalSequenceOf(sequence),
    octalEngine: (method, digits, known) =>
      method === 'sparse'
        ? sparseEngine(instantiate<SparseModule>(sparse), digits, known)
        : denseEngine(instantiate<DenseModule>(dense), digits, known),
    slidingEngine: (digits, known, labels) => sparseEngine(instantiate<SparseModule>(sparse), digits, known, labels),
    boardSearch: (game, limits) => wasmBoardSearch(makeSets, game, limits),
    graphSearch: (game, limits) => wasmGraphSearch(makeSets, game, limits),
  };
}
