/**
 * Weights 1 on a bipartite graph: undirected edge geography [fraenkelScheinermanUllman1993].
 *
 * Let the piece be on v, X the side of v and Y the other side. The player to move wins exactly when some vertices T ⊆ Y have
 * neighbourhoods that add up to {v}, counted modulo 2.
 * Proof. If there is such a T, the first player always moves to a vertex of T, and the second has to move along another edge of
 * its star. Then the edges at T still meet the vertex of the piece oddly and all other vertices of X evenly, so there is always a
 * move. Otherwise some S ⊆ X with v ∈ S meets the neighbourhood of each y ∈ Y evenly (a system Az = e has no solution only if some
 * sum of its rows reads 0 = 1). After any move from S to y an odd number of neighbours of y in S is left, and the second player
 * goes to one of them. ∎
 * The same applied to the position after a move: going to y wins exactly when y is in some such T.
 */
import type { Tick } from '../../../numeric/max-flow.ts';
import { sidesOf } from './links.ts';
import { solveParity } from './loops/parity-system.ts';
import { otherEnd, type Plain, type PlainEdge, plainMove } from './plain.ts';
import type { Decision } from './proof.ts';

/** The most words of the matrix that is eliminated. */
const MOST_WORDS = 20_000_000;

/** Decides a bipartite position with weights 1, or says why it cannot be decided by parity. */
export function decideByParity(plain: Plain, tick: Tick): Decision | string {
  if (plain.edges.some(({ weight }) => weight !== 1n)) return 'some weight is not 1';
  const side = sidesOf(plain);
  if (side === undefined) return 'the graph is not bipartite';
  if (plain.origin.length ** 2 / 32 > MOST_WORDS) return 'the graph has too many vertices';
  const rows: number[] = [];
  const columns: number[] = [];
  const place = new Int32Array(side.length);
  for (const [vertex, own] of side.entries()) place[vertex] = (own === 0 ? rows : columns).push(vertex) - 1;
  const ones = rows.map((vertex) =>
    (plain.at[vertex] ?? []).map((edge) => place[otherEnd(plain.edges[edge] as PlainEdge, vertex)] as number),
  );
  const solution = solveParity(ones, columns.length, place[plain.piece] as number, tick);
  const whole = (vertices: readonly (number | undefined)[]) => vertices.map((vertex) => plain.origin[vertex as number] as number);
  if ('rows' in solution) {
    const set = whole(solution.rows.map((row) => rows[row]));
    return { outcome: 'P', by: 'parity', proof: () => ({ rule: 'even-set', set }), moves: () => [] };
  }
  const stars = whole(solution.columns.map((column) => columns[column]));
  const inSome = new Set(solution.inSome.map((column) => columns[column]));
  return {
    outcome: 'N',
    by: 'parity',
    proof: () => ({ rule: 'odd-stars', stars }),
    moves: () =>
      (plain.at[plain.piece] ?? [])
        .filter((edge) => inSome.has(otherEnd(plain.edges[edge] as PlainEdge, plain.piece)))
        .map((edge) => plainMove(plain, edge, 0n)),
  };
}
