/**
 * Plain positions of Nim on graphs: what is left after the reductions of [fukuyama2003, Section 4].
 *
 * Parallel edges and loops at one vertex are one edge with the nim-sum of their values, edges of value 0 are gone, and so is
 * every vertex that the piece cannot reach. All Grundy values stay as they are (proof in `docs/theory/nim-on-graphs.md`).
 * Vertices are counted within the plain position; `origin` says which vertex of the whole graph each one is.
 */
export interface PlainEdge {
  readonly from: number;
  readonly to: number;
  /** Positive. */
  readonly weight: bigint;
}

export interface Plain {
  readonly piece: number;
  readonly origin: readonly number[];
  readonly edges: readonly PlainEdge[];
  /** For each vertex the indices of its edges; a loop is listed once. */
  readonly at: readonly (readonly number[])[];
}

/** A move of a plain position: the piece goes to the vertex, the edge keeps `left`. Vertices of the whole graph. */
export interface PlainMove {
  readonly from: number;
  readonly to: number;
  readonly left: bigint;
}

/** Whole-graph vertices, with the values of all edges. */
export interface ValuedEdge {
  readonly from: number;
  readonly to: number;
  readonly value: bigint;
}

export function toPlain(piece: number, edges: Iterable<ValuedEdge>): Plain {
  const sums = new Map<string, { from: number; to: number; weight: bigint }>();
  for (const { from, to, value } of edges) {
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    const known = sums.get(key);
    if (known === undefined) sums.set(key, { from, to, weight: value });
    else known.weight ^= value;
  }
  return componentOf(
    piece,
    [...sums.values()].filter(({ weight }) => weight > 0n),
  );
}

/** The component of the piece, where vertices are those of the whole graph. */
function componentOf(piece: number, edges: readonly PlainEdge[]): Plain {
  const edgesAt = new Map<number, number[]>();
  for (const [index, { from, to }] of edges.entries()) {
    for (const end of from === to ? [from] : [from, to]) {
      const list = edgesAt.get(end);
      if (list === undefined) edgesAt.set(end, [index]);
      else list.push(index);
    }
  }
  const place = new Map([[piece, 0]]);
  const origin = [piece];
  for (let next = 0; next < origin.length; next++) {
    for (const index of edgesAt.get(origin[next] as number) ?? []) {
      const { from, to } = edges[index] as PlainEdge;
      for (const end of [from, to]) {
        if (place.has(end)) continue;
        place.set(end, origin.length);
        origin.push(end);
      }
    }
  }
  const kept: PlainEdge[] = [];
  const at: number[][] = origin.map(() => []);
  for (const { from, to, weight } of edges) {
    const [start, end] = [place.get(from), place.get(to)];
    if (start === undefined || end === undefined) continue;
    at[start]?.push(kept.length);
    if (end !== start) at[end]?.push(kept.length);
    kept.push({ from: start, to: end, weight });
  }
  return { piece: 0, origin, edges: kept, at };
}

/** The other end of an edge; the vertex itself for a loop. */
export function otherEnd({ from, to }: PlainEdge, vertex: number): number {
  return from === vertex ? to : from;
}

/** The position after the piece has gone along the edge, leaving it this weight. */
export function playPlain({ origin, edges, piece }: Plain, edge: number, left: bigint): Plain {
  const target = otherEnd(edges[edge] as PlainEdge, piece);
  const after = edges.flatMap(({ from, to, weight }, index) => {
    const kept = index === edge ? left : weight;
    return kept === 0n ? [] : [{ from: origin[from] as number, to: origin[to] as number, weight: kept }];
  });
  return componentOf(origin[target] as number, after);
}

/** What the piece can reach when these vertices are gone; the piece is not among them. */
export function withoutVertices({ origin, edges, piece }: Plain, gone: Uint8Array): Plain {
  const kept = edges
    .filter(({ from, to }) => gone[from] === 0 && gone[to] === 0)
    .map(({ from, to, weight }) => ({ from: origin[from] as number, to: origin[to] as number, weight }));
  return componentOf(origin[piece] as number, kept);
}

/** The piece stays, and one edge is gone. */
export function withoutEdge({ origin, edges, piece }: Plain, edge: number): Plain {
  const kept = edges.filter((_, index) => index !== edge);
  return componentOf(
    origin[piece] as number,
    kept.map(({ from, to, weight }) => ({ from: origin[from] as number, to: origin[to] as number, weight })),
  );
}

/** The piece goes along an edge, and the vertex it leaves is gone. */
export function withoutPiece(plain: Plain, edge: number): Plain {
  const gone = new Uint8Array(plain.origin.length);
  gone[plain.piece] = 1;
  return withoutVertices({ ...plain, piece: otherEnd(plain.edges[edge] as PlainEdge, plain.piece) }, gone);
}

/** A move along an edge of the position, told with the vertices of the whole graph. */
export function plainMove({ origin, edges, piece }: Plain, edge: number, left: bigint): PlainMove {
  const to = otherEnd(edges[edge] as PlainEdge, piece);
  return { from: origin[piece] as number, to: origin[to] as number, left };
}

/** Canonical: plain positions with the same key are the same position. */
export function plainKey({ origin, edges, piece }: Plain): string {
  const parts = edges.map(({ from, to, weight }) => {
    const [a, b] = [origin[from] as number, origin[to] as number];
    return a < b ? `${a}-${b}=${weight}` : `${b}-${a}=${weight}`;
  });
  return `${parts.sort().join(' ')} @${origin[piece]}`;
}
