/**
 * The Grundy value of Euclid, along Euclid's algorithm; for both versions of the game, with our own proof.
 *
 * Let b = qa + r with r < a, and let h be the value of (r, a). The options are (r, a) and (a, b − ka) for k < q, whose quotients are
 * q − 1, …, 1 with the same h. If r > 0, their values are by induction 0, …, h − 1 for quotients up to h, and the quotient itself beyond;
 * with h from (r, a) every number but the last is there once, so the value is q − 1 if q ≤ h, and q otherwise. If r = 0, the options are
 * q heaps in a row, and the value is q, or q − 1 where the last multiple may not be taken.
 */
import { keepTime } from '../../../core/time-at-hand.ts';
import type { TwoNumbers } from '../euclid.ts';

export interface EuclidStep {
  readonly small: bigint;
  readonly large: bigint;
  /** How often the small number goes into the large one. */
  readonly quotient: bigint;
  readonly value: bigint;
}

/** The pairs of Euclid's algorithm with their values, the position itself first; none where a number is 0. */
export function euclidSteps({ first, second, stopEqual }: TwoNumbers): readonly EuclidStep[] {
  const pairs: { readonly small: bigint; readonly large: bigint }[] = [];
  let [small, large] = first <= second ? [first, second] : [second, first];
  while (small > 0n) {
    if (pairs.length % 1000 === 0) keepTime();
    pairs.push({ small, large });
    [small, large] = [large % small, small];
  }
  const steps: EuclidStep[] = [];
  let below: bigint | undefined;
  for (const pair of pairs.reverse()) {
    const quotient = pair.large / pair.small;
    const value: bigint = below === undefined ? quotient - (stopEqual ? 1n : 0n) : quotient <= below ? quotient - 1n : quotient;
    steps.push({ ...pair, quotient, value });
    below = value;
  }
  return steps.reverse();
}

export function euclidValue(position: TwoNumbers): bigint {
  return euclidSteps(position)[0]?.value ?? 0n;
}
