/**
 * Kernels: inner loops that have a plain twin in `numeric/` and may have a faster one in the `kernels` package.
 *
 * The library is given kernels and never loads any; the plain ones are the default and the reference.
 */
export interface Kernels {
  /** A name for messages: `plain`, `wasm`. */
  readonly name: string;
  /**
   * Grundy values of the heaps 0 … upTo of an octal game.
   * `digits[k]` is the digit d_k: what removing k counters may leave (1: nothing, 2: one heap, 4: two heaps, 8: three heaps).
   * `known` are the first values where some are known already; they are not computed again.
   */
  octalSequence(digits: Uint8Array, upTo: number, known?: Uint16Array): Uint16Array;
}
