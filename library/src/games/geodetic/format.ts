/**
 * Writing positions of the geodetic game: the graphs in their one order, then the labelled vertices, three or more in a row as a
 * range.
 */
import type { Counted } from '../../core/counted.ts';
import { formatVertexSet, parseVertexSet, type VertexRange, type VertexSet } from '../../notation/vertex-set.ts';
import { type Graph, vertexName } from '../../structures/graph.ts';
import { type GraphTerm, hasGraph, orderOfTerm } from '../../structures/graph-sum.ts';
import { canonicalParts, type GeodeticPart, type GeodeticPosition, namedPart, termText } from './position.ts';
import type { Ranges } from './vertex-ranges.ts';

export function formatGeodetic(position: GeodeticPosition): string {
  const parts = canonicalParts(position.parts);
  if (parts.length === 0) return 'P0';
  const graphs = formatTerms(parts);
  const labels = formatLabels(parts);
  return labels === '' ? graphs : `${graphs} : ${labels}`;
}

/** The graphs, equal ones as copies; parentheses around edge lists that are not alone. */
function formatTerms(parts: readonly Counted<GeodeticPart>[]): string {
  const counts = new Map<string, { readonly term: GraphTerm; count: bigint }>();
  for (const { item, count } of parts) {
    const text = termText(item.term);
    const known = counts.get(text);
    if (known === undefined) counts.set(text, { term: item.term, count });
    else known.count += count;
  }
  const isAlone = counts.size === 1 && [...counts.values()][0]?.count === 1n;
  return [...counts]
    .map(([text, { term, count }]) => {
      const graph = term.kind === 'listed' && !isAlone ? `(${text})` : text;
      return count === 1n ? graph : `${count}*${graph}`;
    })
    .join(' + ');
}

function formatLabels(parts: readonly Counted<GeodeticPart>[]): string {
  const named = namedPart({ reading: 'contraction', parts });
  if (named !== undefined) return formatVertexSet(namesOf(named));
  const set: VertexRange[] = [];
  let first = 1n;
  for (const { item, count } of parts) {
    const order = orderOfTerm(item.term);
    const [whole] = item.given;
    if (whole?.from === 0n && whole.to === order - 1n) set.push({ prefix: '', from: first, to: first + count * order - 1n });
    else {
      for (let copy = 0n; whole !== undefined && copy < count; copy++) {
        const start = first + copy * order;
        for (const { from, to } of item.given) set.push({ prefix: '', from: start + from, to: start + to });
      }
    }
    first += count * order;
  }
  return formatVertexSet(set);
}

/** The labelled vertices of a part by its own names. */
function namesOf({ term, given }: GeodeticPart): VertexSet {
  if (hasGraph(term)) return graphNames(term.graph, given);
  if (term.kind !== 'rays') return given.map(({ from, to }) => ({ prefix: '', from: from + 1n, to: to + 1n }));
  const { length } = term;
  return given.flatMap(({ from, to }) => {
    const rays: VertexRange[] = [];
    for (let start = from; start <= to; start += length - (start % length)) {
      const end = start - (start % length) + length - 1n;
      const last = end < to ? end : to;
      rays.push({ prefix: `${start / length + 1n}.`, from: (start % length) + 1n, to: (last % length) + 1n });
    }
    return rays;
  });
}

function graphNames(graph: Graph, given: Ranges): VertexSet {
  const { names } = graph;
  if (names.kind === 'numbered')
    return given.map(({ from, to }) => ({ prefix: '', from: names.first + from, to: names.first + to }));
  const words: string[] = [];
  for (const { from, to } of given)
    for (let vertex = Number(from); vertex <= Number(to); vertex++) words.push(vertexName(graph, vertex));
  const parsed = parseVertexSet(words.join(' '), 0);
  if (!parsed.ok) throw new Error('the names of vertices can be read');
  return parsed.value;
}
