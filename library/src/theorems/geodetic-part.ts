/** One graph of a geodetic position under normal play: which method values it, and what it is worth. */
import type { Limits } from '../core/limits.ts';
import { buildPart } from '../rulesets/graph/geodetic.ts';
import { isLongFamily } from '../rulesets/graph/geodetic-families.ts';
import type { GeodeticPart, Reading } from '../rulesets/graph/geodetic-position.ts';
import { labelledMarks } from '../rulesets/graph/geodetic-rules.ts';
import { complementOf, fromMarks, type Ranges, toMarks } from '../rulesets/graph/vertex-ranges.ts';
import { componentSets, edgeCount, type Graph } from '../structures/graph.ts';
import { cycleOrder } from '../structures/graph-shape.ts';
import { orderOfTerm } from '../structures/graph-sum.ts';
import { forestSummand, geodeticForest, valueForest } from './geodetic-forest.ts';
import { searchGraph } from './geodetic-graph.ts';
import { stretchesOf } from './geodetic-stretches.ts';
import type { GeodeticSummand } from './geodetic-summand.ts';

/** What is known of the graph: it decides which theorem is cited. */
export const PART_KINDS = ['tree', 'cycle', 'rays', 'other'] as const;
export type PartKind = (typeof PART_KINDS)[number];

const kinds = new WeakMap<GeodeticPart, { readonly reading: Reading; readonly kind: PartKind }>();

/** Trees count as such only with one connected set of labels at most, as play makes them. Remembered: several theorems ask. */
export function partKind(part: GeodeticPart, reading: Reading): PartKind {
  const known = kinds.get(part);
  if (known?.reading === reading) return known.kind;
  const kind = findKind(part, reading);
  kinds.set(part, { reading, kind });
  return kind;
}

function findKind({ term, given }: GeodeticPart, reading: Reading): PartKind {
  if (orderOfTerm(term) === 0n) return 'tree';
  if (isLongFamily(term) && reading === 'contraction') {
    if (term.kind === 'path') return complementOf(given, term.order).length <= 2 && given.length <= 1 ? 'tree' : 'other';
    if (term.kind === 'cycle') return term.order < 3n ? 'tree' : 'cycle';
    return stretchesOf(term, given) === undefined ? 'other' : 'rays';
  }
  const graph = buildPart(term);
  if (isLabelledForest(graph, given, reading)) return 'tree';
  return reading === 'contraction' && cycleOrder(graph) !== undefined ? 'cycle' : 'other';
}

/** Whether the graph is a forest and the labels of each tree are connected. */
function isLabelledForest(graph: Graph, given: Ranges, reading: Reading): boolean {
  const sets = componentSets(graph);
  if (edgeCount(graph) !== graph.order - sets.length) return false;
  if (reading === 'interval' || reading === 'hull') return true;
  const marks = toMarks(given, graph.order);
  return sets.every((vertices) => {
    let labels = 0;
    let edges = 0;
    for (const vertex of vertices) {
      if (marks[vertex] === 0) continue;
      labels++;
      for (let index = graph.offsets[vertex] as number; index < (graph.offsets[vertex + 1] as number); index++)
        edges += marks[graph.targets[index] as number] as number;
    }
    return labels === 0 || edges === 2 * (labels - 1);
  });
}

export interface ValuedPart extends GeodeticSummand {
  /** Branches that were searched, where search was needed. */
  readonly searched?: number;
}

/** The value of a part: of any graph for the contraction rule, of trees for every reading. Throws `LimitReached`. */
export function valuePart(part: GeodeticPart, reading: Reading, limits: Limits): ValuedPart {
  const { term, given } = part;
  if (isLongFamily(term) && reading === 'contraction') {
    const stretches = stretchesOf(term, given);
    if (stretches !== undefined) return stretches;
  }
  const graph = buildPart(term);
  const labelled = labelledMarks(graph, toMarks(given, graph.order), reading);
  const forest = geodeticForest(graph, labelled);
  if (forest !== undefined) return forestSummand(valueForest(forest), graph.order);
  const around = cycleOrder(graph);
  return around === undefined ? searchGraph(graph, labelled, limits) : alongCycle(around, labelled);
}

/** A cycle whose vertices are given in any order. */
function alongCycle(around: Uint32Array, labelled: Uint8Array): GeodeticSummand {
  const marks = Uint8Array.from(around, (vertex) => labelled[vertex] as number);
  const stretches = stretchesOf({ kind: 'cycle', order: BigInt(around.length) }, fromMarks(marks));
  if (stretches === undefined) throw new Error('a cycle is a sum of stretches');
  return {
    value: stretches.value,
    *picks(wanted) {
      for (const place of stretches.picks(wanted)) yield BigInt(around[Number(place)] as number);
    },
  };
}
