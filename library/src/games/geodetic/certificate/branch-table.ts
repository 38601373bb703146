/**
 * Any graph under the contraction rule: a table of branches with their values, checked row by row.
 *
 * A branch is the list of its vertices, by their places in the graph, ascending; those with a neighbour outside are the ones next to a
 * label. Picking a vertex labels it and all vertices on shortest paths to such ones; what is left falls into branches again, by edges that
 * do not join two vertices next to a label. Each must stand in an earlier row, or be a rooted tree or an arc, which have closed forms.
 */
import { LimitReached } from '../../../core/limits.ts';
import { Timer } from '../../../core/timer.ts';
import { valueOfArc } from './closed-forms.ts';
import { type LabelledGraph, rootedTreeValue } from './trees.ts';

type Graph = LabelledGraph['graph'];

/** The vertices, and the value. */
export type BranchRow = readonly [vertices: readonly number[], value: number];

export interface BranchValue {
  readonly value?: bigint;
  readonly why?: string;
}

/** The value of a part by the table, or what is wrong with the table. Rows that nothing needs do no harm. */
export function valueByBranches(graph: LabelledGraph, rows: readonly BranchRow[]): BranchValue {
  const table = new BranchTable(graph.graph, undefined);
  for (const [index, [vertices, value]] of rows.entries()) {
    const why = table.add(vertices, value);
    if (why !== undefined) return { why: `row ${index + 1} of the branches: ${why}` };
  }
  return totalOf(table, graph.labelled);
}

/** The same without a table: every branch that play reaches is looked at anew, in so many milliseconds. Throws `LimitReached`. */
export function valueBySearch({ graph, labelled }: LabelledGraph, milliseconds: number): BranchValue {
  return totalOf(new BranchTable(graph, new Timer(milliseconds)), labelled);
}

function totalOf(table: BranchTable, labelled: Uint8Array): BranchValue {
  const unlabelled = Array.from(labelled.keys()).filter((vertex) => labelled[vertex] === 0);
  const value = table.sumOf(unlabelled);
  return value === undefined ? { why: 'a branch of the position has no row' } : { value: BigInt(value) };
}

/** Moves that a line of play may have; each takes some of the stack. */
const DEEPEST = 500;

/** Distances of vertices from the labels: 1 next to them, `FAR` where there are none. Those outside of what is looked at have none. */
type Distances = ReadonlyMap<number, number>;

/** No label can be reached: the branch has none. */
const FAR = Number.POSITIVE_INFINITY;

class BranchTable {
  private readonly graph: Graph;
  private readonly values = new Map<string, number>();
  private readonly timer: Timer | undefined;
  private depth = 0;

  constructor(graph: Graph, timer: Timer | undefined) {
    this.graph = graph;
    this.timer = timer;
  }

  /** Takes a row; says what is wrong with it. */
  add(branch: readonly number[], value: number): string | undefined {
    const isList = branch.every((vertex, index) => vertex < this.graph.order && vertex > (branch[index - 1] ?? -1));
    if (!isList || branch.length === 0) return 'its vertices are not in order, or not of the graph';
    const least = this.leastMissing(branch);
    if (least === undefined) return 'what a move leaves has no value yet';
    if (least !== value) return `its value is ${least}`;
    this.values.set(branch.join(), value);
    return undefined;
  }

  /** The nim-sum of the branches of these vertices, all others being labelled or in other branches; undefined where one has no row. */
  sumOf(unlabelled: readonly number[]): number | undefined {
    const distances = this.measure(unlabelled);
    const isDone = new Set<number>();
    let sum = 0;
    for (const start of unlabelled) {
      if (isDone.has(start)) continue;
      const value = this.valueOf(this.branchOf(start, distances, isDone), distances);
      if (value === undefined) return undefined;
      sum ^= value;
    }
    return sum;
  }

  /** The least value that no move in a branch leaves. */
  private leastMissing(branch: readonly number[]): number | undefined {
    const distances = this.measure(branch);
    const seen = new Set<number>();
    for (const vertex of branch) {
      const taken = this.takenBy(vertex, distances);
      const left = this.sumOf(branch.filter((other) => !taken.has(other)));
      if (left === undefined) return undefined;
      seen.add(left);
    }
    let least = 0;
    while (seen.has(least)) least++;
    return least;
  }

  private valueOf(branch: readonly number[], distances: Distances): number | undefined {
    if (branch.length === 1) return 1;
    const sorted = branch.toSorted((a, b) => a - b);
    const key = sorted.join();
    return this.values.get(key) ?? this.closedForm(branch, distances) ?? this.searched(sorted, key);
  }

  private searched(branch: readonly number[], key: string): number | undefined {
    if (this.timer === undefined) return undefined;
    this.timer.check('the check');
    if (this.depth === DEEPEST) throw new LimitReached('program', DEEPEST, 'play is too long to be followed');
    this.depth++;
    const value = this.leastMissing(branch);
    this.depth--;
    if (value !== undefined) this.values.set(key, value);
    return value;
  }

  /** The value of a rooted tree or an arc. */
  private closedForm(branch: readonly number[], distances: Distances): number | undefined {
    const next = branch.filter((vertex) => distances.get(vertex) === 1);
    if (next.length !== 1 && next.length !== 2) return undefined;
    const members = new Set(branch);
    const inside = (vertex: number) => Array.from(this.around(vertex)).filter((other) => members.has(other));
    const edges = branch.reduce((sum, vertex) => sum + inside(vertex).length, 0);
    if (edges !== 2 * (branch.length - 1)) return undefined;
    if (next.length === 1) return rootedTreeValue(next[0] as number, inside);
    const isArc = branch.every((vertex) => inside(vertex).length === (next.includes(vertex) ? 1 : 2));
    return isArc ? Number(valueOfArc(BigInt(branch.length))) : undefined;
  }

  /** The vertices that hang together with this one, but for edges between two vertices next to a label. */
  private branchOf(start: number, distances: Distances, isDone: Set<number>): number[] {
    const line = [start];
    isDone.add(start);
    for (const vertex of line) {
      const isNext = distances.get(vertex) === 1;
      for (const other of this.around(vertex)) {
        const distance = distances.get(other);
        if (distance === undefined || isDone.has(other) || (isNext && distance === 1)) continue;
        isDone.add(other);
        line.push(other);
      }
    }
    return line;
  }

  private around(vertex: number): Uint32Array {
    const { offsets, targets } = this.graph;
    return targets.subarray(offsets[vertex], offsets[vertex + 1]);
  }

  private measure(vertices: readonly number[]): Distances {
    const distances = new Map<number, number>(vertices.map((vertex) => [vertex, FAR]));
    const line = vertices.filter((vertex) => this.around(vertex).some((other) => !distances.has(other)));
    for (const vertex of line) distances.set(vertex, 1);
    for (const vertex of line) {
      const further = (distances.get(vertex) as number) + 1;
      for (const other of this.around(vertex)) {
        if (distances.get(other) !== FAR) continue;
        distances.set(other, further);
        line.push(other);
      }
    }
    return distances;
  }

  /** The vertex, and those on shortest paths from it to the labels. */
  private takenBy(vertex: number, distances: Distances): Set<number> {
    const taken = new Set([vertex]);
    if (distances.get(vertex) === FAR) return taken;
    for (const here of taken) {
      const nearer = (distances.get(here) as number) - 1;
      for (const other of this.around(here)) if (distances.get(other) === nearer) taken.add(other);
    }
    return taken;
  }
}
