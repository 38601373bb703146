/**
 * Sets of vertices as ranges of their places 0, 1, 2 …: the labelled part of C1000000000000 is two numbers.
 *
 * In order, apart from each other by at least one vertex, so that equal sets have equal ranges.
 */
export interface Range {
  readonly from: bigint;
  readonly to: bigint;
}

export type Ranges = readonly Range[];

export const NO_VERTEX: Ranges = [];

export function single(vertex: bigint): Range {
  return { from: vertex, to: vertex };
}

/** The union of ranges in any order. */
export function mergeRanges(ranges: readonly Range[]): Ranges {
  const sorted = ranges.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const merged: { from: bigint; to: bigint }[] = [];
  for (const { from, to } of sorted) {
    const last = merged.at(-1);
    if (last === undefined || from > last.to + 1n) merged.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return merged;
}

/** The set of the vertices whose mark is not 0. */
export function fromMarks(marks: Uint8Array): Ranges {
  const ranges: Range[] = [];
  for (let vertex = marks.findIndex(Boolean); vertex >= 0 && vertex < marks.length; vertex++) {
    if (marks[vertex] === 0) continue;
    const from = BigInt(vertex);
    while (vertex + 1 < marks.length && marks[vertex + 1] !== 0) vertex++;
    ranges.push({ from, to: BigInt(vertex) });
  }
  return ranges;
}

/** Marks of 1 on the vertices of the set, out of `order`. */
export function toMarks(ranges: Ranges, order: number): Uint8Array {
  const marks = new Uint8Array(order);
  for (const { from, to } of ranges) marks.fill(1, Number(from), Number(to) + 1);
  return marks;
}

export function rangesSize(ranges: Ranges): bigint {
  return ranges.reduce((sum, { from, to }) => sum + to - from + 1n, 0n);
}

/** The place of the first range that ends at or after the vertex. */
export function rangeAt(ranges: Ranges, vertex: bigint): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle] as Range).to < vertex) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function hasVertex(ranges: Ranges, vertex: bigint): boolean {
  const range = ranges[rangeAt(ranges, vertex)];
  return range !== undefined && range.from <= vertex;
}

/** The stretches of 0 … order − 1 outside the set. */
export function complementOf(ranges: Ranges, order: bigint): Ranges {
  const gaps: Range[] = [];
  let from = 0n;
  for (const range of ranges) {
    if (range.from > from) gaps.push({ from, to: range.from - 1n });
    from = range.to + 1n;
  }
  if (from < order) gaps.push({ from, to: order - 1n });
  return gaps;
}

/** An order of sets in which the empty one comes last. */
export function compareRanges(a: Ranges, b: Ranges): number {
  for (let index = 0; index < a.length && index < b.length; index++) {
    const [x, y] = [a[index] as Range, b[index] as Range];
    if (x.from !== y.from) return x.from < y.from ? -1 : 1;
    if (x.to !== y.to) return x.to < y.to ? -1 : 1;
  }
  return b.length - a.length;
}
