/**
 * Unlabelled vertices that are trees: those that hang off the labels by one edge are trees of Hackendot, rooted where they hang; those
 * without a label have the least value that no first move leaves. All in linear time, by the recursion of Hackendot as the docs state it:
 * m = 1 + OR of the children's m, and the value is the nim-sum of the children's with the bits below the lowest bit of m cleared and that
 * bit set. For first moves it is followed from the leaves and then from the roots, so that every vertex knows the tree on its other side.
 */
import { childrenOf } from '../../hackendot/forest.ts';
import { buildPart } from '../play.ts';
import type { GeodeticPart, Reading } from '../position.ts';
import { labelledMarks } from '../readings.ts';
import { areBlocksComplete } from '../span.ts';
import { toMarks } from '../vertex-ranges.ts';

export interface Trees {
  /** The nim-sum of all. */
  readonly value: bigint;
  /** Whether every hanging tree is a single vertex and every other tree a star. */
  readonly isFickle: boolean;
}

type Graph = ReturnType<typeof buildPart>;

/** A graph with its labels, as the contraction rule has them. */
export interface LabelledGraph {
  readonly graph: Graph;
  readonly labelled: Uint8Array;
}

/** Undefined where another reading may be another game: it is the same where all blocks are complete and labels connected. */
export function labelledGraph({ term, given }: GeodeticPart, reading: Reading): LabelledGraph | undefined {
  const graph = buildPart(term);
  const marks = toMarks(given, graph.order);
  if (reading === 'contraction') return { graph, labelled: marks };
  if (!areBlocksComplete(graph)) return undefined;
  const labelled = labelledMarks(graph, marks, 'hull');
  const isOther = reading === 'literal' && labelled.some((mark, vertex) => mark !== marks[vertex]);
  return isOther ? undefined : { graph, labelled };
}

/** Undefined where something unlabelled is no tree or hangs by two edges. */
export function valueTrees({ graph, labelled }: LabelledGraph): Trees | undefined {
  const line = unlabelledLine(graph, labelled);
  return line && valueLine(line);
}

/** Unlabelled vertices, each after its parent. */
interface Line {
  /** Places in the line; −1 where the parent is a label, −2 where there is none. */
  readonly parents: Int32Array;
}

const HANGS = -1;
const FRESH = -2;

/** Undefined where there are more edges than trees have. */
function unlabelledLine({ order, offsets, targets }: Graph, labelled: Uint8Array): Line | undefined {
  const vertices = new Int32Array(order);
  const parents = new Int32Array(order);
  const isPlaced = labelled.slice();
  let size = 0;
  let next = 0;
  let edges = 0;
  const place = (vertex: number, parent: number) => {
    if (isPlaced[vertex] === 1) return;
    isPlaced[vertex] = 1;
    parents[size] = parent;
    vertices[size++] = vertex;
  };
  const around = (vertex: number, visit: (other: number) => void) => {
    for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++) visit(targets[index] as number);
  };
  const grow = () => {
    for (; next < size; next++) around(vertices[next] as number, (other) => place(other, next));
  };
  for (let vertex = 0; vertex < order; vertex++) if (labelled[vertex] === 1) around(vertex, (other) => place(other, HANGS));
  grow();
  let fresh = 0;
  for (let vertex = 0; vertex < order; vertex++) {
    if (isPlaced[vertex] === 1) continue;
    fresh++;
    place(vertex, FRESH);
    grow();
  }
  for (let vertex = 0; vertex < order; vertex++)
    if (labelled[vertex] === 0) around(vertex, (other) => (edges += labelled[other] === 1 ? 2 : 1));
  return edges === 2 * (size - fresh) ? { parents: parents.subarray(0, size) } : undefined;
}

function fromMarks(marks: number, below: number): number {
  const lowest = marks & -marks;
  return (below & ~(lowest - 1)) | lowest;
}

function valueLine({ parents }: Line): Trees {
  const size = parents.length;
  const { offsets, children } = childrenOf(parents);
  const [ors, sums, values] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  let total = 0;
  let isFickle = true;
  for (let place = size - 1; place >= 0; place--) {
    const marks = (ors[place] as number) + 1;
    const parent = parents[place] as number;
    values[place] = fromMarks(marks, sums[place] as number);
    if (parent === HANGS) {
      total ^= values[place] as number;
      if (offsets[place] !== offsets[place + 1]) isFickle = false;
    }
    if (parent < 0) continue;
    ors[parent] = (ors[parent] as number) | marks;
    sums[parent] = (sums[parent] as number) ^ (values[place] as number);
  }
  const above = valuesAbove(parents, { offsets, children, ors, sums, values });
  for (let from = parents.indexOf(FRESH); from >= 0 && from < size; ) {
    let to = from + 1;
    while (to < size && parents[to] !== FRESH) to++;
    const seen = new Uint8Array(to - from + 1);
    let most = 0;
    for (let place = from; place < to; place++) {
      const left = (sums[place] as number) ^ (above[place] as number);
      if (left < seen.length) seen[left] = 1;
      const degree = (offsets[place + 1] as number) - (offsets[place] as number) + (place === from ? 0 : 1);
      if (degree > most) most = degree;
    }
    total ^= seen.indexOf(0);
    if (most < to - from - 1) isFickle = false;
    from = to;
  }
  return { value: BigInt(total), isFickle };
}

interface Rooted {
  readonly offsets: Int32Array;
  readonly children: Int32Array;
  readonly ors: Int32Array;
  readonly sums: Int32Array;
  readonly values: Int32Array;
}

/** For each vertex the value of the tree at its parent's side, rooted at the parent; 0 where there is none. */
function valuesAbove(parents: Int32Array, { offsets, children, ors, sums, values }: Rooted): Int32Array {
  const above = new Int32Array(parents.length);
  const marksAbove = new Int32Array(parents.length);
  for (let place = 0; place < parents.length; place++) {
    const [from, to] = [offsets[place] as number, offsets[place + 1] as number];
    // What the children after each one have together; then those before it are added on the way.
    const after = new Int32Array(to - from + 1);
    for (let index = to - 1; index > from; index--)
      after[index - 1 - from] = (after[index - from] as number) | ((ors[children[index] as number] as number) + 1);
    let before = marksAbove[place] as number;
    for (let index = from; index < to; index++) {
      const child = children[index] as number;
      const marks = (before | (after[index - from] as number)) + 1;
      marksAbove[child] = marks;
      above[child] = fromMarks(marks, (sums[place] as number) ^ (values[child] as number) ^ (above[place] as number));
      before |= (ors[child] as number) + 1;
    }
  }
  return above;
}

/** The value of a tree of Hackendot with this root; `around` has all neighbours of a vertex in the tree. */
export function rootedTreeValue(root: number, around: (vertex: number) => readonly number[]): number {
  const vertices = [root];
  const parents = [HANGS];
  for (let place = 0; place < vertices.length; place++) {
    const parent = parents[place] as number;
    for (const other of around(vertices[place] as number)) {
      if (parent >= 0 && other === vertices[parent]) continue;
      vertices.push(other);
      parents.push(place);
    }
  }
  return Number(valueLine({ parents: Int32Array.from(parents) }).value);
}
