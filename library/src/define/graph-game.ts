/**
 * `graphGame`: a game on graphs in a few lines. A rule says what a move takes with a vertex, or with an edge; families, unions, edge
 * lists and encoded graphs, components, keys and the picture are there already.
 *
 *     graphGame({ id: 'arc-kayles', rule: 'Take an edge and all edges that meet it.', on: 'edges', fixed: true,
 *       take: (graph, [u, v]) => graph.edgesAt(u, v) })
 *
 * In a game on edges a vertex without edges is gone. The rule may look at the graph, not at the numbers of vertices: isomorphic graphs
 * are the same game. The laws find one that does.
 */
import { once } from '../core/counted.ts';
import { defineRuleset, type GivenFacts } from '../core/define-ruleset.ts';
import type { Drawing } from '../core/drawing.ts';
import { ok, type Result } from '../core/result.ts';
import type { Move, PositionText, Ruleset } from '../core/ruleset.ts';
import { checkChoice, checkedList } from '../core/show-value.ts';
import {
  drawGraphPosition,
  type GraphPosition,
  graphComponents,
  graphPosition,
  graphPositionKey,
  joinGraphPositions,
} from '../games/node-kayles/position.ts';
import { subsetGameOf } from '../games/node-kayles/subset-game.ts';
import { canonicalSum } from '../notation/canonical-sum.ts';
import { formatGraphExpression, parseGraphExpression } from '../notation/graph-expression.ts';
import {
  componentOf,
  degree,
  type Graph,
  inducedSubgraph,
  listEdges,
  toGraph,
  vertexName,
  withoutVertices,
} from '../structures/graph.ts';
import { path } from '../structures/graph-family.ts';
import { buildSum } from '../structures/graph-sum.ts';
import { edgeSubsets } from './edge-subsets.ts';
import { checkEdge, checkVertex, type Edge, GraphView } from './graph-view.ts';

interface Facts extends Omit<GivenFacts, 'rule' | 'graph'> {
  readonly id: string;
  /** The rule in one sentence. */
  readonly rule: string;
  /**
   * True where a move takes from what is left of a graph what it would take from the whole, as far as it is still there: search then
   * runs on bit sets. The laws try it.
   */
  readonly fixed?: boolean;
  /** What a position looks like. Default: the graph. */
  draw?(position: GraphPosition): Drawing;
}

export interface VertexGame extends Facts {
  readonly on?: 'vertices';
  /** The vertices that go when this one is taken, itself among them or not; undefined where it may not be taken. */
  take(graph: GraphView, vertex: number): Iterable<number> | undefined;
}

export interface EdgeGame extends Facts {
  readonly on: 'edges';
  /** The edges that go when this one is taken, itself among them or not; undefined where it may not be taken. */
  take(graph: GraphView, edge: Edge): Iterable<Edge> | undefined;
}

/** Larger graphs are refused: they are built, and searched. */
const LARGEST = 4096;

/** A game on graphs: `take` says what goes with a vertex, or with an edge. */
export function graphGame(given: VertexGame | EdgeGame): Ruleset<GraphPosition> {
  checkChoice(given.id, 'on', given.on, ['vertices', 'edges']);
  const game = withCheckedTake(given);
  const { take: _take, on: _on, fixed: _fixed, ...facts } = game;
  return defineRuleset<GraphPosition>({
    notation: 'A graph: P5, C7, K3,3, petersen, 1-2 2-3 3-1, g6:IheA@GUAo; unions and copies: P10 + 2*C7.',
    samples: ['P5', 'C5', 'K1,3', '1-2 2-3 3-1 3-4', '2*P3 + P2', 'P0'],
    family: { text: 'P{n}', from: 0 },
    draw: (position) => drawGraphPosition(position, game.on === 'edges' ? 'edges' : 'take'),
    ...facts,
    graph: { arrow: '-', families: true },
    parse,
    format: ({ sum }) => formatGraphExpression(sum),
    moves: (position) => (game.on === 'edges' ? eachEdgeMove(game, position) : eachVertexMove(game, position)),
    components: graphComponents,
    join: joinGraphPositions,
    key: graphPositionKey,
    ...(game.fixed === true && { subsetGame: (position: GraphPosition) => subsets(game, position) }),
  });
}

/** What a move takes is looked at: it is written by hand. */
function withCheckedTake(game: VertexGame | EdgeGame): VertexGame | EdgeGame {
  if (typeof game.take !== 'function') throw new Error(`${game.id}: take says what goes with a vertex, or with an edge`);
  if (game.on === 'edges') {
    const take: EdgeGame['take'] = (graph, edge) => checked(game.take(graph, edge), (each) => checkEdge(graph, each));
    return { ...game, take };
  }
  const take: VertexGame['take'] = (graph, vertex) => checked(game.take(graph, vertex), (each) => checkVertex(graph, each));
  return { ...game, take };
}

function checked<T>(taken: Iterable<T> | undefined, check: (each: T) => void): readonly T[] | undefined {
  if (taken === undefined) return undefined;
  const list = [...checkedList('take', taken)];
  list.forEach(check);
  return list;
}

function parse({ text, at }: PositionText): Result<GraphPosition> {
  const parsed = parseGraphExpression(text, at, LARGEST);
  if (!parsed.ok) return parsed;
  const built = buildSum(parsed.value, LARGEST, at);
  return built.ok ? ok({ sum: parsed.value }) : built;
}

/** The whole position as one graph, whose vertices are called as in the question. */
function build({ sum, first }: GraphPosition): Graph {
  const built = buildSum(sum, LARGEST, 0);
  if (!built.ok) throw new Error(built.error.message);
  return first === undefined ? built.value : { ...built.value, names: { kind: 'numbered', first } };
}

function* eachVertexMove(game: VertexGame, position: GraphPosition): Iterable<Move<GraphPosition>> {
  const graph = build(position);
  const view = new GraphView(graph);
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const taken = game.take(view, vertex);
    if (taken === undefined) continue;
    const gone = new Set([vertex, ...taken]);
    yield new GraphMove([vertexName(graph, vertex)], game, () => {
      const left = withoutVertices(graph, gone);
      return leaving(left, left.order > 0 && componentOf(graph, vertex).every((each) => gone.has(each)));
    });
  }
}

function* eachEdgeMove(game: EdgeGame, position: GraphPosition): Iterable<Move<GraphPosition>> {
  const graph = build(position);
  const view = new GraphView(graph);
  const edges = listEdges(graph);
  for (const edge of edges) {
    const taken = game.take(view, edge);
    if (taken === undefined) continue;
    const gone = new Set([edge, ...taken].map(([u, v]) => Math.min(u, v) * graph.order + Math.max(u, v)));
    const ends = edge.map((end) => vertexName(graph, end));
    yield new GraphMove(ends, game, () => {
      const kept = edges.filter(([u, v]) => !gone.has(u * graph.order + v));
      const left = withEdges(graph, kept);
      const component = new Set(componentOf(graph, edge[0]));
      return leaving(left, left.order > 0 && kept.every(([u]) => !component.has(u)));
    });
  }
}

/** What a move leaves; a component that has ended beside others is written P0. */
function leaving(left: Graph, hasEnded: boolean): GraphPosition {
  if (left.order === 0) return graphPosition(path(0n));
  const graph = once({ kind: 'listed', graph: left } as const);
  return { sum: hasEnded ? canonicalSum([once(path(0n)), graph]) : [graph] };
}

/** The graph with these of its edges and the vertices that they join. */
function withEdges(graph: Graph, edges: readonly Edge[]): Graph {
  const all = toGraph(graph.order, edges, graph.names);
  const kept = Uint32Array.from({ length: graph.order }, (_, vertex) => vertex).filter((vertex) => degree(all, vertex) > 0);
  return inducedSubgraph(all, kept);
}

/** It is called by the vertices at which it is clicked; a game that draws itself has other places. */
class GraphMove implements Move<GraphPosition> {
  readonly label: string;
  readonly at: readonly string[] | undefined;
  private readonly make: () => GraphPosition;
  private made: GraphPosition | undefined;

  constructor(at: readonly string[], { draw }: Facts, make: () => GraphPosition) {
    this.label = at.join('-');
    this.at = draw === undefined ? at : undefined;
    this.make = make;
    this.made = undefined;
  }

  get to(): GraphPosition {
    this.made ??= this.make();
    return this.made;
  }
}

function subsets(game: VertexGame | EdgeGame, position: GraphPosition) {
  if (game.on === 'edges') return edgeSubsets(build(position), game.take);
  const view = new GraphView(build(position));
  const takes = (_graph: Graph, vertex: number) => {
    const taken = game.take(view, vertex);
    return taken === undefined ? [] : [[vertex, ...taken]];
  };
  return subsetGameOf(position.sum, takes, { followsGraph: true });
}
