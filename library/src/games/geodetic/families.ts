/**
 * The rules on paths, cycles, complete graphs and complete graphs with rays of any size, which are never built; the readings
 * other than contraction are in `family-readings.ts`.
 *
 * Small ones are built and played by `rules.ts`; the tests compare the two.
 */
import type { Family } from '../../structures/graph-family.ts';
import type { GraphTerm } from '../../structures/graph-sum.ts';
import { pickLiterally, spannedInFamily } from './family-readings.ts';
import type { Reading } from './position.ts';
import { mergeRanges, type Range, type Ranges, rangeAt, single } from './vertex-ranges.ts';

export type LongFamily = Extract<Family, { kind: 'path' | 'cycle' | 'complete' | 'rays' }>;

export function isLongFamily(term: GraphTerm): term is LongFamily {
  return term.kind === 'path' || term.kind === 'cycle' || term.kind === 'complete' || term.kind === 'rays';
}

/** The labelled vertices; `given` are the labelled or the picked ones, as the reading has it. */
export function labelledInFamily(family: LongFamily, given: Ranges, reading: Reading): Ranges {
  return reading === 'interval' || reading === 'hull' ? spannedInFamily(family, given) : given;
}

/** What is given after picking an unlabelled vertex. */
export function pickInFamily(family: LongFamily, given: Ranges, vertex: bigint, reading: Reading): Ranges {
  switch (reading) {
    case 'contraction':
      return pickNearest(family, given, vertex);
    case 'literal':
      return pickLiterally(family, given, vertex);
    case 'interval':
    case 'hull':
      return mergeRanges([...given, single(vertex)]);
  }
}

function pickNearest(family: LongFamily, labelled: Ranges, vertex: bigint): Ranges {
  switch (family.kind) {
    case 'path':
      return mergeRanges([...labelled, ...nearest(vertex, [reachLeft(labelled, vertex), reachRight(labelled, vertex)])]);
    case 'cycle':
      return mergeRanges([...labelled, ...pickOnCycle(family.order, labelled, vertex)]);
    case 'complete':
      return mergeRanges([...labelled, single(vertex)]);
    case 'rays':
      return mergeRanges([...labelled, ...pickOnRays(family, labelled, vertex)]);
  }
}

/** How far a label is, and what lies on the way to it. */
interface Way {
  readonly distance: bigint;
  readonly ranges: readonly Range[];
}

/** The vertex and the ways to the nearest labels. */
function nearest(vertex: bigint, given: readonly (Way | undefined)[]): readonly Range[] {
  const ways = given.filter((way) => way !== undefined);
  const least = ways.reduce<bigint | undefined>(
    (best, { distance }) => (best === undefined || distance < best ? distance : best),
    undefined,
  );
  return [single(vertex), ...ways.filter(({ distance }) => distance === least).flatMap(({ ranges }) => ranges)];
}

function reachLeft(labelled: Ranges, vertex: bigint): Way | undefined {
  const before = labelled[rangeAt(labelled, vertex) - 1];
  return before && { distance: vertex - before.to, ranges: [{ from: before.to, to: vertex }] };
}

function reachRight(labelled: Ranges, vertex: bigint): Way | undefined {
  const after = labelled[rangeAt(labelled, vertex)];
  return after && { distance: after.from - vertex, ranges: [{ from: vertex, to: after.from }] };
}

function pickOnCycle(order: bigint, labelled: Ranges, vertex: bigint): readonly Range[] {
  const [first, last] = [labelled[0], labelled.at(-1)];
  if (first === undefined || last === undefined) return [single(vertex)];
  const round = order - 1n;
  const left = reachLeft(labelled, vertex) ?? {
    distance: vertex + order - last.to,
    ranges: [
      { from: 0n, to: vertex },
      { from: last.to, to: round },
    ],
  };
  const right = reachRight(labelled, vertex) ?? {
    distance: first.from + order - vertex,
    ranges: [
      { from: vertex, to: round },
      { from: 0n, to: first.from },
    ],
  };
  return nearest(vertex, [left, right]);
}

/** On rays of n vertices, vertex s of ray r has the place n·r + s, both counted from 0; s = 0 is on the clique. */
function pickOnRays({ length }: { readonly length: bigint }, labelled: Ranges, vertex: bigint): readonly Range[] {
  const foot = vertex - (vertex % length);
  const onRay = (way: Way | undefined, end: (range: Range) => bigint) => {
    const range = way?.ranges[0];
    return range !== undefined && end(range) >= foot && end(range) < foot + length ? way : undefined;
  };
  const outward = onRay(reachRight(labelled, vertex), ({ to }) => to);
  const inward = onRay(reachLeft(labelled, vertex), ({ from }) => from);
  if (inward !== undefined) return nearest(vertex, [inward, outward]);
  return nearest(vertex, [...throughClique(labelled, length, vertex, foot), outward]);
}

/** The ways over the clique to the labels nearest to it on other rays; on the own ray none is as near to it as the vertex. */
function throughClique(labelled: Ranges, length: bigint, vertex: bigint, foot: bigint): readonly Way[] {
  const own = { from: foot, to: vertex };
  const ways: Way[] = [];
  for (const { from, to } of labelled) {
    const ray = from - (from % length);
    const next = ray + length;
    if (ray !== foot) ways.push({ distance: vertex - foot + 1n + from - ray, ranges: [own, { from: ray, to: from }] });
    if (next <= to) ways.push({ distance: vertex - foot + 1n, ranges: [own, single(next)] });
  }
  return ways;
}
