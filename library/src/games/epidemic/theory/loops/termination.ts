/**
 * Why an acyclic epidemic ends [fraenkelNesetril1985, Theorem 1]: count the labels by height, the longest way down, highest first.
 *
 * A move takes one label away and adds labels of smaller height only, so the vector falls lexicographically; vectors of a fixed
 * length are well-ordered. Print forgets moves that add nothing, from height 2 or more straight to a dead end.
 */
export interface LabelHeight {
  readonly height: number;
  readonly count: bigint;
}

/** The numbers of labels of the heights `highest`, …, 2, 1. */
export function terminationVector(labels: readonly LabelHeight[], highest: number): readonly bigint[] {
  const vector = Array.from({ length: highest }, () => 0n);
  for (const { height, count } of labels) if (height > 0) vector[highest - height] = (vector[highest - height] ?? 0n) + count;
  return vector;
}

/** Whether the first vector comes before the second lexicographically. */
export function isBefore(one: readonly bigint[], other: readonly bigint[]): boolean {
  const place = one.findIndex((count, index) => count !== other[index]);
  return place >= 0 && (one[place] as bigint) < (other[place] as bigint);
}
