/** A proof as JSON, with the names of vertices: what `games/nim-on-graphs/certificate/check-proof.ts` reads. */
import type { Certificate, CertificateOf } from '../../../core/certificate.ts';
import type { PlainMove } from './plain.ts';
import type { CountedPath, Proof, SuperpositionProof } from './proof.ts';

export interface CertifiedPosition {
  /** All edges with their values. */
  readonly edges: readonly { readonly from: number; readonly to: number; readonly value: bigint }[];
  readonly piece: number;
  readonly outcome: 'N' | 'P';
  /** The games on edges with their values, as questions. */
  readonly games: readonly { readonly question: string; readonly value: bigint }[];
  readonly question: string;
}

export function toCertificate(position: CertifiedPosition, proof: Proof, nameOf: (vertex: number) => string): Certificate {
  const { edges, piece, outcome, games, question } = position;
  return {
    kind: 'nim-on-graphs',
    question,
    outcome,
    piece: nameOf(piece),
    edges: edges.map(({ from, to, value }) => [nameOf(from), nameOf(to), String(value)]),
    ...(games.length > 0 && { games: games.map((game) => [game.question, String(game.value)]) }),
    proof: proofToJson(proof, nameOf),
  };
}

type ListedProof = CertificateOf<'nim-on-graphs'>['proof'];

function proofToJson(proof: Proof, nameOf: (vertex: number) => string): ListedProof {
  const names = (vertices: readonly number[]) => vertices.map(nameOf);
  const paths = (all: readonly CountedPath[]) =>
    all.map(({ vertices, count }) => ({ vertices: names(vertices), count: String(count) }));
  const superposition = ({ rule, path, cycles }: SuperpositionProof) => ({ rule, path: names(path), cycles: paths(cycles) });
  const move = ({ to, left }: PlainMove) => ({ to: nameOf(to), left: String(left) });
  switch (proof.rule) {
    case 'no-move':
      return { rule: proof.rule };
    case 'leaf':
      return { rule: proof.rule, leaf: nameOf(proof.leaf) };
    case 'leaves-pruned':
      return {
        rule: proof.rule,
        pairs: proof.pairs.map(([beside, leaf]) => [nameOf(beside), nameOf(leaf)]),
        after: proofToJson(proof.after, nameOf),
      };
    case 'superposition':
      return superposition(proof);
    case 'cuts':
      return {
        rule: proof.rule,
        cuts: proof.cuts.map(({ side, capacity }) => ({ side: names(side), capacity: String(capacity) })),
        odd: proof.odd.map(({ vertex, cut }) => [nameOf(vertex), cut ?? null]),
      };
    case 'move':
      return { rule: proof.rule, move: move(proof.move), after: proofToJson(proof.after, nameOf) };
    case 'candidates':
      return {
        rule: proof.rule,
        paths: paths(proof.paths),
        candidates: proof.candidates.map((each) => ({ move: move(each.move), after: superposition(each.after) })),
      };
    case 'even-set':
      return { rule: proof.rule, set: names(proof.set) };
    case 'odd-stars':
      return { rule: proof.rule, stars: names(proof.stars) };
  }
}
