/**
 * Who wins a plain position, where a theorem knows: leaves first, then the class of [fukuyama2003], then weights 1.
 */
import type { Tick } from '../../../numeric/max-flow.ts';
import { decideEvenPiece } from './even-piece.ts';
import { type Pruned, pruneLeaves } from './leaves.ts';
import { type LinkGraph, toLinkGraph } from './links.ts';
import { decideOddPiece } from './odd-piece.ts';
import { decideByParity } from './parity.ts';
import { otherEnd, type Plain, type PlainEdge, plainMove } from './plain.ts';
import type { Decision, Proof } from './proof.ts';

/** What theorems say about a position: a decision where there is one, and what pruning leaves of the position. */
export interface Consultation {
  readonly decision: Decision | undefined;
  readonly core: Plain;
}

export function consult(plain: Plain, tick: Tick): Consultation {
  const pruned = pruneLeaves(plain);
  const decision = decideByLeaves(plain, pruned) ?? decideByLinks(pruned, tick) ?? decideUnits(pruned, tick);
  return { decision: typeof decision === 'string' ? undefined : decision, core: pruned.core };
}

/** By leaves alone: the piece is next to one, or pruning leaves it alone. */
export function decideByLeaves(plain: Plain, { pairs, leafEdges, core }: Pruned): Decision | undefined {
  const [edge] = leafEdges;
  if (edge === undefined) {
    if (core.edges.length > 0) return undefined;
    return { outcome: 'P', by: 'leaves', proof: () => prunedProof(pairs, { rule: 'no-move' }), moves: () => [] };
  }
  const leaf = plain.origin[otherEnd(plain.edges[edge] as PlainEdge, plain.piece)] as number;
  return {
    outcome: 'N',
    by: 'leaves',
    proof: () => prunedProof(pairs, { rule: 'leaf', leaf }),
    moves: () => leafEdges.map((each) => plainMove(plain, each, 0n)),
  };
}

function decideByLinks(pruned: Pruned, tick: Tick): Decision | undefined {
  const graph = toLinkGraph(pruned.core);
  return typeof graph === 'string' ? undefined : decideInClass(pruned, graph, tick);
}

/** By flows and cuts, where the core is in the class of [fukuyama2003]. */
export function decideInClass({ pairs }: Pruned, graph: LinkGraph, tick: Tick): Decision {
  const { piece } = graph;
  const decision = 'even' in piece ? decideEvenPiece(graph, piece.even, tick) : decideOddPiece(graph, piece.link, tick);
  return { ...decision, proof: () => prunedProof(pairs, decision.proof()) };
}

/** By parity, where the weights of the core are 1; otherwise why not. */
export function decideUnits({ pairs, core }: Pruned, tick: Tick): Decision | string {
  const decision = decideByParity(core, tick);
  return typeof decision === 'string' ? decision : { ...decision, proof: () => prunedProof(pairs, decision.proof()) };
}

function prunedProof(pairs: Pruned['pairs'], after: Proof | undefined): Proof | undefined {
  return pairs.length === 0 || after === undefined ? after : { rule: 'leaves-pruned', pairs, after };
}
