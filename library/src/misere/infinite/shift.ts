/**
 * A proof for one code read as one for its cousin (`misere/cousin.ts`), whose heaps are smaller, or larger, by some counters: the same monoid,
 * table and numbers, the heaps that are left out or put in being without moves. The certificate that is written of it can be checked like any
 * other.
 */
import type { InfiniteProof } from './proof.ts';

/** The proof with heaps of so many counters less. What is said of the smaller quotient, `before`, is that of the cousin already. */
export function shiftProof(proof: InfiniteProof, by: number): InfiniteProof {
  if (by === 0) return proof;
  const { heap, carriers, frame, witness } = proof;
  const { monoid, counts } = frame;
  // The image of no heap is that of a heap without moves.
  const shifted = <T>([none, ...images]: readonly T[]) => [
    none as T,
    ...Array.from({ length: Math.max(0, -by) }, () => none as T),
    ...images.slice(Math.max(0, by)),
  ];
  return {
    ...proof,
    heap: heap - by,
    carriers: { ...carriers, heaps: carriers.heaps.map((each) => each - by) },
    frame: {
      monoid: { ...monoid, generators: monoid.generators.map((each) => each - by), phi: shifted(monoid.phi) },
      counts: shifted(counts),
    },
    witness: {
      sum: witness.sum.map((each) => ({ ...each, heap: each.heap - by })),
      more: witness.more - by,
      against: witness.against - by,
    },
  };
}
