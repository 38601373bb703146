/**
 * Grundy values of the geodetic contraction game on any graph, branch by branch.
 *
 * Take the labelled set L as one vertex. An edge between two unlabelled vertices that are both adjacent to L lies on no shortest
 * path to L, now or later: until one of them is labelled, both are at distance 1. Without these edges the unlabelled vertices fall
 * into parts, the *branches* that hang off L. A shortest path from u to L stays in the branch of u, so a move labels vertices of
 * one branch only; and a vertex of another branch that is adjacent to one of them was adjacent to L before. Hence the position is
 * the disjunctive sum of its branches. A branch is told by its set of vertices alone, since those with a neighbour outside are
 * the ones adjacent to L. A connected graph without a label is a branch with no such vertex; there a move labels one vertex.
 *
 * So the memo is on branches, and they are few: 2,086 for a 5×5 grid, against more than two million labelled sets. Branches that
 * are rooted trees or arcs have their values at once.
 */
import { LimitReached, type Limits } from '../../../../core/limits.ts';
import { MISSING, SubsetMemo } from '../../../../numeric/subset-memo.ts';
import { hackendotValues } from '../../../hackendot/theory/loops/values.ts';
import { arcValue } from './arc.ts';
import type { Adjacency } from './bits.ts';
import { firstTwins } from './twins.ts';

/** Moves that a line of play may have before the search gives up; each takes some of the stack. */
const DEEPEST = 1000;
const OUTSIDE = -1;
const UNREACHED = 0;

export class BranchSearch {
  private readonly graph: Adjacency;
  private readonly memo: SubsetMemo;
  private readonly kinds: ArrayLike<number> | undefined;
  /** For each vertex the first of its twins: of those that are unlabelled one is tried. */
  readonly twins: Int32Array;
  private readonly key: Int32Array;
  /** Stamps on vertices: a fresh number forgets all older ones. */
  private readonly marks: Int32Array;
  private readonly outer: Int32Array;
  private mark: number;
  /** For each depth of the search, how far each vertex of its branch is from the labels. */
  private readonly distances: Int32Array[] = [];

  /** `kinds[v]` is the first vertex that a symmetry of the graph takes to v; one first move of each kind is enough. */
  constructor(graph: Adjacency, limits: Limits, kinds?: ArrayLike<number>) {
    this.graph = graph;
    this.kinds = kinds;
    this.key = new Int32Array(Math.max(1, Math.ceil(graph.order / 32)));
    this.memo = new SubsetMemo(this.key.length, limits);
    this.marks = new Int32Array(graph.order);
    // Marks below the order are free for places in a list.
    this.mark = graph.order;
    this.outer = new Int32Array(graph.order);
    this.twins = firstTwins(graph);
  }

  /** Branches that were searched. */
  get stored(): number {
    return this.memo.stored;
  }

  /** The value of the position with these unlabelled vertices. */
  value(unlabelled: Int32Array): number {
    return this.total(unlabelled, unlabelled.length, 0);
  }

  /** The branches of a set of unlabelled vertices. */
  branches(unlabelled: Int32Array): Int32Array[] {
    const line = new Int32Array(unlabelled.length);
    const ends = this.split(unlabelled, unlabelled.length, line);
    return ends.map((end, index) => line.slice(ends[index - 1] ?? 0, end));
  }

  /** For each vertex of a branch, what stays unlabelled of the branch when it is picked. */
  *moves(branch: Int32Array): Iterable<{ readonly vertex: number; readonly left: Int32Array }> {
    const distance = new Int32Array(this.graph.order).fill(OUTSIDE);
    this.measure(branch, distance);
    const left = new Int32Array(branch.length);
    for (const vertex of branch) yield { vertex, left: left.slice(0, this.leftAfter(vertex, branch, distance, left)) };
  }

  /** Whether a branch is a single vertex, a rooted tree or an arc, whose value needs no search. */
  hasClosedForm(branch: Int32Array): boolean {
    const distance = new Int32Array(this.graph.order).fill(OUTSIDE);
    return branch.length === 1 || this.closedForm(branch, this.measure(branch, distance), distance) !== undefined;
  }

  /** The value of the first `size` vertices of a list, all other vertices labelled or in other branches. */
  private total(unlabelled: Int32Array, size: number, depth: number): number {
    const line = new Int32Array(size);
    let sum = 0;
    let from = 0;
    for (const to of this.split(unlabelled, size, line)) {
      sum ^= to - from === 1 ? 1 : this.search(line.subarray(from, to), depth);
      from = to;
    }
    return sum;
  }

  /** Puts the vertices into `line`, branch after branch; returns where each branch ends. */
  private split(unlabelled: Int32Array, size: number, line: Int32Array): number[] {
    const { marks, outer } = this;
    const { offsets, targets } = this.graph;
    const present = ++this.mark;
    const done = ++this.mark;
    for (let place = 0; place < size; place++) marks[unlabelled[place] as number] = present;
    for (let place = 0; place < size; place++) {
      const vertex = unlabelled[place] as number;
      const end = offsets[vertex + 1] as number;
      for (let index = offsets[vertex] as number; index < end; index++) {
        if (marks[targets[index] as number] === present) continue;
        outer[vertex] = present;
        break;
      }
    }
    const ends: number[] = [];
    let edges = size;
    let filled = 0;
    for (let place = 0; place < size; place++) {
      const start = unlabelled[place] as number;
      if (marks[start] === done) continue;
      marks[start] = done;
      line[filled++] = start;
      for (let next = filled - 1; next < filled; next++) {
        const vertex = line[next] as number;
        const isOuter = outer[vertex] === present;
        const end = offsets[vertex + 1] as number;
        edges += end - (offsets[vertex] as number);
        for (let index = offsets[vertex] as number; index < end; index++) {
          const other = targets[index] as number;
          if (marks[other] !== present || (isOuter && outer[other] === present)) continue;
          marks[other] = done;
          line[filled++] = other;
        }
      }
      ends.push(filled);
    }
    this.memo.spend(edges);
    return ends;
  }

  private search(branch: Int32Array, depth: number): number {
    const known = this.memo.get(this.keyOf(branch), 0);
    if (known !== MISSING) return known;
    if (depth > DEEPEST) throw new LimitReached('program', DEEPEST, `the search would look more than ${DEEPEST} moves ahead`);
    this.memo.depth = depth + 1;
    this.distances[depth] ??= new Int32Array(this.graph.order).fill(OUTSIDE);
    const distance = this.distances[depth] as Int32Array;
    const attached = this.measure(branch, distance);
    const value = this.closedForm(branch, attached, distance) ?? this.fromOptions(branch, attached === 0, distance, depth);
    for (const vertex of branch) distance[vertex] = OUTSIDE;
    this.memo.depth = depth;
    this.memo.add(this.keyOf(branch), 0, value);
    return value;
  }

  private keyOf(branch: Int32Array): Int32Array {
    const { key } = this;
    key.fill(0);
    for (let place = 0; place < branch.length; place++) {
      const vertex = branch[place] as number;
      key[vertex >> 5] = (key[vertex >> 5] as number) | (1 << (vertex & 31));
    }
    return key;
  }

  /** Fills in the distances, 1 for vertices next to a label; returns how many of those there are. */
  private measure(branch: Int32Array, distance: Int32Array): number {
    const { offsets, targets } = this.graph;
    for (const vertex of branch) distance[vertex] = UNREACHED;
    const queue = new Int32Array(branch.length);
    let size = 0;
    for (const vertex of branch) {
      for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++) {
        if (distance[targets[index] as number] !== OUTSIDE) continue;
        distance[vertex] = 1;
        queue[size++] = vertex;
        break;
      }
    }
    const attached = size;
    for (let next = 0; next < size; next++) {
      const vertex = queue[next] as number;
      for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++) {
        const other = targets[index] as number;
        if (distance[other] !== UNREACHED) continue;
        distance[other] = (distance[vertex] as number) + 1;
        queue[size++] = other;
      }
    }
    return attached;
  }

  private fromOptions(branch: Int32Array, isFresh: boolean, distance: Int32Array, depth: number): number {
    const seen = new Uint8Array(branch.length + 1);
    const left = new Int32Array(branch.length);
    for (const vertex of this.withoutTwins(branch)) {
      if (isFresh && this.kinds !== undefined && this.kinds[vertex] !== vertex) continue;
      const value = this.total(left, this.leftAfter(vertex, branch, distance, left), depth + 1);
      if (value < seen.length) seen[value] = 1;
    }
    return seen.indexOf(0);
  }

  /** One vertex of each class of twins. */
  private withoutTwins(branch: Int32Array): Int32Array {
    const { marks, twins } = this;
    const mark = ++this.mark;
    return branch.toSorted().filter((vertex) => {
      const first = twins[vertex] as number;
      if (marks[first] === mark) return false;
      marks[first] = mark;
      return true;
    });
  }

  /** Puts into `left` what stays unlabelled when the vertex is picked: all but it and the shortest paths from it to the labels. */
  private leftAfter(vertex: number, branch: Int32Array, distance: Int32Array, left: Int32Array): number {
    const { marks } = this;
    const { offsets, targets } = this.graph;
    const taken = ++this.mark;
    const queue = [vertex];
    marks[vertex] = taken;
    for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
      const nearer = (distance[here] as number) - 1;
      if (nearer <= 0) continue;
      for (let index = offsets[here] as number; index < (offsets[here + 1] as number); index++) {
        const other = targets[index] as number;
        if (distance[other] !== nearer || marks[other] === taken) continue;
        marks[other] = taken;
        queue.push(other);
      }
    }
    let size = 0;
    for (let place = 0; place < branch.length; place++) {
      const other = branch[place] as number;
      if (marks[other] !== taken) left[size++] = other;
    }
    return size;
  }

  /** The value of a branch that is a rooted tree or an arc. */
  private closedForm(branch: Int32Array, attached: number, distance: Int32Array): number | undefined {
    if (attached !== 1 && attached !== 2) return undefined;
    const { offsets, targets } = this.graph;
    let ends = 0;
    let degrees = 0;
    let most = 0;
    for (const vertex of branch) {
      let degree = 0;
      for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++)
        if (distance[targets[index] as number] !== OUTSIDE) degree++;
      degrees += degree;
      if (degree > most) most = degree;
      if (degree === 1 && distance[vertex] === 1) ends++;
    }
    if (degrees !== 2 * (branch.length - 1)) return undefined;
    if (attached === 2) return most === 2 && ends === 2 ? Number(arcValue(BigInt(branch.length))) : undefined;
    return this.rootedTree(branch, distance);
  }

  private rootedTree(branch: Int32Array, distance: Int32Array): number {
    const { offsets, targets } = this.graph;
    const order = branch.toSorted((a, b) => (distance[a] as number) - (distance[b] as number));
    const { marks } = this;
    for (const [place, vertex] of order.entries()) marks[vertex] = place;
    const parents = order.map((vertex) => {
      for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++) {
        const other = targets[index] as number;
        if (distance[other] === (distance[vertex] as number) - 1) return marks[other] as number;
      }
      return -1;
    });
    return hackendotValues(parents).total;
  }
}
