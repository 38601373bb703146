/**
 * The kernels that a game of one's own is bundled with where its maker brings none: every search and every value is there, long octal
 * sequences and boards take longer. `plain-kernels.ts` has them all, and is the default wherever the catalogue comes along.
 */
import type { Kernels } from '../core/kernels.ts';
import { octalSequence } from './octal-sequence.ts';

export const fewKernels: Kernels = { name: 'few', octalSequence, octalEngine: () => undefined };
