/** The plain kernels: the loops of this folder. The default everywhere, and the reference for every faster twin. */
import type { Kernels } from '../core/kernels.ts';
import { octalSequence } from './octal-sequence.ts';

export const plainKernels: Kernels = { name: 'plain', octalSequence };
