/**
 * A sum of graphs as a game on the vertex subsets of one graph, for rulesets whose moves take vertices away.
 *
 * Vertex number i (from 0) of the game is the i-th vertex of the question, so its move is the i-th move.
 */
import type { SubsetGame } from '../../core/subset-game.ts';
import { type Graph, neighbours } from '../../structures/graph.ts';
import { buildSum, type GraphSum, orderOfSum, orderOfTerm } from '../../structures/graph-sum.ts';

/** The most vertices; the rows of adjacency take order² bits. */
const LARGEST = 4096;

/** The sets that can be taken with one vertex, the vertex among them. */
type Takes = (graph: Graph, vertex: number) => Iterable<Iterable<number>>;

interface SubsetGameOptions extends Pick<SubsetGame, 'followsGraph' | 'whole'> {
  readonly mostMoves?: number;
}

/** Undefined where the graph is too large or has too many moves, and where a component has ended, which subsets cannot tell. */
export function subsetGameOf(sum: GraphSum, takes: Takes, options: SubsetGameOptions = {}): SubsetGame | undefined {
  if (sum.some(({ item, count }) => count > 0n && orderOfTerm(item) === 0n)) return undefined;
  const order = orderOfSum(sum);
  if (order === 0n || order > LARGEST) return undefined;
  const built = buildSum(sum, LARGEST, 0);
  return built.ok ? toSubsetGame(built.value, takes, options) : undefined;
}

function toSubsetGame(
  graph: Graph,
  takes: Takes,
  { mostMoves = LARGEST, followsGraph = false, whole = false }: SubsetGameOptions,
): SubsetGame | undefined {
  const { order } = graph;
  const words = Math.ceil(order / 32);
  const adjacency = new Uint32Array(order * words);
  const moves: SubsetGame['moves'][number][] = [];
  for (let vertex = 0; vertex < order; vertex++) {
    addAll(adjacency.subarray(vertex * words, (vertex + 1) * words), neighbours(graph, vertex));
    for (const set of takes(graph, vertex)) {
      if (moves.length === mostMoves) return undefined;
      const taken = new Uint32Array(words);
      addAll(taken, set);
      moves.push({ vertex, takes: taken });
    }
  }
  const start = new Uint32Array(words);
  for (let vertex = 0; vertex < order; vertex++) addAll(start, [vertex]);
  return { order, words, adjacency, start, moves, followsGraph, whole };
}

function addAll(set: Uint32Array, vertices: Iterable<number>): void {
  for (const vertex of vertices) set[vertex >>> 5] = (set[vertex >>> 5] as number) | (1 << (vertex & 31));
}
