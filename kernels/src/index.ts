/**
 * WebAssembly kernels for `impartial`: load them once, at the edge, and pass them in.
 *
 *     const kernels = await loadKernels();
 *     solve('octal 0.007: 90000', { kernels });
 */
import { type Kernels, plainKernels } from 'impartial';
import { bytes as denseBytes } from '../dist/octal-dense.wasm.js';
import { bytes as sparseBytes } from '../dist/octal-sparse.wasm.js';
import { bytes as setBytes } from '../dist/set-search.wasm.js';
import { type DenseModule, denseEngine } from './octal-dense.ts';
import { loadOctalSequence } from './octal-sequence.ts';
import { type SparseModule, sparseEngine } from './octal-sparse.ts';
import { wasmBoardSearch, wasmGraphSearch } from './set-search.ts';
import { compile, instantiate } from './web-assembly.ts';

/** The fastest kernels that run here: WebAssembly with SIMD, or the plain ones where that is missing. */
export async function loadKernels(): Promise<Required<Kernels>> {
  const octalSequence = await loadOctalSequence();
  const [dense, sparse, sets] = await Promise.all([denseBytes, sparseBytes, setBytes].map(compile));
  if (octalSequence === undefined || dense === undefined || sparse === undefined || sets === undefined) return plainKernels;
  return {
    name: 'wasm',
    octalSequence,
    octalEngine: (method, digits, known) =>
      method === 'sparse'
        ? sparseEngine(instantiate<SparseModule>(sparse), digits, known)
        : denseEngine(instantiate<DenseModule>(dense), digits, known),
    slidingEngine: (digits, known, labels) => sparseEngine(instantiate<SparseModule>(sparse), digits, known, labels),
    boardSearch: (game, limits) => wasmBoardSearch(sets, game, limits),
    graphSearch: (game, limits) => wasmGraphSearch(sets, game, limits),
  };
}
