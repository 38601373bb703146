/** A proof that a quotient is infinite as its certificate. */
import type { Certificate } from '../../core/certificate.ts';
import { monoidOf, product } from '../quotient.ts';
import { type InfiniteProof, IS_P, NOT_ATTAINED } from './proof.ts';

/** The certificate that the quotient of the heaps of this code is infinite. */
export function infiniteCertificate(code: string, proof: InfiniteProof): Certificate {
  const { heap, scope, carriers, frame, keys, witness, before } = proof;
  const { monoid, counts } = frame;
  const elements = Array.from({ length: monoid.order }, (_, x) => x);
  return {
    kind: 'misere-infinite',
    code,
    heap,
    scope,
    carriers: carriers.heaps,
    weights: carriers.weights,
    ...keys.cuts,
    generators: monoid.generators,
    actions: monoid.generators.map((generator) => elements.map((x) => product(monoid, x, monoid.phi[generator] as number))),
    images: counts.slice(1).map((each, at) => [monoid.phi[at + 1] as number, ...each]),
    outcomes: elements.map((x) => outcomesOf(proof, x)),
    witness: {
      sum: witness.sum.map((each) => [each.heap, each.count] as const),
      more: witness.more,
      against: witness.against,
    },
    ...(scope === 'one' && { smaller: { ...monoidOf(before), classes: before.phi.slice(1) } }),
  };
}

/** P or N for each code and each difference that is attained. */
function outcomesOf({ keys, outcomes }: InfiniteProof, x: number): string {
  const width = keys.codes * (2 * keys.cuts.clip + 1);
  let text = '';
  for (const outcome of outcomes.subarray(x * width, (x + 1) * width))
    if (outcome !== NOT_ATTAINED) text += outcome === IS_P ? 'P' : 'N';
  return text;
}
