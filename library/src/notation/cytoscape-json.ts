/**
 * Graphs to and from the JSON of Cytoscape.js: `elements`, as one list or as lists of nodes and edges, or the list itself.
 *
 * What has a source and a target in its data is an edge. Edges are taken as undirected; loops and repeated edges are refused.
 */
import type { Result } from '../core/result.ts';
import { eachEdge, type Graph, vertexName } from '../structures/graph.ts';
import { badShape, graphOfKeys, isRecord, type KeyedEdge } from './keyed-graph.ts';

export interface CytoscapeJson {
  readonly elements: {
    readonly nodes: readonly { readonly data: { readonly id: string } }[];
    readonly edges: readonly { readonly data: { readonly id: string; readonly source: string; readonly target: string } }[];
  };
}

export function parseCytoscapeJson(json: unknown): Result<Graph> {
  const elements: unknown = isRecord(json) && 'elements' in json ? json.elements : json;
  const list = listElements(elements);
  if (list === undefined) return badShape('Cytoscape data has elements: a list, or lists of nodes and edges', 'elements');
  const keys: unknown[] = [];
  const edges: KeyedEdge[] = [];
  for (const { element, place } of list) {
    if (!isRecord(element) || !isRecord(element.data)) return badShape('an element is an object with data', place);
    const { id, source, target } = element.data;
    if (source === undefined && target === undefined && element.group !== 'edges') keys.push(id);
    else edges.push({ source, target, isDirected: false, place });
  }
  return graphOfKeys(keys, edges);
}

interface PlacedElement {
  readonly element: unknown;
  readonly place: string;
}

function listElements(elements: unknown): readonly PlacedElement[] | undefined {
  const placed = (list: readonly unknown[], name: string) =>
    list.map((element, index) => ({ element, place: `${name}[${index}]` }));
  if (Array.isArray(elements)) return placed(elements, 'elements');
  if (!isRecord(elements)) return undefined;
  const { nodes = [], edges = [] } = elements;
  return Array.isArray(nodes) && Array.isArray(edges) ? [...placed(nodes, 'nodes'), ...placed(edges, 'edges')] : undefined;
}

export function formatCytoscapeJson(graph: Graph): CytoscapeJson {
  const nodes = Array.from({ length: graph.order }, (_, vertex) => ({ data: { id: vertexName(graph, vertex) } }));
  const edges: CytoscapeJson['elements']['edges'][number][] = [];
  eachEdge(graph, (u, v) => {
    const [source, target] = [vertexName(graph, u), vertexName(graph, v)];
    edges.push({ data: { id: `${source}-${target}`, source, target } });
  });
  return { elements: { nodes, edges } };
}
