/**
 * Nim on graphs [fukuyama2003]: a piece walks along edges and lowers the weight of each edge it uses.
 *
 * Extended Nim on graphs is the same ruleset: an edge may carry a position of another ruleset, in which one move is made. The
 * rulesets that edges may name come from outside, since the catalogue that lists them lists this one too.
 */

import type { GraphDrawing } from '../../core/drawing.ts';
import type { Entry } from '../../core/entry.ts';
import type { Game } from '../../core/game.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { formatMultigraph, parseMultigraph } from '../../notation/multigraph.ts';
import { type Multigraph, type MultigraphEdge, multigraphVertexName } from '../../structures/multigraph.ts';
import { openEdgeGame, writeEdgeGame } from './edge-game.ts';

/** What lies on an edge: a weight, or a game. */
export type EdgeWeight = bigint | Game;
export type GraphNimPosition = Multigraph<EdgeWeight>;

export function nimOnGraphs(find: (id: string) => Entry | undefined): Ruleset<GraphNimPosition> {
  return {
    id: 'nim-on-graphs',
    title: 'Nim on graphs',
    rule: 'Move the piece along an edge and lower the weight of this edge, or make one move in the game that the edge carries.',
    inShort: 'a piece lowers edges',
    notation:
      'Edges with weights and the vertex of the piece: `1-2=4 2-3=2 @1`. Parallel edges and loops are allowed; `1-2={kayles 7}` carries a game.',
    sources: [{ key: 'fukuyama2003' }],
    samples: [
      '1-2=4 2-3=2 @1',
      '1-2=4 1-2=6 1-2=3 @1',
      '1-2=2 2-3=1 3-4=2 4-1=1 @1',
      '1-2=2 1-3=1 1-4=1 5-2=1 5-3=2 5-4=1 @2',
      '1-4=1 1-5=1 1-6=1 2-4=1 2-5=1 2-6=1 3-4=1 3-5=1 3-6=1 @1',
      '1-2=1 2-3=2 3-1=1 1-1=2 @1',
      '1-2=0 3 @3',
      '1-2={kayles 3} 2-3=2 @1',
    ],
    graph: { arrow: '-', weights: true, piece: true },
    family: { text: '1-2={n} 2-3=2 3-4=1 4-1=2 @1', from: 0 },
    indivisible: true,
    parse: (input) => parsePosition(input, find),
    format: formatGraphNim,
    holdsLoops: ({ edges }) => edges.some(({ weight }) => typeof weight !== 'bigint' && weight.mayLoop()),
    moves: eachGraphNimMove,
    key: toKey,
    toMove: ({ edges }) =>
      edges.some(({ weight }) => typeof weight !== 'bigint')
        ? 'move the piece along an edge, and lower the number on this edge or make one move in the game on it'
        : 'move the piece along an edge and lower the number on this edge',
    draw: drawGraphNim,
  };
}

function parsePosition({ text, at }: PositionText, find: (id: string) => Entry | undefined): Result<GraphNimPosition> {
  const parsed = parseMultigraph(text, at);
  if (!parsed.ok) return parsed;
  const edges: MultigraphEdge<EdgeWeight>[] = [];
  for (const edge of parsed.value.edges) {
    const { weight } = edge;
    const opened = typeof weight === 'bigint' ? ok(weight) : openEdgeGame(weight, find);
    if (!opened.ok) return opened;
    edges.push({ ...edge, weight: opened.value });
  }
  return ok({ ...parsed.value, edges });
}

function drawGraphNim(position: GraphNimPosition): GraphDrawing {
  const { order, edges, piece } = position;
  const part = {
    count: 1n,
    order: BigInt(order),
    size: BigInt(edges.length),
    build: () => ({
      vertices: Array.from({ length: order }, (_, vertex) => multigraphVertexName(position, vertex)),
      edges: edges.map(({ from, to, weight }) =>
        typeof weight === 'bigint' ? { from, to, weight } : { from, to, game: writeEdgeGame(weight) },
      ),
    }),
  };
  return { picture: 'graph', style: 'weights', parts: [part], piece: multigraphVertexName(position, piece) };
}

export function formatGraphNim(position: GraphNimPosition): string {
  return formatMultigraph({ ...position, edges: position.edges.map(toText) });
}

/** Equal parallel edges are one and the same to a player, so their moves come once. */
export function* eachGraphNimMove(position: GraphNimPosition): Iterable<Move<GraphNimPosition>> {
  const seen = new Set<string>();
  for (const [index, edge] of position.edges.entries()) {
    if (edge.from !== position.piece && edge.to !== position.piece) continue;
    const name = `${edgeName(position, edge)}:${weightText(edge.weight)}`;
    if (seen.has(name)) continue;
    seen.add(name);
    for (const weight of eachOption(edge.weight)) yield moveTo(position, index, weight);
  }
}

function* eachOption(weight: EdgeWeight): Iterable<EdgeWeight> {
  if (typeof weight === 'bigint') for (let left = 0n; left < weight; left++) yield left;
  else {
    const seen = new Set<string>();
    for (const { to } of weight.moves()) {
      const text = writeEdgeGame(to);
      if (!seen.has(text)) yield to;
      seen.add(text);
    }
  }
}

/** The move along an edge at the piece that leaves this on it: `1-2:4>1`. */
export function moveTo(position: GraphNimPosition, index: number, weight: EdgeWeight): Move<GraphNimPosition> {
  const edge = position.edges[index];
  if (edge === undefined) throw new Error(`there is no edge ${index}`);
  return new LazyMove(
    () => `${edgeName(position, edge)}:${weightText(edge.weight)}>${weightText(weight)}`,
    () => ({
      ...position,
      edges: position.edges.with(index, { ...edge, weight }),
      piece: edge.from === position.piece ? edge.to : edge.from,
    }),
  );
}

function edgeName(position: GraphNimPosition, { from, to }: MultigraphEdge<EdgeWeight>): string {
  return `${multigraphVertexName(position, from)}-${multigraphVertexName(position, to)}`;
}

function weightText(weight: EdgeWeight): string {
  return typeof weight === 'bigint' ? String(weight) : `{${writeEdgeGame(weight)}}`;
}

function toText({ from, to, weight }: MultigraphEdge<EdgeWeight>): MultigraphEdge {
  return { from, to, weight: typeof weight === 'bigint' ? weight : { question: writeEdgeGame(weight), at: 0 } };
}

/** What the piece can still reach; edges of weight 0 and the rest of the graph make no difference. */
function toKey(position: GraphNimPosition): string {
  const live = position.edges.filter(({ weight }) => weight !== 0n);
  const at = new Map<number, MultigraphEdge<EdgeWeight>[]>();
  for (const edge of live) {
    for (const end of [edge.from, edge.to]) {
      const list = at.get(end);
      if (list === undefined) at.set(end, [edge]);
      else list.push(edge);
    }
  }
  const reached = new Set([position.piece]);
  for (const vertex of reached) for (const { from, to } of at.get(vertex) ?? []) reached.add(from).add(to);
  const parts = live
    .filter(({ from }) => reached.has(from))
    .map((edge) => `${edgeName(position, edge)}=${weightText(edge.weight)}`);
  return [...parts.sort(), `@${multigraphVertexName(position, position.piece)}`].join(' ');
}
