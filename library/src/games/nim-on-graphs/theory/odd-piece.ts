/**
 * A piece on an odd vertex: of all its moves only two have to be tried.
 *
 * Let the piece be on the link u = (a, b) with weights p at a and q at b, and let μ be the greatest flow from a to b through the
 * other links. Candidates are the move to a that leaves min(μ, q), where that is less than p, and the move to b that leaves
 * min(μ, p), where that is less than q. The position is lost exactly when every candidate leads to a won position.
 *
 * Proof. After the move to a that leaves s, the weights of u are s and q. If s < min(μ, q), u is a witness with thin end a,
 * since s + 1 ≤ μ units flow from b to a: won for the opponent. If s ≥ min(μ, q), the capacity min(s, q) of u is at least that of
 * the candidate; u is no witness after the candidate (its weights are equal, or its thin weight is μ, and μ + 1 units do not
 * flow), so if the candidate leads to a won position some other link is a witness there, and remains one with more capacity. ∎
 */
import type { Tick } from '../../../numeric/max-flow.ts';
import { decideEvenPiece, type EvenDecision, wholePaths } from './even-piece.ts';
import { type Link, type LinkEnd, type LinkGraph, toLinkGraph } from './links.ts';
import { type Plain, type PlainMove, plainMove, playPlain } from './plain.ts';
import type { CountedPath, Decision } from './proof.ts';
import { connectivityBesides, pathsBesides } from './superposition.ts';

export interface Candidate {
  readonly edge: number;
  readonly left: bigint;
}

export function decideOddPiece(graph: LinkGraph, link: number, tick: Tick): Decision {
  const { candidates, connectivity } = listCandidates(graph, link, tick);
  const tried: { move: PlainMove; decision: EvenDecision }[] = [];
  for (const { edge, left } of candidates) {
    const move = plainMove(graph.plain, edge, left);
    const decision = decideEven(playPlain(graph.plain, edge, left), tick);
    if (decision.outcome === 'P') {
      return {
        outcome: 'N',
        by: 'candidates',
        proof() {
          const after = decision.proof();
          return after && { rule: 'move', move, after };
        },
        moves: () => [move],
      };
    }
    tried.push({ move, decision });
  }
  return {
    outcome: 'P',
    by: 'candidates',
    proof() {
      const paths = pathsOf(graph, link, connectivity, tick);
      const candidates = tried.flatMap(({ move, decision }) => {
        const after = decision.superposition();
        return after === undefined ? [] : [{ move, after }];
      });
      return paths && candidates.length === tried.length ? { rule: 'candidates', paths, candidates } : undefined;
    },
    moves: () => [],
  };
}

export function listCandidates(
  graph: LinkGraph,
  link: number,
  tick: Tick,
): { readonly candidates: readonly Candidate[]; readonly connectivity: bigint } {
  const connectivity = connectivityBesides(graph, link, tick);
  const [a, b] = (graph.links[link] as Link).ends;
  const towards = (end: LinkEnd, other: LinkEnd): Candidate[] => {
    const left = least(connectivity, other.weight);
    return left < end.weight ? [{ edge: end.edge, left }] : [];
  };
  return { candidates: [...towards(a, b), ...towards(b, a)], connectivity };
}

function pathsOf(graph: LinkGraph, link: number, connectivity: bigint, tick: Tick): CountedPath[] | undefined {
  const [a, b] = (graph.links[link] as Link).ends;
  const amount = least(connectivity, a.weight > b.weight ? a.weight : b.weight);
  return wholePaths(graph, pathsBesides(graph, link, a.even, b.even, amount, tick));
}

/** After a move from an odd vertex the piece is on an even one of the same class. */
function decideEven(plain: Plain, tick: Tick): EvenDecision {
  const graph = toLinkGraph(plain);
  if (typeof graph === 'string' || !('even' in graph.piece)) throw new Error('a move left the class');
  return decideEvenPiece(graph, graph.piece.even, tick);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
