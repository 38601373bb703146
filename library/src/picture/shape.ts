/**
 * What positions look like, with a place for everything: plain data that a worker can send, that boards show, and that SVG and TikZ
 * are written from. Nothing here knows rules; moves are labels.
 */
import type { GraphStyle } from '../core/drawing.ts';

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
  /** How many heaps are not listed. */
  readonly more: string;
  /** Whether they are strips of free squares rather than counters. */
  readonly squares?: boolean;
}

/** Boards of squares, one below the other: `.` is free, `#` no square, anything else a piece. */
export interface SquaresShape {
  readonly kind: 'squares';
  readonly boards: readonly (readonly string[])[];
  /** How many boards are not listed. */
  readonly more: string;
}

export interface NumbersShape {
  readonly kind: 'numbers';
  readonly columns: readonly { readonly value: string; readonly count: string }[];
  readonly more: string;
  readonly stage: string;
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
}

export type Shape = GraphShape | LargeShape | HeapsShape | SquaresShape | NumbersShape | TableShape | NoShape;
