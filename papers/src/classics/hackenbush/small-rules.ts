/** Green Hackenbush by its rule alone, on small drawings whose ground is the vertex 0: no ruleset, no theorem. */

export type Drawing = readonly (readonly [number, number])[];

/** What stands: the edges that have a way to the ground. */
export function standing(edges: Drawing): Drawing {
  const reached = new Set([0]);
  for (const vertex of reached) for (const edge of edges) if (edge.includes(vertex)) for (const end of edge) reached.add(end);
  return edges.filter(([u]) => reached.has(u));
}

const values = new Map<string, number>();
const wins = new Map<string, boolean>();

function options(edges: Drawing): readonly Drawing[] {
  return edges.map((_, cut) => standing(edges.filter((__, index) => index !== cut)));
}

export function drawingValue(edges: Drawing): number {
  const key = edges.join(' ');
  const known = values.get(key);
  if (known !== undefined) return known;
  const met = new Set(options(edges).map(drawingValue));
  let value = 0;
  while (met.has(value)) value++;
  values.set(key, value);
  return value;
}

export function isWonInMisere(edges: Drawing): boolean {
  const key = edges.join(' ');
  const known = wins.get(key);
  if (known !== undefined) return known;
  const left = options(edges);
  const won = left.length === 0 || left.some((option) => !isWonInMisere(option));
  wins.set(key, won);
  return won;
}

/** All drawings of so many edges, loops and parallel ones among them, on the ground and three vertices, of which everything stands. */
export function eachDrawing(edges: number): readonly Drawing[] {
  const pairs: (readonly [number, number])[] = [];
  for (let u = 0; u < 4; u++) for (let v = u; v < 4; v++) pairs.push([u, v]);
  let drawings: { readonly last: number; readonly drawing: Drawing }[] = [{ last: 0, drawing: [] }];
  for (let size = 0; size < edges; size++)
    drawings = drawings.flatMap(({ last, drawing }) =>
      pairs.slice(last).map((pair, index) => ({ last: last + index, drawing: [...drawing, pair] })),
    );
  return drawings.map(({ drawing }) => drawing).filter((drawing) => standing(drawing).length === drawing.length);
}

export function wordsOf(edges: Drawing): string {
  return [...edges.map((ends) => ends.join('-')), '@0'].join(' ');
}

/** Whether an edge is on a cycle: its ends hang together without it, the ground being one vertex. */
export function isOnCycle(edges: Drawing, cut: number): boolean {
  const [from, to] = edges[cut] ?? [0, 0];
  const others = edges.filter((_, index) => index !== cut);
  const reached = new Set([from]);
  for (const vertex of reached) for (const edge of others) if (edge.includes(vertex)) for (const end of edge) reached.add(end);
  return reached.has(to);
}

/** The same with the two ends of an edge made one, which keeps the smaller number. */
export function fuseEnds(edges: Drawing, fused: number): Drawing {
  const [u, v] = edges[fused] ?? [0, 0];
  const [kept, gone] = u < v ? [u, v] : [v, u];
  const moved = (vertex: number) => (vertex === gone ? kept : vertex);
  return edges.map(([a, b]) => [moved(a), moved(b)] as const);
}
