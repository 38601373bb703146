/**
 * Positions of the geodetic game: graphs side by side, each with the vertices that are labelled.
 *
 * The graphs stay as the question names them, however large; labels are ranges of places in them. Copies with equal labels
 * are one entry. Where one copy of one graph is all there is, vertices have the names of that graph, else they are numbered 1, 2,
 * 3 … through the graphs in their order.
 */
import type { Counted } from '../../core/counted.ts';
import { formatTerm } from '../../notation/canonical-sum.ts';
import type { Graph } from '../../structures/graph.ts';
import { type GraphTerm, hasGraph, orderOfTerm, rankOfTerm } from '../../structures/graph-sum.ts';
import { NUMBERED } from '../../structures/names.ts';
import { compareRanges, type Ranges } from './vertex-ranges.ts';

/** What a move labels; `rules.ts` says how. */
export const READINGS = ['contraction', 'literal', 'interval', 'hull'] as const;
export type Reading = (typeof READINGS)[number];

export interface GeodeticPart {
  readonly term: GraphTerm;
  /** The labelled vertices, by their places; for the readings `interval` and `hull` the picked ones. */
  readonly given: Ranges;
}

export interface GeodeticPosition {
  readonly reading: Reading;
  readonly parts: readonly Counted<GeodeticPart>[];
  /** The number of its first vertex, where it is a component of a larger union. */
  readonly first?: bigint;
}

/** The part that keeps its own names, because nothing beside it has a vertex. */
export function namedPart({ parts, first }: GeodeticPosition): GeodeticPart | undefined {
  if (first !== undefined) return undefined;
  const live = parts.filter(({ item }) => orderOfTerm(item.term) > 0n);
  return live.length === 1 && live[0]?.count === 1n ? live[0].item : undefined;
}

const texts = new WeakMap<Graph, string>();

/** What is written for the graph of a part; remembered, since moves leave the graph as it is. */
export function termText(term: GraphTerm): string {
  if (!hasGraph(term)) return formatTerm(term);
  const known = texts.get(term.graph) ?? formatTerm(term);
  texts.set(term.graph, known);
  return known;
}

const numbered = new WeakMap<Graph, GraphTerm>();

/** The graph with its vertices called 1, 2, 3 …: in a union names are lost. */
export function withoutNames(term: GraphTerm): GraphTerm {
  if (term.kind !== 'listed' || term.graph.names === NUMBERED) return term;
  const known = numbered.get(term.graph) ?? { kind: 'listed', graph: { ...term.graph, names: NUMBERED } };
  numbered.set(term.graph, known);
  return known;
}

/** The one order of parts: by kind, order and text of the graph, then by labels; equal parts become copies. */
export function canonicalParts(parts: readonly Counted<GeodeticPart>[]): readonly Counted<GeodeticPart>[] {
  const live = parts.filter(({ count }) => count > 0n);
  if (live.length === 1 && live[0]?.count === 1n) return live;
  const isUnion = namedPart({ reading: 'contraction', parts: live }) === undefined;
  const kept = isUnion ? live.map(({ item, count }) => ({ item: { ...item, term: withoutNames(item.term) }, count })) : live;
  const sorted = kept.toSorted((a, b) => compareTerms(a.item.term, b.item.term) || compareRanges(a.item.given, b.item.given));
  const merged: Counted<GeodeticPart>[] = [];
  for (const { item, count } of sorted) {
    const last = merged.at(-1);
    if (last === undefined || !isSamePart(last.item, item)) merged.push({ item, count });
    else merged[merged.length - 1] = { item: last.item, count: last.count + count };
  }
  return merged;
}

function isSamePart(a: GeodeticPart, b: GeodeticPart): boolean {
  return compareTerms(a.term, b.term) === 0 && compareRanges(a.given, b.given) === 0;
}

function compareTerms(a: GraphTerm, b: GraphTerm): number {
  if (a === b) return 0;
  const byKind = rankOfTerm(a) - rankOfTerm(b);
  if (byKind !== 0) return byKind;
  const [x, y] = [orderOfTerm(a), orderOfTerm(b)];
  if (x !== y) return x < y ? -1 : 1;
  const [first, second] = [termText(a), termText(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}
