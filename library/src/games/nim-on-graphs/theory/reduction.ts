/**
 * The reductions of [fukuyama2003, Section 4] on a position of the ruleset: games on edges become their Grundy values, and the
 * rest is `toPlain`. Only edges that the piece can reach are valued.
 */
import type { Game } from '../../../core/game.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { Tools } from '../../../core/theorem.ts';
import { type GraphNimPosition, moveTo } from '../rules.ts';
import { type Plain, type PlainMove, toPlain } from './plain.ts';

export interface Reduction {
  /** The value of each edge of the position; 0 for games out of reach. */
  readonly values: readonly bigint[];
  readonly plain: Plain;
}

const known = new WeakMap<GraphNimPosition, Reduction>();

export function reduce(position: GraphNimPosition, tools: Tools): Reduction {
  const before = known.get(position);
  if (before !== undefined) return before;
  const reached = reachedVertices(position);
  const values = position.edges.map(({ from, weight }) => {
    if (typeof weight === 'bigint') return weight;
    return reached.has(from) ? grundyOf(weight, tools) : 0n;
  });
  const plain = toPlain(
    position.piece,
    position.edges.map(({ from, to }, index) => ({ from, to, value: values[index] as bigint })),
  );
  const reduction = { values, plain };
  known.set(position, reduction);
  return reduction;
}

/** The vertices that the piece can reach along edges that still carry something. */
export function reachedVertices({ edges, piece }: GraphNimPosition): ReadonlySet<number> {
  const beside = new Map<number, number[]>();
  for (const { from, to, weight } of edges) {
    if (weight === 0n) continue;
    for (const [here, there] of [
      [from, to],
      [to, from],
    ] as const) {
      const list = beside.get(here);
      if (list === undefined) beside.set(here, [there]);
      else list.push(there);
    }
  }
  const reached = new Set([piece]);
  for (const vertex of reached) for (const other of beside.get(vertex) ?? []) reached.add(other);
  return reached;
}

function grundyOf(game: Game, tools: Tools): bigint {
  if (tools.grundy === undefined) throw new Error('games on edges need a way to find Grundy values');
  return BigInt(tools.grundy(game));
}

/** Moves that are looked at in a game on an edge. */
const MOST_TRIED = 20_000;

/**
 * The moves of the position that do what a plain move does: with nim-sum g on the parallel edges, an edge of value x goes
 * to x ⊕ g ⊕ left. Returns false where a game on an edge has more moves than were looked at.
 */
export function* liftMove(
  position: GraphNimPosition,
  { values }: Reduction,
  { from, to, left }: PlainMove,
  tools: Tools,
): Generator<Move<GraphNimPosition>, boolean> {
  const group = [...position.edges.keys()].filter((index) => {
    const edge = position.edges[index];
    return (edge?.from === from && edge.to === to) || (edge?.from === to && edge.to === from);
  });
  const sum = group.reduce((all, index) => all ^ (values[index] as bigint), 0n);
  const seen = new Set<string>();
  let complete = true;
  for (const index of group) {
    const weight = position.edges[index]?.weight;
    const target = (values[index] as bigint) ^ sum ^ left;
    const moves: Move<GraphNimPosition>[] = [];
    if (typeof weight === 'bigint') {
      if (target < weight) moves.push(moveTo(position, index, target));
    } else if (weight !== undefined) {
      let tried = 0;
      for (const option of weight.moves()) {
        if (++tried > MOST_TRIED) {
          complete = false;
          break;
        }
        if (grundyOf(option.to, tools) === target) moves.push(moveTo(position, index, option.to));
      }
    }
    for (const move of moves) {
      if (!seen.has(move.label)) yield move;
      seen.add(move.label);
    }
  }
  return complete;
}

/** Whether each edge at the piece is a weight without a parallel, so that moves of the plain position are all moves that matter. */
export function isPlainAtPiece({ edges, piece }: GraphNimPosition): boolean {
  const others = new Set<number>();
  for (const { from, to, weight } of edges) {
    if ((from !== piece && to !== piece) || weight === 0n) continue;
    const other = from === piece ? to : from;
    if (typeof weight !== 'bigint' || others.has(other)) return false;
    others.add(other);
  }
  return true;
}
