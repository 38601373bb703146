/** Which vertices go with a move, as far as the picture itself says so: a vertex with its neighbours, or the path to a root. */
import type { NamedGraph } from './match-graphs.ts';

export function neighboursOf({ vertices, edges, directed }: NamedGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const around = new Map(vertices.map(({ name }) => [name, new Set<string>()]));
  for (const { from, to } of edges) {
    const [u, v] = [vertices[from]?.name ?? '', vertices[to]?.name ?? ''];
    around.get(u)?.add(v);
    if (directed !== true) around.get(v)?.add(u);
  }
  return around;
}

export function goneWith(
  { style, vertices, edges }: NamedGraph,
  label: string,
  around: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  if (style === 'take' && around.has(label)) return new Set([label, ...(around.get(label) ?? [])]);
  if (style === 'pick') return new Set(label.split('+').filter((name) => around.has(name)));
  const path = new Set<string>();
  let here = style === 'forest' ? vertices.findIndex(({ name }) => name === label) : -1;
  while (here >= 0) {
    path.add(vertices[here]?.name ?? '');
    here = edges.find(({ to }) => to === here)?.from ?? -1;
  }
  return path;
}
