/**
 * The theorems about arcs, stems and rows, as `docs/theory/geodetic-contraction-games.md` states them, written for the checks alone.
 */

function isPowerOfTwo(number: bigint): boolean {
  return number > 0n && (number & (number - 1n)) === 0n;
}

/** The Grundy value of an arc: 0 for 2^k − 2, (N + 1)/2 for 2^k − 3, else N/2 for even N and that of (N − 1)/2 for odd N. */
export function valueOfArc(length: bigint): bigint {
  if (isPowerOfTwo(length + 2n)) return 0n;
  if (isPowerOfTwo(length + 3n)) return (length + 1n) / 2n;
  return length % 2n === 0n ? length / 2n : valueOfArc((length - 1n) / 2n);
}

/** Misère play: an arc is lost exactly for 2^k − 1 vertices, k ≥ 1. */
export function isArcLostInMisere(length: bigint): boolean {
  return length > 0n && isPowerOfTwo(length + 1n);
}

/**
 * A stem of p vertices before `rays` whole rays of n vertices: p without rays, n + p before an odd number of them, else the p-th number,
 * counted from 0, among 0 and those whose highest bit is a 0 of n.
 */
export function valueOfStem(stem: bigint, rays: bigint, length: bigint): bigint {
  if (rays === 0n) return stem;
  if (rays % 2n === 1n) return length + stem;
  if (stem === 0n) return 0n;
  let before = 1n;
  for (let highest = 1n; ; highest *= 2n) {
    if ((length / highest) % 2n === 1n) continue;
    if (stem < before + highest) return highest + stem - before;
    before += highest;
  }
}

/** A row of labels on a cycle, under the readings other than contraction. */
export interface Row {
  readonly order: bigint;
  /** 0 before the first label. */
  readonly labels: bigint;
}

/** h: how much the row can grow before everything is labelled. */
function growth({ order, labels }: Row): bigint {
  const half = (order + 1n) / 2n;
  return half > labels ? half - labels : 0n;
}

export function valueOfRow(row: Row): bigint {
  const { order, labels } = row;
  if (labels === 0n) return order % 2n;
  if (labels === order || (labels === 1n && order % 2n === 1n)) return 0n;
  return growth(row) + 1n;
}

export function isRowLostInMisere(row: Row): boolean {
  const { order, labels } = row;
  return labels === 0n || (labels < order && growth(row) === 0n);
}

/** Nim heaps in misère play, by how many have two or more, how many have one, and their nim-sum. */
export function areHeapsLostInMisere(large: bigint, ones: bigint, sum: bigint): boolean {
  return large > 0n ? sum === 0n : ones % 2n === 1n;
}
