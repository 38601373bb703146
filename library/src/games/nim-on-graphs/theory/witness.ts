/**
 * Theorem 3.5 of [fukuyama2003] as flows: the piece is on the even vertex v of a link graph.
 *
 * A link u with thick end a, thin end b and thin weight m is a *witness* when the other links carry m units from a to b and one
 * unit from a to v at the same time. The player to move wins exactly when there is a witness (proof in
 * `docs/theory/nim-on-graphs.md`). By cuts, where capacities count u too: u is a witness exactly when
 *   (A) every cut between a and b has a capacity of at least 2m, and
 *   (B) every cut between a and both of b and v has one of at least 2m + 1.
 * All links at once: a Gomory–Hu tree has the minimum cut λ of every pair. λ < 2m is no witness, λ > 2m is one, and λ = 2m is one
 * exactly when v lies on the side of a in every minimum cut, which one more flow tells. Cuts around one vertex are looked at
 * first, then those that are found without a flow (`numeric/light-cuts.ts`): they rule out nearly all links that are no witnesses, and
 * the tree is made for the ends of the rest.
 */
import { gomoryHuTree, isOnSide, type MinimumCut } from '../../../numeric/gomory-hu.ts';
import { LightCuts } from '../../../numeric/light-cuts.ts';
import { type FlowEdge, MaxFlow, type Tick } from '../../../numeric/max-flow.ts';
import { capacityOf, type LinkGraph } from './links.ts';

/** A set of even vertices, and the capacity of all links that leave it. */
export interface Cut {
  /** One vertex, or one bit for each. */
  readonly side: number | Uint32Array;
  readonly capacity: bigint;
}

/** For each link why it is no witness: equal weights (undefined), or a cut, by its number. */
export interface Refutation {
  readonly cuts: readonly Cut[];
  readonly cutOf: readonly (number | undefined)[];
}

export type Search = { readonly witness: number } | Refutation;

interface Candidate {
  readonly link: number;
  readonly thick: number;
  readonly thin: number;
  /** The weight at the thin end. */
  readonly weight: bigint;
}

/** Candidates that are tried one by one before the tree is made; in a won position one of the thinnest mostly does. */
const TRIED_FIRST = 4;

/** A witness, or for every link a reason why it is none. The piece is on the even vertex; all even vertices are connected. */
export function findWitness(graph: LinkGraph, piece: number, tick: Tick): Search {
  const sums = capacitySums(graph);
  const cuts: Cut[] = [];
  const cutOf: (number | undefined)[] = graph.links.map(() => undefined);
  const around = new Map<number, number>();
  const refuteAround = (link: number, vertex: number) => {
    const known = around.get(vertex) ?? cuts.push({ side: vertex, capacity: sums[vertex] as bigint }) - 1;
    around.set(vertex, known);
    cutOf[link] = known;
  };

  const candidates: Candidate[] = [];
  for (const [link, each] of graph.links.entries()) {
    const [a, b] = each.ends;
    if (a.weight === b.weight) continue;
    const [thick, thin] = a.weight > b.weight ? [a, b] : [b, a];
    const weight = thin.weight;
    if (weight === 0n) return { witness: link };
    if ((sums[thick.even] as bigint) < 2n * weight + (piece === thick.even ? 0n : 1n)) refuteAround(link, thick.even);
    else if ((sums[thin.even] as bigint) < 2n * weight + (piece === thin.even ? 1n : 0n)) refuteAround(link, thin.even);
    else candidates.push({ link, thick: thick.even, thin: thin.even, weight });
  }
  candidates.sort((a, b) => (a.weight < b.weight ? -1 : a.weight > b.weight ? 1 : a.link - b.link));

  const edges = toFlowEdges(graph);
  const flow = new MaxFlow(graph.evens.length, edges, tick);
  const isWitness = ({ link, thick, thin, weight }: Candidate): boolean => {
    const capacity = flow.run(thin, thick);
    if (capacity > 2n * weight) return true;
    if (capacity === 2n * weight && flow.reachesSink(piece)) return true;
    cutOf[link] = cuts.push({ side: flow.sinkSide(), capacity }) - 1;
    return false;
  };
  for (const candidate of candidates.splice(0, TRIED_FIRST)) if (isWitness(candidate)) return { witness: candidate.link };
  const numbers = new Map<MinimumCut, number>();
  const refuteBy = (link: number, cut: MinimumCut) => {
    const known = numbers.get(cut) ?? cuts.push(cut) - 1;
    numbers.set(cut, known);
    cutOf[link] = known;
  };
  const light = new LightCuts(graph.evens.length, edges);
  const left = candidates.toReversed().filter(({ link, thick, thin, weight }) => {
    tick();
    const cut = light.find(thick, thin, 2n * weight);
    if (cut !== undefined) refuteBy(link, cut);
    return cut === undefined;
  });
  if (left.length === 0) return { cuts, cutOf };

  const terminals = [...new Set(left.flatMap(({ thick, thin }) => [thick, thin]))];
  const tree = gomoryHuTree(flow, terminals, (vertex) => sums[vertex] as bigint);
  const ties: Candidate[] = [];
  for (const candidate of left.toReversed()) {
    const cut = tree.minimumCut(candidate.thick, candidate.thin);
    const twice = 2n * candidate.weight;
    if (cut.capacity > twice) return { witness: candidate.link };
    if (cut.capacity === twice) {
      ties.push(candidate);
      continue;
    }
    refuteBy(candidate.link, cut);
  }
  for (const candidate of ties) if (isWitness(candidate)) return { witness: candidate.link };
  return { cuts, cutOf };
}

/** For each even vertex the sum of the capacities of its links. */
function capacitySums({ evens, links }: LinkGraph): bigint[] {
  const sums = evens.map(() => 0n);
  for (const link of links) {
    const capacity = capacityOf(link);
    if (capacity > 0n) for (const { even } of link.ends) sums[even] = (sums[even] as bigint) + capacity;
  }
  return sums;
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
export function listSide({ evens }: LinkGraph, { side }: Cut): readonly number[] {
  if (typeof side === 'number') return [side];
  const [on, off]: [number[], number[]] = [[], []];
  for (let vertex = 0; vertex < evens.length; vertex++) (isOnSide({ side }, vertex) ? on : off).push(vertex);
  return on.length <= off.length ? on : off;
}
