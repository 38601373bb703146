/**
 * The class of [fukuyama2003]: bipartite positions one side of which, called odd, has only vertices of degree one or two.
 *
 * Each odd vertex is a *link* between two even vertices, with a weight at either end; its capacity is the smaller of the two.
 * An odd leaf is a link whose second end is nowhere, with weight 0 there.
 */
import { otherEnd, type Plain, type PlainEdge } from './plain.ts';

export interface LinkEnd {
  /** An even vertex of the link graph; −1 is nowhere. */
  readonly even: number;
  readonly weight: bigint;
  /** The edge of the plain position; −1 where there is none. */
  readonly edge: number;
}

export interface Link {
  /** The odd vertex in the plain position. */
  readonly vertex: number;
  readonly ends: readonly [LinkEnd, LinkEnd];
}

export interface LinkGraph {
  readonly plain: Plain;
  /** Even vertices as vertices of the plain position. */
  readonly evens: readonly number[];
  readonly links: readonly Link[];
  /** Where the piece is: an even vertex of the link graph, or a link. */
  readonly piece: { readonly even: number } | { readonly link: number };
}

/** The two sides, or undefined where the position is not bipartite. Side 0 has the piece. */
export function sidesOf({ edges, at, piece, origin }: Plain): Uint8Array | undefined {
  const side = new Uint8Array(origin.length).fill(2);
  side[piece] = 0;
  const queue = [piece];
  for (const vertex of queue) {
    for (const index of at[vertex] ?? []) {
      const other = otherEnd(edges[index] as PlainEdge, vertex);
      if (side[other] === side[vertex]) return undefined;
      if (side[other] !== 2) continue;
      side[other] = 1 - (side[vertex] as number);
      queue.push(other);
    }
  }
  return side;
}

const known = new WeakMap<Plain, LinkGraph | string>();

/** The links, or why there are none. Where both sides will do, the piece is even. */
export function toLinkGraph(plain: Plain): LinkGraph | string {
  const before = known.get(plain);
  if (before !== undefined) return before;
  const graph = buildLinkGraph(plain);
  known.set(plain, graph);
  return graph;
}

function buildLinkGraph(plain: Plain): LinkGraph | string {
  const side = sidesOf(plain);
  if (side === undefined) return 'the graph is not bipartite';
  const widest = [0, 0];
  for (const [vertex, list] of plain.at.entries()) {
    const own = side[vertex] as number;
    widest[own] = Math.max(widest[own] as number, list.length);
  }
  const odd = (widest[1] as number) <= 2 ? 1 : (widest[0] as number) <= 2 ? 0 : undefined;
  if (odd === undefined) return 'both sides of the graph have a vertex of degree three or more';
  const evens: number[] = [];
  const place = new Int32Array(side.length).fill(-1);
  for (const [vertex, own] of side.entries()) if (own !== odd) place[vertex] = evens.push(vertex) - 1;
  const links: Link[] = [];
  let piece: LinkGraph['piece'] = { even: place[plain.piece] as number };
  for (const [vertex, own] of side.entries()) {
    if (own !== odd) continue;
    if (vertex === plain.piece) piece = { link: links.length };
    links.push({ vertex, ends: [endOf(plain, vertex, 0, place), endOf(plain, vertex, 1, place)] });
  }
  return { plain, evens, links, piece };
}

function endOf({ edges, at }: Plain, vertex: number, which: 0 | 1, place: Int32Array): LinkEnd {
  const edge = at[vertex]?.[which];
  if (edge === undefined) return { even: -1, weight: 0n, edge: -1 };
  const { weight } = edges[edge] as PlainEdge;
  return { even: place[otherEnd(edges[edge] as PlainEdge, vertex)] as number, weight, edge };
}

export function capacityOf({ ends: [a, b] }: Link): bigint {
  return a.weight < b.weight ? a.weight : b.weight;
}
