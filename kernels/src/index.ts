/**
 * WebAssembly kernels for `impartial`: load them once, at the edge, and pass them in.
 *
 *     const kernels = await loadKernels();
 *     solve('octal 0.007: 90000', { kernels });
 */
import { type Kernels, plainKernels } from 'impartial';
import { loadOctalSequence } from './octal-sequence.ts';

/** The fastest kernels that run here: WebAssembly with SIMD, or the plain ones where that is missing. */
export async function loadKernels(): Promise<Kernels> {
  const octalSequence = await loadOctalSequence();
  return octalSequence === undefined ? plainKernels : { ...plainKernels, name: 'wasm', octalSequence };
}
