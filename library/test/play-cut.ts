/** Cuts of Nim on graphs, tried on the certificate: what crosses them, what they separate, and whether a smaller one is there. */
import type { CutMark, Verdict } from '../src/index.ts';
import type { Report } from './play-marks.ts';

interface Proof {
  readonly rule: string;
  readonly pairs?: readonly (readonly [string, string])[];
  readonly move?: { readonly to: string; readonly left: string };
  readonly after?: Proof;
}

type WeightedEdge = readonly [string, string, bigint];

/** The edges that the innermost proof is about, parallel ones joined. */
function innerEdges(verdict: Verdict): readonly WeightedEdge[] {
  const told = verdict.certificate?.() as unknown as {
    proof: Proof;
    piece: string;
    edges: readonly (readonly [string, string, string])[];
  };
  let { proof, piece } = told;
  const joined = new Map<string, WeightedEdge>();
  for (const [u, v, weight] of told.edges) {
    const key = [u, v].sort().join(' ');
    joined.set(key, [u, v, (joined.get(key)?.[2] ?? 0n) ^ BigInt(weight)]);
  }
  let edges = [...joined.values()];
  for (; proof.after !== undefined; proof = proof.after) {
    const gone = new Set(proof.pairs?.flat());
    edges = edges.filter(([u, v]) => !gone.has(u) && !gone.has(v));
    const { move } = proof;
    if (move === undefined) continue;
    const from = piece;
    edges = edges.map((edge) => (edge.includes(from) && edge.includes(move.to) ? [edge[0], edge[1], BigInt(move.left)] : edge));
    piece = move.to;
  }
  return reached(
    edges.filter(([, , weight]) => weight > 0n),
    piece,
  );
}

function reached(edges: readonly WeightedEdge[], start: string): readonly WeightedEdge[] {
  const seen = new Set([start]);
  for (const here of seen) for (const [u, v] of edges) if (u === here || v === here) seen.add(u).add(v);
  return edges.filter(([u]) => seen.has(u));
}

export function playCut(question: string, verdict: Verdict, mark: CutMark, report: Report): void {
  const links = linksOf(innerEdges(verdict), mark.between[0]).filter(({ vertex }) => vertex !== mark.besides);
  const capacity = capacityOf(links, new Set(mark.side));
  report.check('cut', capacity === mark.capacity, () => `${question}: ${mark.text} has the capacity ${capacity}`);
  const [a, b] = mark.between;
  report.check(
    'cut between',
    mark.side.includes(a) !== mark.side.includes(b),
    () => `${question}: ${a} and ${b} are not cut apart`,
  );
  const evens = [...new Set([a, b, ...links.flatMap(({ ends }) => ends)])].filter((name) => name !== a && name !== b);
  if (!mark.isMinimum || evens.length > 8) return;
  for (let bits = 0; bits < 2 ** evens.length; bits++) {
    const side = new Set([a, ...evens.filter((_, index) => ((bits >> index) & 1) === 1)]);
    const other = capacityOf(links, side);
    if (other < mark.capacity) report.check('minimum', false, () => `${question}: ${[...side].join(' ')} has ${other}`);
  }
  report.count('minimum');
}

interface TwoEnds {
  readonly vertex: string;
  readonly ends: readonly string[];
  readonly capacity: bigint;
}

/** Vertices at odd distance from an even one, as links between their neighbours. */
function linksOf(edges: readonly WeightedEdge[], even: string): readonly TwoEnds[] {
  const distance = new Map([[even, 0]]);
  for (const [here, far] of distance)
    for (const [u, v] of edges)
      for (const other of u === here ? [v] : v === here ? [u] : []) if (!distance.has(other)) distance.set(other, far + 1);
  return [...distance].flatMap(([vertex, far]) => {
    const own = edges.filter(([u, v]) => u === vertex || v === vertex);
    if (far % 2 === 0 || own.length !== 2) return [];
    const weights = own.map(([, , weight]) => weight);
    const capacity = weights.reduce((a, b) => (a < b ? a : b));
    return [{ vertex, ends: own.map(([u, v]) => (u === vertex ? v : u)), capacity }];
  });
}

function capacityOf(links: readonly TwoEnds[], side: ReadonlySet<string>): bigint {
  return links.reduce((sum, { ends: [a = '', b = ''], capacity }) => (side.has(a) === side.has(b) ? sum : sum + capacity), 0n);
}
