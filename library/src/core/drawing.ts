/**
 * Drawings: what a position looks like, as plain data that a ruleset gives and pictures are made of. No places, no markup.
 *
 * `picture` names the kind; boards of the page, `impartial draw` and the gallery choose by it and never by the name of a ruleset.
 */
import type { Nimber } from './nimber.ts';

export type Drawing =
  | HeapsDrawing
  | StripDrawing
  | GridDrawing
  | GraphDrawing
  | ForestDrawing
  | PosetDrawing
  | NumbersDrawing
  | TableDrawing
  | TextDrawing;

/** Heaps of counters. `columns`: any number may be taken from the top. `rows`: counters lie in a row, and parts stay. */
export interface HeapsDrawing {
  readonly picture: 'heaps';
  readonly style: 'columns' | 'rows';
  /** Equal heaps together: there may be 10^12 of them. */
  readonly heaps: readonly { readonly size: Nimber; readonly count: bigint }[];
}

/** Strips of squares, one below the other; equal ones together. */
export interface StripDrawing {
  readonly picture: 'strip';
  readonly strips: readonly { readonly squares: Squares; readonly count: bigint }[];
}

/** One character a square: `.` is free, `#` no square, anything else a piece. Or how many there are, all of them free. */
export type Squares = string | Nimber;

/** A board of squares, one string a row, written as those of a strip. */
export interface GridDrawing {
  readonly picture: 'grid';
  readonly rows: readonly string[];
}

/** What a move does to a vertex or an edge, which decides how a board offers it. */
export type GraphStyle = 'take' | 'pick' | 'label' | 'arrows' | 'weights';

/** Graphs side by side; vertices are known by their names, which differ. */
export interface GraphDrawing {
  readonly picture: 'graph';
  readonly style: GraphStyle;
  readonly directed?: boolean;
  readonly parts: readonly GraphPart[];
  /** How many labels lie on a vertex, where they are counted. */
  readonly counts?: readonly { readonly vertex: string; readonly count: bigint }[];
  /** The vertex with the piece. */
  readonly piece?: string;
  readonly stage?: bigint;
  /** Whether a move may name several targets at once. */
  readonly manyTargets?: boolean;
}

/**
 * Copies of one graph. How large it is stands here before anything is built, since a path of 10^18 vertices is a good position:
 * what is too large to draw is for the maker of pictures to say.
 */
export interface GraphPart {
  /** `P7`. Default: called after its vertices. */
  readonly name?: string;
  /** What the graph is known to be, where that says how it is drawn best. */
  readonly family?: GraphLayout;
  readonly count: bigint;
  /** The vertices and the edges of one copy. */
  readonly order: bigint;
  readonly size: bigint;
  /** One copy, by its number from 0. */
  build(copy: bigint): BuiltPart;
}

export interface BuiltPart {
  /** The names of the vertices. */
  readonly vertices: readonly string[];
  readonly edges: readonly DrawnEdge[];
  /** Those that belong to the labelled set, by their places. */
  readonly labelled?: readonly number[];
}

export interface DrawnEdge {
  /** Places of vertices; equal for a loop. */
  readonly from: number;
  readonly to: number;
  /** A weight, or the question of the game that the edge carries. */
  readonly weight?: bigint;
  readonly game?: string;
}

export type GraphLayout =
  | { readonly shape: 'path' | 'cycle' | 'complete' | 'petersen' }
  | { readonly shape: 'bipartite'; readonly left: number }
  | { readonly shape: 'grid'; readonly rows: number; readonly columns: number }
  | { readonly shape: 'cube'; readonly dimension: number }
  /** Stars with arms of these lengths. */
  | { readonly shape: 'spider'; readonly arms: readonly number[] }
  /** A complete graph with a path of this length at each vertex. */
  | { readonly shape: 'rays'; readonly rays: number; readonly length: number };

/** A rooted forest; `parents[v]` is −1 for a root. */
export interface ForestDrawing {
  readonly picture: 'forest';
  readonly parents: ArrayLike<number>;
  name(vertex: number): string;
}

/** A finite order by its covers: `[above, below]`. */
export interface PosetDrawing {
  readonly picture: 'poset';
  readonly elements: readonly string[];
  readonly covers: readonly (readonly [number, number])[];
}

/** Numbers with how many there are of each. */
export interface NumbersDrawing {
  readonly picture: 'numbers';
  readonly numbers: readonly { readonly value: bigint; readonly count: bigint }[];
  readonly stage: bigint;
}

/** A round table of two alliances. */
export interface TableDrawing {
  readonly picture: 'table';
  readonly counters: bigint;
  readonly seats: readonly (1 | 2)[];
  /** The seat to move, from 0. */
  readonly player: number;
  /** What a seat may take: `1-2`. */
  takes(seat: number): string;
}

/** A position with no other picture: its text. */
export interface TextDrawing {
  readonly picture: 'text';
  readonly text: string;
}
