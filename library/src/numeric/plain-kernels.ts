/** The plain kernels: the loops of this folder. The default everywhere, and the reference for every faster twin. */
import type { Kernels } from '../core/kernels.ts';
import { plainBoardSearch } from './board-search.ts';
import { plainDenseEngine } from './dense-engine.ts';
import { plainGraphSearch } from './graph-search.ts';
import { octalSequence } from './octal-sequence.ts';
import { plainSparseEngine } from './sparse-engine.ts';

export const plainKernels: Kernels = {
  name: 'plain',
  octalSequence,
  octalEngine: (method, digits, known) =>
    method === 'sparse' ? plainSparseEngine(digits, known) : plainDenseEngine(digits, known),
  slidingEngine: plainSparseEngine,
  boardSearch: plainBoardSearch,
  graphSearch: plainGraphSearch,
};
