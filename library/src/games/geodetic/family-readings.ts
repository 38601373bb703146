/**
 * The readings `literal`, `interval` and `hull` on paths, cycles, complete graphs and complete graphs with rays of any size,
 * which are never built.
 *
 * On these graphs `interval` and `hull` label the same: a path and a complete graph with rays have one shortest path between two
 * vertices, and picked vertices of a cycle lie on a row shorter than half of it, which they label, or label everything.
 */
import type { LongFamily } from './families.ts';
import { mergeRanges, type Range, type Ranges, single } from './vertex-ranges.ts';

/** What picked vertices label. */
export function spannedInFamily(family: LongFamily, picked: Ranges): Ranges {
  const [first, last] = [picked[0], picked.at(-1)];
  if (first === undefined || last === undefined) return picked;
  switch (family.kind) {
    case 'path':
      return [{ from: first.from, to: last.to }];
    case 'cycle':
      return spannedOnCycle(family.order, picked);
    case 'complete':
      return picked;
    case 'rays': {
      const touched = raysWithLabels(family.length, picked);
      const [only] = touched;
      if (touched.length === 1 && only !== undefined && only.ray === only.last) return [{ from: only.from, to: only.to }];
      return mergeRanges(touched.map(({ ray, to }) => ({ from: ray * family.length, to })));
    }
  }
}

/** The labelled vertices after picking one more under the literal reading: all shortest paths to each of the labels. */
export function pickLiterally(family: LongFamily, labelled: Ranges, vertex: bigint): Ranges {
  const [first, last] = [labelled[0], labelled.at(-1)];
  if (first === undefined || last === undefined) return [single(vertex)];
  switch (family.kind) {
    case 'path':
      return [{ from: first.from < vertex ? first.from : vertex, to: last.to > vertex ? last.to : vertex }];
    case 'cycle':
      return mergeRanges([...labelled, ...waysOnCycle(family.order, labelled, vertex)]);
    case 'complete':
      return mergeRanges([...labelled, single(vertex)]);
    case 'rays':
      return mergeRanges([...labelled, ...waysOnRays(family.length, labelled, vertex)]);
  }
}

/** The longest gap between picked vertices stays unlabelled where it is more than half of the way round. */
function spannedOnCycle(order: bigint, picked: Ranges): Ranges {
  const everything = [{ from: 0n, to: order - 1n }];
  for (const [index, { to }] of picked.entries()) {
    const next = picked[index + 1];
    const from = next === undefined ? (picked[0] as Range).from + order : next.from;
    if (2n * (from - to) <= order) continue;
    if (next === undefined) return [{ from: (picked[0] as Range).from, to }];
    return [
      { from: 0n, to },
      { from: next.from, to: order - 1n },
    ];
  }
  return everything;
}

/** Both ways round as far as the last label that is no farther than half of the way. */
function waysOnCycle(order: bigint, labelled: Ranges, vertex: bigint): readonly Range[] {
  const half = order / 2n;
  let [onward, back] = [0n, 0n];
  for (const { from, to } of labelled) {
    const [near, far] = [from, to].map((place) => (place - vertex + order) % order) as [bigint, bigint];
    const reach = far < half ? far : half;
    const reachBack = order - (near > order - half ? near : order - half);
    if (near <= half && reach > onward) onward = reach;
    if (far >= order - half && reachBack > back) back = reachBack;
  }
  const [start, end] = [vertex - back, vertex + onward];
  if (end - start >= order - 1n) return [{ from: 0n, to: order - 1n }];
  if (start < 0n)
    return [
      { from: 0n, to: end },
      { from: start + order, to: order - 1n },
    ];
  if (end < order) return [{ from: start, to: end }];
  return [
    { from: start, to: order - 1n },
    { from: 0n, to: end - order },
  ];
}

/** Along the own ray to its labels, and over the clique to the outermost label of each other ray. */
function waysOnRays(length: bigint, labelled: Ranges, vertex: bigint): readonly Range[] {
  const own = vertex / length;
  const touched = raysWithLabels(length, labelled);
  const others = touched.filter(({ ray, last }) => ray !== own || last !== own);
  const here = touched.find(({ ray, last }) => ray === own && last === own);
  const inner = others.length > 0 ? own * length : (here?.from ?? vertex);
  const outer = here === undefined || here.to < vertex ? vertex : here.to;
  return [{ from: inner < vertex ? inner : vertex, to: outer }, ...others.map(({ ray, to }) => ({ from: ray * length, to }))];
}

/** Rays with labels, from the innermost to the outermost; neighbouring rays that are labelled all over come as one entry. */
interface LabelledRays {
  readonly ray: bigint;
  readonly last: bigint;
  readonly from: bigint;
  readonly to: bigint;
}

function raysWithLabels(length: bigint, labelled: Ranges): readonly LabelledRays[] {
  const rays: LabelledRays[] = [];
  const add = (next: LabelledRays) => {
    const before = rays.at(-1);
    if (before === undefined || before.ray !== next.ray || before.last !== next.last) rays.push(next);
    else rays[rays.length - 1] = { ...before, to: next.to };
  };
  for (const { from, to } of labelled) {
    const [first, last] = [from / length, to / length];
    if (first === last) {
      add({ ray: first, last, from, to });
      continue;
    }
    add({ ray: first, last: first, from, to: (first + 1n) * length - 1n });
    if (last - first > 1n) add({ ray: first + 1n, last: last - 1n, from: (first + 1n) * length, to: last * length - 1n });
    add({ ray: last, last, from: last * length, to });
  }
  return rays;
}
