/**
 * Suspense numbers of paths: they grow with the logarithm of the order [guignardSopena2009, Theorems 7 and 9].
 *
 * Normal play (leave an even number), b(k) = 5·2^k − 5, so that b(k+1) = 2·b(k) + 5. Claim: the suspense is 2k at b(k) and at
 * b(k) − 1, and 2k + 1 in between, from b(k) + 1 to b(k+1) − 2. By induction on the order n. In between, P(b(k) − 1) or P(b(k)) or
 * P(b(k)) ∪ P(n − 3 − b(k)), whose second part is no longer than b(k), can be left, with suspense 2k; no option has more than 2k + 1.
 * At b(k+1) − 1 and b(k+1) every option has a longest path from b(k) + 1 to b(k+1) − 2, so all have 2k + 1.
 *
 * Misère play (leave an odd number), a(k) = 7·2^k − 6, so that a(k+1) = 2·a(k) + 6. Claim: the suspense is 2k + 1 at a(k) and a(k) + 1,
 * and 2k + 2 from a(k) + 2 to a(k+1) − 1. In between, P(a(k)), P(a(k)) ∪ P(n − 3 − a(k)) with the second part no longer than
 * a(k) + 1, or twice P(a(k) + 1) can be left, with suspense 2k + 1; no option has more than 2k + 2. At a(k+1) and a(k+1) + 1 every option has a longest
 * path from a(k) + 2 to a(k+1) − 1, so all have 2k + 2. The paper leaves this proof out.
 */
import type { Play } from '../../../core/outcome.ts';
import { pathTheorem } from './path-theorem.ts';

export function suspenseOfPath(order: bigint, play: Play): number {
  return play === 'normal' ? normal(order) : misere(order);
}

function normal(order: bigint): number {
  const k = floorLog2((order + 5n) / 5n);
  const rest = order + 5n - (5n << BigInt(k));
  if (rest === 0n) return 2 * k;
  return rest === (5n << BigInt(k)) - 1n ? 2 * k + 2 : 2 * k + 1;
}

function misere(order: bigint): number {
  if (order === 0n) return 0;
  const k = floorLog2((order + 6n) / 7n);
  const rest = order + 6n - (7n << BigInt(k));
  return rest < 2n ? 2 * k + 1 : 2 * k + 2;
}

/** The places that leave P(b(k)), or P(a(k)) or P(a(k) + 1), with the rest, as in the proof. */
function farPlaces(order: bigint, play: Play): readonly bigint[] {
  const longest = play === 'normal' ? (order + 4n) / 5n : (order + 4n) / 7n;
  if (longest < 1n) return [];
  const power = 1n << BigInt(floorLog2(longest));
  const left = play === 'normal' ? 5n * power - 5n : 7n * power - 6n;
  return [left + 1n, left + 2n];
}

/** For a number of at least 1 and any length: hexadecimal digits come cheap. */
function floorLog2(value: bigint): number {
  if (value <= 0x7fffffffn) return 31 - Math.clz32(Number(value));
  const digits = value.toString(16);
  return 4 * (digits.length - 1) + 31 - Math.clz32(Number.parseInt(digits.slice(0, 1), 16));
}

export const pathSuspense = pathTheorem({
  id: 'path-suspense',
  title: 'Suspense of paths',
  statement:
    'Under normal play P(n) has suspense 2k for n = 5·2^k − 5 and n = 5·2^k − 6 (k ≥ 1), and 2k + 1 from there to n = 5·2^(k+1) − 7. Under misère play it has 2k + 1 for n = 7·2^k − 6 and n = 7·2^k − 5, and 2k + 2 from there to n = 7·2^(k+1) − 7. P0 has suspense 0.',
  sources: [
    { key: 'guignardSopena2009', where: 'Theorems 7 and 9' },
    { key: 'impartial', where: 'games/node-kayles/theory/path-suspense.ts' },
  ],
  examples: ['node-kayles P75 [continued-conjunctive]', 'node-kayles P50 [continued-conjunctive, misere]'],
  compound: 'continued-conjunctive',
  value: suspenseOfPath,
  because: (_order, value) => `has suspense number ${value}`,
  promisingPlaces: farPlaces,
});
