/**
 * Nim on graphs as pictures: the odd path with its leftover, the cut that proves it, unit cycles, and for lost positions a cut for
 * each odd vertex.
 *
 * Odd vertices have two neighbours and are links between even vertices; what a link carries is its smaller weight [fukuyama2003].
 */
import type { Certificate } from 'impartial';
import type { Picture } from './layers.ts';
import { type Link, minimumCut } from './minimum-cut.ts';

/** Leaves that a caption names. */
const MOST_LEAVES = 6;

export interface Proof {
  readonly rule: string;
  readonly path?: readonly string[];
  readonly cycles?: readonly { readonly vertices: readonly string[]; readonly count: string }[];
  readonly cuts?: readonly { readonly side: readonly string[]; readonly capacity: string }[];
  /** Odd vertices, each with the number of its cut; null where its weights are equal. */
  readonly odd?: readonly (readonly [string, number | null])[];
  readonly set?: readonly string[];
  readonly stars?: readonly string[];
  readonly pairs?: readonly (readonly [string, string])[];
  readonly move?: { readonly to: string; readonly left: string };
  readonly after?: Proof;
}

export interface GraphNim {
  readonly edges: readonly (readonly [string, string, string])[];
  readonly piece: string;
  readonly proof: Proof;
  /** Vertices next to leaves with their leaves, in the order in which they were taken away. */
  readonly pruned: readonly (readonly [string, string])[];
  /** Where the piece was moved to before the proof, if it was. */
  readonly movedTo?: string;
}

interface Pictures {
  readonly path: readonly Picture[];
  readonly cut: readonly Picture[];
  readonly cycles: readonly Picture[];
  readonly marks: readonly Picture[];
  readonly leaves: readonly Picture[];
}

/** The innermost proof, with the position it is about: a move may come first, and leaves may be gone. */
export function readGraphNim(certificate: Certificate): GraphNim {
  let { edges, piece, proof } = certificate as unknown as Pick<GraphNim, 'edges' | 'piece' | 'proof'>;
  const pruned: (readonly [string, string])[] = [];
  let movedTo: string | undefined;
  for (; proof.after !== undefined; proof = proof.after) {
    const { pairs = [], move } = proof;
    pruned.push(...pairs);
    const gone = new Set(pairs.flat());
    edges = edges.filter(([u, v]) => !gone.has(u) && !gone.has(v));
    if (move === undefined) continue;
    const [from, { to, left }] = [piece, move];
    edges = edges.map((edge) => (edge.includes(from) && edge.includes(to) ? [edge[0], edge[1], left] : edge));
    [piece, movedTo] = [to, to];
  }
  return { edges, piece, proof, pruned, ...(movedTo !== undefined && { movedTo }) };
}

export function graphNimPictures(certificate: Certificate): Pictures {
  const { edges, proof, pruned, movedTo } = readGraphNim(certificate);
  const { path, cycles = [], cuts = [], odd = [], set, stars } = proof;
  const when = movedTo === undefined ? '' : `after the move to ${movedTo}: `;
  const marked = set ?? stars;
  const end = path?.at(-2);
  return {
    path:
      path === undefined
        ? []
        : [{ caption: `odd path ${path.slice(0, -1).join(' ')}; it ends at ${end}`, overlay: { path: path.slice(0, -1) } }],
    cut:
      path === undefined
        ? odd.flatMap(([vertex, index]) => {
            const cut = index === null ? undefined : cuts[index];
            return cut === undefined ? [] : [lostCut(edges, vertex, cut.side, when)];
          })
        : wonCut(edges, path),
    cycles: cycles.map(({ vertices, count }) => ({
      caption: `${vertices.join(' ')}, ${count === '1' ? 'once' : `${count} times`}`,
      overlay: { cycle: { vertices, count } },
    })),
    marks:
      marked === undefined
        ? []
        : [{ caption: markedWords(proof, marked), overlay: { notes: new Map(marked.map((name) => [name, '★'])) } }],
    leaves: pruned.length === 0 ? [] : [leavesPicture(pruned)],
  };
}

function markedWords({ set }: Proof, marked: readonly string[]): string {
  const names = marked.join(', ');
  return set === undefined
    ? `the edges at ${names} meet the piece oddly, and all others of its side evenly`
    : `${names} meet every vertex of the other side evenly`;
}

function leavesPicture(pruned: GraphNim['pruned']): Picture {
  const words = pruned.slice(0, MOST_LEAVES).map(([vertex, leaf]) => `${vertex} with its leaf ${leaf}`);
  return {
    caption: `taken away in this order: ${words.join(', ')}${pruned.length > MOST_LEAVES ? ', …' : ''}`,
    overlay: { notes: new Map(pruned.flatMap((pair, index) => pair.map((name) => [name, `${index + 1}.`] as const))) },
  };
}

/** Every vertex with two edges, as a link between its neighbours, by name. */
function listLinks(edges: GraphNim['edges'], odd: ReadonlySet<string>): ReadonlyMap<string, Link> {
  const links = new Map<string, Link>();
  for (const name of odd) {
    const ends = edges.flatMap(([u, v, weight]) =>
      u === name ? [{ even: v, weight }] : v === name ? [{ even: u, weight }] : [],
    );
    const [a, b] = ends;
    if (a === undefined || b === undefined) continue;
    const capacity = BigInt(a.weight) < BigInt(b.weight) ? BigInt(a.weight) : BigInt(b.weight);
    links.set(name, { from: a.even, to: b.even, capacity });
  }
  return links;
}

function oddVertices(edges: GraphNim['edges'], isEven: (name: string) => boolean): ReadonlySet<string> {
  return new Set(edges.flatMap(([u, v]) => [u, v] as const).filter((name) => !isEven(name)));
}

/** Names by the parity of their distance from one vertex. */
function evenFrom(edges: GraphNim['edges'], start: string): ReadonlySet<string> {
  const distance = new Map([[start, 0]]);
  for (const [here, far] of distance)
    for (const [u, v] of edges) {
      const other = u === here ? v : v === here ? u : undefined;
      if (other !== undefined && !distance.has(other)) distance.set(other, far + 1);
    }
  return new Set([...distance].flatMap(([name, far]) => (far % 2 === 0 ? [name] : [])));
}

/** Between the two sides of the odd vertex where the path ends, without that vertex. */
function wonCut(edges: GraphNim['edges'], path: readonly string[]): readonly Picture[] {
  const [thick, end, thin] = path.slice(-3);
  if (thick === undefined || end === undefined || thin === undefined) return [];
  const evens = evenFrom(edges, path[0] ?? '');
  const links = new Map(
    listLinks(
      edges,
      oddVertices(edges, (name) => evens.has(name)),
    ),
  );
  links.delete(end);
  const side = minimumCut([...links.values()], thick, thin);
  return [cutPicture(links, side, `minimum cut besides ${end}`, end)];
}

function lostCut(edges: GraphNim['edges'], vertex: string, side: readonly string[], when: string): Picture {
  const evens = evenFrom(edges, side[0] ?? '');
  const links = listLinks(
    edges,
    oddVertices(edges, (name) => evens.has(name)),
  );
  return cutPicture(links, new Set(side), `${when}minimum cut for ${vertex}`);
}

function cutPicture(links: ReadonlyMap<string, Link>, side: ReadonlySet<string>, what: string, besides?: string): Picture {
  const crossing = [...links.values()].filter(({ from, to, capacity }) => capacity > 0n && side.has(from) !== side.has(to));
  const inside = [...links].flatMap(([name, { from, to }]) => (side.has(from) && side.has(to) ? [name] : []));
  const total = crossing.reduce((sum, { capacity }) => sum + capacity, 0n);
  const caption = `minimum cut: ${crossing.map(({ capacity }) => capacity).join(' + ') || '0'}${crossing.length > 1 ? ` = ${total}` : ''}`;
  const cut = { side: [...side, ...inside], caption, ...(besides !== undefined && { besides }) };
  return { caption: `${what}: ${caption.slice(13)}`, overlay: { cut } };
}
