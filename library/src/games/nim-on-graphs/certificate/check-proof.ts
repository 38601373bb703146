/**
 * Whether the proof in a certificate `nim-on-graphs` holds, without the code that wrote it.
 *
 * The certificate has the edges of a position with their values, the piece, the outcome and a proof. Everything is read again
 * from the edges: nim-sums, the component of the piece, the two sides, capacities of cuts, what cycles leave of the weights.
 * The theorems that turn these facts into an outcome are proved in `docs/theory/nim-on-graphs.md`.
 */
import type { Candidates, Cuts, ListedProof, ProofMove, Superposition } from './proof.ts';

export type ProofCheck = { readonly holds: true; readonly found: string } | { readonly holds: false; readonly why: string };

/** What is proved about which position. */
export interface ProvedOutcome {
  readonly outcome: 'N' | 'P';
  readonly piece: string;
  readonly edges: readonly (readonly [from: string, to: string, weight: string])[];
  readonly proof: ListedProof;
}

/** For each vertex its neighbours with the weights between them, all positive. */
type Weights = Map<string, Map<string, bigint>>;

class Wrong extends Error {}

export function checkProof({ outcome, piece, edges, proof }: ProvedOutcome): ProofCheck {
  try {
    const weights = reach(nimSums(edges), piece);
    const proved = check(weights, piece, proof);
    if (proved !== outcome) throw new Wrong(`the proof is one of ${proved}`);
    return { holds: true, found: `a position of ${weights.size} vertices, proved by ${proof.rule}` };
  } catch (error) {
    if (error instanceof Wrong) return { holds: false, why: error.message };
    throw error;
  }
}

/** The outcome that the proof proves. */
function check(weights: Weights, piece: string, proof: ListedProof): 'N' | 'P' {
  switch (proof.rule) {
    case 'no-move':
      demand(neighbours(weights, piece).size === 0, 'the piece can move');
      return 'P';
    case 'leaf': {
      const around = neighbours(weights, proof.leaf);
      demand(proof.leaf !== piece && around.size === 1 && around.has(piece), 'this is no leaf next to the piece');
      return 'N';
    }
    case 'leaves-pruned':
      return check(prune(weights, piece, proof.pairs), piece, proof.after);
    case 'move': {
      const { to, left } = readMove(proof.move, weights, piece);
      demand(check(play(weights, piece, to, left), to, proof.after) === 'P', 'the move does not lead to a lost position');
      return 'N';
    }
    case 'superposition':
      checkSuperposition(weights, piece, proof);
      return 'N';
    case 'cuts':
      checkCuts(weights, piece, proof);
      return 'P';
    case 'candidates':
      checkCandidates(weights, piece, proof);
      return 'P';
    case 'even-set': {
      const set = new Set(proof.set);
      demand(set.has(piece), 'the piece is not in the set');
      checkParity(weights, piece, set, 0, () => 0);
      return 'P';
    }
    case 'odd-stars':
      checkParity(weights, piece, new Set(proof.stars), 1, (vertex) => (vertex === piece ? 1 : 0));
      return 'N';
  }
}

/** Takes away a vertex next to a leaf together with the leaf, pair by pair. */
function prune(weights: Weights, piece: string, pairs: readonly (readonly [string, string])[]): Weights {
  const left: Weights = new Map([...weights].map(([vertex, around]) => [vertex, new Map(around)]));
  for (const [beside, leaf] of pairs) {
    const around = neighbours(left, leaf);
    demand(beside !== piece && leaf !== piece && beside !== leaf, 'the piece is on a pruned vertex');
    demand(around.size === 1 && around.has(beside), `${leaf} is no leaf next to ${beside}`);
    for (const gone of [beside, leaf]) {
      for (const other of neighbours(left, gone).keys()) left.get(other)?.delete(gone);
      left.delete(gone);
    }
  }
  return reach(left, piece);
}

/** The position is an odd path and cycles laid over each other, and the piece is on an even vertex. Returns the last odd vertex. */
function checkSuperposition(weights: Weights, piece: string, proof: Superposition): string {
  const side = oddSide(weights, piece, 1);
  const rest = new Map<string, Map<string, bigint>>([...weights].map(([vertex, around]) => [vertex, new Map(around)]));
  for (const { vertices, count } of proof.cycles) {
    demand(vertices.length >= 4 && new Set(vertices).size === vertices.length, 'a cycle meets a vertex twice');
    lower(rest, [...vertices, vertices[0] ?? ''], BigInt(count));
  }
  const { path } = proof;
  const last = path.length % 2 === 0 ? path.length - 1 : path.length - 2;
  const odd = path[last] ?? '';
  demand(path[0] === piece && last >= 1 && side.get(odd) === 1, 'the odd path does not start from the piece');
  demand(new Set(path.slice(0, last + 1)).size === last + 1, 'the odd path meets a vertex twice');
  for (let step = 0; step < last; step++) {
    const weight = rest.get(path[step] ?? '')?.get(path[step + 1] ?? '') ?? 0n;
    demand(weight > 0n, 'the odd path has an edge without weight');
  }
  const beyond = path[last + 1];
  if (beyond === undefined) demand(neighbours(weights, odd).size === 1, 'the odd path ends too early');
  else {
    demand(beyond !== path[last - 1] && neighbours(weights, odd).has(beyond), 'the odd path ends with no edge');
    demand(rest.get(odd)?.get(beyond) === 0n, 'the last edge of the odd path keeps some weight');
  }
  return odd;
}

/** Every odd vertex has equal weights, or a cut that is too small. */
function checkCuts(weights: Weights, piece: string, proof: Cuts): void {
  const side = oddSide(weights, piece, 1);
  const cuts = proof.cuts.map((cut) => {
    const set = new Set(cut.side);
    const capacity = capacityOf(weights, side, set);
    demand(String(capacity) === cut.capacity, 'a cut has another capacity');
    return { set, capacity };
  });
  const reasons = new Map(proof.odd);
  for (const [vertex, own] of side) {
    if (own === 0) continue;
    const [thick, thin] = [...neighbours(weights, vertex)].sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0));
    if (thick === undefined || thin === undefined) throw new Wrong(`${vertex} is a leaf`);
    if (thick[1] === thin[1]) continue;
    const cut = cuts[reasons.get(vertex) ?? -1];
    if (cut === undefined) throw new Wrong(`${vertex} has no cut`);
    demand(cut.set.has(thick[0]) !== cut.set.has(thin[0]), `the cut of ${vertex} does not separate its neighbours`);
    const most = cut.set.has(piece) === cut.set.has(thin[0]) ? 2n * thin[1] : 2n * thin[1] - 1n;
    demand(cut.capacity <= most, `the cut of ${vertex} is too large`);
  }
}

/** The piece is on an odd vertex u; every option is won, because of flows between the neighbours of u or by a candidate. */
function checkCandidates(weights: Weights, piece: string, proof: Candidates): void {
  oddSide(weights, piece, 0);
  const ends = [...neighbours(weights, piece)];
  const rest = new Map<string, Map<string, bigint>>([...weights].map(([vertex, around]) => [vertex, new Map(around)]));
  let flow = 0n;
  for (const { vertices, count } of proof.paths) {
    demand(!vertices.includes(piece) && new Set(vertices).size === vertices.length, 'a path meets a vertex twice');
    const outer = [vertices[0] ?? '', vertices.at(-1) ?? ''];
    demand(ends.length === 2 && ends.every(([end]) => outer.includes(end)), 'a path does not join the neighbours of the piece');
    const amount = BigInt(count);
    lower(rest, vertices, amount);
    flow += amount;
  }
  for (const [index, [end, weight]] of ends.entries()) {
    const other = ends[1 - index]?.[1] ?? 0n;
    const reached = flow < other ? flow : other;
    if (reached >= weight) continue;
    const candidate = proof.candidates.find(({ move }) => move.to === end);
    if (candidate === undefined) throw new Wrong(`the move to ${end} has no candidate`);
    const { to, left } = readMove(candidate.move, weights, piece);
    demand(left <= reached, 'a candidate leaves more than the paths carry');
    const odd = checkSuperposition(play(weights, piece, to, left), to, candidate.after);
    demand(odd !== piece, 'the odd path of a candidate ends where the piece was');
  }
}

/** All weights are 1, and each vertex of one side has the given parity of neighbours in the set, which is in the other side. */
function checkParity(
  weights: Weights,
  piece: string,
  set: ReadonlySet<string>,
  setSide: 0 | 1,
  parity: (vertex: string) => number,
): void {
  const side = sides(weights, piece);
  for (const member of set) demand(side.get(member) === setSide, `${member} is on the wrong side`);
  for (const [vertex, around] of weights) {
    for (const weight of around.values()) demand(weight === 1n, 'a weight is not 1');
    if (side.get(vertex) === setSide) continue;
    const inSet = [...around.keys()].filter((other) => set.has(other)).length;
    demand(inSet % 2 === parity(vertex), `${vertex} has the wrong parity`);
  }
}

/** The two sides, 0 for that of the piece; the odd side has no vertex of degree three or more. */
function oddSide(weights: Weights, piece: string, odd: 0 | 1): Map<string, 0 | 1> {
  const side = sides(weights, piece);
  for (const [vertex, own] of side) {
    if (own === odd) demand(neighbours(weights, vertex).size <= 2, `the odd vertex ${vertex} has degree three or more`);
  }
  return side;
}

function sides(weights: Weights, piece: string): Map<string, 0 | 1> {
  const side = new Map<string, 0 | 1>([[piece, 0]]);
  for (const [vertex, own] of side) {
    for (const other of neighbours(weights, vertex).keys()) {
      demand(side.get(other) !== own, 'the graph is not bipartite');
      if (!side.has(other)) side.set(other, own === 0 ? 1 : 0);
    }
  }
  return side;
}

/** The smaller weights of the odd vertices with one neighbour in the set and one outside. */
function capacityOf(weights: Weights, side: ReadonlyMap<string, 0 | 1>, set: ReadonlySet<string>): bigint {
  let capacity = 0n;
  for (const vertex of set) {
    demand(side.get(vertex) === 0, 'a cut is no set of even vertices');
    for (const odd of neighbours(weights, vertex).keys()) {
      const around = [...neighbours(weights, odd)];
      if (around.length < 2 || around.every(([end]) => set.has(end))) continue;
      capacity += around.map(([, weight]) => weight).reduce((a, b) => (a < b ? a : b));
    }
  }
  return capacity;
}

/** Takes an amount off every edge of a walk. */
function lower(weights: Weights, walk: readonly string[], amount: bigint): void {
  demand(amount > 0n, 'a count is not positive');
  for (let step = 0; step + 1 < walk.length; step++) {
    const [from = '', to = ''] = [walk[step], walk[step + 1]];
    const left = (weights.get(from)?.get(to) ?? 0n) - amount;
    demand(left >= 0n, `the edge from ${from} to ${to} has not that much weight`);
    weights.get(from)?.set(to, left);
    weights.get(to)?.set(from, left);
  }
}

function readMove(move: ProofMove, weights: Weights, piece: string): { to: string; left: bigint } {
  const { to } = move;
  const left = BigInt(move.left);
  demand(left < (neighbours(weights, piece).get(to) ?? 0n), 'a move of the proof is not allowed');
  return { to, left };
}

function play(weights: Weights, piece: string, to: string, left: bigint): Weights {
  const after: Weights = new Map([...weights].map(([vertex, around]) => [vertex, new Map(around)]));
  if (left > 0n) {
    after.get(piece)?.set(to, left);
    after.get(to)?.set(piece, left);
  } else {
    after.get(piece)?.delete(to);
    after.get(to)?.delete(piece);
  }
  return reach(after, to);
}

/** The nim-sums of parallel edges and loops. */
function nimSums(edges: ProvedOutcome['edges']): Weights {
  const weights: Weights = new Map();
  const add = (from: string, to: string, weight: bigint) => {
    const around = weights.get(from) ?? new Map<string, bigint>();
    around.set(to, (around.get(to) ?? 0n) ^ weight);
    weights.set(from, around);
  };
  for (const [from, to, weight] of edges) {
    add(from, to, BigInt(weight));
    if (from !== to) add(to, from, BigInt(weight));
  }
  return weights;
}

/** The component of the piece, without edges of weight 0. */
function reach(weights: Weights, piece: string): Weights {
  const found: Weights = new Map([[piece, new Map()]]);
  for (const [vertex, around] of found) {
    for (const [other, weight] of weights.get(vertex) ?? []) {
      if (weight === 0n) continue;
      around.set(other, weight);
      if (!found.has(other)) found.set(other, new Map());
    }
  }
  return found;
}

function neighbours(weights: Weights, vertex: string): Map<string, bigint> {
  const around = weights.get(vertex);
  if (around === undefined) throw new Wrong(`there is no vertex ${vertex.slice(0, 40)} within reach`);
  return around;
}

function demand(condition: boolean, why: string): void {
  if (!condition) throw new Wrong(why);
}
