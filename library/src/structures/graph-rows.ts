/**
 * Rows: for each vertex the vertices it leads to, ascending, in two typed arrays.
 *
 * What graphs and digraphs are stored as; a million vertices take a few megabytes. The row of v is
 * `targets[offsets[v] … offsets[v + 1])`.
 */
import { keepTime } from '../core/time-at-hand.ts';

export interface Rows {
  readonly order: number;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
}

/** Calls `visit` for each pair, the same pairs in the same order each time it is asked. */
export type EachPair = (visit: (from: number, to: number) => void) => void;

/** The rows of these pairs, counted in one pass and filled in a second. */
export function rowsOf(order: number, eachPair: EachPair): Rows {
  keepTime();
  const offsets = new Uint32Array(order + 1);
  let pairs = 0;
  eachPair((from) => {
    offsets[from + 1] = at(offsets, from + 1) + 1;
    pairs++;
  });
  for (let vertex = 0; vertex < order; vertex++) offsets[vertex + 1] = at(offsets, vertex + 1) + at(offsets, vertex);
  const next = offsets.slice();
  const targets = new Uint32Array(pairs);
  keepTime();
  eachPair((from, to) => {
    const place = at(next, from);
    targets[place] = to;
    next[from] = place + 1;
  });
  const rows = { order, offsets, targets };
  return isAscending(rows) ? rows : reverseRows(reverseRows(rows));
}

/** The rows of the reversed pairs. They come out ascending, whatever order the given rows have. */
export function reverseRows(rows: Rows): Rows {
  keepTime();
  const { order, targets } = rows;
  const offsets = new Uint32Array(order + 1);
  for (const to of targets) offsets[to + 1] = at(offsets, to + 1) + 1;
  for (let vertex = 0; vertex < order; vertex++) offsets[vertex + 1] = at(offsets, vertex + 1) + at(offsets, vertex);
  const next = offsets.slice();
  const reversed = new Uint32Array(targets.length);
  for (let from = 0; from < order; from++) {
    for (let index = at(rows.offsets, from); index < at(rows.offsets, from + 1); index++) {
      const to = at(targets, index);
      const place = at(next, to);
      reversed[place] = from;
      next[to] = place + 1;
    }
  }
  return { order, offsets, targets: reversed };
}

function isAscending({ order, offsets, targets }: Rows): boolean {
  for (let vertex = 0; vertex < order; vertex++)
    for (let index = at(offsets, vertex) + 1; index < at(offsets, vertex + 1); index++)
      if (at(targets, index - 1) > at(targets, index)) return false;
  return true;
}

/** The vertices that this vertex leads to, ascending. A view, not a copy. */
export function row(rows: Rows, vertex: number): Uint32Array {
  return rows.targets.subarray(at(rows.offsets, vertex), at(rows.offsets, vertex + 1));
}

export function rowLength(rows: Rows, vertex: number): number {
  return at(rows.offsets, vertex + 1) - at(rows.offsets, vertex);
}

export function hasPair(rows: Rows, from: number, to: number): boolean {
  let low = at(rows.offsets, from);
  let high = at(rows.offsets, from + 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(rows.targets, middle) < to) low = middle + 1;
    else high = middle;
  }
  return low < at(rows.offsets, from + 1) && rows.targets[low] === to;
}

/** A pair that is there more than once. */
export function repeatedPair(rows: Rows): readonly [number, number] | undefined {
  for (let vertex = 0; vertex < rows.order; vertex++) {
    for (let index = at(rows.offsets, vertex) + 1; index < at(rows.offsets, vertex + 1); index++) {
      const to = at(rows.targets, index);
      if (at(rows.targets, index - 1) === to) return [vertex, to];
    }
  }
  return undefined;
}

/** The rows among the kept vertices (ascending), which are renumbered 0, 1, 2 … Takes no longer than the kept rows are long. */
export function keepRows(rows: Rows, kept: Uint32Array): Rows {
  keepTime();
  const placeOf = placeIn(kept, rows.order);
  let size = 0;
  for (const vertex of kept) size += rowLength(rows, vertex);
  const offsets = new Uint32Array(kept.length + 1);
  const targets = new Uint32Array(size);
  let next = 0;
  for (let place = 0; place < kept.length; place++) {
    const vertex = at(kept, place);
    for (let index = at(rows.offsets, vertex); index < at(rows.offsets, vertex + 1); index++) {
      const target = placeOf(at(rows.targets, index));
      if (target >= 0) targets[next++] = target;
    }
    offsets[place + 1] = next;
  }
  return { order: kept.length, offsets, targets: next === size ? targets : targets.slice(0, next) };
}

/** Where a vertex is among the kept ones, or −1: looked up in a table, or by bisection where few are kept. */
function placeIn(kept: Uint32Array, order: number): (vertex: number) => number {
  if (kept.length < order / 16) return (vertex) => bisect(kept, vertex);
  const places = new Int32Array(order).fill(-1);
  for (let place = 0; place < kept.length; place++) places[at(kept, place)] = place;
  return (vertex) => places[vertex] as number;
}

function bisect(ascending: Uint32Array, value: number): number {
  let low = 0;
  for (let high = ascending.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (at(ascending, middle) < value) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === value ? low : -1;
}

/** An entry that is there: the compiler cannot know that indices are in range. */
function at(array: Uint32Array, index: number): number {
  return array[index] as number;
}
