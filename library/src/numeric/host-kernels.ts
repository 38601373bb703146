/**
 * The kernels of this process or worker: the plain ones until its host registers faster ones, once, before it asks anything.
 *
 *     import { registerKernels } from 'impartial';
 *     import { loadKernels } from 'impartial-kernels';
 *     registerKernels(await loadKernels());
 */
import type { Kernels } from '../core/kernels.ts';
import { plainKernels } from './plain-kernels.ts';

let current: Kernels = plainKernels;

/** Every later question of this process or worker is answered with these. */
export function registerKernels(kernels: Kernels): void {
  current = kernels;
}

export function hostKernels(): Kernels {
  return current;
}
