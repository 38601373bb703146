/**
 * Recognising paths and cycles, with the order of their vertices.
 */
import { degree, edgeCount, type Graph, neighbours } from './graph.ts';

/** The vertices along the path, from its end with the smaller vertex; undefined where the graph is no path of 1 or more vertices. */
export function pathOrder(graph: Graph): Uint32Array | undefined {
  if (graph.order === 0 || edgeCount(graph) !== graph.order - 1) return undefined;
  let start: number | undefined;
  for (let vertex = graph.order - 1; vertex >= 0; vertex--) {
    if (degree(graph, vertex) > 2) return undefined;
    if (degree(graph, vertex) < 2) start = vertex;
  }
  return start === undefined ? undefined : walk(graph, start);
}

/** The vertices around the cycle, from vertex 0 towards its smaller neighbour; undefined where the graph is no cycle of 3 or more. */
export function cycleOrder(graph: Graph): Uint32Array | undefined {
  if (graph.order < 3 || edgeCount(graph) !== graph.order) return undefined;
  for (let vertex = 0; vertex < graph.order; vertex++) if (degree(graph, vertex) !== 2) return undefined;
  return walk(graph, 0);
}

/** True for a path of 1 or more vertices. */
export function isPath(graph: Graph): boolean {
  return pathOrder(graph) !== undefined;
}

/** True for a cycle of 3 or more vertices. */
export function isCycle(graph: Graph): boolean {
  return cycleOrder(graph) !== undefined;
}

/** Goes from vertex to vertex without turning back; undefined where that does not reach all. All degrees are at most 2. */
function walk(graph: Graph, start: number): Uint32Array | undefined {
  const along = new Uint32Array(graph.order);
  along[0] = start;
  let before = -1;
  let here = start;
  for (let reached = 1; reached < graph.order; reached++) {
    const [near, far] = neighbours(graph, here);
    const next = near === before ? far : near;
    if (next === undefined || next === start) return undefined;
    along[reached] = next;
    before = here;
    here = next;
  }
  return along;
}
