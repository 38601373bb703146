/** Why a position of Nim on graphs is won or lost, in words for a player; `reason.ts` has the same with the names of the theory. */

import { excerpt } from '../../../core/result.ts';
import { whyByMoves } from '../../../core/why.ts';
import type { Decision, Proof } from './proof.ts';

type NameOf = (vertex: number) => string;

export function whyProof({ outcome }: Decision, proof: Proof | undefined, nameOf: NameOf): string {
  return proof === undefined ? whyByMoves(outcome === 'P') : why(proof, (vertex) => excerpt(nameOf(vertex)));
}

function why(proof: Proof, nameOf: NameOf): string {
  switch (proof.rule) {
    case 'no-move':
      return 'there is nothing on the edges beside the piece, so there is no move';
    case 'leaf':
      return `the piece can go to ${nameOf(proof.leaf)} and leave 0 on the way. No other edge is there, so the other player is stuck`;
    case 'leaves-pruned':
      return whyPruned(proof, nameOf);
    case 'superposition':
      return 'the weights can be taken apart into cycles, and one path from the piece. On cycles alone every move has an answer: go on round the cycle. The player to move uses up the beginning of the path so that what is left has such answers again';
    case 'cuts':
      return 'for a win there would have to be a way from the piece to a vertex with two different weights, and enough weight on other ways round to answer all that comes after. At each such vertex some bottleneck carries too little, so whatever is done the other player can keep it that way';
    case 'move':
      return `only two moves have to be looked at, since any other leaves more or less than can be answered. Going to ${nameOf(proof.move.to)} and leaving ${proof.move.left} is one that wins`;
    case 'candidates':
      return 'only two moves have to be looked at, since any other leaves more or less than can be answered; and after each of them the other player wins';
    case 'even-set':
      return `${proof.set.length === 1 ? 'the vertex of the piece' : `${proof.set.length} vertices, with the piece on one of them,`} can be reached from every vertex of the other side by an even number of edges. A move away uses up one of these, so an odd number is left, at least one: the other player can always come back`;
    case 'odd-stars':
      return `the piece can go to one of ${proof.stars.length === 1 ? 'a set of one vertex' : `a set of ${proof.stars.length} vertices`} that, without the edge just used, every vertex of its side reaches by an even number of edges. A move of the other player away from them uses up one of these, so at least one is left to come back by`;
  }
}

/** What is next to a leaf is as good as gone. */
function whyPruned({ pairs, after }: Extract<Proof, { rule: 'leaves-pruned' }>, nameOf: NameOf): string {
  const those = pairs.length === 1 ? 'a vertex' : `${pairs.length} vertices`;
  const gone = `whoever goes to a vertex beside a dead end loses, since the opponent goes to the dead end and leaves 0. So ${those} must not be entered`;
  if (after.rule === 'no-move') return `${gone}, and the piece has no other way to go`;
  if (after.rule === 'leaf')
    return `${gone}. The piece can go to ${nameOf(after.leaf)} and leave 0 on the way: then the other player has no other move than to enter one, or none`;
  return `${gone}. Of the rest: ${why(after, nameOf)}`;
}
