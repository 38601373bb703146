/** The classics on graphs by their rules alone, on small graphs: no ruleset, no theorem, sets of edges as bits. */

export type Edges = readonly (readonly [number, number])[];

/** All graphs on the vertices 1 … order. */
export function* eachGraph(order: number): Iterable<Edges> {
  const pairs: (readonly [number, number])[] = [];
  for (let u = 1; u <= order; u++) for (let v = u + 1; v <= order; v++) pairs.push([u, v]);
  for (let set = 0; set < 2 ** pairs.length; set++) yield pairs.filter((_, index) => ((set >> index) & 1) === 1);
}

export function wordsOf(edges: Edges, order: number): string {
  const vertices = Array.from({ length: order }, (_, index) => `${index + 1}`);
  return [...edges.map((ends) => ends.join('-')), ...vertices].join(' ');
}

/** A game as its options, and who wins it: both by trying out, with what is known kept under a key. */
class Play<Pos> {
  private readonly options: (position: Pos) => readonly Pos[];
  private readonly keyOf: (position: Pos) => string;
  private readonly values = new Map<string, number>();
  private readonly wins = new Map<string, boolean>();

  constructor(options: (position: Pos) => readonly Pos[], keyOf: (position: Pos) => string) {
    this.options = options;
    this.keyOf = keyOf;
  }

  value(position: Pos): number {
    const key = this.keyOf(position);
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const met = new Set(this.options(position).map((option) => this.value(option)));
    let value = 0;
    while (met.has(value)) value++;
    this.values.set(key, value);
    return value;
  }

  isWonInMisere(position: Pos): boolean {
    const key = this.keyOf(position);
    const known = this.wins.get(key);
    if (known !== undefined) return known;
    const options = this.options(position);
    const won = options.length === 0 || options.some((option) => !this.isWonInMisere(option));
    this.wins.set(key, won);
    return won;
  }
}

/** Arc-Kayles: an edge goes with all edges that meet it. */
export function arcPlay(): Play<Edges> {
  return new Play<Edges>(
    (edges) => edges.map(([u, v]) => edges.filter((other) => !other.includes(u) && !other.includes(v))),
    (edges) => edges.join(' '),
  );
}

export interface Walk {
  readonly edges: Edges;
  readonly piece: number;
}

/** Vertex geography: when the piece leaves a vertex, its edges go. Edge geography: the edge goes that it walks along. */
export function walkPlay(game: 'vertex' | 'edge'): Play<Walk> {
  return new Play<Walk>(
    ({ edges, piece }) =>
      edges.flatMap((edge) => {
        if (!edge.includes(piece)) return [];
        const left = edges.filter((other) => (game === 'vertex' ? !other.includes(piece) : other !== edge));
        return [{ edges: left, piece: edge[0] === piece ? edge[1] : edge[0] }];
      }),
    ({ edges, piece }) => `${piece}: ${edges.join(' ')}`,
  );
}

/** The most edges without a common end, by trying out. */
export function matchingNumber(edges: Edges): number {
  const [first, ...others] = edges;
  if (first === undefined) return 0;
  const [u, v] = first;
  const apart = others.filter((other) => !other.includes(u) && !other.includes(v));
  return Math.max(matchingNumber(others), 1 + matchingNumber(apart));
}

/** The sides of the component of a vertex, its own first; undefined where it has an odd cycle. */
export function sidesOf(edges: Edges, start: number): readonly [readonly number[], readonly number[]] | undefined {
  const side = new Map([[start, 0]]);
  for (const [vertex, own] of side)
    for (const edge of edges) {
      if (!edge.includes(vertex)) continue;
      const other = edge[0] === vertex ? edge[1] : edge[0];
      if (side.get(other) === own) return undefined;
      if (!side.has(other)) side.set(other, 1 - own);
    }
  const of = (which: number) => [...side].flatMap(([vertex, own]) => (own === which ? [vertex] : []));
  return [of(0), of(1)];
}
