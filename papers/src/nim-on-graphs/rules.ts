/** Nim on graphs by the rules alone, on small multigraphs, and what the paper's words mean there, by trying everything. */
import { range } from '../statements/tally.ts';

export interface Edge {
  readonly ends: readonly [number, number];
  readonly weight: number;
}

export interface GraphNim {
  readonly edges: readonly Edge[];
  readonly piece: number;
}

/** Even vertices are 0, 1, 2 …, odd ones 100, 101 … */
export const ODD = 100;
export const isOdd = (vertex: number) => vertex >= ODD;

export function graphNimQuestion({ edges, piece }: GraphNim): string {
  return `nim-on-graphs ${edges.map(({ ends: [a, b], weight }) => `${a}-${b}=${weight}`).join(' ')} @${piece}`;
}

export const otherEnd = ({ ends: [a, b] }: Edge, vertex: number) => (a === vertex ? b : a);

/** The Grundy values of all positions on one graph. */
export class GraphNimRules {
  private readonly edges: readonly Edge[];
  private readonly memo = new Map<string, number>();

  constructor(edges: readonly Edge[]) {
    this.edges = edges;
  }

  value(piece: number, weights: readonly number[] = this.edges.map(({ weight }) => weight)): number {
    const key = `${piece} ${weights.join()}`;
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    const seen = new Set<number>();
    for (const [index, edge] of this.edges.entries()) {
      if (!edge.ends.includes(piece)) continue;
      for (const left of range(0, (weights[index] as number) - 1))
        seen.add(this.value(otherEnd(edge, piece), weights.with(index, left)));
    }
    let least = 0;
    while (seen.has(least)) least++;
    this.memo.set(key, least);
    return least;
  }
}

/** All odd paths from an even vertex; `closing` lets the last vertex be one that the path has met. */
export function oddPaths({ edges, piece }: GraphNim, closing: boolean): number[][] {
  const found: number[][] = [];
  const walk = (path: readonly number[]) => {
    const last = path.at(-1) as number;
    for (const edge of edges) {
      if (!edge.ends.includes(last)) continue;
      const next = otherEnd(edge, last);
      const isEnd = edge.weight === 0 && path.length % 2 === 0 && next !== path.at(-2);
      if (isEnd && (closing || !path.includes(next))) found.push([...path, next]);
      if (edge.weight > 0 && !path.includes(next)) walk([...path, next]);
    }
  };
  walk([piece]);
  return found;
}

/** The cycles of a graph, as lists of edge indices; each once. */
export function cyclesOf(edges: readonly Edge[]): number[][] {
  const found = new Map<string, number[]>();
  const walk = (start: number, vertex: number, used: readonly number[], met: readonly number[]) => {
    for (const [index, edge] of edges.entries()) {
      if (used.includes(index) || !edge.ends.includes(vertex)) continue;
      const next = otherEnd(edge, vertex);
      const cycle = [...used, index].sort((a, b) => a - b);
      if (next === start && used.length >= 1) found.set(cycle.join(), cycle);
      else if (!met.includes(next)) walk(start, next, [...used, index], [...met, next]);
    }
  };
  for (const vertex of new Set(edges.flatMap(({ ends }) => ends))) walk(vertex, vertex, [], [vertex]);
  return [...found.values()];
}

/** The odd vertices at which odd paths end when some 1-cycles are taken off: what Lemma 3.2 and Lemma 3.4 speak of. */
export function terminals({ edges, piece }: GraphNim, closing: boolean): ReadonlySet<number> {
  const cycles = cyclesOf(edges);
  const found = new Set<number>();
  const seen = new Set<string>();
  const look = (left: readonly Edge[]) => {
    const key = left.map(({ weight }) => weight).join();
    if (seen.has(key)) return;
    seen.add(key);
    for (const path of oddPaths({ edges: left, piece }, closing)) found.add(path.at(-2) as number);
    for (const cycle of cycles) {
      if (cycle.some((index) => left[index]?.weight === 0)) continue;
      look(left.map((edge, index) => (cycle.includes(index) ? { ...edge, weight: edge.weight - 1 } : edge)));
    }
  };
  look(edges);
  return found;
}

/** Whether two vertices are joined when the edges of this set, as bits, are gone. */
function joined(edges: readonly Edge[], cut: number, from: number, to: number): boolean {
  const reached = new Set([from]);
  for (const vertex of reached) {
    for (const [index, { ends }] of edges.entries())
      if (((cut >> index) & 1) === 0 && ends.includes(vertex)) for (const end of ends) reached.add(end);
  }
  return reached.has(to);
}

/** Sets of edges, as bits, that separate two vertices and have the least capacity. */
export function minimumCuts(
  edges: readonly Edge[],
  from: number,
  to: number,
): { readonly least: number; readonly cuts: readonly number[]; readonly all: readonly number[] } {
  const all = range(0, 2 ** edges.length - 1).filter((set) => !joined(edges, set, from, to));
  const capacity = (set: number) => edges.reduce((sum, { weight }, index) => sum + weight * ((set >> index) & 1), 0);
  const least = Math.min(...all.map(capacity));
  return { least, cuts: all.filter((set) => capacity(set) === least), all };
}

const [THICK, THIN] = [-1, -2];

/** Conditions (i) to (iii) of Lemma 3.4 for an odd vertex, over all cuts; `lean`: over those with no edge too many. */
export function meetsConditions({ edges, piece }: GraphNim, odd: number, lean = false): boolean {
  const [first, second] = edges.filter(({ ends }) => ends.includes(odd));
  if (first === undefined || second === undefined || first.weight === second.weight) return false;
  const [thick, thin] = first.weight > second.weight ? [first, second] : [second, first];
  const split = edges.map((edge): Edge => {
    const name = edge === thick ? THICK : edge === thin ? THIN : odd;
    const [a, b] = edge.ends;
    return { ...edge, ends: [a === odd ? name : a, b === odd ? name : b] };
  });
  const { least, cuts, all } = minimumCuts(split, THICK, THIN);
  const isLean = (set: number) => !all.some((other) => other !== set && (other & set) === other);
  return least === thin.weight && cuts.filter((set) => !lean || isLean(set)).every((set) => joined(split, set, piece, THICK));
}

/** The most 1-paths between two vertices, by taking them off in every way. */
export function mostPaths(edges: readonly Edge[], from: number, to: number): number {
  let most = 0;
  const walk = (path: readonly number[], used: readonly number[]) => {
    const last = path.at(-1) as number;
    if (last === to) {
      const left = edges.map((edge, index) => (used.includes(index) ? { ...edge, weight: edge.weight - 1 } : edge));
      most = Math.max(most, 1 + mostPaths(left, from, to));
      return;
    }
    for (const [index, edge] of edges.entries()) {
      if (edge.weight === 0 || !edge.ends.includes(last) || path.includes(otherEnd(edge, last))) continue;
      walk([...path, otherEnd(edge, last)], [...used, index]);
    }
  };
  walk([from], []);
  return most;
}

/** Multisets of `size` things out of these, in order. */
export function multisets<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return things.flatMap((thing, index) => multisets(things.slice(index), size - 1).map((rest) => [thing, ...rest]));
}

/** Graphs whose odd vertices have degree two, told by the two even ends and weights of each; few links and small weights first. */
export function eachClassGraph(evens: number, links: number, most: number): Edge[][] {
  const pairs = range(0, evens - 1).flatMap((a) => range(a + 1, evens - 1).map((b) => [a, b] as const));
  const kinds = pairs.flatMap((pair) =>
    range(0, most).flatMap((p) => range(0, most).map((q) => ({ pair, weights: [p, q] as const }))),
  );
  return multisets(kinds, links).map((chosen) =>
    chosen.flatMap(({ pair: [a, b], weights: [p, q] }, link): Edge[] => [
      { ends: [a, ODD + link], weight: p },
      { ends: [b, ODD + link], weight: q },
    ]),
  );
}
