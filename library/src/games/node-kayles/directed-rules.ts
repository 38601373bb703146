/**
 * Directed Node-Kayles: take a vertex of a digraph together with those that its arcs lead to; suggested in
 * [guignardSopena2009, §4], where it is called the universal domination game.
 *
 * Components are the pieces that hang together when directions are forgotten. What is left of the digraph keeps its names; each
 * component of which nothing is left is written P0.
 */

import { type Counted, once } from '../../core/counted.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import { DEFAULT_LIMITS } from '../../core/limits.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { formatDigraph, parseDigraph } from '../../notation/digraph.ts';
import { drawDigraph } from '../../notation/graph-drawing.ts';
import {
  arcCount,
  buildDigraph,
  type Digraph,
  digraphVertexName,
  hasArc,
  inDegrees,
  inducedSubdigraph,
  isDirectedPath,
  successors,
} from '../../structures/digraph.ts';
import { buildDigraphFamily } from '../../structures/digraph-family.ts';
import { buildGraph, componentSets, type Graph } from '../../structures/graph.ts';
import { mustBeKeyed } from '../../structures/graph-key.ts';
import { NUMBERED, sortNames } from '../../structures/names.ts';
import { subsetGameOf } from './subset-game.ts';

export interface DirectedPosition {
  readonly digraph: Digraph;
  /** Components of which nothing is left. */
  readonly ended: bigint;
}

export const directedNodeKayles: Ruleset<DirectedPosition> = {
  id: 'directed-node-kayles',
  title: 'Directed Node-Kayles',
  rule: 'Take a vertex of the digraph together with all vertices that its arcs lead to.',
  inShort: 'along arrows',
  notation:
    'Arcs and vertices: `1>2 2>3 4`; `chain 5` is a directed path from 5 to 0; also `parents …`, `boolean-lattice 3`, `divisors 12`. A move is the vertex taken; P0 is a component of which nothing is left.',
  sources: [{ key: 'guignardSopena2009', where: '§4' }],
  samples: ['1>2 2>3', '1>2 2>3 3>1', '1>2 2>1 2>3 4', 'chain 4', 'boolean-lattice 2', 'parents 0 1 1 2', 'P0'],
  graph: { arrow: '>' },
  family: { text: 'chain {n}', from: 0 },

  parse: parseDirected,
  format: formatDirected,
  leastLength: ({ digraph }) => 3 * arcCount(digraph),
  moves: eachMove,
  components: listComponents,
  join: joinComponents,
  key: keyOf,
  toMove: () => 'take a vertex together with all that its arrows lead to',
  draw: ({ digraph }) => ({ picture: 'graph', style: 'take', directed: true, parts: [drawDigraph(digraph)] }),
  subsetGame: ({ digraph, ended }) =>
    ended > 0n || digraph.order === 0
      ? undefined
      : subsetGameOf([once({ kind: 'listed', graph: withoutDirections(digraph) })], (_, vertex) => [takenWith(digraph, vertex)]),
};

/** Names do not matter, and of a directed path only its order does. Throws `LimitReached` where the digraph is too large. */
function keyOf({ digraph, ended }: DirectedPosition): string {
  if (digraph.order > 0 && ended === 0n && isDirectedPath(digraph)) return `path ${digraph.order}`;
  mustBeKeyed(digraph.order);
  return formatDirected({ digraph: { ...digraph, names: NUMBERED }, ended });
}

function takenWith(digraph: Digraph, vertex: number): Set<number> {
  return new Set([vertex, ...successors(digraph, vertex)]);
}

function* eachMove(position: DirectedPosition): Iterable<Move<DirectedPosition>> {
  const { digraph } = position;
  const orders = new Uint32Array(digraph.order);
  for (const vertices of componentSets(withoutDirections(digraph)))
    for (const vertex of vertices) orders[vertex] = vertices.length;
  for (let vertex = 0; vertex < digraph.order; vertex++) yield taking(position, vertex, orders[vertex] as number);
}

/** The move that takes this vertex, in a component of this order. */
function taking({ digraph, ended }: DirectedPosition, vertex: number, order: number): Move<DirectedPosition> {
  const taken = takenWith(digraph, vertex);
  const result = () => {
    const kept = Uint32Array.from({ length: digraph.order }, (_, other) => other).filter((other) => !taken.has(other));
    return { digraph: inducedSubdigraph(digraph, kept), ended: order === taken.size ? ended + 1n : ended };
  };
  return new LazyMove(() => digraphVertexName(digraph, vertex), result);
}

/** The move in one directed path at a place along it, counted from 0. */
export function moveAlongPath(position: DirectedPosition, place: number): Move<DirectedPosition> {
  const { digraph } = position;
  let vertex = inDegrees(digraph).indexOf(0);
  for (let before = 0; before < place; before++) vertex = successors(digraph, vertex)[0] as number;
  return taking(position, vertex, digraph.order);
}

function withoutDirections(digraph: Digraph): Graph {
  return buildGraph(digraph.order, (visit) => {
    for (let from = 0; from < digraph.order; from++)
      for (const to of successors(digraph, from)) if (from < to || (from > to && !hasArc(digraph, to, from))) visit(from, to);
  });
}

function listComponents({ digraph, ended }: DirectedPosition): readonly Counted<DirectedPosition>[] {
  const sets = componentSets(withoutDirections(digraph));
  const live = sets.map((vertices) => once({ digraph: inducedSubdigraph(digraph, vertices), ended: 0n }));
  return ended === 0n ? live : [...live, { item: { digraph: EMPTY, ended: 1n }, count: ended }];
}

const EMPTY = buildDigraph(0, () => {});

/** Vertices keep their names where all are different, else they are called 1, 2, 3 … */
function joinComponents(components: readonly Counted<DirectedPosition>[]): DirectedPosition {
  const all = components.flatMap(({ item, count }) => Array.from({ length: Number(count) }, () => item));
  const given = all.flatMap(({ digraph }) => Array.from({ length: digraph.order }, (_, v) => digraphVertexName(digraph, v)));
  const areDifferent = new Set(given).size === given.length;
  const { names, places } = areDifferent ? sortNames(given) : { names: NUMBERED, places: Uint32Array.from(given.keys()) };
  const digraph = buildDigraph(
    given.length,
    (visit) => {
      let first = 0;
      for (const { digraph: part } of all) {
        for (let from = 0; from < part.order; from++)
          for (const to of successors(part, from)) visit(places[first + from] as number, places[first + to] as number);
        first += part.order;
      }
    },
    names,
  );
  return { digraph, ended: all.reduce((sum, { ended }) => sum + ended, 0n) };
}

function formatDirected({ digraph, ended }: DirectedPosition): string {
  const words = Array.from({ length: Number(ended) }, () => 'P0');
  return digraph.order === 0 ? words.join(' ') || 'P0' : [formatDigraph({ kind: 'listed', digraph }), ...words].join(' ');
}

function parseDirected({ text, at }: PositionText): Result<DirectedPosition> {
  let ended = 0n;
  const live = text.replace(/(?<!\S)P0(?!\S)/g, () => {
    ended++;
    return '  ';
  });
  if (ended > 0n && live.trim() === '') return ok({ digraph: EMPTY, ended });
  const parsed = parseDigraph(live, at);
  if (!parsed.ok) return parsed;
  if (parsed.value.kind === 'listed') return ok({ digraph: parsed.value.digraph, ended });
  const built = buildDigraphFamily(parsed.value, DEFAULT_LIMITS.order, at);
  return built.ok ? ok({ digraph: built.value, ended }) : built;
}
