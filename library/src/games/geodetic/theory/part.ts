/** One graph of a geodetic position under normal play: which method values it, and what it is worth. */
import type { Limits } from '../../../core/limits.ts';
import { cycleOrder } from '../../../structures/graph-shape.ts';
import { orderOfTerm } from '../../../structures/graph-sum.ts';
import { isLongFamily } from '../families.ts';
import { buildPart } from '../play.ts';
import type { GeodeticPart, Reading } from '../position.ts';
import { labelledMarks } from '../readings.ts';
import { fromMarks, toMarks } from '../vertex-ranges.ts';
import { type AlongPath, alongPath } from './along-path.ts';
import { forestSummand, type GeodeticForest, geodeticForest, valueForest } from './forest.ts';
import { type BranchRow, searchGraph } from './graph.ts';
import { rowOf, rowSummand } from './row.ts';
import { sameInContraction } from './same-game.ts';
import { stretchesOf } from './stretches.ts';
import type { GeodeticSummand } from './summand.ts';

/** What is known of the graph: it decides which theorem is cited. */
export const PART_KINDS = ['tree', 'cycle', 'rays', 'other'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Trees count as such with one connected set of labels at most, as play makes them. */
export function partKind(part: GeodeticPart, reading: Reading): PartKind {
  if (reading !== 'contraction') {
    const same = sameInContraction(part, reading);
    return same === undefined ? 'other' : partKind(same, 'contraction');
  }
  const { term, given } = part;
  if (orderOfTerm(term) === 0n) return 'tree';
  if (isLongFamily(term)) {
    const path = alongPath(part);
    if (path !== undefined) return path.labelled.length <= 1 ? 'tree' : 'other';
    if (term.kind === 'cycle') return term.order < 3n ? 'tree' : 'cycle';
    return stretchesOf(term, given) === undefined ? 'other' : 'rays';
  }
  if (forestOf(part, reading)?.isWholeForest) return 'tree';
  return cycleOrder(buildPart(term)) !== undefined ? 'cycle' : 'other';
}

const forests = new WeakMap<GeodeticPart, { readonly reading: Reading; readonly forest: GeodeticForest | undefined }>();

/** The unlabelled vertices as trees, where they are; remembered, since several theorems ask. */
export function forestOf(part: GeodeticPart, reading: Reading): GeodeticForest | undefined {
  const known = forests.get(part);
  if (known?.reading === reading) return known.forest;
  const graph = buildPart(part.term);
  const forest = geodeticForest(graph, labelledMarks(graph, toMarks(part.given, graph.order), reading));
  forests.set(part, { reading, forest });
  return forest;
}

export interface ValuedPart extends GeodeticSummand {
  /** Branches that were searched, where search was needed. */
  readonly searched?: number;
  /** By which rule a certificate has its value checked. */
  readonly rule: 'stretches' | 'row' | 'trees' | 'branches';
  /** All branches that can be reached, each after those that its moves leave; undefined where they are too many to be listed. */
  branchRows?(): readonly BranchRow[] | undefined;
}

/**
 * The value of a part: of any graph for the contraction rule; for another reading of a cycle with a row of labels, and of a graph
 * on which all readings agree. Throws `LimitReached`.
 */
export function valuePart(part: GeodeticPart, reading: Reading, limits: Limits): ValuedPart {
  if (reading !== 'contraction') {
    const same = sameInContraction(part, reading);
    if (same !== undefined) return valuePart(same, 'contraction', limits);
    const row = rowOf(part, reading);
    if (row === undefined) throw new Error('the readings of the rule differ on this graph');
    return { ...rowSummand(row, reading), rule: 'row' };
  }
  const { term, given } = part;
  if (isLongFamily(term)) {
    const path = alongPath(part);
    const stretches = path === undefined ? stretchesOf(term, given) : pathSummand(path);
    if (stretches !== undefined) return { ...stretches, rule: 'stretches' };
  }
  const graph = buildPart(term);
  const labelled = toMarks(given, graph.order);
  const around = cycleOrder(graph);
  if (around !== undefined) return { ...alongCycle(around, labelled), rule: 'stretches' };
  const forest = forestOf(part, reading);
  if (forest !== undefined) return { ...forestSummand(valueForest(forest), graph.order), rule: 'trees' };
  return { ...searchGraph(graph, labelled, limits), rule: 'branches' };
}

function pathSummand({ order, labelled, at }: AlongPath): GeodeticSummand | undefined {
  const stretches = stretchesOf({ kind: 'path', order }, labelled);
  return stretches && { value: stretches.value, picks: (wanted) => renamed(stretches.picks(wanted), at) };
}

function* renamed(places: Iterable<bigint>, at: (place: bigint) => bigint): Iterable<bigint> {
  for (const place of places) yield at(place);
}

/** A cycle whose vertices are given in any order. */
function alongCycle(around: Uint32Array, labelled: Uint8Array): GeodeticSummand {
  const marks = Uint8Array.from(around, (vertex) => labelled[vertex] as number);
  const stretches = stretchesOf({ kind: 'cycle', order: BigInt(around.length) }, fromMarks(marks));
  if (stretches === undefined) throw new Error('a cycle is a sum of stretches');
  return {
    value: stretches.value,
    picks: (wanted) => renamed(stretches.picks(wanted), (place) => BigInt(around[Number(place)] as number)),
  };
}
