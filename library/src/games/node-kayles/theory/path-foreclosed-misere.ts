/**
 * Foreclosed values of paths, misère play: the move that ends a path loses, so it counts as no move, and every path from P1 on
 * has a value. P(n) has the Grundy value of n − 2 counters in the octal game 0.13337 [guignardSopena2009, §3.2]: P1 and P2 have
 * the value 0, so that what lies beside one of them counts alone, and any other path is a heap of at least one counter.
 *
 * No period is known, and the values grow; they are computed as far as they are asked for, within the limit of heaps.
 */

import { LimitReached } from '../../../core/limits.ts';
import { toNimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Tools } from '../../../core/theorem.ts';
import { GrowingSequence } from '../../../numeric/growing-sequence.ts';
import { extendOctal } from '../../../numeric/octal-extend.ts';
import { ENDED } from './path-foreclosed-normal.ts';
import { pathTheorem } from './path-theorem.ts';

/** The digits of 0.13337. */
export const FORECLOSED_MISERE = Uint8Array.of(0, 1, 3, 3, 3, 7);

const values = new GrowingSequence();

/** Undefined beyond the limit. Throws `LimitReached` when it takes too long. */
export function foreclosedMisereOfPath(
  order: bigint,
  { kernels, limits }: Pick<Tools, 'kernels' | 'limits'>,
): number | undefined {
  if (order === 0n) return ENDED;
  if (order === 1n) return 0;
  if (order > limits.heap) return undefined;
  const extend = (upTo: number, known: Uint16Array) => extendOctal(FORECLOSED_MISERE, upTo, known, kernels);
  const heap = Number(order) - 2;
  return values.reach(heap, extend, limits.heap, limits)[heap];
}

/** What is known of a path beyond the limit. */
function outOfReach(order: bigint, { limits }: Tools): string {
  const known = `P${excerpt(String(order))} has the foreclosed value of two counters fewer in the octal game 0.13337`;
  return `${known}, of which no period is known: values are computed up to P${limits.heap}`;
}

export const pathForeclosedMisere = pathTheorem({
  id: 'path-foreclosed-misere',
  title: 'Paths that nobody wants to end',
  statement:
    'Under diminished disjunctive misère play the path with n ≥ 2 vertices has as foreclosed value the Grundy value of n − 2 counters in the octal game 0.13337, of which no period is known; P1 has the value 0.',
  sources: [{ key: 'guignardSopena2009', where: '§3.2' }],
  examples: ['node-kayles P80 [diminished-disjunctive, misere]', 'node-kayles P30 + P45 [diminished-disjunctive, misere]'],
  compound: 'diminished-disjunctive',
  play: 'misere',
  value(order, _play, tools) {
    const value = foreclosedMisereOfPath(order, tools);
    // A search would need the values of shorter paths, which are out of reach as well.
    if (value === undefined) throw new LimitReached('heap', tools.limits.heap, outOfReach(order, tools));
    return value;
  },
  because: (_order, value) =>
    value === ENDED ? 'has ended' : `has the foreclosed value of two counters fewer in 0.13337: ${value}`,
  heapOfSameValue: (order) =>
    order < 2n ? undefined : { code: '0.13337', digits: FORECLOSED_MISERE, size: toNimber(order - 2n) },
});
