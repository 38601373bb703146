/**
 * The components of a position of the geodetic game: the connected components of the whole graph, labelled vertices included.
 *
 * Vertices keep the numbers of the question in the components. Graphs are split once and joined once, however many positions of
 * one play ask for it: moves change labels only.
 */
import { type Counted, once } from '../../core/counted.ts';
import { componentSets, connectedComponents, findVertex, type Graph, vertexName } from '../../structures/graph.ts';
import { isConnectedFamily, path } from '../../structures/graph-family.ts';
import { type GraphTerm, hasGraph, orderOfTerm } from '../../structures/graph-sum.ts';
import { joinGraphs } from '../../structures/graph-union.ts';
import { canonicalParts, type GeodeticPart, type GeodeticPosition, namedPart } from './position.ts';
import { complementOf, fromMarks, NO_VERTEX, type Ranges, rangesSize, toMarks } from './vertex-ranges.ts';

export function geodeticComponents(position: GeodeticPosition): readonly Counted<GeodeticPosition>[] {
  const { parts, reading } = position;
  const [only] = parts;
  if (only === undefined || (parts.length === 1 && only.count === 1n && isOneComponent(only.item.term))) return [once(position)];
  const isNamed = namedPart(position) !== undefined;
  const components: Counted<GeodeticPosition>[] = [];
  let first = position.first ?? 1n;
  for (const { item, count } of parts) {
    const order = orderOfTerm(item.term);
    const at = (part: GeodeticPart, start: bigint): GeodeticPosition => ({
      reading,
      parts: [once(part)],
      ...(!isNamed && order > 0n && { first: start }),
    });
    const start = first;
    if (isOneComponent(item.term) && (isNamed || item.term.kind !== 'listed'))
      components.push({
        item: at(item, start),
        count,
        copies: () => eachCopy(count, (index) => at(item, start + index * order)),
      });
    else if (!hasGraph(item.term)) components.push(...singles(item.given, count, order, start, reading));
    else {
      const { graph } = item.term;
      const copies = (index: bigint) =>
        splitGraph(isNamed ? graph : renumbered(graph, start + index * order), item.given).map((part) => ({
          reading,
          parts: [once(part)],
        }));
      for (const [place, component] of copies(0n).entries())
        components.push({ item: component, count, copies: () => eachCopy(count, (index) => copies(index)[place] ?? component) });
    }
    first += count * order;
  }
  return components;
}

function* eachCopy<T>(count: bigint, copy: (index: bigint) => T): Iterable<T> {
  for (let index = 0n; index < count; index++) yield copy(index);
}

/** Whether the term is one component, or none at all. K0,3 and some listed graphs are not. */
function isOneComponent(term: GraphTerm): boolean {
  return orderOfTerm(term) === 0n || (hasGraph(term) ? splitOf(term.graph).length === 1 : isConnectedFamily(term));
}

/** A family without edges, K0,n: single vertices, labelled or not. */
function singles(
  given: Ranges,
  count: bigint,
  order: bigint,
  first: bigint,
  reading: GeodeticPosition['reading'],
): Counted<GeodeticPosition>[] {
  return [
    { places: complementOf(given, order), labels: NO_VERTEX },
    { places: given, labels: [{ from: 0n, to: 0n }] },
  ].flatMap(({ places, labels }) => {
    const [foremost] = places;
    if (foremost === undefined || count === 0n) return [];
    const vertex = (place: bigint): GeodeticPosition => ({
      reading,
      parts: [once({ term: path(1n), given: labels })],
      first: first + place,
    });
    const copies = function* (): Iterable<GeodeticPosition> {
      for (let copy = 0n; copy < count; copy++)
        for (const { from, to } of places) for (let place = from; place <= to; place++) yield vertex(copy * order + place);
    };
    return [{ item: vertex(foremost.from), count: count * rangesSize(places), copies }];
  });
}

interface Split {
  readonly graph: Graph;
  readonly vertices: Uint32Array;
}

const splits = new WeakMap<Graph, readonly Split[]>();

function splitOf(graph: Graph): readonly Split[] {
  let known = splits.get(graph);
  if (known === undefined) {
    const sets = componentSets(graph);
    const graphs = sets.length === 1 ? [graph] : connectedComponents(graph);
    known = sets.map((vertices, index) => ({ graph: graphs[index] ?? graph, vertices }));
    splits.set(graph, known);
  }
  return known;
}

const numbered = new WeakMap<Graph, { readonly first: bigint; readonly graph: Graph }>();

/** The graph with its vertices called by their numbers in the question. */
function renumbered(graph: Graph, first: bigint): Graph {
  const known = numbered.get(graph);
  if (known?.first === first) return known.graph;
  const renamed: Graph = { ...graph, names: { kind: 'numbered', first } };
  numbered.set(graph, { first, graph: renamed });
  return renamed;
}

function splitGraph(graph: Graph, given: Ranges): readonly GeodeticPart[] {
  const marks = toMarks(given, graph.order);
  return splitOf(graph).map(({ graph: component, vertices }) => {
    const inside = new Uint8Array(vertices.length);
    for (let place = 0; place < vertices.length; place++) inside[place] = marks[vertices[place] as number] as number;
    return { term: { kind: 'listed', graph: component }, given: fromMarks(inside) };
  });
}

/** One position made of components: a single named graph where their names allow it, else a union. */
export function joinGeodetic(components: readonly Counted<GeodeticPosition>[]): GeodeticPosition {
  const reading = components[0]?.item.reading ?? 'contraction';
  const parts = components.flatMap(({ item, count }) => item.parts.map((part) => ({ ...part, count: part.count * count })));
  // A graph without vertices is a component that has ended, and would be lost in a larger graph.
  const graphs = parts.flatMap(({ item: { term }, count }) =>
    count === 1n && hasGraph(term) && term.graph.order > 0 ? [term.graph] : [],
  );
  const isNumbered = components.some(({ item }) => item.first !== undefined);
  const joined = isNumbered || graphs.length < parts.length || graphs.length < 2 ? undefined : joinOf(graphs);
  if (joined === undefined) return { reading, parts: canonicalParts(parts) };
  const marks = new Uint8Array(joined.graph.order);
  for (const [index, { item }] of parts.entries())
    for (const { from, to } of item.given)
      for (let vertex = Number(from); vertex <= Number(to); vertex++) marks[joined.places[index]?.[vertex] as number] = 1;
  return { reading, parts: [once({ term: { kind: 'listed', graph: joined.graph }, given: fromMarks(marks) })] };
}

interface Joined {
  readonly graphs: readonly Graph[];
  readonly graph: Graph;
  /** Where the vertices of each graph went. */
  readonly places: readonly Uint32Array[];
}

const joins = new WeakMap<Graph, Joined>();

function joinOf(graphs: readonly Graph[]): Joined | undefined {
  const [first] = graphs;
  if (first === undefined) return undefined;
  const known = joins.get(first);
  if (known?.graphs.length === graphs.length && known.graphs.every((graph, index) => graph === graphs[index])) return known;
  const graph = joinGraphs(graphs);
  if (graph === undefined) return undefined;
  const places = graphs.map((part) =>
    Uint32Array.from({ length: part.order }, (_, vertex) => findVertex(graph, vertexName(part, vertex)) as number),
  );
  const joined = { graphs, graph, places };
  joins.set(first, joined);
  return joined;
}
