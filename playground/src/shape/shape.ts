/**
 * What positions look like: plain data that a worker makes and boards draw. A board knows no rules; moves are labels.
 */
export interface Vertex {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Which component it belongs to: an index into `parts`. */
  readonly part: number;
  /** How many labels lie on it, where labels are counted: `12`. */
  readonly count?: string;
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
  readonly style: 'take' | 'pick' | 'label' | 'forest' | 'arrows' | 'weights';
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
}

export interface HeapsShape {
  readonly kind: 'heaps';
  /** `columns`: any number may be taken from the top. `rows`: counters lie in a row and parts stay. */
  readonly style: 'columns' | 'rows';
  /** Equal heaps one by one, while they are few. */
  readonly sizes: readonly string[];
  /** How many heaps are not listed. */
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

export interface NoShape {
  readonly kind: 'none';
  readonly why: string;
}

export type Shape = GraphShape | HeapsShape | NumbersShape | TableShape | NoShape;
