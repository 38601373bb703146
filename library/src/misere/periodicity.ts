/**
 * The periodicity theorem for misère play (Plambeck, Taming the wild in impartial combinatorial games, 2005), in this form:
 *
 * A move takes at most k counters from a heap and leaves at most c heaps. Let (Q, P, Φ) be the quotient of the heaps up to N, and
 * Φ(n + p) = Φ(n) for n0 ≤ n ≤ N − p, where N ≥ c(n0 + p) + k. Then Φ(n + p) = Φ(n) for all n ≥ n0, and Q is the quotient of all heaps.
 *
 * Proof. Let n > N − p. What a move leaves of n + p has together at least n + p − k > N − k ≥ c(n0 + p) counters, so one of the parts is at
 * least n0 + p and may be lessened by p within its class; what a move leaves of n is enlarged in the same way. So the options of n + p have
 * the classes of those of n, and a heap of n + p may be put in the class of n with nothing new to verify. ∎
 */

/** How much a move takes from a heap at most, and how many heaps it leaves. */
export interface Reach {
  readonly taken: number;
  readonly parts: number;
}

export interface MiserePeriod {
  readonly period: number;
  readonly preperiod: number;
}

/** The least period that the classes of the heaps prove, from the least heap on. */
export function provedPeriod(phi: readonly number[], { taken, parts }: Reach): MiserePeriod | undefined {
  const largest = phi.length - 1;
  for (let period = 1; parts * (period + 1) + taken <= largest; period++) {
    let preperiod = largest - period + 1;
    while (preperiod > 1 && phi[preperiod - 1] === phi[preperiod - 1 + period]) preperiod--;
    if (parts * (preperiod + period) + taken <= largest) return { period, preperiod };
  }
  return undefined;
}

/** The heap, below preperiod plus period, that has the class of this one. */
export function sameHeap(size: bigint, { period, preperiod }: MiserePeriod): number {
  const small = Number(size);
  if (Number.isSafeInteger(small)) return small < preperiod ? small : preperiod + ((small - preperiod) % period);
  return preperiod + Number((size - BigInt(preperiod)) % BigInt(period));
}
