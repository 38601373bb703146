/**
 * The blocks of a graph: its maximal parts that no single vertex cuts. A single edge that lies on no cycle is a block; a vertex
 * without edges is in none.
 *
 * Found by depth-first search [hopcroftTarjan1973], iteratively, in linear time. Every vertex but one of each component is in
 * exactly one block without being its top, the vertex by which the block hangs off those found later.
 */
import { type Graph, neighbours } from './graph.ts';

export interface Blocks {
  /** Block b has the vertices from `starts[b]` on, up to `starts[b + 1]`; its top comes last. */
  readonly starts: Uint32Array;
  readonly vertices: Uint32Array;
  /** The number of edges of each block. */
  readonly edges: Uint32Array;
}

const known = new WeakMap<Graph, Blocks>();

/** The blocks, each before the one that its top hangs in; remembered, since play keeps the graph. */
export function blocksOf(graph: Graph): Blocks {
  let blocks = known.get(graph);
  if (blocks === undefined) {
    const found = findBlocks(graph);
    blocks = { ...found, edges: countEdges(graph, found) };
    known.set(graph, blocks);
  }
  return blocks;
}

function findBlocks(graph: Graph): Pick<Blocks, 'starts' | 'vertices'> {
  const { order, offsets, targets } = graph;
  const reached = new Int32Array(order).fill(-1);
  const lowest = new Int32Array(order);
  const next = Uint32Array.from(offsets.subarray(0, order));
  const path = new Int32Array(order);
  const waiting = new Uint32Array(order);
  const vertices = new Uint32Array(2 * order);
  const starts = [0];
  let [time, size, kept] = [0, 0, 0];
  for (let root = 0; root < order; root++) {
    if (reached[root] !== -1) continue;
    let depth = 0;
    path[0] = root;
    reached[root] = lowest[root] = time++;
    while (depth >= 0) {
      const vertex = path[depth] as number;
      const index = next[vertex] as number;
      if (index < (offsets[vertex + 1] as number)) {
        next[vertex] = index + 1;
        const other = targets[index] as number;
        if (reached[other] === -1) {
          reached[other] = lowest[other] = time++;
          path[++depth] = other;
          waiting[kept++] = other;
        } else if (other !== path[depth - 1]) lowest[vertex] = Math.min(lowest[vertex] as number, reached[other] as number);
        continue;
      }
      if (--depth < 0) break;
      const parent = path[depth] as number;
      lowest[parent] = Math.min(lowest[parent] as number, lowest[vertex] as number);
      if ((lowest[vertex] as number) < (reached[parent] as number)) continue;
      do vertices[size++] = waiting[--kept] as number;
      while (waiting[kept] !== vertex);
      vertices[size++] = parent;
      starts.push(size);
    }
  }
  return { starts: Uint32Array.from(starts), vertices: vertices.slice(0, size) };
}

/** Each edge lies in the block of one of its ends that is no top there, so all rows are read once. */
function countEdges(graph: Graph, { starts, vertices }: Pick<Blocks, 'starts' | 'vertices'>): Uint32Array {
  const home = new Int32Array(graph.order).fill(-1);
  const edges = new Uint32Array(starts.length - 1);
  for (let block = 0; block < edges.length; block++) {
    const top = (starts[block + 1] as number) - 1;
    for (let place = starts[block] as number; place < top; place++) home[vertices[place] as number] = block;
  }
  for (let block = 0; block < edges.length; block++) {
    const last = (starts[block + 1] as number) - 1;
    const top = vertices[last] as number;
    let ends = 0;
    for (let place = starts[block] as number; place < last; place++)
      for (const other of neighbours(graph, vertices[place] as number)) ends += other === top ? 2 : Number(home[other] === block);
    edges[block] = ends / 2;
  }
  return edges;
}

/** Whether every block is a complete graph, as in trees, complete graphs, and graphs made of these at single vertices. */
export function isBlockGraph(graph: Graph): boolean {
  const { starts, edges } = blocksOf(graph);
  return edges.every((count, block) => {
    const size = (starts[block + 1] as number) - (starts[block] as number);
    return 2 * count === size * (size - 1);
  });
}
