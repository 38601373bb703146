/** What faster twins of the loops in this folder share with them: interfaces, and the choices that are made outside the loops. */
export type { BoardGame, BoardSearch, Kernels, OctalEngine, OctalMethod, OctalValues } from '../core/kernels.ts';
export { type Bounds, LimitReached } from '../core/limits.ts';
export { BoardLimits, SETS_PER_LOOK } from './board-limits.ts';
export { densePossible, heapsToLearnFrom, learnMasks, MASKS } from './dense-space.ts';
export { LAST_LOOK } from './sparse-engine.ts';
export { findSparseSpace, isRareType, type SparseSpace, sparsePossible, splittingParity } from './sparse-space.ts';
export { LARGEST_VALUE, placesOf, valueTooLarge } from './split-marks.ts';
