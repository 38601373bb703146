/**
 * Complete graphs with rays: the unlabelled ends of the rays in brackets, and their lengths as heaps. Before a vertex of the
 * clique is labelled the way to it, with the other rays behind it, counts as one heap (`loops/rays.ts`).
 */
import { type Marks, marksOf, type NimRow } from '../../../core/marks.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import type { GeodeticPart } from '../position.ts';
import { adviceRow, nimSumOf } from './marks-table.ts';
import { arc, chain, eachOther, stem, type TouchedRay, touchedRays } from './stretches.ts';
import { type GeodeticSummand, NOTHING } from './summand.ts';

interface Stretch {
  readonly name: string;
  /** From the labels outward, or as they lie. */
  readonly vertices: readonly bigint[];
  readonly isHeap: boolean;
  readonly summand: GeodeticSummand;
}

interface Convention {
  readonly play: Play;
  /** In misère play: who wins, and the picks that do. */
  readonly outcome?: 'N' | 'P';
  readonly picks?: readonly bigint[];
}

export function raysMarks(part: GeodeticPart, nameAt: (vertex: bigint) => string, convention: Convention): Marks | undefined {
  const { term, given } = part;
  if (term.kind !== 'rays' || term.length < 2n || given.length === 0) return undefined;
  const stretches = stretchesOfRays(term.clique, term.length, given);
  const names = (vertices: readonly bigint[]) => vertices.map(nameAt);
  const brackets = stretches
    .filter(({ vertices }) => vertices.length > 0)
    .map(({ name, vertices }) => {
      const text = `${name.replace(/ and .*/, '')}: ${vertices.length} left`;
      return { kind: 'bracket', vertices: names(vertices), text } as const;
    });
  const pictures = brackets.length === 0 ? [] : [{ caption: 'unlabelled ends of the rays', marks: brackets }];
  return marksOf(
    [{ id: 'rays', name: 'Rays', part: 'ray', isDefault: true, pictures }],
    raysTable(stretches, nameAt, convention),
  );
}

function raysTable(stretches: readonly Stretch[], nameAt: (vertex: bigint) => string, { play, outcome, picks = [] }: Convention) {
  const sum = stretches.reduce((all, { summand }) => all ^ summand.value, 0n);
  const areHeaps = stretches.every(({ isHeap }) => isHeap);
  const heading = areHeaps ? 'length' : 'value';
  const isMisereNim = play === 'misere' && areHeaps;
  const rows = stretches.map(({ name, vertices, summand }): NimRow => {
    const labels = vertices.map(nameAt);
    if (!isMisereNim) return adviceRow(name, labels, summand, sum, nameAt);
    const pick = picks.find((vertex) => vertices.includes(vertex));
    const row = { name, vertices: labels, value: toNimber(summand.value) };
    if (pick === undefined) return row;
    return { ...row, leave: vertices.length - vertices.indexOf(pick) - 1, says: { winningMoves: [nameAt(pick)] } };
  });
  if (play === 'normal') return nimSumOf(rows, sum, heading);
  const below = areHeaps
    ? 'Misère Nim on the rays: a nim-sum of 0 is lost while a ray of two is left, an odd number of single vertices after that.'
    : 'No vertex of the clique has a label, so the outcome is that of normal play.';
  const table = nimSumOf(rows, sum, heading, below);
  return table && outcome !== undefined ? { ...table, says: { outcome } } : table;
}

/** The stretches whose values add up to that of the position, in the order of the rays. */
function stretchesOfRays(clique: bigint, length: bigint, given: GeodeticPart['given']): readonly Stretch[] {
  const touched = touchedRays(length, given);
  const others = (visit: (ray: bigint) => bigint) => eachOther(clique, touched, visit);
  const isOnClique = touched.some(({ gaps, count }) => count > 1n || gaps[0]?.from !== 0n);
  const outer = touched.flatMap((ray) => onRay(ray, length, isOnClique));
  if (isOnClique)
    return [
      ...outer,
      ...Array.from(
        others((ray) => ray),
        (ray) => wholeRay(ray, length),
      ),
    ].sort(byFirst);
  const [first] = touched;
  if (first === undefined) return [];
  const whole = clique - touched.reduce((sum, { count }) => sum + count, 0n);
  const size = (first.gaps[0]?.to ?? -1n) + 1n;
  const inner: Stretch = {
    name: 'stem and the other rays',
    vertices: between(first.ray * length, first.ray * length + size - 1n),
    isHeap: false,
    summand: stem(first, whole, length, others),
  };
  return [...outer, inner];
}

function byFirst(a: Stretch, b: Stretch): number {
  return Number((a.vertices[0] ?? 0n) - (b.vertices[0] ?? 0n));
}

function between(from: bigint, to: bigint): readonly bigint[] {
  return Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index));
}

function wholeRay(ray: bigint, length: bigint): Stretch {
  const foot = ray * length;
  const summand = chain(length, (left) => foot + length - 1n - left);
  return { name: `ray ${ray + 1n}`, vertices: between(foot, foot + length - 1n), isHeap: true, summand };
}

/** The unlabelled stretches of a ray with labels, but for the stem. */
function onRay({ ray, count, gaps }: TouchedRay, length: bigint, isOnClique: boolean): readonly Stretch[] {
  if (gaps.length === 0)
    return between(ray, ray + count - 1n).map((each) => ({
      ...{ name: `ray ${each + 1n}`, vertices: [], isHeap: true, summand: NOTHING },
    }));
  const foot = ray * length;
  return gaps.flatMap(({ from, to }): readonly Stretch[] => {
    if (from === 0n && !isOnClique) return [];
    const vertices = between(foot + from, foot + to);
    const isHeap = to === length - 1n;
    const name = !isOnClique
      ? 'beyond the labels'
      : gaps.length === 1
        ? `ray ${ray + 1n}`
        : `ray ${ray + 1n}, from ${from + 1n} on`;
    const summand = isHeap
      ? chain(length - from, (left) => foot + length - 1n - left)
      : arc(to - from + 1n, (index) => foot + from + index);
    return [{ name: isHeap || isOnClique ? name : 'between labels', vertices, isHeap, summand }];
  });
}
