/**
 * The proof in a certificate `nim-on-graphs`, by one of nine rules, with vertices by their names and numbers as text.
 *
 * What each rule proves is said in `docs/theory/nim-on-graphs.md`; `check-proof.ts` looks whether it is so.
 */
import {
  anyText,
  byField,
  digits,
  listOf,
  oneOf,
  orNull,
  pairOf,
  type Reader,
  record,
  wholeNumber,
} from '../../../core/read-json.ts';

export interface CountedWalk {
  readonly vertices: readonly string[];
  readonly count: string;
}

export interface ProofMove {
  readonly to: string;
  /** The weight that it leaves. */
  readonly left: string;
}

export interface Superposition {
  readonly rule: 'superposition';
  readonly path: readonly string[];
  readonly cycles: readonly CountedWalk[];
}

export interface Cuts {
  readonly rule: 'cuts';
  readonly cuts: readonly { readonly side: readonly string[]; readonly capacity: string }[];
  /** For each odd vertex the number of its cut; null where it has equal weights. */
  readonly odd: readonly (readonly [vertex: string, cut: number | null])[];
}

export interface Candidates {
  readonly rule: 'candidates';
  readonly paths: readonly CountedWalk[];
  readonly candidates: readonly { readonly move: ProofMove; readonly after: Superposition }[];
}

interface NoMove {
  readonly rule: 'no-move';
}

interface Leaf {
  readonly rule: 'leaf';
  readonly leaf: string;
}

interface LeavesPruned {
  readonly rule: 'leaves-pruned';
  /** A vertex next to a leaf, and the leaf. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly after: ListedProof;
}

interface OneMove {
  readonly rule: 'move';
  readonly move: ProofMove;
  readonly after: ListedProof;
}

interface EvenSet {
  readonly rule: 'even-set';
  readonly set: readonly string[];
}

interface OddStars {
  readonly rule: 'odd-stars';
  readonly stars: readonly string[];
}

export type ListedProof = Superposition | Cuts | Candidates | NoMove | Leaf | LeavesPruned | OneMove | EvenSet | OddStars;

const names = listOf(anyText);
const walks = listOf(record<CountedWalk>({ vertices: names, count: digits }));
const move = record<ProofMove>({ to: anyText, left: digits });
const superposition = record<Superposition>({ rule: oneOf('superposition'), path: names, cycles: walks });

/** Proofs are nested a few deep. */
const DEEPEST = 8;

export const readProof: Reader<ListedProof> = proofReader(DEEPEST);

function proofReader(depth: number): Reader<ListedProof> {
  const whole = {
    superposition,
    cuts: record<Cuts>({
      rule: oneOf('cuts'),
      cuts: listOf(record<Cuts['cuts'][number]>({ side: names, capacity: digits })),
      odd: listOf(pairOf(anyText, orNull(wholeNumber()))),
    }),
    candidates: record<Candidates>({
      rule: oneOf('candidates'),
      paths: walks,
      candidates: listOf(record<Candidates['candidates'][number]>({ move, after: superposition })),
    }),
    'no-move': record<NoMove>({ rule: oneOf('no-move') }),
    leaf: record<Leaf>({ rule: oneOf('leaf'), leaf: anyText }),
    'even-set': record<EvenSet>({ rule: oneOf('even-set'), set: names }),
    'odd-stars': record<OddStars>({ rule: oneOf('odd-stars'), stars: names }),
  };
  if (depth === 1) return byField<ListedProof>('rule', whole);
  const after = proofReader(depth - 1);
  return byField<ListedProof>('rule', {
    ...whole,
    'leaves-pruned': record<LeavesPruned>({ rule: oneOf('leaves-pruned'), pairs: listOf(pairOf(anyText, anyText)), after }),
    move: record<OneMove>({ rule: oneOf('move'), move, after }),
  });
}
