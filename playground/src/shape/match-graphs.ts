/**
 * Which vertex of a graph is which after a move. The line after a move may number its vertices anew (what is left of a path is again
 * `P4`), so that each component of the new graph is found in what the move left of the old one: by names, by order, as a path, or as a
 * tree. Components that are found so are the same game, whichever of several ways is taken.
 */
import type { GraphShape } from './shape.ts';

export interface NamedVertex {
  readonly name: string;
  readonly labelled?: boolean;
}

/** A graph without places: what a picture and a drawing have in common. */
export interface NamedGraph<V extends NamedVertex = NamedVertex> extends Pick<GraphShape, 'style' | 'directed'> {
  readonly vertices: readonly V[];
  readonly edges: readonly Ends[];
}

interface Ends {
  readonly from: number;
  readonly to: number;
}

interface Component {
  /** Places in the graph, in its order. */
  readonly places: readonly number[];
  readonly vertices: readonly NamedVertex[];
  /** Edges by places in this component. */
  readonly edges: readonly Ends[];
  /** Whether the move was made in it; then more of it may be labelled. */
  readonly isMoved: boolean;
}

/** For each place of the new graph its place in the old one, of which these vertices are left and in which these were named. */
export function matchGraphs(
  old: NamedGraph,
  next: NamedGraph,
  isLeft: (place: number) => boolean,
  isNamed: (place: number) => boolean,
): ReadonlyMap<number, number> | undefined {
  return matchComponents(
    componentsOf(old, isLeft, isNamed),
    componentsOf(
      next,
      () => true,
      () => false,
    ),
    old.style === 'label',
  );
}

function componentsOf(
  { vertices, edges }: NamedGraph,
  isKept: (place: number) => boolean,
  isNamed: (place: number) => boolean,
): readonly Component[] {
  const root = vertices.map((_, index) => index);
  const find = (index: number): number => {
    let here = index;
    while (root[here] !== here) here = root[here] ?? here;
    return here;
  };
  const kept = vertices.map((_, index) => isKept(index));
  const inner = edges.filter(({ from, to }) => kept[from] === true && kept[to] === true);
  for (const { from, to } of inner) root[find(from)] = find(to);
  const groups = new Map<number, { readonly places: number[]; readonly edges: Ends[] }>();
  for (const index of vertices.keys()) {
    if (kept[index] !== true) continue;
    const group = groups.get(find(index)) ?? { places: [], edges: [] };
    group.places.push(index);
    groups.set(find(index), group);
  }
  for (const edge of inner) groups.get(find(edge.from))?.edges.push(edge);
  return [...groups.values()].map(({ places, edges: own }) => {
    const place = new Map(places.map((index, position) => [index, position]));
    return {
      places,
      vertices: places.flatMap((index) => vertices[index] ?? []),
      edges: own.map(({ from, to }) => ({ from: place.get(from) ?? 0, to: place.get(to) ?? 0 })),
      isMoved: places.some(isNamed),
    };
  });
}

/** `mayEnd`: components in which nothing can be labelled any more are left out of the line. */
function matchComponents(
  old: readonly Component[],
  next: readonly Component[],
  mayEnd: boolean,
): ReadonlyMap<number, number> | undefined {
  if (mayEnd ? old.length < next.length : old.length !== next.length) return undefined;
  const free = new Set(old);
  const found = new Map<number, number>();
  for (const component of next) {
    const pair = firstMatch([...free], component);
    if (pair === undefined) return undefined;
    free.delete(pair.with);
    for (const [now, before] of pair.order.entries()) found.set(component.places[now] ?? -1, pair.with.places[before] ?? -1);
  }
  return found;
}

function firstMatch(
  candidates: readonly Component[],
  next: Component,
): { readonly with: Component; readonly order: readonly number[] } | undefined {
  for (const orderOf of [byName, byOrder, asPath, asTree]) {
    for (const old of candidates) {
      if (old.vertices.length !== next.vertices.length || old.edges.length !== next.edges.length) continue;
      const order = orderOf(old, next);
      if (order !== undefined && fits(old, next, order)) return { with: old, order };
    }
  }
  return undefined;
}

/** Whether edges go to edges, and what was labelled still is; without a move nothing else is. */
function fits(old: Component, next: Component, order: readonly number[]): boolean {
  const key = (u: number, v: number) => `${Math.min(u, v)} ${Math.max(u, v)}`;
  const edges = new Set(old.edges.map(({ from, to }) => key(from, to)));
  if (new Set(order).size !== old.vertices.length) return false;
  return (
    next.edges.every(({ from, to }) => edges.has(key(order[from] ?? -1, order[to] ?? -1))) &&
    order.every((before, now) => {
      const [was, is] = [old.vertices[before]?.labelled === true, next.vertices[now]?.labelled === true];
      return was === is || (is && old.isMoved);
    })
  );
}

function byName(old: Component, next: Component): readonly number[] | undefined {
  const places = new Map(old.vertices.map(({ name }, index) => [name, index]));
  const order = next.vertices.map(({ name }) => places.get(name) ?? -1);
  return order.includes(-1) ? undefined : order;
}

function byOrder(_old: Component, next: Component): readonly number[] {
  return [...next.vertices.keys()];
}

function asPath(old: Component, next: Component): readonly number[] | undefined {
  const [before, now] = [alongPath(old), alongPath(next)];
  if (before === undefined || now === undefined) return undefined;
  const order: number[] = [];
  for (const [index, place] of now.entries()) order[place] = before[index] ?? -1;
  return order;
}

function alongPath({ vertices, edges }: Component): readonly number[] | undefined {
  if (edges.length !== vertices.length - 1) return undefined;
  const around = vertices.map((): number[] => []);
  for (const { from, to } of edges) {
    around[from]?.push(to);
    around[to]?.push(from);
  }
  if (around.some((others) => others.length > 2)) return undefined;
  const start = Math.max(
    0,
    around.findIndex((others) => others.length === 1),
  );
  const path = [start];
  for (let here: number | undefined = start, before = -1; here !== undefined; ) {
    const next: number | undefined = around[here]?.find((other) => other !== before);
    if (next !== undefined) path.push(next);
    [here, before] = [next, here];
  }
  return path.length === vertices.length ? path : undefined;
}

/** Trees with a root on top, whose subtrees may have changed their order. */
function asTree(old: Component, next: Component): readonly number[] | undefined {
  const [before, now] = [subtrees(old), subtrees(next)];
  if (before === undefined || now === undefined) return undefined;
  const order: number[] = [];
  const pairs = [[now.root, before.root] as const];
  for (const [here, there] of pairs) {
    order[here] = there;
    const free = new Set(before.children[there]);
    for (const child of now.children[here] ?? []) {
      const twin = [...free].find((other) => before.texts[other] === now.texts[child]);
      if (twin === undefined) return undefined;
      free.delete(twin);
      pairs.push([child, twin]);
    }
  }
  return order;
}

function subtrees({ vertices, edges }: Component) {
  const children = vertices.map((): number[] => []);
  const hasParent = new Set<number>();
  for (const { from, to } of edges) {
    children[from]?.push(to);
    hasParent.add(to);
  }
  const roots = [...vertices.keys()].filter((index) => !hasParent.has(index));
  const [root] = roots;
  if (root === undefined || roots.length > 1 || edges.length !== vertices.length - 1) return undefined;
  const order = [root];
  for (const here of order) order.push(...(children[here] ?? []));
  const texts: string[] = [];
  for (const here of order.toReversed()) {
    const below = (children[here] ?? []).map((child) => texts[child] ?? '');
    texts[here] = `(${below.sort().join('')})`;
  }
  return { root, children, texts };
}
