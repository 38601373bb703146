/**
 * Graphs to and from the JSON that graphology serializes: `{ nodes: [{ key }], edges: [{ source, target, undirected? }] }`.
 *
 * Our graphs are undirected and simple, so edges that the data calls directed are refused, and so are loops and repeated edges.
 * Data without `options` leaves the direction open and is taken as undirected.
 */
import type { Result } from '../core/result.ts';
import { eachEdge, type Graph, vertexName } from '../structures/graph.ts';
import { badShape, graphOfKeys, isRecord, type KeyedEdge } from './keyed-graph.ts';

export interface GraphologyJson {
  readonly options: { readonly type: 'undirected'; readonly multi: false; readonly allowSelfLoops: false };
  readonly attributes: Readonly<Record<string, never>>;
  readonly nodes: readonly { readonly key: string }[];
  readonly edges: readonly {
    readonly key: string;
    readonly source: string;
    readonly target: string;
    readonly undirected: true;
  }[];
}

export function parseGraphologyJson(json: unknown): Result<Graph> {
  if (!isRecord(json) || !Array.isArray(json.nodes)) return badShape('graphology data has a list of nodes', 'nodes');
  const listed: unknown = json.edges ?? [];
  if (!Array.isArray(listed)) return badShape('graphology data has a list of edges', 'edges');
  const keys: unknown[] = json.nodes.map((node: unknown) => (isRecord(node) ? node.key : undefined));
  const type = isRecord(json.options) ? json.options.type : undefined;
  const edges: KeyedEdge[] = [];
  for (const [index, edge] of listed.entries()) {
    if (!isRecord(edge)) return badShape('an edge is an object', `edges[${index}]`);
    const isDirected = edge.undirected === false || (edge.undirected !== true && (type === 'directed' || type === 'mixed'));
    edges.push({ source: edge.source, target: edge.target, isDirected, place: `edges[${index}]` });
  }
  return graphOfKeys(keys, edges);
}

export function formatGraphologyJson(graph: Graph): GraphologyJson {
  const nodes = Array.from({ length: graph.order }, (_, vertex) => ({ key: vertexName(graph, vertex) }));
  const edges: GraphologyJson['edges'][number][] = [];
  eachEdge(graph, (u, v) => {
    const [source, target] = [vertexName(graph, u), vertexName(graph, v)];
    edges.push({ key: `${source}-${target}`, source, target, undirected: true });
  });
  return { options: { type: 'undirected', multi: false, allowSelfLoops: false }, attributes: {}, nodes, edges };
}
