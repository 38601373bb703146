/** JSON: `{"vertices": …, "edges": [["1","2"], …]}`, nodes and links with source and target, or a list of pairs alone. */
import { FileError, type FileGraph, GraphBuilder } from './graph-file.ts';

export function readJson(content: string): FileGraph {
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch (error) {
    const at = /position (\d+)/.exec((error as Error).message)?.[1];
    throw new FileError('This is no JSON', Number(at ?? 0));
  }
  const whole = isRecord(data) ? data : { edges: data };
  const edges = whole.edges ?? whole.links;
  const vertices = whole.vertices ?? whole.nodes ?? [];
  if (!Array.isArray(edges) || !Array.isArray(vertices))
    throw new FileError('Expected a list of edges, or an object with “vertices” and “edges”', 0);
  const builder = new GraphBuilder();
  for (const vertex of vertices)
    builder.addVertex(nameOf(isRecord(vertex) ? (vertex.id ?? vertex.name ?? vertex.key) : vertex), 0);
  for (const edge of edges) {
    const parts = isRecord(edge) ? [edge.from ?? edge.source, edge.to ?? edge.target, edge.weight] : edge;
    if (!Array.isArray(parts)) throw new FileError('An edge is a pair of names, or an object with “source” and “target”', 0);
    const [from, to, weight] = parts as readonly unknown[];
    const text = weight === undefined || weight === null ? undefined : String(weight);
    if (text !== undefined && !/^\d{1,30}$/.test(text)) throw new FileError('A weight is a whole number', 0);
    builder.addEdge(nameOf(from), nameOf(to), 0, text);
  }
  return builder.build(whole.directed === true);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(value: unknown): string {
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value);
  throw new FileError('A vertex has a name that is a text or a number', 0);
}
