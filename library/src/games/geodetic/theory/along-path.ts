/** Families that are paths, P_n and K_m∘R_n with m ≤ 2, seen along the path: labels, and which vertex stands where. */
import type { GeodeticPart } from '../position.ts';
import { mergeRanges, type Ranges } from '../vertex-ranges.ts';

export interface AlongPath {
  readonly order: bigint;
  /** By their places along the path. */
  readonly labelled: Ranges;
  /** The place in the family of the vertex at this place along the path. */
  at(index: bigint): bigint;
}

export function alongPath({ term, given }: GeodeticPart): AlongPath | undefined {
  if (term.kind === 'path') return { order: term.order, labelled: given, at: (index) => index };
  if (term.kind !== 'rays' || term.clique > 2n) return undefined;
  const { clique, length } = term;
  if (clique < 2n) return { order: clique * length, labelled: given, at: (index) => index };
  // The first ray is walked inward, so it is turned round; the second goes on outward.
  const turned = given.flatMap(({ from, to }) => {
    const inner = from < length ? [{ from: length - 1n - (to < length ? to : length - 1n), to: length - 1n - from }] : [];
    return to < length ? inner : [...inner, { from: from > length ? from : length, to }];
  });
  return {
    order: 2n * length,
    labelled: mergeRanges(turned),
    at: (index) => (index < length ? length - 1n - index : index),
  };
}
