/**
 * What a proof that a misère quotient is infinite consists of, and the theorem that it rests on.
 *
 * **Scope.** `one`: X runs over the sums of heaps below n, m = n − 1, and the statement is about X + n, with exactly one n. `all`: X runs
 * over the sums of heaps to n, m = n, and the statement is about X.
 *
 * **Data.** Heaps c_1 … c_r, r ≥ 2, the *carriers*, with weights w_1 … w_r, whole numbers, some positive and some negative. A finite
 * commutative monoid B, and for each h ≤ m an image u(h) in B × N^r; that of c_t is (1, e_t), that of a heap without moves (1, 0). u
 * extends to sums by addition. T ≥ 0 and p ≥ 1: cut(i) = i below T, else T + ((i − T) mod p). The key k(X) = (x, cut i_1, …, cut i_r) lies
 * in a finite monoid K, and d(X) = w_1·i_1 + … + w_r·i_r in Z. A table F(k, c) of P and N for |c| ≤ D; F(k, d) means F(k, clip d), d
 * clipped to −D … D. Scope `one`: the quotient Q of the heaps below n, and a homomorphism π from K to Q with π(k(h)) = Φ(h); τ(k) says
 * that π(k)Φ(o) is in P for some option o of n: a move in n wins. Scope `all`: τ is false.
 *
 * **Attained.** Let d0 be the difference of k = (x, i_1, …, i_r) itself, and U the carriers with i_t ≥ T. A(k) is {d0} if U is empty; else,
 * with g the greatest common divisor of the weights of U, it is d0 + pgN, d0 − pgN or d0 + pgZ, as the weights of U are all positive, all
 * negative or of both signs. Always d(X) is in A(k(X)). (k, c) is attained if c = clip d for a d in A(k); F must be given there.
 *
 * **Tests.** Δ is the greatest of |d(h)|, |d(o)|, |d(o) − d(h)|, for options o of heaps h ≤ m. S(k) is A(k) ∩ [−D − Δ, D + Δ], and one
 * element of A(k) above and one below where there are such.
 *
 * **States.** E(X) = {(k(X′), d(X′) − d(X))}, X′ the options of X. Adding h takes (k, E) to
 * (k·u(h), {(k′·u(h), δ) : (k′, δ) in E} ∪ {(k·u(o), d(o) − d(h)) : o an option of h}). δ stays as it was made, so there are finitely many.
 *
 * **Conditions.**
 * (0) Scope `all`: F(1, 0) = N. Scope `one`: n has options, and F(1, 0) = P exactly when τ(1) is false.
 * (A) For k in K and d in S(k): F(k, d) = P implies that τ(k) is false; and for no option o of a heap h ≤ m are F(k·u(h), d + d(h)) and
 *     F(k·u(o), d + d(o)) both P.
 * (B) For every state (k, E) that is reached from (1, ∅) by at least one heap with moves, of those with the same k only the ones with
 *     inclusion-minimal E, and every d in S(k) with F(k, d) = N and τ(k) false: some (k′, δ) in E has F(k′, d + δ) = P, or some
 *     (k′, clip(d + δ)) is not attained.
 *
 * **Theorem.** Then for every X of the scope X + n (scope `all`: X) is a P-position exactly when F(k(X), d(X)) = P.
 *
 * *Proof.* For d in A(k) some d° in S(k) has clip(d + e) = clip(d° + e) for all |e| ≤ Δ: d itself, or the extra element on its side. So
 * (A) and (B) hold for all d in A(k). Now by induction over play. Moves in n lead to sums whose winner τ knows; other moves stay in
 * the scope. Heaps without moves may be left out; the empty X is (0). Let F = P at X. τ is false, so moves in n lose. Any other move takes
 * X = Z + h to X′ = Z + o, and (A) at Z gives F = N at X′. There is a move, and all lead to N-positions: X is P. Let F = N at X. If τ, a move
 * in n wins. If not, some state (k(X), E) that was kept has E ⊂ E(X), since adding heaps keeps inclusions. The members of E belong
 * to options of X, so what they lead to is attained, and the second alternative of (B) is out: some option of X has F = P. ∎
 *
 * **Witness.** Let w_a > 0 > w_b, let X have at least T of a and T of b, k = k(X), d* = d(X), and F(k, d*) ≠ F(k, D). Choose r, a multiple of
 * p|w_b|, with d* + r·w_a ≥ D, and let X_l be X with l·r more of a and l·r·w_a/|w_b| more of b. All X_l have the key k and the difference d*.
 * Put l′·r of a in place of l·r in X_l, l′ > l: the key is k, and the difference at least D. So the powers a^(l·r) are told apart by what
 * is beside them in X_l: the quotient of the heaps to n, and every later one, is infinite. ∎
 */
import type { Quotient } from '../quotient.ts';
import type { Carriers } from './carriers.ts';
import type { Frame, Scope } from './frame.ts';
import type { Keys } from './keys.ts';

export interface InfiniteProof {
  /** The heap n. */
  readonly heap: number;
  readonly scope: Scope;
  readonly carriers: Carriers;
  /** B and u. */
  readonly frame: Frame;
  readonly keys: Keys;
  /** F. */
  readonly outcomes: OutcomeTable;
  /** How many states condition (B) looked at. */
  readonly states: number;
  readonly witness: Witness;
  /** The quotient of the heaps below n. */
  readonly before: Quotient;
  /** Where the proof comes with the package and was not checked in this process. */
  readonly published?: Published;
}

export interface Published {
  /** The day on which its certificate was checked, and where it is. */
  readonly checked: string;
  readonly where: string;
  /** The code that the certificate is about, where that is another one: a cousin, the same game with other heaps. */
  readonly of?: string;
}

/** F(k, c) at `k * (2D + 1) + c + D`. */
export type OutcomeTable = Uint8Array;
/** In the table: not attained, N and P. */
export const [NOT_ATTAINED, IS_N, IS_P] = [0, 1, 2] as const;

/** X, and its carriers a and b. */
export interface Witness {
  readonly sum: readonly { readonly heap: number; readonly count: number }[];
  readonly more: number;
  readonly against: number;
}

/** F where d is clipped. */
export function outcomeAt(table: OutcomeTable, { cuts: { clip } }: Keys, key: number, difference: number): number {
  const c = difference > clip ? clip : difference < -clip ? -clip : difference;
  return table[key * (2 * clip + 1) + c + clip] as number;
}
