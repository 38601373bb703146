/** Playing on one graph of a geodetic position: what is unlabelled, what a pick labels, and what its vertices are called. */
import { DEFAULT_LIMITS, LimitReached } from '../../core/limits.ts';
import type { Graph } from '../../structures/graph.ts';
import { buildTerm, type GraphTerm, orderOfTerm, termVertexName } from '../../structures/graph-sum.ts';
import { isLongFamily, labelledInFamily, pickInFamily } from './families.ts';
import { canonicalParts, type GeodeticPart, type GeodeticPosition, namedPart, type Reading } from './position.ts';
import { labelledMarks, picking } from './readings.ts';
import { complementOf, fromMarks, type Ranges, toMarks } from './vertex-ranges.ts';

/** Paths, cycles, complete graphs and those with rays are played without building them beyond this many vertices. */
const LARGEST_BUILT = 4096n;

/** How a part is played: its unlabelled vertices, and what it becomes when one of them is picked. */
export interface PartPlay {
  readonly unlabelled: Ranges;
  pick(vertex: bigint): GeodeticPart;
}

export function playPart(part: GeodeticPart, reading: Reading): PartPlay {
  const { term, given } = part;
  const order = orderOfTerm(term);
  if (isLongFamily(term) && order > LARGEST_BUILT)
    return {
      unlabelled: complementOf(labelledInFamily(term, given, reading), order),
      pick: (vertex) => ({ term, given: pickInFamily(term, given, vertex, reading) }),
    };
  const graph = buildPart(term);
  const marks = toMarks(given, graph.order);
  const pick = picking(graph, marks, reading);
  return {
    unlabelled: complementOf(fromMarks(labelledMarks(graph, marks, reading)), order),
    pick: (vertex) => ({ term, given: fromMarks(pick(Number(vertex))) }),
  };
}

const built = new WeakMap<GraphTerm, Graph>();

/** The graph of a part, built once. */
export function buildPart(term: GraphTerm): Graph {
  const known = built.get(term);
  if (known !== undefined) return known;
  const graph = buildTerm(term, DEFAULT_LIMITS.order, 0);
  if (!graph.ok) throw new LimitReached('program', DEFAULT_LIMITS.order, graph.error.message);
  built.set(term, graph.value);
  return graph.value;
}

/** What a vertex is called: `first` is the number of the first vertex of its copy. */
export function vertexLabel(position: GeodeticPosition, term: GraphTerm, first: bigint, vertex: bigint): string {
  return namedPart(position) === undefined ? String(first + vertex) : termVertexName(term, vertex);
}

/** The position in which one copy of a part has become another. */
export function afterMove(position: GeodeticPosition, index: number, moved: GeodeticPart): GeodeticPosition {
  const parts = position.parts.map((part, place) => (place === index ? { ...part, count: part.count - 1n } : part));
  return { reading: position.reading, parts: canonicalParts([...parts, { item: moved, count: 1n }]) };
}
