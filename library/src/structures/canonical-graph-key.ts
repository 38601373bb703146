/**
 * Canonical keys of small graphs: two graphs of the sizes taken here have one key exactly when they are isomorphic.
 *
 * The vertices are coloured by their surroundings until the colours tell no more; then, as long as some vertices look alike, each of
 * them in turn is chosen to be different and the colouring goes on (individualisation and refinement, McKay 1981). Every sequence of
 * choices ends in an order of the vertices; the least adjacency matrix among them is the key. Where a matrix is met again, a symmetry
 * of the graph takes the earlier choice to this one, and whatever else would follow from this one is known already.
 */
import { type Graph, neighbours } from './graph.ts';

/** Larger graphs are rarely met twice, and a row of the matrix must fit in a word. */
const LARGEST = 16;
/** Orders of the vertices that are compared before the graph is given up. */
const MOST_ORDERS = 200;

/** Undefined for a graph that is larger, or too regular. */
export function canonicalGraphKey(graph: Graph): string | undefined {
  return graph.order > LARGEST ? undefined : new Labelling(graph).key();
}

class Labelling {
  private readonly order: number;
  /** A row of bits for each vertex. */
  private readonly rows: Int32Array;
  private readonly chosen: number[] = [];
  private least: Int32Array | undefined;
  private choicesOfLeast: readonly number[] = [];
  private orders = 0;

  constructor(graph: Graph) {
    this.order = graph.order;
    this.rows = new Int32Array(graph.order);
    for (let vertex = 0; vertex < graph.order; vertex++)
      for (const other of neighbours(graph, vertex)) this.rows[vertex] = (this.rows[vertex] as number) | (1 << other);
  }

  key(): string | undefined {
    this.goOn(this.refine(new Int32Array(this.order)));
    if (this.orders > MOST_ORDERS) return undefined;
    return `${this.order}:${Array.from(this.least ?? [], (row) => row.toString(36)).join()}`;
  }

  /** Follows the choices from a colouring; returns how many of the choices made so far still stand. */
  private goOn(colours: Int32Array): number {
    const depth = this.chosen.length;
    const alike = this.firstAlike(colours);
    if (alike.length === 0) return this.compare(colours);
    for (const vertex of alike) {
      const next = colours.map((colour) => 2 * colour + 1);
      next[vertex] = (next[vertex] as number) - 1;
      this.chosen.push(vertex);
      const standing = this.goOn(this.refine(next));
      this.chosen.length = depth;
      if (standing < depth) return standing;
    }
    return depth;
  }

  /** The vertices of the least colour that more than one has. */
  private firstAlike(colours: Int32Array): readonly number[] {
    const counts = new Int32Array(this.order);
    for (const colour of colours) counts[colour] = (counts[colour] as number) + 1;
    const colour = counts.findIndex((count) => count > 1);
    const alike: number[] = [];
    if (colour >= 0) for (let vertex = 0; vertex < this.order; vertex++) if (colours[vertex] === colour) alike.push(vertex);
    return alike;
  }

  /** Colours 0, 1, … by the old colour and those of the neighbours, until there are no new ones. */
  private refine(start: Int32Array): Int32Array {
    const marks = Float64Array.from(start);
    let { colours, count } = ranks(marks);
    while (count < this.order) {
      for (let vertex = 0; vertex < this.order; vertex++) {
        let sum = (colours[vertex] as number) * 2 ** 32;
        for (let bits = this.rows[vertex] as number; bits !== 0; bits &= bits - 1)
          sum += scramble(colours[31 - Math.clz32(bits & -bits)] as number);
        marks[vertex] = sum;
      }
      const before = count;
      ({ colours, count } = ranks(marks));
      if (count === before) break;
    }
    return colours;
  }

  /** Keeps the matrix of this order of the vertices where it is the least; returns how many choices still stand. */
  private compare(places: Int32Array): number {
    if (++this.orders > MOST_ORDERS) return -1;
    const matrix = new Int32Array(this.order);
    for (let vertex = 0; vertex < this.order; vertex++) {
      let row = 0;
      for (let bits = this.rows[vertex] as number; bits !== 0; bits &= bits - 1)
        row |= 1 << (places[31 - Math.clz32(bits & -bits)] as number);
      matrix[places[vertex] as number] = row;
    }
    const { least, chosen, choicesOfLeast } = this;
    const at = least?.findIndex((row, index) => row !== matrix[index]) ?? 0;
    if (at < 0) return chosen.findIndex((vertex, index) => vertex !== choicesOfLeast[index]);
    if (least === undefined || (matrix[at] as number) < (least[at] as number)) {
      this.least = matrix;
      this.choicesOfLeast = [...chosen];
    }
    return chosen.length;
  }
}

/** The numbers' places in rising order, equal ones with one place. */
function ranks(marks: Float64Array): { readonly colours: Int32Array; readonly count: number } {
  const sorted = marks.toSorted();
  const colours = new Int32Array(marks.length);
  let count = 0;
  for (let index = 0; index < sorted.length; index++) {
    if (index > 0 && sorted[index] === sorted[index - 1]) continue;
    for (let vertex = 0; vertex < marks.length; vertex++) if (marks[vertex] === sorted[index]) colours[vertex] = count;
    count++;
  }
  return { colours, count };
}

/** Sums of these nearly always say which colours were added; where they do not, less is told apart, but nothing wrongly. */
function scramble(colour: number): number {
  return Math.imul(colour + 1, 0x9e3779b1) >>> 8;
}
