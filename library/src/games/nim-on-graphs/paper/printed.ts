/**
 * Odd paths, superpositions and the conditions of Lemma 3.4 word by word as [fukuyama2003] prints them: slow, for small
 * positions, and without any flow.
 */
export interface PrintedEdge {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** The piece is on an even vertex; odd vertices are numbered from 100 and have degree two. */
export interface PrintedPosition {
  readonly edges: readonly PrintedEdge[];
  readonly piece: number;
}

/**
 * Whether an odd path starts from the piece: of even length, weights positive but for the last, which is 0.
 * As printed it meets no vertex twice; `closing` lets its last vertex be one that it has met.
 */
export function hasOddPath({ edges, piece }: PrintedPosition, closing: boolean): boolean {
  const walk = (path: readonly number[]): boolean =>
    edges.some(({ from, to, weight }) => {
      const last = path.at(-1);
      if (from !== last && to !== last) return false;
      const next = from === last ? to : from;
      if (weight > 0) return !path.includes(next) && walk([...path, next]);
      return path.length % 2 === 0 && next !== path.at(-2) && (closing || !path.includes(next));
    });
  return walk([piece]);
}

/** The cycles of the graph, each as the set of its edges. */
export function listCycles(edges: readonly PrintedEdge[]): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  const walk = (start: number, vertex: number, used: readonly number[], met: readonly number[]) => {
    for (const [index, { from, to }] of edges.entries()) {
      if ((from !== vertex && to !== vertex) || used.includes(index)) continue;
      const next = from === vertex ? to : from;
      const cycle = [...used, index].sort((a, b) => a - b);
      if (next === start) found.set(cycle.join(), cycle);
      else if (!met.includes(next)) walk(start, next, [...used, index], [...met, next]);
    }
  };
  for (const { from } of edges) walk(from, from, [], [from]);
  return [...found.values()];
}

/** The position with one more, or one less, on every edge of a cycle. */
export function withCycle({ edges, piece }: PrintedPosition, cycle: readonly number[], more: 1 | -1): PrintedPosition {
  return {
    piece,
    edges: edges.map((edge, index) => (cycle.includes(index) ? { ...edge, weight: edge.weight + more } : edge)),
  };
}

/** Whether the position is 1-cycles laid over one with an odd path. */
export function isSuperposition(position: PrintedPosition, closing: boolean): boolean {
  const cycles = listCycles(position.edges);
  const search = (left: PrintedPosition, from: number): boolean => {
    if (hasOddPath(left, closing)) return true;
    return cycles.some(
      (cycle, index) =>
        index >= from && cycle.every((edge) => (left.edges[edge]?.weight ?? 0) > 0) && search(withCycle(left, cycle, -1), index),
    );
  };
  return search(position, 0);
}

/**
 * Conditions (i) to (iii) of Lemma 3.4 for an odd vertex, by trying all sets of edges. With `lean`, only cuts that have no edge
 * too many count as minimum cuts.
 */
export function meetsConditions({ edges, piece }: PrintedPosition, odd: number, lean: boolean): boolean {
  const [first, second] = edges.filter(({ from, to }) => from === odd || to === odd);
  if (first === undefined || second === undefined || first.weight === second.weight) return false;
  const [thick, thin] = first.weight > second.weight ? [first, second] : [second, first];
  const [thickEnd, thinEnd] = [-1, -2];
  const split = edges.map((edge): PrintedEdge => {
    const name = edge === thick ? thickEnd : edge === thin ? thinEnd : odd;
    return { ...edge, from: edge.from === odd ? name : edge.from, to: edge.to === odd ? name : edge.to };
  });
  const cuts = Array.from({ length: 1 << split.length }, (_, set) => set).filter((set) => !joined(split, set, thickEnd, thinEnd));
  const capacity = (set: number) => split.reduce((sum, { weight }, index) => sum + (((set >> index) & 1) === 1 ? weight : 0), 0);
  const least = Math.min(...cuts.map(capacity));
  if (least !== thin.weight) return false;
  const isLean = (set: number) => !cuts.some((other) => other !== set && (other & set) === other);
  return cuts.every((set) => capacity(set) !== least || (lean && !isLean(set)) || joined(split, set, piece, thickEnd));
}

/** Whether two vertices are joined when the edges of a set are gone. */
function joined(edges: readonly PrintedEdge[], gone: number, one: number, other: number): boolean {
  const reached = new Set([one]);
  for (const vertex of reached) {
    for (const [index, { from, to }] of edges.entries()) {
      if (((gone >> index) & 1) === 0 && (from === vertex || to === vertex)) reached.add(from).add(to);
    }
  }
  return reached.has(other);
}
