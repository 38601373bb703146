/**
 * Values of Moore's Nim for few heaps, as [jenkynsMayberry1980] gives them.
 *
 * Up to k heaps: every heap may be changed, so every total below u can be left in one move, and a move lessens it: the value is u. One heap at a
 * time is Nim. For k + 1 ≥ 3 heaps their formula is taken on trust and compared with play by the rules (`moore.test.ts`).
 */
import { type Nimber, nimSum, toNimber } from '../../../core/nimber.ts';
import type { MoorePosition } from '../moore-nim.ts';

/** Undefined for more heaps than k + 1. */
export function mooreValue({ heaps, most }: MoorePosition): Nimber | undefined {
  const live = heaps.filter(({ size }) => size > 0);
  if (most === 1n) return live.reduce<Nimber>((sum, { size, count }) => (count % 2n === 1n ? nimSum(sum, size) : sum), 0);
  const many = live.reduce((sum, { count }) => sum + count, 0n);
  if (many > most + 1n) return undefined;
  const total = live.reduce((sum, { size, count }) => sum + BigInt(size) * count, 0n);
  if (many <= most) return toNimber(total);
  const least = BigInt(live[0]?.size ?? 0);
  const above = total - (most + 1n) * least;
  const turn = 1n + (above * (above + 1n)) / 2n;
  return toNimber(least < turn ? total : turn - 1n + ((least - turn) % (above + 1n)));
}
