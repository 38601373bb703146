/**
 * A drawing of green Hackenbush: edges on the ground, parallel ones and loops among them.
 *
 * Vertices are 0, 1, 2 … in the natural order of their names; edge i joins `ends[2i]` and `ends[2i + 1]`, the smaller first, and
 * edges come in the order of their ends. Every edge has a way to the ground: what has none is never part of a position.
 */
import { type Counted, once } from '../../core/counted.ts';
import { type Names, nameOf, pickNames, sortNames } from '../../structures/names.ts';

export interface Hackenbush {
  readonly order: number;
  readonly names: Names;
  readonly ends: Uint32Array;
  /** 1 for vertices that are one with the ground. */
  readonly isGround: Uint8Array;
  /** Components of which nothing is left. */
  readonly ended: bigint;
}

export function edgeCount({ ends }: Hackenbush): number {
  return ends.length / 2;
}

export function vertexNameOf({ names }: Hackenbush, vertex: number): string {
  return nameOf(names, vertex);
}

/** `0-1`; parallel edges are called alike. */
export function edgeName(position: Hackenbush, edge: number): string {
  const { ends } = position;
  return `${vertexNameOf(position, ends[2 * edge] as number)}-${vertexNameOf(position, ends[2 * edge + 1] as number)}`;
}

/** Around each vertex its edges and their other ends: those of v are at `offsets[v] … offsets[v + 1] − 1`. A loop is there twice. */
export interface Around {
  readonly offsets: Uint32Array;
  readonly edges: Uint32Array;
  readonly others: Uint32Array;
}

export function edgesAround({ order, ends }: Pick<Hackenbush, 'order' | 'ends'>): Around {
  const offsets = new Uint32Array(order + 1);
  for (let place = 0; place < ends.length; place++) {
    const end = ends[place] as number;
    offsets[end + 1] = (offsets[end + 1] as number) + 1;
  }
  for (let vertex = 0; vertex < order; vertex++)
    offsets[vertex + 1] = (offsets[vertex + 1] as number) + (offsets[vertex] as number);
  const next = offsets.slice();
  const edges = new Uint32Array(ends.length);
  const others = new Uint32Array(ends.length);
  for (let place = 0; place < ends.length; place++) {
    const end = ends[place] as number;
    const free = next[end] as number;
    edges[free] = place >>> 1;
    others[free] = ends[place ^ 1] as number;
    next[end] = free + 1;
  }
  return { offsets, edges, others };
}

/** For each vertex 1 where a way leads to the ground; one edge may be left out. */
export function standing(position: Hackenbush, cut = -1): Uint8Array {
  const { order, isGround } = position;
  const { offsets, edges, others } = edgesAround(position);
  const stands = new Uint8Array(isGround);
  const reached = new Uint32Array(order);
  let size = 0;
  for (let vertex = 0; vertex < order; vertex++) if (isGround[vertex] === 1) reached[size++] = vertex;
  for (let next = 0; next < size; next++) {
    const vertex = reached[next] as number;
    for (let place = offsets[vertex] as number; place < (offsets[vertex + 1] as number); place++) {
      const other = others[place] as number;
      if (stands[other] === 1 || edges[place] === cut) continue;
      stands[other] = 1;
      reached[size++] = other;
    }
  }
  return stands;
}

/** For each edge the number of its component: edges hang together through vertices above the ground. */
export function componentOfEdges({ order, ends, isGround }: Hackenbush): { readonly of: Uint32Array; readonly count: number } {
  const root = Uint32Array.from({ length: order }, (_, vertex) => vertex);
  const find = (vertex: number) => {
    let here = vertex;
    while (root[here] !== here) {
      root[here] = root[root[here] as number] as number;
      here = root[here] as number;
    }
    return here;
  };
  for (let place = 0; place < ends.length; place += 2) {
    const [u, v] = [ends[place] as number, ends[place + 1] as number];
    if (isGround[u] === 0 && isGround[v] === 0) root[find(u)] = find(v);
  }
  const numbers = new Int32Array(order).fill(-1);
  const of = new Uint32Array(ends.length / 2);
  let count = 0;
  for (let edge = 0; edge < of.length; edge++) {
    const [u, v] = [ends[2 * edge] as number, ends[2 * edge + 1] as number];
    const above = isGround[u] === 0 ? u : isGround[v] === 0 ? v : -1;
    if (above < 0) of[edge] = count++;
    else {
      const top = find(above);
      if (numbers[top] === -1) numbers[top] = count++;
      of[edge] = numbers[top] as number;
    }
  }
  return { of, count };
}

/** These edges, in their order, with the vertices they join. Without an edge one vertex of the ground is left to stand for it. */
export function withEdges(position: Hackenbush, kept: Uint32Array, ended: bigint): Hackenbush {
  const { order, ends, isGround, names } = position;
  const places = new Int32Array(order).fill(-1);
  for (const edge of kept) for (const end of [ends[2 * edge] as number, ends[2 * edge + 1] as number]) places[end] = 0;
  if (kept.length === 0) places[isGround.indexOf(1)] = 0;
  const vertices = new Uint32Array(order);
  let size = 0;
  for (let vertex = 0; vertex < order; vertex++) {
    if (places[vertex] === -1) continue;
    vertices[size] = vertex;
    places[vertex] = size++;
  }
  const some = vertices.slice(0, size);
  return {
    order: size,
    names: pickNames(names, some),
    ends: Uint32Array.from({ length: 2 * kept.length }, (_, place) => {
      const edge = kept[place >>> 1] as number;
      return places[ends[2 * edge + (place & 1)] as number] as number;
    }),
    isGround: Uint8Array.from(some, (vertex) => isGround[vertex] as number),
    ended,
  };
}

/** Each component by itself; vertices of the ground may be in several. */
export function componentsOf(position: Hackenbush): readonly Counted<Hackenbush>[] {
  const { of, count } = componentOfEdges(position);
  const { ended } = position;
  if (count === 1 && ended === 0n) return [once(position)];
  const sizes = new Uint32Array(count);
  for (const number of of) sizes[number] = (sizes[number] as number) + 1;
  const members = Array.from(sizes, (size) => new Uint32Array(size));
  const next = new Uint32Array(count);
  for (const [edge, number] of of.entries()) {
    (members[number] as Uint32Array)[next[number] as number] = edge;
    next[number] = (next[number] as number) + 1;
  }
  const live = members.map((edges) => once(pickEdges(position, edges)));
  return ended === 0n ? live : [...live, { item: withEdges(position, new Uint32Array(0), 1n), count: ended }];
}

/** As `withEdges`, in time that depends on these edges alone. */
function pickEdges({ ends, isGround, names }: Hackenbush, kept: Uint32Array): Hackenbush {
  const own = Uint32Array.from(
    { length: 2 * kept.length },
    (_, place) => ends[2 * (kept[place >>> 1] as number) + (place & 1)] as number,
  );
  const vertices = Uint32Array.from(new Set(own)).sort();
  const places = new Map(Array.from(vertices, (vertex, place) => [vertex, place]));
  return {
    order: vertices.length,
    names: pickNames(names, vertices),
    ends: own.map((vertex) => places.get(vertex) as number),
    isGround: Uint8Array.from(vertices, (vertex) => isGround[vertex] as number),
    ended: 0n,
  };
}

/** A position out of named edges: vertices and edges in their order, and on the ground the named ones. */
export function toHackenbush(
  given: readonly string[],
  pairs: ArrayLike<number>,
  ground: Iterable<number>,
  ended: bigint,
): Hackenbush {
  const { names, places } = sortNames(given);
  const isGround = new Uint8Array(given.length);
  for (const vertex of ground) isGround[places[vertex] as number] = 1;
  return { order: given.length, names, ends: sortedEnds(pairs, places), isGround, ended };
}

/** The edges by their ends, the smaller one first. */
function sortedEnds(pairs: ArrayLike<number>, places: Uint32Array): Uint32Array {
  const order = places.length;
  const codes = new Float64Array(pairs.length / 2);
  for (let edge = 0; edge < codes.length; edge++) {
    const [u, v] = [places[pairs[2 * edge] as number] as number, places[pairs[2 * edge + 1] as number] as number];
    codes[edge] = u < v ? u * order + v : v * order + u;
  }
  codes.sort();
  const ends = new Uint32Array(pairs.length);
  for (let edge = 0; edge < codes.length; edge++) {
    const code = codes[edge] as number;
    ends[2 * edge] = Math.floor(code / order);
    ends[2 * edge + 1] = code % order;
  }
  return ends;
}

/**
 * Components made one again. Where two have a vertex above the ground of the same name, all vertices are called 1, 2, 3 … and stand on
 * a ground called 0.
 */
export function joinComponents(components: readonly Counted<Hackenbush>[]): Hackenbush {
  const all = components.flatMap(({ item, count }) => Array.from({ length: Number(count) }, () => item));
  const ended = all.reduce((sum, each) => sum + each.ended, 0n);
  return joinByName(all, ended) ?? joinByNumber(all, ended);
}

function joinByName(all: readonly Hackenbush[], ended: bigint): Hackenbush | undefined {
  const numbers = new Map<string, number>();
  const ground = new Set<number>();
  const pairs: number[] = [];
  for (const part of all) {
    if (part.ends.length === 0 && all.some(({ ends }) => ends.length > 0)) continue;
    const own = Array.from(part.isGround, (isGround, vertex) => {
      const name = vertexNameOf(part, vertex);
      const known = numbers.get(name);
      const number = known ?? numbers.size;
      numbers.set(name, number);
      if (isGround === 1 && known === undefined) ground.add(number);
      return known === undefined || (isGround === 1 && ground.has(number)) ? number : -1;
    });
    if (own.includes(-1)) return undefined;
    for (const end of part.ends) pairs.push(own[end] as number);
  }
  return toHackenbush([...numbers.keys()], pairs, ground, ended);
}

function joinByNumber(all: readonly Hackenbush[], ended: bigint): Hackenbush {
  const pairs: number[] = [];
  let next = 1;
  for (const { isGround, ends } of all) {
    const own = Array.from(isGround, (ground) => (ground === 1 ? 0 : next++));
    for (const end of ends) pairs.push(own[end] as number);
  }
  return toHackenbush(
    Array.from({ length: next }, (_, vertex) => String(vertex)),
    pairs,
    [0],
    ended,
  );
}
