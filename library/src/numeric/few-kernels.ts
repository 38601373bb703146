/**
 * The kernels that a game of one's own is bundled with where its maker brings none: every search and every value is there, long octal
 * sequences and boards take longer. `plain-kernels.ts` has them all, and is the default wherever the catalogue comes along.
 *
 * The loop for hexadecimal digits knows octal ones too, and so serves both.
 */
import type { Kernels } from '../core/kernels.ts';
import { hexadecimalSequence } from './hexadecimal-sequence.ts';

export const fewKernels: Kernels = {
  name: 'few',
  octalSequence: (digits, upTo, known = new Uint16Array(1)) => hexadecimalSequence(digits, upTo, known),
  octalEngine: () => undefined,
};
