/**
 * Keeps a picture still while a game goes on: what is left of a graph stays where it was, and what has gone stays for one move as
 * faint dots. The line after a move may number its vertices anew (what is left of a path is again `P4`), so that each component of
 * the new picture is found in the old one: by names, by order, as a path, or as a tree. Where one is not found, nothing is kept.
 */
import { goneWith, neighboursOf } from './gone.ts';
import type { Edge, GraphShape, Vertex } from './shape.ts';

/** The new picture with the places of the old one, in which this move was made. */
export function keepPlaces(old: GraphShape, next: GraphShape, move: string): GraphShape {
  if (old.style !== next.style) return next;
  const around = neighboursOf(old);
  const labels = move.split(' & ');
  const gone = new Set(labels.flatMap((label) => [...goneWith(old, label, around)]));
  if (old.style === 'take' && gone.size === 0) return next;
  const isLeft = (vertex: Vertex) => !gone.has(vertex.name);
  const found = matchComponents(
    componentsOf(old, isLeft).map((component) => ({
      ...component,
      isMoved: component.vertices.some(({ name }) => labels.includes(name)),
    })),
    componentsOf(next, () => true),
  );
  if (found === undefined) return next;
  const vertices = next.vertices.map((vertex, index) => {
    const before = old.vertices[found.get(index) ?? -1];
    return before === undefined ? vertex : { ...vertex, x: before.x, y: before.y };
  });
  const renamed = new Map([...found].map(([now, before]) => [old.vertices[before]?.name ?? '', next.vertices[now]?.name ?? '']));
  const named = new Set(labels.flatMap((label) => [label, ...label.split('+')]));
  const ghosts = old.vertices
    .filter(({ name }) => gone.has(name))
    .map((vertex) => ({ ...vertex, picked: named.has(vertex.name) }));
  const { width, height } = old;
  return { ...next, vertices, width, height, ghosts, last: labels.flatMap((label) => renamed.get(label) ?? []) };
}

interface Component {
  /** Places in the picture, in its order. */
  readonly places: readonly number[];
  readonly vertices: readonly Vertex[];
  /** Edges by places in this component. */
  readonly edges: readonly Edge[];
  /** Whether the move was made in it; then more of it may be labelled. */
  readonly isMoved?: boolean;
}

function componentsOf({ vertices, edges }: GraphShape, isKept: (vertex: Vertex) => boolean): readonly Component[] {
  const root = vertices.map((_, index) => index);
  const find = (index: number): number => {
    let here = index;
    while (root[here] !== here) here = root[here] ?? here;
    return here;
  };
  const kept = vertices.map(isKept);
  const inner = edges.filter(({ from, to }) => kept[from] === true && kept[to] === true);
  for (const { from, to } of inner) root[find(from)] = find(to);
  const groups = new Map<number, number[]>();
  for (const index of vertices.keys()) {
    if (kept[index] === true) groups.set(find(index), [...(groups.get(find(index)) ?? []), index]);
  }
  return [...groups].map(([group, places]) => {
    const place = new Map(places.map((index, position) => [index, position]));
    const own = inner.filter(({ from }) => find(from) === group);
    return {
      places,
      vertices: places.flatMap((index) => vertices[index] ?? []),
      edges: own.map((edge) => ({ ...edge, from: place.get(edge.from) ?? 0, to: place.get(edge.to) ?? 0 })),
    };
  });
}

/** For each place of the new picture its place in the old one. */
function matchComponents(old: readonly Component[], next: readonly Component[]): ReadonlyMap<number, number> | undefined {
  if (old.length !== next.length) return undefined;
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
      return was === is || (is && old.isMoved === true);
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
  const path = [
    Math.max(
      0,
      around.findIndex((others) => others.length === 1),
    ),
  ];
  for (let here = path[0]; here !== undefined; ) {
    here = around[here]?.find((other) => !path.includes(other));
    if (here !== undefined) path.push(here);
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
