/**
 * Theorem 3.5 of [fukuyama2003] as flows: the piece is on the even vertex v of a link graph.
 *
 * A link u with thick end a, thin end b and thin weight m is a *witness* when the other links carry m units from a to b and one
 * unit from a to v at the same time. The player to move wins exactly when there is a witness (proof in
 * `docs/theory/nim-on-graphs.md`). By cuts, where capacities count u too: u is a witness exactly when
 *   (A) every cut between a and b has a capacity of at least 2m, and
 *   (B) every cut between a and both of b and v has one of at least 2m + 1.
 * So a flow tells for one link. What makes it quick for all: in a cut that rules u out, u weighs at least as much as the other links
 * together; so u is in a heaviest spanning tree, and a link outside of it is a witness unless it ties. Those are tried first. The links
 * in the tree are fewer than the vertices, and nearly all of them are ruled out by cuts that are found without a flow: around one
 * vertex, around branches of a few trees (`numeric/branch-cuts.ts`), or near the link (`numeric/light-cuts.ts`).
 */
import { BranchCuts, type Cut } from '../../../numeric/branch-cuts.ts';
import { LightCuts } from '../../../numeric/light-cuts.ts';
import { type FlowEdge, MaxFlow, type Tick } from '../../../numeric/max-flow.ts';
import { SpanningTrees } from '../../../numeric/spanning-trees.ts';
import { listVertices } from '../../../numeric/subset-rows.ts';
import { capacityOf, type LinkGraph } from './links.ts';

/** For each link why it is no witness: equal weights (undefined), or a cut, by its number. */
export interface Refutation {
  readonly cuts: readonly Cut[];
  readonly cutOf: readonly (number | undefined)[];
}

export type Search = { readonly witness: number } | Refutation;

type End = 'thick' | 'thin';

interface Candidate extends Readonly<Record<End, number>> {
  readonly link: number;
  /** The weight at the thin end. */
  readonly weight: bigint;
}

/** Candidates that are tried by flows before more cuts are looked for. */
const TRIED_FIRST = 4;
/** Trees whose branches are looked at after the heaviest one. */
const MORE_TREES = 4;

/** A witness, or for every link a reason why it is none. The piece is on the even vertex; all even vertices are connected. */
export function findWitness(graph: LinkGraph, piece: number, tick: Tick): Search {
  const listed = listCandidates(graph);
  if ('witness' in listed) return listed;
  const order = graph.evens.length;
  const edges = toFlowEdges(graph);
  const refuted = new Refuted(graph.links.length, tick);
  const trees = new SpanningTrees(order, edges);
  const heaviest = new BranchCuts(trees.next(), edges, piece);

  let left = refuted.sift(listed.candidates, cutsAroundVertices(order, edges, piece));
  left = refuted.sift(left, (each) => branchCut(heaviest, each));
  const isInside = ({ thick, thin }: Candidate) => (heaviest.joins(thick, thin) ? 1 : 0);
  left.sort((a, b) => isInside(a) - isInside(b) || (a.weight < b.weight ? -1 : a.weight > b.weight ? 1 : a.link - b.link));

  const flow = new MaxFlow(order, edges, tick);
  const isWitness = ({ link, thick, thin, weight }: Candidate): boolean => {
    const capacity = flow.run(thin, thick, { enough: 2n * weight + 1n });
    if (capacity > 2n * weight || (capacity === 2n * weight && flow.reachesSink(piece))) return true;
    const side = flow.sinkSide();
    refuted.put(link, { capacity, side: () => listVertices(side) });
    return false;
  };
  for (const each of left.splice(0, TRIED_FIRST)) if (isWitness(each)) return { witness: each.link };
  for (let more = 0; more < MORE_TREES && left.length > 0; more++) {
    const branches = new BranchCuts(trees.next(), edges, piece);
    left = refuted.sift(left, (each) => branchCut(branches, each));
  }
  if (left.length === 0) return refuted;
  const light = new LightCuts(order, edges);
  refuted.sift(
    left.toSorted((a, b) => (a.weight > b.weight ? -1 : a.weight < b.weight ? 1 : a.link - b.link)),
    ({ thick, thin, weight }) => light.find(thick, thin, 2n * weight),
  );
  for (const each of left) if (!refuted.has(each.link) && isWitness(each)) return { witness: each.link };
  return refuted;
}

/** Links of different weights; or a link that is a witness by its weights alone. */
function listCandidates({ links }: LinkGraph): { readonly candidates: readonly Candidate[] } | { readonly witness: number } {
  const candidates: Candidate[] = [];
  for (const [link, { ends }] of links.entries()) {
    const [a, b] = ends;
    if (a.weight === b.weight) continue;
    const [thick, thin] = a.weight > b.weight ? [a, b] : [b, a];
    if (thin.weight === 0n) return { witness: link };
    candidates.push({ link, thick: thick.even, thin: thin.even, weight: thin.weight });
  }
  return { candidates };
}

/** Whether a cut around one end rules the link out: it may be as heavy as 2m where the piece is with the thin end. */
function rulesOut({ weight }: Candidate, end: End, capacity: bigint, hasPiece: boolean): boolean {
  return capacity <= 2n * weight - ((end === 'thick') === hasPiece ? 1n : 0n);
}

function cutsAroundVertices(order: number, edges: readonly FlowEdge[], piece: number): (candidate: Candidate) => Cut | undefined {
  const sums = Array.from({ length: order }, () => 0n);
  for (const { from, to, capacity } of edges) for (const end of [from, to]) sums[end] = (sums[end] as bigint) + capacity;
  const cuts = sums.map((capacity, vertex): Cut => ({ capacity, side: () => [vertex] }));
  return (candidate) => {
    const end = (['thick', 'thin'] as const).find((each) =>
      rulesOut(candidate, each, sums[candidate[each]] as bigint, candidate[each] === piece),
    );
    return end === undefined ? undefined : cuts[candidate[end]];
  };
}

/** The piece is in no branch. */
function branchCut(branches: BranchCuts, candidate: Candidate): Cut | undefined {
  const { thick, thin } = candidate;
  for (const [end, inside, outside] of [['thick', thick, thin] as const, ['thin', thin, thick] as const]) {
    const cut = branches.find(inside, outside);
    if (cut !== undefined && rulesOut(candidate, end, cut.capacity, false)) return cut;
  }
  return undefined;
}

/** The links that are no witnesses, each with a cut. */
class Refuted implements Refutation {
  readonly cuts: Cut[] = [];
  readonly cutOf: (number | undefined)[];
  private readonly numbers = new Map<Cut, number>();
  private readonly tick: Tick;

  constructor(links: number, tick: Tick) {
    this.cutOf = Array.from({ length: links }, () => undefined);
    this.tick = tick;
  }

  has(link: number): boolean {
    return this.cutOf[link] !== undefined;
  }

  put(link: number, cut: Cut): void {
    const number = this.numbers.get(cut) ?? this.cuts.push(cut) - 1;
    this.numbers.set(cut, number);
    this.cutOf[link] = number;
  }

  /** Those for which no cut is found. */
  sift(candidates: readonly Candidate[], find: (candidate: Candidate) => Cut | undefined): Candidate[] {
    return candidates.filter((candidate) => {
      this.tick();
      const cut = find(candidate);
      if (cut !== undefined) this.put(candidate.link, cut);
      return cut === undefined;
    });
  }
}

/** The links as edges of a network; parallel links are one edge. */
function toFlowEdges({ evens, links }: LinkGraph): FlowEdge[] {
  const joined = new Map<number, { from: number; to: number; capacity: bigint }>();
  for (const link of links) {
    const capacity = capacityOf(link);
    if (capacity === 0n) continue;
    const from = Math.min(link.ends[0].even, link.ends[1].even);
    const to = Math.max(link.ends[0].even, link.ends[1].even);
    const known = joined.get(from * evens.length + to);
    if (known === undefined) joined.set(from * evens.length + to, { from, to, capacity });
    else known.capacity += capacity;
  }
  return [...joined.values()];
}

/** The smaller side of a cut. */
export function listSide({ evens }: LinkGraph, cut: Cut): readonly number[] {
  const side = cut.side();
  if (2 * side.length <= evens.length) return side;
  const inside = new Set(side);
  return [...evens.keys()].filter((vertex) => !inside.has(vertex));
}
