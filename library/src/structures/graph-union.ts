/**
 * Graphs put side by side as one graph whose vertices keep their names.
 */
import { buildGraph, eachEdge, type Graph, vertexName } from './graph.ts';
import { sortNames } from './names.ts';

/** The union of graphs whose names are all different; undefined where two vertices have the same name. */
export function joinGraphs(graphs: readonly Graph[]): Graph | undefined {
  const given: string[] = [];
  const firsts: number[] = [];
  for (const graph of graphs) {
    firsts.push(given.length);
    for (let vertex = 0; vertex < graph.order; vertex++) given.push(vertexName(graph, vertex));
  }
  if (new Set(given).size < given.length) return undefined;
  const { names, places } = sortNames(given);
  return buildGraph(
    given.length,
    (visit) => {
      for (const [index, graph] of graphs.entries()) {
        const first = firsts[index] ?? 0;
        eachEdge(graph, (u, v) => visit(places[first + u] as number, places[first + v] as number));
      }
    },
    names,
  );
}
