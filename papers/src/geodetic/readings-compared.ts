/**
 * The four readings of the geodetic rule side by side on all small connected graphs: where they first differ.
 *
 * The literature plays four games under one name; here each connected graph, one of each kind, is valued under all of them by play
 * over labelled sets (`games/geodetic/theory/loops/readings.ts`). They agree on trees, and wherever all blocks are complete. Values first differ on a cycle of four with a tail, misère
 * outcomes on the cycle of four; `literal` and `interval` part only on six vertices, on K2,3 with a tail.
 */
import {
  BitClosure,
  DEFAULT_LIMITS,
  edgeCount,
  type Graph,
  isBlockGraph,
  isConnected,
  type Limits,
  listEdges,
  READINGS,
  type Reading,
  StateSearch,
  toGraph,
} from 'impartial/internal';

export interface ReadingRow {
  /** As an edge list. */
  readonly graph: string;
  readonly order: number;
  readonly edges: number;
  /** Whether all its blocks are complete: all readings then agree (`games/geodetic/theory/same-game.ts`). */
  readonly hasCompleteBlocks: boolean;
  /** Grundy values in normal play. */
  readonly values: Readonly<Record<Reading, number>>;
  /** Whether the player to move wins in misère play. */
  readonly misere: Readonly<Record<Reading, boolean>>;
}

export interface ReadingsCompared {
  /** Connected graphs looked at, by their number of vertices from 1 on. */
  readonly graphs: readonly number[];
  readonly rows: readonly ReadingRow[];
  /** Those on which not all readings have the same value, or not the same misère outcome. */
  readonly differing: readonly ReadingRow[];
  /** For each two readings, the first graph on which their values differ; undefined where there is none. */
  readonly first: readonly { readonly readings: readonly [Reading, Reading]; readonly row: ReadingRow | undefined }[];
}

/** All connected graphs of up to this many vertices: 6 takes less than a second; 8 has too many pairs for the enumeration here. */
export function compareReadings(most: number, limits: Limits = DEFAULT_LIMITS): ReadingsCompared {
  const graphs: number[] = [];
  const rows: ReadingRow[] = [];
  for (let order = 1; order <= most; order++) {
    const all = listConnected(order);
    graphs.push(all.length);
    rows.push(...all.map((graph) => toRow(graph, limits)));
  }
  const pairs = READINGS.flatMap((one, index) => READINGS.slice(index + 1).map((other) => [one, other] as const));
  return {
    graphs,
    rows,
    differing: rows.filter(({ values, misere }) => !isConstant(values) || !isConstant(misere)),
    first: pairs.map(([one, other]) => ({
      readings: [one, other],
      row: rows.find(({ values }) => values[one] !== values[other]),
    })),
  };
}

function toRow(graph: Graph, limits: Limits): ReadingRow {
  const under = <T>(value: (closure: BitClosure) => T) =>
    Object.fromEntries(READINGS.map((reading) => [reading, value(new BitClosure(graph, reading))])) as Record<Reading, T>;
  return {
    graph: listEdges(graph)
      .map(([u, v]) => `${u + 1}-${v + 1}`)
      .join(' '),
    order: graph.order,
    edges: edgeCount(graph),
    hasCompleteBlocks: isBlockGraph(graph),
    values: under((closure) => new StateSearch(closure, 'normal', limits).value(0)),
    misere: under((closure) => new StateSearch(closure, 'misere', limits).value(0) === 1),
  };
}

function isConstant(values: Readonly<Record<Reading, unknown>>): boolean {
  return READINGS.every((reading) => values[reading] === values.contraction);
}

/** One connected graph of each kind, from few edges to many. A graph is a set of pairs, as bits; the least of its kind is kept. */
function listConnected(order: number): Graph[] {
  const pairs: [number, number][] = [];
  for (let v = 1; v < order; v++) for (let u = 0; u < v; u++) pairs.push([u, v]);
  const renamings = listPermutations(order).map((places) =>
    pairs.map(([u, v]) => {
      const [a, b] = [places[u] as number, places[v] as number];
      return pairs.findIndex(([x, y]) => x === Math.min(a, b) && y === Math.max(a, b));
    }),
  );
  const graphs: Graph[] = [];
  for (let set = 0; set < 2 ** pairs.length; set++) {
    if (!renamings.every((renaming) => rename(set, renaming) >= set)) continue;
    const graph = toGraph(
      order,
      pairs.filter((_, index) => (set >> index) & 1),
    );
    if (isConnected(graph)) graphs.push(graph);
  }
  return graphs.sort((a, b) => edgeCount(a) - edgeCount(b));
}

function rename(set: number, renaming: readonly number[]): number {
  let renamed = 0;
  for (let left = set; left !== 0; left &= left - 1) renamed |= 1 << (renaming[31 - Math.clz32(left & -left)] as number);
  return renamed;
}

function listPermutations(order: number): number[][] {
  let all: number[][] = [[]];
  for (let next = 0; next < order; next++)
    all = all.flatMap((places) => Array.from({ length: next + 1 }, (_, place) => places.toSpliced(place, 0, next)));
  return all;
}
