/**
 * Paths, cycles, complete graphs and complete graphs with rays under the contraction rule, at any size.
 *
 * Labels cut these graphs into stretches: chains, which hang off the labels by one end and are heaps; arcs, which hang by both ends
 * (`games/geodetic/theory/loops/arc.ts`); and, while all labels are on one ray and none on the clique, a stem with the other rays
 * (`games/geodetic/theory/loops/rays.ts`). Before the first label all that matters is what a first move leaves.
 */

import type { LongFamily } from '../families.ts';
import { complementOf, type Range, type Ranges, rangesSize } from '../vertex-ranges.ts';
import { arcInWindow, arcValue } from './loops/arc.ts';
import { rayForValue, raysValue, splits, stemOfValue, stemsForValue, stemValue } from './loops/rays.ts';
import { addSummands, type GeodeticSummand, NOTHING } from './summand.ts';

/** Undefined where labels on several rays and none on the clique leave something that is no sum of stretches. */
export function stretchesOf(family: LongFamily, labelled: Ranges): GeodeticSummand | undefined {
  switch (family.kind) {
    case 'path':
      return pathStretches(family.order, labelled);
    case 'cycle':
      return family.order < 3n ? pathStretches(family.order, labelled) : cycleStretches(family.order, labelled);
    case 'complete':
      return completeGraph(family.order, labelled);
    case 'rays':
      return rayStretches(family.clique, family.length, labelled);
  }
}

/** A chain of this many vertices; `at(left)` is the vertex to pick so that `left` of them stay. */
export function chain(length: bigint, at: (left: bigint) => bigint): GeodeticSummand {
  return { value: length, picks: (value) => (value < length ? [at(value)] : []) };
}

/** An arc of this many vertices; `at(i)` is its i-th vertex, counted from 0. */
export function arc(length: bigint, at: (index: bigint) => bigint): GeodeticSummand {
  return {
    value: arcValue(length),
    *picks(value) {
      if (value === 0n && length % 2n === 1n) yield at(length / 2n);
      const left = arcInWindow(length, value);
      if (left === undefined) return;
      yield at(length - left - 1n);
      if (left !== length - left - 1n) yield at(left);
    },
  };
}

function gap({ from, to }: Range): GeodeticSummand {
  return arc(to - from + 1n, (index) => from + index);
}

function pathStretches(order: bigint, labelled: Ranges): GeodeticSummand {
  if (labelled.length === 0) return { value: order % 2n, picks: (value) => splits(order - 1n, value, 0n, order - 1n, 0n) };
  return addSummands(
    complementOf(labelled, order).map((range) => {
      if (range.from === 0n) return chain(range.to + 1n, (left) => left);
      return range.to === order - 1n ? chain(order - range.from, (left) => order - 1n - left) : gap(range);
    }),
  );
}

function cycleStretches(order: bigint, labelled: Ranges): GeodeticSummand {
  if (labelled.length === 0) {
    const after = arcValue(order - 1n);
    return {
      value: after === 0n ? 1n : 0n,
      *picks(value) {
        if (value === after) for (let vertex = 0n; vertex < order; vertex++) yield vertex;
      },
    };
  }
  return addSummands(cycleGaps(order, labelled).map(({ from, length }) => arc(length, (index) => (from + index) % order)));
}

/** The unlabelled stretches of a cycle with labels, each from its first vertex on. */
export function cycleGaps(order: bigint, labelled: Ranges): { readonly from: bigint; readonly length: bigint }[] {
  const gaps = complementOf(labelled, order).map(({ from, to }) => ({ from, length: to - from + 1n }));
  const [first, last] = [gaps[0], gaps.at(-1)];
  if (first === undefined || last === undefined || first === last || first.from !== 0n || last.from + last.length !== order)
    return gaps;
  return [...gaps.slice(1, -1), { from: last.from, length: last.length + first.length }];
}

/** After the first label every other vertex is alone. */
function completeGraph(order: bigint, labelled: Ranges): GeodeticSummand {
  if (order === 0n) return NOTHING;
  const left = order - rangesSize(labelled);
  return {
    value: left % 2n,
    *picks(value) {
      if (value !== (left + 1n) % 2n) return;
      for (const { from, to } of complementOf(labelled, order)) for (let vertex = from; vertex <= to; vertex++) yield vertex;
    },
  };
}

function rayStretches(clique: bigint, length: bigint, labelled: Ranges): GeodeticSummand | undefined {
  if (clique === 0n || length === 0n) return NOTHING;
  const touched = touchedRays(length, labelled);
  const others = (visit: (ray: bigint) => bigint) => eachOther(clique, touched, visit);
  const [first] = touched;
  if (first === undefined) {
    return {
      value: raysValue(clique, length),
      *picks(value) {
        for (const stem of stemsForValue(value, clique - 1n, length)) yield* others((ray) => ray * length + stem);
      },
    };
  }
  const whole = clique - touched.reduce((sum, { count }) => sum + count, 0n);
  const isOnClique = touched.some(({ gaps, count }) => count > 1n || gaps[0]?.from !== 0n);
  if (!isOnClique && touched.length > 1) return undefined;
  const inner = isOnClique ? bundle(whole, length, others) : stem(first, whole, length, others);
  const outer = touched.flatMap(({ ray, gaps }) => gaps.map((range) => onRay(range, ray * length, length, isOnClique)));
  return addSummands([inner, ...outer]);
}

/** A ray with labels: its unlabelled stretches. Rays that are labelled all over come as one entry. */
export interface TouchedRay {
  readonly ray: bigint;
  readonly count: bigint;
  readonly gaps: Ranges;
}

export function touchedRays(length: bigint, labelled: Ranges): readonly TouchedRay[] {
  const labels = new Map<bigint, Range[]>();
  const full: TouchedRay[] = [];
  for (const { from, to } of labelled) {
    const [first, last] = [from / length, to / length];
    for (const ray of first === last ? [first] : [first, last]) {
      const foot = ray * length;
      const range = { from: from > foot ? from - foot : 0n, to: to < foot + length ? to - foot : length - 1n };
      const known = labels.get(ray);
      if (known === undefined) labels.set(ray, [range]);
      else known.push(range);
    }
    if (last - first > 1n) full.push({ ray: first + 1n, count: last - first - 1n, gaps: [] });
  }
  const partly = [...labels].map(([ray, ranges]) => ({ ray, count: 1n, gaps: complementOf(ranges, length) }));
  return [...partly, ...full].sort((a, b) => (a.ray < b.ray ? -1 : 1));
}

/** What the visit gives for each ray without labels, lazily: there may be very many. */
export function* eachOther(clique: bigint, touched: readonly TouchedRay[], visit: (ray: bigint) => bigint): Iterable<bigint> {
  let ray = 0n;
  for (const next of [...touched, { ray: clique, count: 0n }]) {
    for (; ray < next.ray; ray++) yield visit(ray);
    ray = next.ray + next.count;
  }
}

export type Others = (visit: (ray: bigint) => bigint) => Iterable<bigint>;

/** Whole rays that hang off a labelled clique: equal heaps. */
function bundle(whole: bigint, length: bigint, others: Others): GeodeticSummand {
  return {
    value: whole % 2n === 1n ? length : 0n,
    *picks(value) {
      const left = whole % 2n === 1n ? value : value ^ length;
      if (whole > 0n && left < length) yield* others((ray) => (ray + 1n) * length - 1n - left);
    },
  };
}

/** The way from the labels of one ray to the clique, and the other rays behind it. */
export function stem({ ray, gaps }: TouchedRay, whole: bigint, length: bigint, others: Others): GeodeticSummand {
  const size = (gaps[0]?.to ?? -1n) + 1n;
  return {
    value: stemValue(size, whole, length),
    *picks(value) {
      const shorter = stemOfValue(value, whole, length);
      if (shorter !== undefined && shorter < size) yield ray * length + shorter;
      const left = rayForValue(value, whole, length);
      if (left !== undefined) yield* others((other) => (other + 1n) * length - 1n - left);
    },
  };
}

/** An unlabelled stretch of a ray with labels; the innermost one is part of the stem unless the clique has a label. */
function onRay(range: Range, foot: bigint, length: bigint, isOnClique: boolean): GeodeticSummand {
  if (range.to === length - 1n) return chain(length - range.from, (left) => foot + length - 1n - left);
  if (range.from === 0n && !isOnClique) return NOTHING;
  return gap({ from: foot + range.from, to: foot + range.to });
}
