/** Who wins a sum, by a proof that the quotient is infinite: numbers of heaps of any size. */
import { power } from '../powers.ts';
import { product } from '../quotient.ts';
import { type InfiniteProof, IS_P, outcomeAt } from './proof.ts';

export interface CountedHeap {
  readonly heap: number;
  readonly count: bigint;
}

/** What a sum comes to: its key with the difference, or its class where only smaller heaps are in it. */
export type SumValue =
  | { readonly element: number; readonly counts: readonly bigint[]; readonly difference: bigint; readonly isLost: boolean }
  | { readonly smaller: number; readonly isLost: boolean };

/** Undefined where the proof does not speak of such sums. */
export function valueOfSum(proof: InfiniteProof, heaps: readonly CountedHeap[]): SumValue | undefined {
  const { heap, scope, before } = proof;
  if (heaps.some((each) => each.heap > heap)) return undefined;
  if (scope === 'all') return withDifference(proof, heaps);
  const own = heaps.reduce((sum, each) => (each.heap === heap ? sum + each.count : sum), 0n);
  const others = heaps.filter((each) => each.heap !== heap);
  if (own === 1n) return withDifference(proof, others);
  if (own > 1n) return undefined;
  const smaller = others.reduce((x, each) => product(before, x, power(before, before.phi[each.heap] as number, each.count)), 0);
  return { smaller, isLost: before.isP[smaller] === 1 };
}

function withDifference({ frame, keys, outcomes, carriers }: InfiniteProof, heaps: readonly CountedHeap[]): SumValue {
  const { monoid, counts: images } = frame;
  let element = 0;
  const counts = carriers.heaps.map(() => 0n);
  for (const { heap, count } of heaps) {
    element = product(monoid, element, power(monoid, monoid.phi[heap] as number, count));
    for (const [at, own] of (images[heap] as readonly number[]).entries())
      counts[at] = (counts[at] as bigint) + BigInt(own) * count;
  }
  const difference = counts.reduce((sum, count, at) => sum + count * BigInt(carriers.weights[at] as number), 0n);
  const { tail, period, clip } = keys.cuts;
  const [least, most] = [BigInt(tail), BigInt(clip)];
  const cut = counts.map((count) => Number(count < least ? count : least + ((count - least) % BigInt(period))));
  const clipped = difference > most ? most : difference < -most ? -most : difference;
  const isLost = outcomeAt(outcomes, keys, keys.keyOf(element, cut), Number(clipped)) === IS_P;
  return { element, counts, difference, isLost };
}
