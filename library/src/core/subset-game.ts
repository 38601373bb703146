/**
 * A game on the vertex subsets of one fixed graph: a move takes some vertices away.
 *
 * Vertices are 0 … order−1; a set of vertices is `words` 32-bit words. Two vertices that are adjacent are in the same component.
 */
export interface SubsetGame {
  readonly order: number;
  /** Number of 32-bit words of a set: ceil(order / 32), at least 1. */
  readonly words: number;
  /** `order` rows of `words` words: the neighbours of each vertex. */
  readonly adjacency: Uint32Array;
  /** The vertices in play at the start: `words` words. */
  readonly start: Uint32Array;
  /**
   * Each move: a vertex that must be present, and the set it takes away (`words` words, the vertex included).
   * From the start they come in the order of the ruleset's `moves`.
   */
  readonly moves: readonly { readonly vertex: number; readonly takes: Uint32Array }[];
  /** True where moves depend on the graph alone, so that isomorphic sets are the same game. */
  readonly followsGraph?: boolean;
}

/** A theory of `compounds/` on small integers, as search on the subsets has it. */
export interface SubsetTheory {
  /** The value of a component without moves, and of the empty set. */
  readonly ended: number;
  /** The value of a component out of `values[0 … count−1]`, the values of its moves; `count` is at least 1. */
  fromOptions(values: Int32Array, count: number): number;
  /** Associative and commutative. */
  combine(a: number, b: number): number;
}
