/**
 * The leaf reduction of Arc-Kayles: a vertex all of whose neighbours have another neighbour of degree 1 can be deleted.
 *
 * Proof, by induction: the graph G and G − v have the same options, up to this reduction. Taking an edge that is not at v leaves v as it
 * was: a neighbour that is left still has its leaf, whose only edge leads to it. Taking vw leaves the same as taking xw, where x is
 * another leaf at w, but for x in the place of v: in G − v − w the vertex x is alone and can be dropped, and in G − x − w the vertex v can
 * be deleted, since its other neighbours have kept their leaves. ∎ So it changes neither value nor misère outcome.
 */

/** A graph by the neighbours of its vertices. */
export type Adjacency = readonly (readonly number[])[];

/** What the reduction leaves of some vertices, in pieces that hang together, each ascending and of two vertices or more. */
export class LeafReduction {
  private readonly graph: Adjacency;
  /** 1 where a vertex is there; while pieces are gathered, their numbers from 2 on. */
  private readonly isIn: Uint16Array;
  private readonly queue: Uint16Array;
  private readonly degree: Uint16Array;
  /** How many neighbours of degree 1 a vertex has. */
  private readonly leaves: Uint16Array;

  constructor(graph: Adjacency) {
    this.graph = graph;
    this.isIn = new Uint16Array(graph.length);
    this.queue = new Uint16Array(graph.length);
    this.degree = new Uint16Array(graph.length);
    this.leaves = new Uint16Array(graph.length);
  }

  /** The pieces of these vertices without two of them. */
  pieces(vertices: readonly number[], without: readonly [number, number] | readonly [] = []): readonly (readonly number[])[] {
    const { isIn } = this;
    for (const vertex of vertices) isIn[vertex] = 1;
    for (const vertex of without) isIn[vertex] = 0;
    this.count(vertices);
    let hasChanged = true;
    while (hasChanged) {
      hasChanged = false;
      for (const vertex of vertices) {
        if (isIn[vertex] === 0 || !this.canBeDeleted(vertex)) continue;
        this.delete(vertex);
        hasChanged = true;
      }
    }
    return this.split(vertices);
  }

  private count(vertices: readonly number[]): void {
    const { graph, isIn, degree, leaves } = this;
    for (const vertex of vertices) {
      let own = 0;
      for (const other of graph[vertex] as readonly number[]) own += isIn[other] as number;
      degree[vertex] = isIn[vertex] === 1 ? own : 0;
      leaves[vertex] = 0;
    }
    for (const vertex of vertices) if (degree[vertex] === 1) this.addLeaf(vertex, 1);
  }

  /** Tells the only neighbour of a leaf that it has one, or no longer. */
  private addLeaf(leaf: number, change: 1 | -1): void {
    for (const other of this.graph[leaf] as readonly number[])
      if (this.isIn[other] !== 0) this.leaves[other] = (this.leaves[other] as number) + change;
  }

  private canBeDeleted(vertex: number): boolean {
    const own = this.degree[vertex] === 1 ? 1 : 0;
    for (const other of this.graph[vertex] as readonly number[])
      if (this.isIn[other] === 1 && (this.leaves[other] as number) <= own) return false;
    return true;
  }

  private delete(vertex: number): void {
    const { graph, isIn, degree } = this;
    if (degree[vertex] === 1) this.addLeaf(vertex, -1);
    isIn[vertex] = 0;
    for (const other of graph[vertex] as readonly number[]) {
      if (isIn[other] === 0) continue;
      if (degree[other] === 1) this.addLeaf(other, -1);
      degree[other] = (degree[other] as number) - 1;
      if (degree[other] === 1) this.addLeaf(other, 1);
    }
    degree[vertex] = 0;
  }

  /** Each piece by a search from its first vertex; `isIn` is empty again afterwards. */
  private split(vertices: readonly number[]): readonly (readonly number[])[] {
    const { graph, isIn, queue } = this;
    const pieces: number[][] = [];
    for (const start of vertices) {
      const label = isIn[start] as number;
      if (label === 0) continue;
      if (label > 1) {
        pieces[label - 2]?.push(start);
        isIn[start] = 0;
        continue;
      }
      const own = pieces.length + 2;
      queue[0] = start;
      isIn[start] = own;
      let size = 1;
      for (let next = 0; next < size; next++)
        for (const other of graph[queue[next] as number] as readonly number[]) {
          if (isIn[other] !== 1) continue;
          isIn[other] = own;
          queue[size++] = other;
        }
      isIn[start] = 0;
      pieces.push([start]);
    }
    return pieces.filter(({ length }) => length > 1);
  }
}
