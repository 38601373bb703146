/**
 * What a witness gives: the flow, the winning move, and the position as an odd path and 1-cycles [fukuyama2003, Lemma 3.2].
 *
 * Let u be a witness with thick end a, thin end b and thin weight m, and let the piece be on v. The other links carry m units from
 * a to b and one from a to v. If v = a, the winning move steps onto u and lowers the thick edge to m. Otherwise some link x
 * brings f ≥ 1 units into v, and the winning move steps onto x and leaves f − 1 on the edge it uses.
 * The unit that reaches v is the odd path, read backwards from v to a and on to u; each of the m others closes to a cycle
 * through u.
 */
import { joinChains } from '../../../numeric/chains.ts';
import { type FlowEdge, MaxFlow, type Tick } from '../../../numeric/max-flow.ts';
import { capacityOf, type Link, type LinkEnd, type LinkGraph } from './links.ts';

/** A walk through links: even vertices and between them the links used. `evens` is one longer than `links`. */
export interface LinkPath {
  readonly evens: readonly number[];
  readonly links: readonly number[];
}

export interface CountedLinkPath {
  readonly path: LinkPath;
  readonly count: bigint;
}

export interface Superposition {
  readonly witness: number;
  /** From the piece to the thick end of the witness. */
  readonly oddPath: LinkPath;
  /** From the thin to the thick end, found one by one; each closes through the witness, `count` times. */
  readonly cycles: Iterable<CountedLinkPath>;
  /** The winning move: the edge of the plain position, and what is left on it. */
  readonly edge: number;
  readonly left: bigint;
}

export function superpose(graph: LinkGraph, piece: number, witness: number, tick: Tick): Superposition {
  const { ends } = graph.links[witness] as Link;
  const [thick, thin] = ends[0].weight > ends[1].weight ? ends : [ends[1], ends[0]];
  const flows = flowsBesides(graph, piece, witness, thick.even, thin, tick);
  const decomposition = new Decomposition(graph, flows);
  const oddPath = decomposition.take(thick.even, piece, 1n).path;
  const last = oddPath.links[0];
  const move =
    last === undefined
      ? { edge: thick.edge, left: thin.weight }
      : { edge: endAt(graph, last, piece).edge, left: abs(flows[last] as bigint) - 1n };
  return { witness, oddPath, cycles: decomposition.takeAll(thick.even, thin.even, thin.weight), ...move };
}

/** A flow of this amount from one even vertex to another that does not use one link, as paths, one by one. */
export function pathsBesides(
  graph: LinkGraph,
  without: number,
  from: number,
  to: number,
  amount: bigint,
  tick: Tick,
): Iterable<CountedLinkPath> {
  const flows = flowsBesides(graph, from, without, from, { even: to, weight: amount, edge: -1 }, tick);
  return new Decomposition(graph, flows).takeAll(from, to, amount);
}

/** The greatest flow between the ends of a link that does not use this link. */
export function connectivityBesides(graph: LinkGraph, link: number, tick: Tick): bigint {
  const [a, b] = (graph.links[link] as Link).ends;
  if (a.even < 0 || b.even < 0) return 0n;
  const edges: FlowEdge[] = [];
  for (const [index, each] of graph.links.entries()) {
    if (index !== link && capacityOf(each) > 0n) edges.push(toEdge(each));
  }
  const chained = joinChains(graph.evens.length, edges, a.even, b.even);
  return new MaxFlow(chained.order, chained.edges, tick).run(chained.source, chained.sink);
}

/**
 * Flow on each link, positive from its first to its second end: `thin.weight` units from `source` to the thin end and one unit
 * to the piece, without the link `without`. Sinks are joined by a vertex of their own.
 */
function flowsBesides(
  graph: LinkGraph,
  piece: number,
  without: number,
  source: number,
  thin: LinkEnd,
  tick: Tick,
): readonly bigint[] {
  const order = graph.evens.length;
  const edges: FlowEdge[] = [];
  const used: number[] = [];
  for (const [index, each] of graph.links.entries()) {
    if (index === without || capacityOf(each) === 0n) continue;
    used.push(index);
    edges.push(toEdge(each));
  }
  let wanted = thin.weight;
  if (thin.weight > 0n) edges.push({ from: thin.even, to: order, capacity: thin.weight });
  if (piece !== source) {
    edges.push({ from: piece, to: order, capacity: 1n });
    wanted += 1n;
  }
  const flows = graph.links.map(() => 0n);
  if (wanted === 0n) return flows;
  const flow = new MaxFlow(order + 1, edges, tick);
  if (flow.run(source, order, { recorded: true }) !== wanted) throw new Error('a witness without its flow');
  for (const [place, index] of used.entries()) flows[index] = flow.flowOn(place);
  return flows;
}

function toEdge(link: Link): FlowEdge {
  return { from: link.ends[0].even, to: link.ends[1].even, capacity: capacityOf(link) };
}

function endAt(graph: LinkGraph, link: number, even: number): LinkEnd {
  const { ends } = graph.links[link] as Link;
  return ends[0].even === even ? ends[0] : ends[1];
}

/** Takes paths out of a flow, one after another. */
class Decomposition {
  private readonly graph: LinkGraph;
  private readonly flows: bigint[];
  /** For each even vertex its links, and how many of them are known to bring nothing. */
  private readonly linksAt: readonly number[][];

  constructor(graph: LinkGraph, flows: readonly bigint[]) {
    this.graph = graph;
    this.flows = [...flows];
    this.linksAt = graph.evens.map(() => []);
    for (const [index, { ends }] of graph.links.entries()) {
      if (flows[index] !== 0n) for (const { even } of ends) this.linksAt[even]?.push(index);
    }
  }

  /** Paths of `amount` units in all. */
  *takeAll(from: number, to: number, amount: bigint): Iterable<CountedLinkPath> {
    for (let rest = amount; rest > 0n; ) {
      const found = this.take(from, to, rest);
      yield found;
      rest -= found.count;
    }
  }

  /** At most `most` units along one path between two even vertices, listed from `to` back to `from`. */
  take(from: number, to: number, most: bigint): CountedLinkPath {
    const evens = [to];
    const links: number[] = [];
    const place = new Map([[to, 0]]);
    for (let vertex = to; vertex !== from; ) {
      const link = this.incoming(vertex);
      vertex = this.across(link, vertex);
      links.push(link);
      const seen = place.get(vertex);
      if (seen === undefined) {
        place.set(vertex, evens.push(vertex) - 1);
      } else {
        this.lower(links.slice(seen), evens.slice(seen), this.least(links.slice(seen)));
        for (const each of evens.splice(seen + 1)) place.delete(each);
        links.length = seen;
      }
    }
    const least = links.length === 0 ? most : this.least(links);
    const count = least < most ? least : most;
    this.lower(links, evens, count);
    return { path: { evens, links }, count };
  }

  private across(link: number, vertex: number): number {
    const [a, b] = (this.graph.links[link] as Link).ends;
    return a.even === vertex ? b.even : a.even;
  }

  private incoming(vertex: number): number {
    const links = this.linksAt[vertex] as number[];
    for (let link = links.at(-1); link !== undefined; link = links.at(-1)) {
      const flow = this.flows[link] as bigint;
      const [first] = (this.graph.links[link] as Link).ends;
      if (first.even === vertex ? flow < 0n : flow > 0n) return link;
      links.pop();
    }
    throw new Error('the flow ends at a vertex that is no source');
  }

  private least(links: readonly number[]): bigint {
    return links.map((link) => abs(this.flows[link] as bigint)).reduce((a, b) => (a < b ? a : b));
  }

  /** Takes `count` units off each link; link i leads into even vertex i. */
  private lower(links: readonly number[], evens: readonly number[], count: bigint): void {
    for (const [index, link] of links.entries()) {
      const [first] = (this.graph.links[link] as Link).ends;
      const into = first.even === evens[index] ? -count : count;
      this.flows[link] = (this.flows[link] as bigint) - into;
    }
  }
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
