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
  readonly moves: readonly SubsetMove[];
  /** True where a move can be made only while all that it takes is there. Default: while its vertex is; it takes what is left. */
  readonly whole?: boolean;
  /** True where moves depend on the graph alone, so that isomorphic sets are the same game, in all positions of one ground. */
  readonly followsGraph?: boolean;
  /** The two ends of each vertex, one after the other, where the vertices are the edges of another graph, and `followsGraph` is about that. */
  readonly ends?: Uint32Array;
  /** A board on which the vertices lie, where images of a set are the same game. */
  readonly board?: SubsetBoard;
}

export interface SubsetMove {
  readonly vertex: number;
  readonly takes: Uint32Array;
}

/**
 * A board of `width × height` vertices, row by row. A set may lie on vertices that are not in play at the start, as an image of one
 * that is. One object serves all positions of a ruleset on such a board, which then share what search finds.
 */
export interface SubsetBoard {
  readonly width: number;
  readonly height: number;
  /** All turns and reflections of a set are the same game, or those that exchange rows and columns, or none. */
  readonly symmetries: Symmetries;
  /** True where it does not matter where on the board a connected set lies. */
  readonly mayShift: boolean;
  /** Every move of the full board. */
  readonly moves: readonly SubsetMove[];
}

export type Symmetries = 'all' | 'transpose' | 'none';

/** A theory of `compounds/` on small integers, as search on the subsets has it. */
export interface SubsetTheory {
  /** The value of a component without moves, and of the empty set. */
  readonly ended: number;
  /** The value of a component out of `values[0 … count−1]`, the values of its moves; `count` is at least 1. */
  fromOptions(values: Int32Array, count: number): number;
  /** Associative and commutative. */
  combine(a: number, b: number): number;
}
