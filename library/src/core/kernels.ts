/**
 * Kernels: inner loops that have a plain twin in `numeric/` and may have a faster one in the `kernels` package.
 *
 * The library never loads any: the plain ones are the default and the reference, and a host registers faster ones
 * (`numeric/host-kernels.ts`).
 */

import type { Bounds } from './limits.ts';

/** The values of the heaps 0, 1, 2, …; one byte each while all are below 256. */
export type OctalValues = Uint8Array | Uint16Array;

/**
 * Values that may be in memory that grows, and moves as it grows: whoever reads them gets a copy, which stays as it is. Arrays of values
 * are of this type, too.
 */
export interface ReadableValues {
  readonly length: number;
  /** A copy of the values of the heaps `from` … `to` − 1; of all heaps by default. */
  slice(from?: number, to?: number): OctalValues;
}

/**
 * Ways to compute a long octal sequence. Both are exact; they differ in which splits they look at.
 * `dense`: a sample of the splits, then those whose parities fit. `sparse`: splits with a heap of rare value, then a short walk.
 */
export const OCTAL_METHODS = ['dense', 'sparse'] as const;
export type OctalMethod = (typeof OCTAL_METHODS)[number];

/** A sequence in the making. It owns its values, so that hundreds of millions need not be copied. */
export interface OctalEngine {
  /** The values known so far: a view, good until the next `advance`. */
  readonly values: OctalValues;
  /** Splits looked at so far: by this methods are compared. */
  readonly work: number;
  /** Computes the values of the heaps before `end`. Throws `LimitReached` where a value or the memory is too large. */
  advance(end: number): void;
}

/** Labels of values (`numeric/sparse-space.ts`): a mask, and whether the parity of the heap counts. */
export interface OctalLabels {
  readonly mask: number;
  readonly positional: boolean;
}

/** The sparse method with labels that stay: where no heap is rare any more, it goes on with the first and the last values alone. */
export interface SlidingEngine extends OctalEngine {
  /** How many heaps are rare. */
  readonly rare: number;
  /** No walk so far has looked at a part as large as this. */
  readonly deepest: number;
  /** Keeps the first and the last so many values and nothing between: heaps count from then on as if these followed those. */
  keepEnds(first: number, last: number): void;
}

/**
 * A board of at most 64 squares, row by row, on which a move takes squares that touch and needs all of them. Regions that do not touch
 * have nothing to do with each other; turned, reflected or shifted they are the same game.
 */
export interface BoardGame {
  /** At most 16. */
  readonly width: number;
  readonly height: number;
  /** Each move of the full board as two words: its squares from 0, and from 32 on. */
  readonly moves: Uint32Array;
  /** Whether the moves are just the pairs of squares that touch. */
  readonly dominoes: boolean;
}

/**
 * A game on the sets of at most 64 vertices of one graph: a move needs some vertices and takes some away. Parts that no edge joins have
 * nothing to do with each other.
 */
export interface GraphGame {
  readonly order: number;
  /** Two words for each vertex: its neighbours. */
  readonly adjacency: Uint32Array;
  /** Four words for each move: what must be there, and what it takes. */
  readonly moves: Uint32Array;
  /** Whether connected sets of more than three vertices that induce isomorphic graphs are the same game. */
  readonly followsGraph: boolean;
}

/** A search on sets with all that it has found. Every call may throw `LimitReached`, and leaves what was found before. */
export interface SetSearch {
  /** Sets stored so far. */
  readonly positions: number;
  /** For the next question: its limits begin now. */
  renew(limits: Bounds): void;
  /** The Grundy value of a set of two words. */
  value(low: number, high: number): number;
  isValue(low: number, high: number, value: number): boolean;
}

export interface BoardSearch extends SetSearch {
  /** Whether the player to move wins in misère play. */
  isWonMisere(low: number, high: number): boolean;
}

export interface Kernels {
  /** A name for messages: `plain`, `wasm`. */
  readonly name: string;
  /**
   * Grundy values of the heaps 0 … upTo of an octal game, every split looked at.
   * `digits[k]` is the digit d_k: what removing k counters may leave (1: nothing, 2: one heap, 4: two heaps, 8: three heaps).
   * `known` are the first values where some are known already; they are not computed again.
   */
  octalSequence(digits: Uint8Array, upTo: number, known?: Uint16Array): Uint16Array;
  /**
   * Goes on from known values by one method; undefined where the method does not do these digits.
   * Callers want `OctalRun` (numeric/octal-run.ts), which chooses the method.
   */
  octalEngine(method: OctalMethod, digits: Uint8Array, known: OctalValues): OctalEngine | undefined;
  /** Goes on by the sparse method with these labels, to keep little; undefined where it does not do these digits. */
  slidingEngine(digits: Uint8Array, known: OctalValues, labels: OctalLabels): SlidingEngine | undefined;
  /** A search on a board that knows nothing yet. */
  boardSearch(game: BoardGame, limits: Bounds): BoardSearch;
  /** A search on the sets of a graph that knows nothing yet. */
  graphSearch(game: GraphGame, limits: Bounds): SetSearch;
}
