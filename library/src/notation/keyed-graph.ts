/**
 * Graphs out of data of other programs, whose vertices have keys of any kind, and as text for the question line.
 *
 * Errors name a place in the data in their message; `at` is 0, since there is no line.
 */
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { buildGraph, type Graph, vertexName } from '../structures/graph.ts';
import { repeatedPair } from '../structures/graph-rows.ts';
import { sortNames } from '../structures/names.ts';
import { formatEdgeList } from './edge-list.ts';
import { nameError } from './vertex-name.ts';

/** An edge as the data has it. */
export interface KeyedEdge {
  readonly source: unknown;
  readonly target: unknown;
  readonly isDirected: boolean;
  /** Where it stands in the data: `edges[3]`. */
  readonly place: string;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function badShape(expected: string, place: string): Result<never> {
  return bad('bad-shape', `The data is not as expected at ${place}: ${expected}.`, 0, { expected });
}

/** The simple undirected graph with these vertices and edges. Keys are texts or numbers. */
export function graphOfKeys(keys: readonly unknown[], edges: readonly KeyedEdge[]): Result<Graph> {
  const names: string[] = [];
  const vertices = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    const name = toName(key);
    if (name === undefined) return badShape('a vertex has a key, a text or a number', `nodes[${index}]`);
    if (vertices.has(name)) return bad('duplicate-vertex', `The vertex ${excerpt(name)} is there twice.`, 0, { found: name });
    vertices.set(name, names.push(name) - 1);
  }
  const { names: sorted, places } = sortNames(names);
  const ends: number[] = [];
  for (const { source, target, isDirected, place } of edges) {
    const [from, to] = [vertices.get(toName(source) ?? ''), vertices.get(toName(target) ?? '')];
    if (from === undefined || to === undefined)
      return bad('unknown-vertex', `An end of ${place} is not among the vertices.`, 0, { expected: 'the keys of two vertices' });
    if (from === to)
      return bad('loop-edge', `The edge ${place} joins a vertex to itself.`, 0, { found: excerpt(names[from] ?? '') });
    if (isDirected) return bad('directed-edge', `The edge ${place} is directed.`, 0, { expected: 'undirected edges' });
    ends.push(places[from] as number, places[to] as number);
  }
  const graph = buildGraph(
    names.length,
    (visit) => {
      for (let index = 0; index < ends.length; index += 2) visit(ends[index] as number, ends[index + 1] as number);
    },
    sorted,
  );
  const twice = repeatedPair(graph);
  if (twice === undefined) return ok(graph);
  const edge = twice.map((vertex) => excerpt(vertexName(graph, vertex))).join(' and ');
  return bad('duplicate-edge', `The edge between ${edge} is there twice.`, 0, { expected: 'each edge once' });
}

function toName(key: unknown): string | undefined {
  if (typeof key === 'string') return key;
  return typeof key === 'number' && Number.isFinite(key) ? String(key) : undefined;
}

/** The graph as the question line writes it; `bad-name` or `reserved-name` where a vertex has a name that cannot stand there. */
export function formatGraph(graph: Graph): Result<string> {
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const error = nameError(vertexName(graph, vertex), 0);
    if (error !== undefined) return error;
  }
  return ok(graph.order === 0 ? 'P0' : formatEdgeList(graph));
}
