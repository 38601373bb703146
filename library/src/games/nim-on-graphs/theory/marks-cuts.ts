/**
 * Cuts of a link graph as pictures. For a won position the minimum cut between the two sides of the odd vertex where the path ends,
 * besides that vertex; for a lost one the cuts that the proof names, one for each odd vertex that has one.
 */
import type { CutMark, MarkPicture, Said } from '../../../core/marks.ts';
import { type FlowEdge, MaxFlow } from '../../../numeric/max-flow.ts';
import { listVertices } from '../../../numeric/subset-rows.ts';
import { capacityOf, type Link, type LinkEnd, type LinkGraph } from './links.ts';
import { type MarkedGraph, walkedPath } from './marks.ts';
import type { Proof, SuperpositionProof } from './proof.ts';

export type CutsProof = Extract<Proof, { rule: 'cuts' }>;

/** Cuts that are drawn. */
const MOST_CUTS = 40;

/** The end of a link with the larger weight, and the other. */
export function thickAndThin({ ends: [a, b] }: Link): readonly [LinkEnd, LinkEnd] {
  return a.weight > b.weight ? [a, b] : [b, a];
}

/** The link at an odd vertex of the whole graph. */
export function linkAt({ links, plain }: LinkGraph, vertex: number): number {
  return links.findIndex((link) => plain.origin[link.vertex] === vertex);
}

function flowOf({ evens, links }: LinkGraph, without: number): MaxFlow {
  const edges = links.flatMap((link, index): readonly FlowEdge[] => {
    const [a, b] = link.ends;
    const capacity = capacityOf(link);
    return index === without || capacity === 0n ? [] : [{ from: a.even, to: b.even, capacity }];
  });
  return new MaxFlow(evens.length, edges);
}

export function wonCut(marked: MarkedGraph, graph: LinkGraph, { path }: SuperpositionProof): readonly MarkPicture[] {
  const end = walkedPath(path).at(-1) as number;
  const witness = linkAt(graph, end);
  const [thick, thin] = thickAndThin(graph.links[witness] as Link);
  if (thin.even < 0) return [];
  const flow = flowOf(graph, witness);
  flow.run(thin.even, thick.even);
  const evens = new Set(listVertices(flow.sinkSide()));
  const besides = marked.nameOf(end);
  const mark = { ...toMark(marked, graph, evens, witness, [thick, thin], true), besides };
  return [{ caption: `minimum cut besides ${besides}: ${numbersOf(mark)}`, marks: [mark] }];
}

/** Each cut is smaller than the odd vertex would need; it need not be the minimum one. */
export function cutPictures(
  marked: MarkedGraph,
  graph: LinkGraph,
  { odd, cuts }: CutsProof,
  when: string,
  says: Said,
): readonly MarkPicture[] {
  const flow = flowOf(graph, -1);
  const places = new Map(graph.evens.map((vertex, even) => [graph.plain.origin[vertex] as number, even]));
  return odd
    .filter(({ cut }) => cut !== undefined)
    .slice(0, MOST_CUTS)
    .map(({ vertex, cut = 0 }) => {
      const evens = new Set((cuts[cut]?.side ?? []).map((each) => places.get(each) as number));
      const [thick, thin] = thickAndThin(graph.links[linkAt(graph, vertex)] as Link);
      const isMinimum = flow.run(thin.even, thick.even) === cuts[cut]?.capacity;
      const mark = toMark(marked, graph, evens, undefined, [thick, thin], isMinimum);
      const kind = isMinimum ? 'minimum cut' : 'cut';
      return { caption: `${when}${kind} for ${marked.nameOf(vertex)}: ${numbersOf(mark)}`, marks: [mark], says };
    });
}

function toMark(
  { nameOf }: MarkedGraph,
  graph: LinkGraph,
  evens: ReadonlySet<number>,
  without: number | undefined,
  ends: readonly [LinkEnd, LinkEnd],
  isMinimum: boolean,
): CutMark {
  const name = (vertex: number) => nameOf(graph.plain.origin[vertex] as number);
  const nameEven = (even: number) => name(graph.evens[even] as number);
  const links = graph.links.filter((_, index) => index !== without);
  const sidesOf = ({ ends: [a, b] }: Link) => [evens.has(a.even), evens.has(b.even)] as const;
  const crossing = links.filter((link) => sidesOf(link)[0] !== sidesOf(link)[1]).map(capacityOf);
  const sizes = crossing.filter((size) => size > 0n).sort((a, b) => (a > b ? -1 : a < b ? 1 : 0));
  const inside = links.filter((link) => sidesOf(link).every((isIn) => isIn));
  const capacity = sizes.reduce((sum, size) => sum + size, 0n);
  const total = sizes.length > 1 ? ` = ${capacity}` : '';
  return {
    ...{ kind: 'cut', capacity, isMinimum, between: [nameEven(ends[0].even), nameEven(ends[1].even)] },
    side: [...[...evens].map(nameEven), ...inside.map(({ vertex }) => name(vertex))],
    text: `${isMinimum ? 'minimum cut' : 'cut'}: ${sizes.join(' + ') || '0'}${total}`,
  };
}

/** What stands behind the colon: `2 + 1 = 3`. */
function numbersOf({ text }: CutMark): string {
  return text.slice(text.indexOf(': ') + 2);
}
