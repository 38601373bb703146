/**
 * JSON of four kinds: `{"vertices": …, "edges": [["1", "2", 5], …]}` or its list of edges alone; nodes and links with source and
 * target; what graphology exports; elements of Cytoscape.js. The last two list their vertices, so an edge to another one is a slip.
 */
import { Slip, shown, unexpected } from './file-error.ts';
import { type FileGraph, GraphBuilder, isWeight, type Limits } from './file-graph.ts';
import { findJsonSlip } from './json-slip.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Vertices and edges as the data has them, each with its place there. */
interface Lists {
  readonly vertices: readonly { readonly key: unknown; readonly place: string }[];
  readonly edges: readonly KeyedEdge[];
  /** Whether every vertex is listed, once. */
  readonly isComplete: boolean;
}

interface KeyedEdge {
  readonly from: unknown;
  readonly to: unknown;
  readonly weight?: unknown;
  readonly directed: boolean;
  readonly place: string;
}

export function readJson(content: string, limits: Limits, note: (text: string) => void): FileGraph {
  const { vertices, edges, isComplete } = listsOf(parse(content));
  const builder = new GraphBuilder(content, limits);
  let hasOddWeight = false;
  for (const { key, place } of vertices) {
    const name = nameOf(key, place);
    if (isComplete && builder.has(name)) throw new Slip(`The vertex ${shown(name)} is there twice, again at ${place}`);
    builder.addVertex(name);
  }
  for (const { from, to, weight, directed, place } of edges) {
    const ends = { from: nameOf(from, place), to: nameOf(to, place) };
    if (isComplete && !(builder.has(ends.from) && builder.has(ends.to)))
      throw new Slip(`An end of ${place} is not among the vertices`);
    const number = weightOf(weight);
    if (number === '' && !isComplete) throw shape(place, 'a weight that is a whole number');
    hasOddWeight ||= number === '';
    builder.addEdge({ ...ends, directed, ...(number !== undefined && number !== '' && { weight: number }) });
  }
  if (hasOddWeight) note('weights that are no whole numbers are left out');
  return builder.build();
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    const { at, expected } = findJsonSlip(content);
    throw unexpected(expected, content.slice(at, at + 1), at);
  }
}

function listsOf(data: unknown): Lists {
  const elements = isRecord(data) ? data.elements : data;
  const isElements = Array.isArray(elements) && elements.length > 0 && elements.every((each) => isRecord(each) && 'data' in each);
  if (isElements) return fromElements(elements.map((element, index) => [element, `elements[${index}]`]));
  if (isRecord(data) && isRecord(data.elements)) return fromElementLists(data.elements);
  if (isRecord(data) && isCytoscape(data)) return fromElementLists(data);
  if (isRecord(data) && data.elements !== undefined) throw shape('elements', 'a list, or lists of nodes and edges');
  if (isRecord(data) && isGraphology(data)) return fromGraphology(data);
  return fromPlain(isRecord(data) ? data : { edges: data });
}

function isCytoscape({ nodes, edges }: Fields): boolean {
  const [first] = [nodes, edges].flatMap((list) => (Array.isArray(list) ? list.slice(0, 1) : []));
  return isRecord(first) && isRecord(first.data);
}

function isGraphology({ nodes, options }: Fields): boolean {
  return isRecord(options) || (Array.isArray(nodes) && isRecord(nodes[0]) && 'key' in nodes[0]);
}

function fromElementLists({ nodes = [], edges = [] }: Fields): Lists {
  const placed = (list: unknown, name: string) => listAt(list, name).map((each, index) => [each, `${name}[${index}]`] as const);
  return fromElements([...placed(nodes, 'nodes'), ...placed(edges, 'edges')]);
}

/** What has a source or a target in its data is an edge. Cytoscape.js draws arrows as a matter of style: edges have no direction. */
function fromElements(elements: readonly (readonly [unknown, string])[]): Lists {
  const vertices: { key: unknown; place: string }[] = [];
  const edges: KeyedEdge[] = [];
  for (const [element, place] of elements) {
    if (!isRecord(element) || !isRecord(element.data)) throw shape(place, 'an object with data');
    const { id, source, target, weight } = element.data;
    if (source === undefined && target === undefined && element.group !== 'edges') vertices.push({ key: id, place });
    else edges.push({ from: source, to: target, weight, directed: false, place });
  }
  return { vertices, edges, isComplete: true };
}

/** Data without `options` leaves the direction open and is taken as undirected. */
function fromGraphology({ nodes, edges = [], options }: Fields): Lists {
  const type = isRecord(options) ? options.type : undefined;
  return {
    vertices: listAt(nodes, 'nodes').map((node, index) => ({
      key: isRecord(node) ? node.key : undefined,
      place: `nodes[${index}]`,
    })),
    edges: listAt(edges, 'edges').map((edge, index) => {
      const place = `edges[${index}]`;
      if (!isRecord(edge)) throw shape(place, 'an object with source and target');
      const directed = edge.undirected === false || (edge.undirected !== true && (type === 'directed' || type === 'mixed'));
      const weight = isRecord(edge.attributes) ? edge.attributes.weight : undefined;
      return { from: edge.source, to: edge.target, weight, directed, place };
    }),
    isComplete: true,
  };
}

function fromPlain(data: Fields): Lists {
  const edges = data.edges ?? data.links;
  const vertices = data.vertices ?? data.nodes ?? [];
  if (!Array.isArray(edges) || !Array.isArray(vertices))
    throw new Slip('Expected a list of edges, or an object with “vertices” and “edges”');
  const directed = data.directed === true;
  return {
    vertices: vertices.map((vertex, index) => ({
      key: isRecord(vertex) ? (vertex.id ?? vertex.name ?? vertex.key) : vertex,
      place: `vertices[${index}]`,
    })),
    edges: edges.map((edge: unknown, index) => {
      const place = `edges[${index}]`;
      const parts = isRecord(edge) ? [edge.from ?? edge.source, edge.to ?? edge.target, edge.weight] : edge;
      if (!Array.isArray(parts)) throw shape(place, 'a pair of names, or an object with “source” and “target”');
      const [from, to, weight] = parts as readonly unknown[];
      return { from, to, weight, directed, place };
    }),
    isComplete: false,
  };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shape(place: string, expected: string): Slip {
  return new Slip(`Expected ${expected} at ${place}`, undefined, { expected });
}

function listAt(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw shape(place, 'a list');
  return value;
}

function nameOf(value: unknown, place: string): string {
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value);
  throw shape(place, 'a name that is a text or a number');
}

/** The weight as text; empty where it is no whole number, undefined where there is none. */
function weightOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const isExact = typeof value === 'string' || Number.isSafeInteger(value);
  return isExact && isWeight(String(value)) ? String(value) : '';
}
