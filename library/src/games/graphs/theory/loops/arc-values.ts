/**
 * Grundy values of Arc-Kayles by search on pieces of one graph that the leaf reduction leaves: what is left of a tree of a hundred vertices
 * has few different pieces. A piece is known by its vertices, and a tree also by its form.
 */
import { LimitReached } from '../../../../core/limits.ts';
import type { Tick } from '../../../../numeric/max-flow.ts';
import { type Adjacency, LeafReduction } from './leaf-reduction.ts';
import { TreeForms } from './tree-form.ts';

/** Pieces between two looks at the clock. */
const LOOK_EVERY = 1024;

export class ArcValues {
  private readonly graph: Adjacency;
  private readonly reduction: LeafReduction;
  private readonly forms: TreeForms;
  private readonly bySet = new Map<string, number>();
  private readonly byForm = new Map<string, number>();
  /** The number of the last piece that a vertex was found in. */
  private readonly isIn: Uint32Array;
  private readonly mostPieces: number;
  private readonly tick: Tick;
  /** Pieces whose value was found by trying all their edges. */
  pieces = 0;

  constructor(graph: Adjacency, mostPieces: number, tick: Tick) {
    this.graph = graph;
    this.reduction = new LeafReduction(graph);
    this.forms = new TreeForms(graph);
    this.isIn = new Uint32Array(graph.length);
    this.mostPieces = mostPieces;
    this.tick = tick;
  }

  /** The value of what is left on these vertices without two of them. Throws `LimitReached`. */
  value(vertices: readonly number[], without: readonly [number, number] | readonly [] = []): number {
    let value = 0;
    for (const piece of this.reduction.pieces(vertices, without)) value ^= this.valueOfPiece(piece);
    return value;
  }

  private valueOfPiece(piece: readonly number[]): number {
    if (piece.length <= 3) return 1;
    const set = String.fromCharCode(...piece);
    const known = this.bySet.get(set);
    if (known !== undefined) return known;
    const form = this.forms.of(piece);
    const alike = form === undefined ? undefined : this.byForm.get(form);
    const value = alike ?? this.search(piece);
    this.bySet.set(set, value);
    if (form !== undefined) this.byForm.set(form, value);
    return value;
  }

  private search(piece: readonly number[]): number {
    if (++this.pieces > this.mostPieces) throw new LimitReached('positions', this.mostPieces);
    if (this.pieces % LOOK_EVERY === 0) this.tick(this.pieces);
    const stamp = this.pieces;
    const edges: (readonly [number, number])[] = [];
    for (const vertex of piece) this.isIn[vertex] = stamp;
    for (const vertex of piece)
      for (const other of this.graph[vertex] as readonly number[])
        if (other > vertex && this.isIn[other] === stamp) edges.push([vertex, other]);
    const met = new Set(edges.map((edge) => this.value(piece, edge)));
    let value = 0;
    while (met.has(value)) value++;
    return value;
  }
}
