/**
 * A rooted forest with named vertices: for each vertex its parent; and how many trees have ended, of which nothing is left.
 *
 * Vertices are 0, 1, 2 … in the natural order of their names, so a parent may come after its children. A million vertices are
 * two arrays; nothing here recurses, since a tree may be a million vertices deep.
 */
import type { Counted } from '../../core/counted.ts';
import type { Digraph } from '../../structures/digraph.ts';
import { type Names, NUMBERED, nameOf, pickNames, sortNames } from '../../structures/names.ts';

export interface RootedForest {
  readonly names: Names;
  /** The parent of each vertex, −1 for a root. */
  readonly parents: Int32Array;
  /** Trees of which nothing is left. Under a short rule they end the game. */
  readonly ended: bigint;
}

/** One tree that has ended. */
export const ENDED_TREE: RootedForest = { names: NUMBERED, parents: new Int32Array(0), ended: 1n };

/** The forest whose arcs lead from parents to children; every vertex has at most one arc that enters it. */
export function toForest({ order, offsets, targets, names }: Digraph): RootedForest {
  const parents = new Int32Array(order).fill(-1);
  for (let vertex = 0; vertex < order; vertex++)
    for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++)
      parents[targets[index] as number] = vertex;
  return { names, parents, ended: 0n };
}

export function forestOrder(forest: RootedForest): number {
  return forest.parents.length;
}

export function forestVertexName(forest: RootedForest, vertex: number): string {
  return nameOf(forest.names, vertex);
}

/** The vertices in an order in which each comes after its parent. */
export function fromRoots({ parents }: RootedForest): Int32Array {
  const order = parents.length;
  const { offsets, children } = childrenOf(parents);
  const line = new Int32Array(order);
  let size = 0;
  for (let vertex = 0; vertex < order; vertex++) if ((parents[vertex] as number) < 0) line[size++] = vertex;
  for (let next = 0; next < size; next++) {
    const vertex = line[next] as number;
    for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++)
      line[size++] = children[index] as number;
  }
  return line;
}

/** The children of vertex v are `children[offsets[v] … offsets[v + 1])`, ascending. */
export function childrenOf(parents: Int32Array): { readonly offsets: Int32Array; readonly children: Int32Array } {
  const offsets = new Int32Array(parents.length + 1);
  for (let vertex = 0; vertex < parents.length; vertex++) {
    const parent = parents[vertex] as number;
    if (parent >= 0) offsets[parent + 1] = (offsets[parent + 1] as number) + 1;
  }
  for (let vertex = 0; vertex < parents.length; vertex++)
    offsets[vertex + 1] = (offsets[vertex + 1] as number) + (offsets[vertex] as number);
  const next = offsets.slice();
  const children = new Int32Array(offsets[parents.length] as number);
  for (let vertex = 0; vertex < parents.length; vertex++) {
    const parent = parents[vertex] as number;
    if (parent < 0) continue;
    const place = next[parent] as number;
    children[place] = vertex;
    next[parent] = place + 1;
  }
  return { offsets, children };
}

/** The forest without the path from the root to this vertex. A tree of which nothing is left has ended. */
export function withoutPathTo(forest: RootedForest, vertex: number): RootedForest {
  const { parents } = forest;
  const isTaken = new Uint8Array(parents.length);
  for (let above = vertex; above >= 0; above = parents[above] as number) isTaken[above] = 1;
  const kept = new Uint32Array(parents.length);
  let size = 0;
  for (let other = 0; other < parents.length; other++) if (isTaken[other] === 0) kept[size++] = other;
  return keepVertices(forest, kept.slice(0, size), isTaken);
}

/** The forest on these vertices, ascending; a vertex whose parent is taken becomes a root. */
function keepVertices({ names, parents, ended }: RootedForest, kept: Uint32Array, isTaken: Uint8Array): RootedForest {
  const places = new Int32Array(parents.length).fill(-1);
  for (let place = 0; place < kept.length; place++) places[kept[place] as number] = place;
  const left = new Int32Array(kept.length);
  let hasEnded = true;
  for (let place = 0; place < kept.length; place++) {
    const parent = parents[kept[place] as number] as number;
    if (parent >= 0 && isTaken[parent] === 1) hasEnded = false;
    left[place] = parent < 0 ? -1 : (places[parent] as number);
  }
  return { names: pickNames(names, kept), parents: left, ended: hasEnded ? ended + 1n : ended };
}

/** The trees that have vertices, in the order of their smallest ones. */
export function listTrees(forest: RootedForest): RootedForest[] {
  const { parents, names } = forest;
  const roots = new Int32Array(parents.length);
  const sizes = new Int32Array(parents.length);
  let trees = 0;
  for (const vertex of fromRoots(forest)) {
    const parent = parents[vertex] as number;
    const root = parent < 0 ? vertex : (roots[parent] as number);
    roots[vertex] = root;
    sizes[root] = (sizes[root] as number) + 1;
    if (parent < 0) trees++;
  }
  if (trees === 0) return [];
  if (trees === 1) return [{ names, parents, ended: 0n }];
  const members = new Map<number, Uint32Array>();
  const places = new Int32Array(parents.length);
  for (let vertex = 0; vertex < parents.length; vertex++) {
    const root = roots[vertex] as number;
    let list = members.get(root);
    if (list === undefined) {
      list = new Uint32Array(sizes[root] as number);
      members.set(root, list);
      sizes[root] = 0;
    }
    const place = sizes[root] as number;
    places[vertex] = place;
    list[place] = vertex;
    sizes[root] = place + 1;
  }
  return [...members.values()].map((vertices) => {
    const inside = new Int32Array(vertices.length);
    for (let place = 0; place < vertices.length; place++) {
      const parent = parents[vertices[place] as number] as number;
      inside[place] = parent < 0 ? -1 : (places[parent] as number);
    }
    return { names: pickNames(names, vertices), parents: inside, ended: 0n };
  });
}

/** Forests side by side; their vertices keep their names where all are different, else they are called 1, 2, 3 … */
export function joinForests(forests: readonly Counted<RootedForest>[]): RootedForest {
  const ended = forests.reduce((sum, { item, count }) => sum + item.ended * count, 0n);
  const live = forests.filter(({ item }) => item.parents.length > 0);
  const all = live.flatMap(({ item, count }) => Array.from({ length: Number(count) }, () => item));
  const order = all.reduce((sum, { parents }) => sum + parents.length, 0);
  const { names, places } = pickedPlaces(all, order) ?? namedPlaces(all);
  const parents = new Int32Array(order);
  let first = 0;
  for (const forest of all) {
    for (let vertex = 0; vertex < forest.parents.length; vertex++) {
      const parent = forest.parents[vertex] as number;
      parents[places[first + vertex] as number] = parent < 0 ? -1 : (places[first + parent] as number);
    }
    first += forest.parents.length;
  }
  return { names, parents, ended };
}

interface Joined {
  readonly names: Names;
  /** Where each vertex goes, counted through all forests. */
  readonly places: Uint32Array;
}

/** Parts of one large forest are joined by the numbers they had there; names are not looked at. */
function pickedPlaces(forests: readonly RootedForest[], order: number): Joined | undefined {
  const [first] = forests;
  const base = first?.names.kind === 'picked' ? first.names.from : undefined;
  if (base === undefined) return undefined;
  const vertices = new Uint32Array(order);
  let size = 0;
  for (const { names } of forests) {
    if (names.kind !== 'picked' || names.from !== base) return undefined;
    vertices.set(names.vertices, size);
    size += names.vertices.length;
  }
  const kept = vertices.toSorted();
  for (let place = 1; place < order; place++) if (kept[place - 1] === kept[place]) return undefined;
  const placeOf = new Uint32Array((kept[order - 1] ?? 0) + 1);
  for (let place = 0; place < order; place++) placeOf[kept[place] as number] = place;
  return { names: pickNames(base, kept), places: vertices.map((vertex) => placeOf[vertex] as number) };
}

function namedPlaces(forests: readonly RootedForest[]): Joined {
  const given = forests.flatMap((forest) => Array.from(forest.parents, (_, vertex) => forestVertexName(forest, vertex)));
  if (new Set(given).size === given.length) return sortNames(given);
  return { names: NUMBERED, places: Uint32Array.from(given.keys()) };
}
