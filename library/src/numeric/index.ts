/** What faster twins of the loops in this folder share with them: interfaces, and the choices that are made outside the loops. */
export type {
  BoardGame,
  BoardSearch,
  GraphGame,
  Kernels,
  OctalEngine,
  OctalLabels,
  OctalMethod,
  OctalValues,
  SetSearch,
  SlidingEngine,
} from '../core/kernels.ts';
export { type Bounds, LimitReached } from '../core/limits.ts';
export { densePossible, heapsToLearnFrom, learnMasks, MASKS } from './dense-space.ts';
export { plainKernels } from './plain-kernels.ts';
export { FORM_SLOT_BYTES, SETS_PER_LOOK, SetLimits, SLOT_BYTES } from './set-limits.ts';
export { LAST_LOOK } from './sparse-engine.ts';
export { findSparseSpace, isRareType, type SparseSpace, sparsePossible, splittingParity } from './sparse-space.ts';
export { LARGEST_VALUE, placesOf, valueTooLarge } from './split-marks.ts';
