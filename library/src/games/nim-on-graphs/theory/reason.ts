/** Why a position is won or lost, in a sentence with its own numbers. */
import { excerpt } from '../../../core/result.ts';
import type { Decision, Proof } from './proof.ts';

export function describe({ outcome, by }: Decision, proof: Proof | undefined, nameOf: (vertex: number) => string): string {
  if (proof !== undefined) return describeProof(proof, nameOf);
  if (by === 'candidates') return `of the two moves that have to be tried ${outcome === 'N' ? 'one wins' : 'none wins'}`;
  return outcome === 'N' ? 'some odd vertex is the end of an odd path over 1-cycles' : 'no odd vertex is the end of an odd path';
}

function describeProof(proof: Proof, nameOf: (vertex: number) => string): string {
  const name = (vertex: number | undefined) => (vertex === undefined ? '' : excerpt(nameOf(vertex)));
  switch (proof.rule) {
    case 'no-move':
      return 'the piece is left alone';
    case 'leaf':
      return `the piece is next to the leaf ${name(proof.leaf)}`;
    case 'leaves-pruned': {
      const pairs = proof.pairs.length === 1 ? 'one vertex next to a leaf' : `${proof.pairs.length} vertices next to leaves`;
      return `without ${pairs}, ${describeProof(proof.after, nameOf)}`;
    }
    case 'superposition': {
      const odd = proof.path.length % 2 === 0 ? proof.path.at(-1) : proof.path.at(-2);
      const cycles = proof.cycles.reduce((sum, { count }) => sum + count, 0n);
      const over = cycles === 0n ? '' : ` laid over ${cycles === 1n ? 'one 1-cycle' : `${cycles} 1-cycles`}`;
      return `it is an odd path from the piece to ${name(odd)}${over}`;
    }
    case 'cuts': {
      const cut = proof.odd.filter((each) => each.cut !== undefined).length;
      return `no odd vertex is the end of an odd path: ${proof.odd.length - cut} have equal weights, ${cut} have a cut that is too small`;
    }
    case 'move':
      return `of the two moves that have to be tried, the one to ${name(proof.move.to)} that leaves ${proof.move.left} wins`;
    case 'candidates': {
      const moves = proof.candidates.map(({ move }) => `to ${name(move.to)} leaving ${move.left}`);
      if (moves.length === 0) return 'every move leaves less than flows between the neighbours of the piece';
      return `no other moves have to be tried than ${moves.join(' and ')}, and after each the opponent wins`;
    }
    case 'even-set':
      return `${proof.set.length} vertices, that of the piece among them, meet every vertex of the other side evenly`;
    case 'odd-stars':
      return `the edges at ${proof.stars.length} vertices meet the piece oddly and all other vertices of its side evenly`;
  }
}
