/**
 * Why a plain position is won or lost, in a form that separate code can check (`games/nim-on-graphs/certificate/check-proof.ts`).
 *
 * Vertices are those of the whole graph. Paths and cycles list vertices of the graph, even and odd in turn.
 */
import type { PlainMove } from './plain.ts';

export interface CountedPath {
  readonly vertices: readonly number[];
  readonly count: bigint;
}

export interface NamedCut {
  readonly side: readonly number[];
  /** The sum of the smaller weights of the odd vertices between the side and the rest. */
  readonly capacity: bigint;
}

/** A superposition of a position with an odd path and 1-cycles: won for the player to move on an even vertex. */
export interface SuperpositionProof {
  readonly rule: 'superposition';
  /** The odd path: from the piece to the odd vertex where it ends, and one vertex further. */
  readonly path: readonly number[];
  /** Each cycle begins with the odd vertex where the odd path ends, and with its thick side. */
  readonly cycles: readonly CountedPath[];
}

export type Proof =
  | SuperpositionProof
  /** Nobody can move from here. */
  | { readonly rule: 'no-move' }
  /** The piece is next to a leaf. */
  | { readonly rule: 'leaf'; readonly leaf: number }
  /** Pairs (next to a leaf, leaf) are taken away in this order; the rest has its own proof. */
  | { readonly rule: 'leaves-pruned'; readonly pairs: readonly (readonly [number, number])[]; readonly after: Proof }
  /** The piece is on an even vertex; each odd vertex has equal weights or the cut of this number. */
  | {
      readonly rule: 'cuts';
      readonly cuts: readonly NamedCut[];
      readonly odd: readonly { readonly vertex: number; readonly cut: number | undefined }[];
    }
  /** The piece is on an odd vertex, and a move leads to a lost position. */
  | { readonly rule: 'move'; readonly move: PlainMove; readonly after: Proof }
  /** The piece is on an odd vertex: paths between its neighbours besides it, and each of the candidates is won. */
  | {
      readonly rule: 'candidates';
      readonly paths: readonly CountedPath[];
      readonly candidates: readonly { readonly move: PlainMove; readonly after: SuperpositionProof }[];
    }
  /** All weights are 1, and these vertices meet every vertex of the other side evenly; the piece is on one of them. */
  | { readonly rule: 'even-set'; readonly set: readonly number[] }
  /** All weights are 1, and the edges at these vertices meet the piece oddly and all others of its side evenly. */
  | { readonly rule: 'odd-stars'; readonly stars: readonly number[] };

export interface Decision {
  readonly outcome: 'N' | 'P';
  /** Which theorem decides. */
  readonly by: 'leaves' | 'flow' | 'candidates' | 'parity';
  /** Undefined where it would be too long. */
  proof(): Proof | undefined;
  /** Some winning moves; at least one where the position is won. */
  moves(): readonly PlainMove[];
}
