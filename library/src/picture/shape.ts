/**
 * What positions look like, with a place for everything: plain data that a worker can send, that boards show, and that SVG and TikZ
 * are written from. Nothing here knows rules; moves are labels.
 */
import type { GraphStyle, SpotCorner } from '../core/drawing.ts';

export interface Vertex {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Which component it belongs to: an index into `parts`. */
  readonly part: number;
  /** How many labels lie on it, where labels are counted: `12`. */
  readonly count?: string;
  /** Whether it belongs to the labelled set, where there is one. */
  readonly labelled?: boolean;
  /** Whether it is used up and stays to be seen. */
  readonly spent?: boolean;
  /** Whether it is only where an edge stands on the ground. */
  readonly ground?: boolean;
}

export interface Ghost extends Vertex {
  /** Whether the move named it, rather than took it along. */
  readonly picked: boolean;
}

export interface Edge {
  /** Indices of vertices; equal for a loop. */
  readonly from: number;
  readonly to: number;
  /** A weight, or the question of the game that the edge carries. */
  readonly weight?: string;
  readonly game?: string;
  /** Whether it is used up and stays to be seen. */
  readonly spent?: boolean;
  /** What its move is called, where that is not said by its ends. */
  readonly label?: string;
}

export interface GraphShape {
  readonly kind: 'graph';
  /** `pick`: a move names several vertices. */
  readonly style: GraphStyle | 'forest' | 'poset';
  /** Whether edges have directions. */
  readonly directed?: boolean;
  readonly vertices: readonly Vertex[];
  readonly edges: readonly Edge[];
  /** A name for each component: `P7`. */
  readonly parts: readonly string[];
  readonly width: number;
  readonly height: number;
  /** The vertex with the piece. */
  readonly piece?: number;
  readonly stage?: string;
  /** Whether a move may name several targets at once. */
  readonly manyTargets?: boolean;
  /** Vertices that the last move took away, where they had been. */
  readonly ghosts?: readonly Ghost[];
  /** The vertices that the last move named and that are still there, as they are called now. */
  readonly last?: readonly string[];
}

/** A graph of more vertices than there can be buttons: vertex i is at xs[i], ys[i]; edge j joins ends[2j] and ends[2j + 1]. */
export interface LargeShape {
  readonly kind: 'large';
  readonly style: GraphShape['style'];
  readonly names: readonly string[];
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  readonly parts: Uint32Array;
  /** 1 where a vertex is labelled. */
  readonly labelled: Uint8Array;
  readonly ends: Uint32Array;
  readonly width: number;
  readonly height: number;
  readonly piece?: number;
}

export interface HeapsShape {
  readonly kind: 'heaps';
  /** `columns`: any number may be taken from the top. `rows`: counters lie in a row and parts stay. */
  readonly style: 'columns' | 'rows';
  /** Equal heaps one by one, while they are few. */
  readonly sizes: readonly string[];
  /** How many there are of each size, where they are many and stand once each. */
  readonly counts?: readonly string[];
  /** How many heaps are not listed. */
  readonly more: string;
  /** From how many heaps a move may take at once, where that is more than one. */
  readonly several?: string;
  /** How many counters may be taken from the only heap, where the position says so. */
  readonly limit?: string;
  /** Whether they are strips of free squares rather than counters. */
  readonly squares?: boolean;
  /** Where a move puts a cross on a square of a strip: how many squares on either side of it nobody can use any more. */
  readonly reach?: number;
  /** The strips as they have been played on, where that is known: `.` is free, `x` has a cross, `-` is of no use. */
  readonly strips?: readonly string[];
}

/** Boards of squares, one below the other: `.` is free, `#` no square, anything else a piece. */
export interface SquaresShape {
  readonly kind: 'squares';
  readonly boards: readonly (readonly string[])[];
  /** The boards on which play is over, where it may be on one of several: these stand side by side, and moves name them by number. */
  readonly over?: readonly number[];
  /** How many boards are not listed. */
  readonly more: string;
}

/** Strips of squares with coins, one below the other; long runs of squares without a coin are left out. */
export interface CoinsShape {
  readonly kind: 'coins';
  /** `slide`: coins move to the left. `steps`: counters go downstairs, square 0 being the ground. `turn`: coins show heads or tails. */
  readonly style: 'slide' | 'steps' | 'turn';
  readonly strips: readonly CoinStrip[];
  /** How many strips are not listed. */
  readonly more: string;
}

export interface CoinStrip {
  /** What it is called among several; nothing where it is alone. */
  readonly name: string;
  readonly squares: readonly (ShownLine & { readonly coins: string })[];
  /** How many coins lie beyond what is shown. */
  readonly more: string;
  /** The Young diagram of the coins, where there is one: the hook lengths of its rows, from the longest row on. */
  readonly hooks?: readonly (readonly number[])[];
}

/** A square, column or row by its number, and how many there are before it that are not shown. */
export interface ShownLine {
  readonly number: string;
  readonly gap: string;
}

/** A board of coins, of which some show heads; columns and rows without any are left out where they are many. */
export interface CoinGridShape {
  readonly kind: 'coin-grid';
  readonly columns: readonly ShownLine[];
  readonly rows: readonly ShownLine[];
  /** As moves call them: `3,5`. */
  readonly heads: readonly string[];
  /** How many heads lie beyond what is shown. */
  readonly more: string;
}

/** The lengths of rows, layer by layer; the first square of all is poisoned. */
export interface LayersShape {
  readonly kind: 'layers';
  readonly layers: readonly (readonly number[])[];
}

/**
 * Spots with curves between them, by regions and boundaries. Places are found by who shows it (`layOutCurves`): that takes longer than
 * other pictures do.
 */
export interface CurvesShape {
  readonly kind: 'curves';
  readonly regions: readonly (readonly (readonly SpotCorner[])[])[];
  /** The position as it is written. */
  readonly text: string;
}

/** For each region the free arms of its pieces. */
export interface CrossesShape {
  readonly kind: 'crosses';
  readonly regions: readonly (readonly number[])[];
}

export interface NumbersShape {
  readonly kind: 'numbers';
  readonly columns: readonly { readonly value: string; readonly count: string }[];
  readonly more: string;
  readonly stage: string;
}

/** Numbers in a row: what was named, what that pays, and what can still be named; 1 is never named. */
export interface NumberLineShape {
  readonly kind: 'number-line';
  readonly named: readonly string[];
  readonly cells: readonly LineCell[];
  /** Whether some of the numbers that are not shown can still be named. */
  readonly rest: 'open' | 'paid';
}

export interface LineCell {
  readonly number: string;
  readonly state: 'named' | 'paid' | 'open' | 'never';
}

/** Pieces on the squares from the corner 0,0 on. */
export interface PiecesShape {
  readonly kind: 'pieces';
  readonly columns: number;
  readonly rows: number;
  readonly pieces: readonly PlacedPiece[];
}

export interface PlacedPiece {
  readonly piece: string;
  /** How it is drawn: `♛`. */
  readonly sign: string;
  readonly x: number;
  readonly y: number;
  readonly count: string;
}

/** A rectangle of these sides, and how large it is drawn. */
export interface RectangleShape {
  readonly kind: 'rectangle';
  readonly width: string;
  readonly height: string;
  readonly across: number;
  readonly down: number;
  readonly squares: readonly CutSquare[];
}

/** A square by its upper left corner; `level` counts how often the sides changed their parts before it. */
export interface CutSquare {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly level: number;
  /** The move that cuts off this square and all beyond it. */
  readonly move?: string;
}

export interface TableShape {
  readonly kind: 'table';
  readonly counters: string;
  readonly seats: readonly (1 | 2)[];
  /** What each seat may take: `1-2`. */
  readonly takes: readonly string[];
  /** The seat to move, from 0. */
  readonly player: number;
}

/** A position without a picture: why, and its text where that is short enough to stand for it. */
export interface NoShape {
  readonly kind: 'none';
  readonly why: string;
  readonly text?: string;
  /** What it is made of, in the order of its vertices, for a picture of scale: sizes, and how many there are of each. */
  readonly scale?: readonly { readonly name?: string; readonly size: string; readonly count: string }[];
}

export type Shape =
  | GraphShape
  | LargeShape
  | HeapsShape
  | SquaresShape
  | CoinsShape
  | CoinGridShape
  | NumbersShape
  | NumberLineShape
  | PiecesShape
  | RectangleShape
  | LayersShape
  | CurvesShape
  | CrossesShape
  | NumbersShape
  | TableShape
  | NoShape;
