/**
 * Numbers that trees share exactly when they differ in names only. A rooted tree has a number for each sorted list of the numbers of its
 * branches; a tree is rooted in the middle, of which there are one or two.
 */
import type { Adjacency } from './leaf-reduction.ts';

export class TreeForms {
  private readonly graph: Adjacency;
  private readonly numbers = new Map<string, number>();
  private readonly isIn: Uint8Array;
  private readonly degree: Uint16Array;

  constructor(graph: Adjacency) {
    this.graph = graph;
    this.isIn = new Uint8Array(graph.length);
    this.degree = new Uint16Array(graph.length);
  }

  /** Undefined where the piece, which hangs together, is no tree. */
  of(piece: readonly number[]): string | undefined {
    const { isIn, degree, graph } = this;
    for (const vertex of piece) isIn[vertex] = 1;
    let ends = 0;
    for (const vertex of piece) {
      let own = 0;
      for (const other of graph[vertex] as readonly number[]) own += isIn[other] as number;
      degree[vertex] = own;
      ends += own;
    }
    const form = ends === 2 * (piece.length - 1) ? this.fromMiddle(piece) : undefined;
    for (const vertex of piece) isIn[vertex] = 0;
    return form;
  }

  private fromMiddle(piece: readonly number[]): string {
    return this.middlesOf(piece)
      .map((middle) => this.numberFrom(middle, -1))
      .sort((a, b) => a - b)
      .join(' ');
  }

  private numberFrom(vertex: number, from: number): number {
    const branches: number[] = [];
    for (const other of this.graph[vertex] as readonly number[])
      if (other !== from && this.isIn[other] === 1) branches.push(this.numberFrom(other, vertex));
    const text = branches.length < 2 ? String(branches[0] ?? '') : branches.sort((a, b) => a - b).join(' ');
    const known = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, known);
    return known;
  }

  /** What is left when leaves are taken off again and again. */
  private middlesOf(piece: readonly number[]): readonly number[] {
    const { degree, isIn, graph } = this;
    let layer = piece.filter((vertex) => (degree[vertex] as number) <= 1);
    for (let left = piece.length; left > 2; ) {
      left -= layer.length;
      const next: number[] = [];
      for (const leaf of layer) {
        degree[leaf] = 0;
        for (const other of graph[leaf] as readonly number[]) {
          if (isIn[other] === 0 || degree[other] === 0) continue;
          degree[other] = (degree[other] as number) - 1;
          if (degree[other] === 1) next.push(other);
        }
      }
      layer = next;
    }
    return layer;
  }
}
