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
  | CoinsDrawing
  | CoinGridDrawing
  | BoardsDrawing
  | GraphDrawing
  | ForestDrawing
  | PosetDrawing
  | LayersDrawing
  | CurvesDrawing
  | CrossesDrawing
  | NumbersDrawing
  | NumberLineDrawing
  | PiecesDrawing
  | RectangleDrawing
  | TableDrawing
  | TextDrawing;

/** Heaps of counters. `columns`: any number may be taken from the top. `rows`: counters lie in a row, and parts stay. */
export interface HeapsDrawing {
  readonly picture: 'heaps';
  readonly style: 'columns' | 'rows';
  /** What sentences call a heap and what lies in it: `row`, `pin`. Default: `heap` for columns, `row` for rows, `counter`. */
  readonly heap?: string;
  readonly counter?: string;
  /** From how many heaps a move may take at once, where that is more than one: its label then is `3>1,5>0`. */
  readonly several?: bigint;
  /** How many counters may be taken from the only heap, where the position says so. */
  readonly limit?: bigint;
  /** Equal heaps together: there may be 10^12 of them. */
  readonly heaps: readonly { readonly size: Nimber; readonly count: bigint }[];
}

/** Strips of squares, one below the other; equal ones together. */
export interface StripDrawing {
  readonly picture: 'strip';
  readonly strips: readonly { readonly squares: Squares; readonly count: bigint }[];
  /** Where a move puts a cross on a free square: how many squares on either side of it nobody can use any more. */
  readonly reach?: number;
}

/** One character a square: `.` is free, `#` no square, anything else a piece. Or how many there are, all of them free. */
export type Squares = string | Nimber;

/** A board of squares, one string a row, written as those of a strip. */
export interface GridDrawing {
  readonly picture: 'grid';
  readonly rows: readonly string[];
}

/** Boards of squares side by side, as those of a grid; equal ones together. `isOver`: nobody plays on it any more. */
export interface BoardsDrawing {
  readonly picture: 'boards';
  readonly boards: readonly { readonly rows: readonly string[]; readonly count: bigint; readonly isOver: boolean }[];
}

/** Strips without an end to the right, squares counted from 0; only those with coins are listed, and these may be very far off. */
export interface CoinsDrawing {
  readonly picture: 'coins';
  /** `slide`: coins move to the left. `steps`: counters go down a staircase, square 0 being the ground. `turn`: coins show heads. */
  readonly style: 'slide' | 'steps' | 'turn';
  /** Each with its name among several, nothing where it is alone. Squares rise. */
  readonly strips: readonly {
    readonly name: string;
    readonly coins: readonly { readonly square: Nimber; readonly count: bigint }[];
  }[];
  /** Whether a strip is shown as a Young diagram with its hooks, too: there a move takes away a hook. */
  readonly hooks?: boolean;
}

/** A board without an end to the right and below, squares counted from 0,0; the coins that show heads are listed. */
export interface CoinGridDrawing {
  readonly picture: 'coin-grid';
  readonly heads: readonly { readonly x: Nimber; readonly y: Nimber }[];
}

/**
 * What a move does to a vertex or an edge, which decides how a board offers it. `edges`: a move names an edge by its ends, `1-2`;
 * `walk`: the vertex that the piece goes to.
 */
export type GraphStyle = 'take' | 'pick' | 'label' | 'arrows' | 'weights' | 'edges' | 'walk';

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
  /** Vertices that are one with the ground, on which the graph then stands. */
  readonly ground?: readonly string[];
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
  /** Those that are used up and stay to be seen, by their places. */
  readonly spent?: readonly number[];
}

export interface DrawnEdge {
  /** Places of vertices; equal for a loop. */
  readonly from: number;
  readonly to: number;
  /** A weight, or the question of the game that the edge carries. */
  readonly weight?: bigint;
  readonly game?: string;
  /** Whether it is used up and stays to be seen. */
  readonly spent?: boolean;
}

export type GraphLayout =
  | { readonly shape: 'path' | 'cycle' | 'complete' | 'petersen' }
  /** The hub first, then the rim around it. */
  | { readonly shape: 'wheel' }
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

/** Rows of squares, layer by layer, all from one corner; the square in the corner is poisoned. A move names a square and takes all behind it. */
export interface LayersDrawing {
  readonly picture: 'layers';
  /** The lengths of the rows. Squares are called by layer, row and column from 0, `1,0,2`; by row and column where there is one layer. */
  readonly layers: readonly (readonly number[])[];
}

/** Spots with curves between them that divide the plane. */
export interface CurvesDrawing {
  readonly picture: 'curves';
  /** How the position is written, for where there is too much to draw. */
  readonly text: string;
  /** For each region its boundaries: the corners that one comes by on the way around, with the region on one side. */
  readonly regions: readonly (readonly (readonly SpotCorner[])[])[];
}

/** Where a region meets a spot. */
export interface SpotCorner {
  /** What moves call it. */
  readonly name: string;
  /** How many curves end in the spot. */
  readonly ends: number;
  /** The spot, where two corners meet it. */
  readonly spot?: string;
}

/** Regions with pieces that have free arms. */
export interface CrossesDrawing {
  readonly picture: 'crosses';
  /** For each region the free arms of its pieces. */
  readonly regions: readonly (readonly number[])[];
}

/** Numbers with how many there are of each. */
export interface NumbersDrawing {
  readonly picture: 'numbers';
  readonly numbers: readonly { readonly value: bigint; readonly count: bigint }[];
  readonly stage: bigint;
}

/** Numbers from 1 on, some of which were named and others can be. A number is the name of the move that names it. */
export interface NumberLineDrawing {
  readonly picture: 'number-line';
  readonly named: readonly number[];
  /** The largest number that can be named; Infinity where there is none. */
  readonly last: number;
  isOpen(number: number): boolean;
}

/** Pieces on a quarter of the plane; squares count from 0,0 in the corner. A move is called `4,7>2,5`, with the piece before it where there are several kinds. */
export interface PiecesDrawing {
  readonly picture: 'pieces';
  readonly pieces: readonly { readonly piece: string; readonly x: bigint; readonly y: bigint; readonly count: bigint }[];
}

/** A rectangle off which a move cuts squares of its shorter side: `12,31>12,7` are its sides before and after. */
export interface RectangleDrawing {
  readonly picture: 'rectangle';
  readonly width: bigint;
  readonly height: bigint;
  /** Whether the last square may not be cut off. */
  readonly keepsOne: boolean;
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
