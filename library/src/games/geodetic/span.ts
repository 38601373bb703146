/**
 * What picked vertices label under the readings `interval` and `hull`: everything on shortest paths between two of them, or
 * between any two of what that labels, and so on.
 *
 * Block by block: a shortest path goes through a block between two *gates*, vertices of the block that are picked or have picked
 * ones behind them, and every pair of gates has such a path. So a block with two gates or more is spanned by its gates, as if it
 * stood alone, and no other block has a labelled vertex but the picked ones. In a complete block only the gates are labelled;
 * trees of a million vertices take linear time.
 */
import { type Blocks, blocksOf, isBlockGraph } from '../../structures/blocks.ts';
import { type Graph, neighbours } from '../../structures/graph.ts';

/** The labelled vertices, as marks. */
export function spannedMarks(graph: Graph, picked: Uint8Array, reading: 'interval' | 'hull'): Uint8Array {
  const blocks = blocksOf(graph);
  const { starts, vertices, edges } = blocks;
  const marks = picked.slice();
  const places = new Int32Array(graph.order).fill(-1);
  const gatesOf = gateFinder(blocks, picked);
  for (let block = 0; block < edges.length; block++) {
    const gates = gatesOf(block);
    if (gates.length < 2) continue;
    const inside = vertices.subarray(starts[block], starts[block + 1]);
    for (const place of gates) marks[inside[place] as number] = 1;
    if (2 * (edges[block] as number) === inside.length * (inside.length - 1)) continue;
    const labelled = new BlockSpan(graph, inside, places).span(gates, reading);
    for (const [place, vertex] of inside.entries()) if (labelled[place] === 1) marks[vertex] = 1;
  }
  return marks;
}

/** The gates of each block, by their places in it. Blocks come before those that they hang off. */
function gateFinder({ starts, vertices }: Blocks, picked: Uint8Array): (block: number) => number[] {
  const below = Uint32Array.from(picked);
  const count = starts.length - 1;
  const inBlock = new Uint32Array(count);
  for (let block = 0; block < count; block++) {
    const top = (starts[block + 1] as number) - 1;
    let sum = 0;
    for (let index = starts[block] as number; index < top; index++) sum += below[vertices[index] as number] as number;
    inBlock[block] = sum;
    below[vertices[top] as number] = (below[vertices[top] as number] as number) + sum;
  }
  const total = below.slice();
  for (let block = count - 1; block >= 0; block--) {
    const top = (starts[block + 1] as number) - 1;
    const all = total[vertices[top] as number] as number;
    for (let index = starts[block] as number; index < top; index++) total[vertices[index] as number] = all;
  }
  return (block) => {
    const [start, top] = [starts[block] as number, (starts[block + 1] as number) - 1];
    const gates: number[] = [];
    for (let index = start; index < top; index++) if ((below[vertices[index] as number] as number) > 0) gates.push(index - start);
    if ((total[vertices[top] as number] as number) > (inBlock[block] as number)) gates.push(top - start);
    return gates;
  };
}

/** One block by itself: its vertices are places 0, 1, 2 …, its top the last. */
class BlockSpan {
  private readonly rows: number[][];
  private readonly distance: Int32Array;
  private readonly labelled: Uint8Array;
  private left: number;

  /** `places` is −1 everywhere, and is left so. */
  constructor(graph: Graph, inside: Uint32Array, places: Int32Array) {
    this.rows = Array.from(inside, () => []);
    this.distance = new Int32Array(inside.length);
    this.labelled = new Uint8Array(inside.length);
    this.left = inside.length;
    for (const [place, vertex] of inside.entries()) places[vertex] = place;
    // The top may have very many neighbours in other blocks; its edges are found from their other ends.
    const top = inside.length - 1;
    for (let place = 0; place < top; place++) {
      for (const other of neighbours(graph, inside[place] as number)) {
        const there = places[other] as number;
        if (there >= 0) this.rows[place]?.push(there);
        if (there === top) this.rows[top]?.push(place);
      }
    }
    for (const vertex of inside) places[vertex] = -1;
  }

  span(gates: readonly number[], reading: 'interval' | 'hull'): Uint8Array {
    const sources = [...gates];
    for (const gate of gates) this.label(gate);
    for (let index = 0; index < sources.length && this.left > 0; index++) {
      this.measureFrom(sources[index] as number);
      const added = this.labelWays(reading === 'interval' ? sources.slice(index + 1) : sources);
      if (reading === 'hull') for (const place of added) sources.push(place);
    }
    return this.labelled;
  }

  private label(place: number): boolean {
    if (this.labelled[place] === 1) return false;
    this.labelled[place] = 1;
    this.left--;
    return true;
  }

  private measureFrom(source: number): void {
    this.distance.fill(-1);
    this.distance[source] = 0;
    const queue = [source];
    for (const place of queue) {
      for (const other of this.rows[place] as number[]) {
        if (this.distance[other] !== -1) continue;
        this.distance[other] = (this.distance[place] as number) + 1;
        queue.push(other);
      }
    }
  }

  /** Labels the shortest paths from these places to the source; returns the places that had no label. */
  private labelWays(ends: readonly number[]): number[] {
    const reached = new Uint8Array(this.rows.length);
    const queue = [...ends];
    const added: number[] = [];
    for (const end of ends) reached[end] = 1;
    for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
      if (this.label(place)) added.push(place);
      const nearer = (this.distance[place] as number) - 1;
      for (const other of this.rows[place] as number[]) {
        if (this.distance[other] !== nearer || reached[other] === 1) continue;
        reached[other] = 1;
        queue.push(other);
      }
    }
    return added;
  }
}

/** Whether any two vertices of a block are neighbours: then picked vertices label one shortest path between any two, and no more. */
export function areBlocksComplete(graph: Graph): boolean {
  return isBlockGraph(graph);
}
