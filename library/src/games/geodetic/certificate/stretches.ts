/**
 * Paths, cycles, complete graphs and complete graphs with rays, at any size: labels cut them into chains, arcs and a stem.
 *
 * A chain hangs off the labels by one end, an arc by both; a stem leads from the labels of one ray to an unlabelled clique with the
 * other rays behind it. What each is worth is in `closed-forms.ts`.
 */
import { isLongFamily, type LongFamily, labelledInFamily } from '../families.ts';
import { buildPart } from '../play.ts';
import type { GeodeticPart, Reading } from '../position.ts';
import { compareRanges, complementOf, fromMarks, type Range, type Ranges, rangesSize, toMarks } from '../vertex-ranges.ts';
import { valueOfArc, valueOfStem } from './closed-forms.ts';

/** A graph that need not be built, with its labels. */
export interface FamilyPart {
  readonly family: LongFamily;
  readonly labelled: Ranges;
}

/** Single vertices of a complete graph with a label, chains and arcs by their lengths, and a stem with the rays behind it. */
export interface Stretches {
  readonly singles: bigint;
  readonly chains: readonly { readonly length: bigint; readonly count: bigint }[];
  readonly arcs: readonly bigint[];
  readonly stem?: { readonly length: bigint; readonly rays: bigint; readonly rayLength: bigint };
}

/** The part as a family, also where it is a cycle that is written edge by edge; the given vertices stand for the labelled ones. */
export function asFamily({ term, given }: GeodeticPart): FamilyPart | undefined {
  if (isLongFamily(term)) return alongPath(term, given);
  const { order, offsets, targets } = buildPart(term);
  if (order < 3 || !offsets.every((offset, vertex) => offset === 2 * vertex)) return undefined;
  const around = [0];
  for (let before = targets[1] as number, here = 0; around.length <= order; ) {
    const [first, second] = [targets[2 * here] as number, targets[2 * here + 1] as number];
    const next = first === before ? second : first;
    if (next === 0) break;
    around.push(next);
    [before, here] = [here, next];
  }
  if (around.length !== order) return undefined;
  const marks = toMarks(given, order);
  const labelled = fromMarks(Uint8Array.from(around, (vertex) => marks[vertex] as number));
  return { family: { kind: 'cycle', order: BigInt(order) }, labelled };
}

/** Two cliques at most are no clique: a path, whose first ray is walked inwards. */
function alongPath(family: LongFamily, labelled: Ranges): FamilyPart {
  if (family.kind === 'cycle' && family.order < 3n) return { family: { kind: 'path', order: family.order }, labelled };
  if (family.kind !== 'rays' || (family.clique > 2n && family.length > 1n)) return { family, labelled };
  const { clique, length } = family;
  if (length <= 1n && clique > 2n) return { family: { kind: 'complete', order: clique * length }, labelled };
  const turned = labelled.flatMap(({ from, to }): Range[] => {
    const inner = to < length ? to : length - 1n;
    const first = from < length ? [{ from: length - 1n - inner, to: length - 1n - from }] : [];
    return to < length ? first : [...first, { from: from < length ? length : from, to }];
  });
  const along = clique === 2n ? sorted(turned) : labelled;
  return { family: { kind: 'path', order: clique * length }, labelled: along };
}

function sorted(ranges: readonly Range[]): Ranges {
  const joined: { from: bigint; to: bigint }[] = [];
  for (const range of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (last !== undefined && range.from === last.to + 1n) last.to = range.to;
    else joined.push({ ...range });
  }
  return joined;
}

/**
 * The same game under the contraction rule: for `interval` and `hull` what is labelled, for `literal` what is given if it is connected.
 * Undefined on cycles, where the readings differ.
 */
export function inContraction({ family, labelled }: FamilyPart, reading: Reading): FamilyPart | undefined {
  if (reading === 'contraction') return { family, labelled };
  if (family.kind === 'cycle' && family.order > 3n) return undefined;
  const spanned = labelledInFamily(family, labelled, 'hull');
  return reading === 'literal' && compareRanges(spanned, labelled) !== 0 ? undefined : { family, labelled: spanned };
}

/** Undefined before the first label, and where labels on several rays leave something that is no sum of stretches. */
export function stretchesOf({ family, labelled }: FamilyPart): Stretches | undefined {
  if (labelled.length === 0) return undefined;
  switch (family.kind) {
    case 'complete':
      return { singles: family.order - rangesSize(labelled), chains: [], arcs: [] };
    case 'path':
      return onPath(complementOf(labelled, family.order), 0n, family.order);
    case 'cycle':
      return { singles: 0n, chains: [], arcs: arcsOnCycle(family.order, labelled) };
    case 'rays':
      return onRays(family.clique, family.length, labelled);
  }
}

/** Unlabelled stretches of a path from one place up to another, which has labels. */
function onPath(gaps: Ranges, from: bigint, to: bigint): Stretches {
  const isEnd = (gap: Range) => gap.from === from || gap.to === to - 1n;
  return {
    singles: 0n,
    chains: gaps.filter(isEnd).map((gap) => ({ length: sizeOf(gap), count: 1n })),
    arcs: gaps.filter((gap) => !isEnd(gap)).map(sizeOf),
  };
}

function sizeOf({ from, to }: Range): bigint {
  return to - from + 1n;
}

/** The lengths of the arcs between labels. */
export function arcsOnCycle(order: bigint, labelled: Ranges): readonly bigint[] {
  const gaps = complementOf(labelled, order);
  const [first, last] = [gaps[0], gaps.at(-1)];
  const isJoined = gaps.length > 1 && first?.from === 0n && last?.to === order - 1n;
  if (!isJoined || first === undefined || last === undefined) return gaps.map(sizeOf);
  return [...gaps.slice(1, -1).map(sizeOf), sizeOf(first) + sizeOf(last)];
}

function onRays(clique: bigint, length: bigint, labelled: Ranges): Stretches | undefined {
  const rays = new Map<bigint, Range[]>();
  let full = 0n;
  for (const { from, to } of labelled) {
    const [first, last] = [from / length, to / length];
    for (const ray of new Set([first, last])) {
      const foot = ray * length;
      const onRay = { from: from > foot ? from - foot : 0n, to: to < foot + length ? to - foot : length - 1n };
      rays.set(ray, [...(rays.get(ray) ?? []), onRay]);
    }
    if (last > first + 1n) full += last - first - 1n;
  }
  const whole = clique - full - BigInt(rays.size);
  const isOnClique = full > 0n || [...rays.values()].some(([first]) => first?.from === 0n);
  if (!isOnClique && rays.size > 1) return undefined;
  const chains = isOnClique && whole > 0n ? [{ length, count: whole }] : [];
  const arcs: bigint[] = [];
  let stem = 0n;
  for (const ranges of rays.values()) {
    for (const gap of complementOf(ranges, length)) {
      if (gap.to === length - 1n) chains.push({ length: sizeOf(gap), count: 1n });
      else if (gap.from === 0n && !isOnClique) stem = sizeOf(gap);
      else arcs.push(sizeOf(gap));
    }
  }
  return { singles: 0n, chains, arcs, ...(!isOnClique && { stem: { length: stem, rays: whole, rayLength: length } }) };
}

/** The Grundy value; undefined where the labels leave no sum of stretches. */
export function valueOfFamily(part: FamilyPart): bigint | undefined {
  const { family, labelled } = part;
  if (labelled.length === 0) return valueOfFresh(family);
  const stretches = stretchesOf(part);
  if (stretches === undefined) return undefined;
  const { singles, chains, arcs, stem } = stretches;
  let sum = singles % 2n;
  for (const { length, count } of chains) if (count % 2n === 1n) sum ^= length;
  for (const arc of arcs) sum ^= valueOfArc(arc);
  return stem === undefined ? sum : sum ^ valueOfStem(stem.length, stem.rays, stem.rayLength);
}

/** Before the first label: a path and a complete graph by parity, a cycle by the arc that is left, K_m∘R_n is lost. */
function valueOfFresh(family: LongFamily): bigint {
  if (family.kind === 'rays') return 0n;
  if (family.kind === 'cycle') return valueOfArc(family.order - 1n) === 0n ? 1n : 0n;
  return family.order % 2n;
}
