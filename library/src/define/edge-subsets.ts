/**
 * A game on the edges of a graph as a game on the vertex subsets of its line graph: the edges are the vertices there, and those that
 * meet are adjacent. Isomorphic line graphs need not be the same game, but sets of edges that form isomorphic graphs are.
 */
import type { SubsetGame } from '../core/subset-game.ts';
import { type Graph, listEdges } from '../structures/graph.ts';
import { type Edge, GraphView } from './graph-view.ts';

/** The most edges; the rows of adjacency take as many bits squared. */
const MOST_EDGES = 4096;

/** Undefined where there is no edge or too many. The moves come in the order of the edges. */
export function edgeSubsets(
  graph: Graph,
  take: (graph: GraphView, edge: Edge) => Iterable<Edge> | undefined,
): SubsetGame | undefined {
  const edges = listEdges(graph);
  const order = edges.length;
  if (order === 0 || order > MOST_EDGES) return undefined;
  const view = new GraphView(graph);
  const words = Math.ceil(order / 32);
  const places = new Map(edges.map(([u, v], place) => [u * graph.order + v, place]));
  const setOf = (some: Iterable<Edge>) => {
    const set = new Uint32Array(words);
    for (const [u, v] of some) {
      const place = places.get(Math.min(u, v) * graph.order + Math.max(u, v));
      if (place !== undefined) set[place >>> 5] = (set[place >>> 5] as number) | (1 << (place & 31));
    }
    return set;
  };
  const adjacency = new Uint32Array(order * words);
  const moves: SubsetGame['moves'][number][] = [];
  for (const [vertex, edge] of edges.entries()) {
    const meeting = view.edgesAt(...edge).filter(([u, v]) => u !== edge[0] || v !== edge[1]);
    adjacency.set(setOf(meeting), vertex * words);
    const taken = take(view, edge);
    if (taken !== undefined) moves.push({ vertex, takes: setOf([edge, ...taken]) });
  }
  const ends = Uint32Array.from(edges.flat());
  return { order, words, adjacency, start: setOf(edges), moves, followsGraph: true, ends };
}
