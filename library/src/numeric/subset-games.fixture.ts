/** Games on vertex subsets for the tests of their searches: Node-Kayles on any graph, and games with moves of any kind. */
import type { SubsetGame } from '../core/subset-game.ts';

export type Edge = readonly [number, number];

/** A subset game with given moves; the default is Node-Kayles. */
export function subsetGame(
  order: number,
  edges: readonly Edge[],
  moves?: readonly { vertex: number; takes: readonly number[] }[],
): SubsetGame {
  const words = Math.max(1, Math.ceil(order / 32));
  const toSet = (vertices: Iterable<number>) => {
    const set = new Uint32Array(words);
    for (const vertex of vertices) set[vertex >>> 5] = (set[vertex >>> 5] as number) | (1 << vertex);
    return set;
  };
  const near = (vertex: number) => edges.flatMap(([a, b]) => (a === vertex ? [b] : b === vertex ? [a] : []));
  const vertices = Array.from({ length: order }, (_, vertex) => vertex);
  const adjacency = new Uint32Array(order * words);
  for (const vertex of vertices) adjacency.set(toSet(near(vertex)), vertex * words);
  const list = moves ?? vertices.map((vertex) => ({ vertex, takes: [vertex, ...near(vertex)] }));
  return {
    order,
    words,
    adjacency,
    start: toSet(vertices),
    moves: list.map(({ vertex, takes }) => ({ vertex, takes: toSet(takes) })),
  };
}

export const path = (order: number): Edge[] =>
  Array.from({ length: Math.max(0, order - 1) }, (_, vertex) => [vertex, vertex + 1] as const);

export function queens(side: number): Edge[] {
  const edges: Edge[] = [];
  for (let a = 0; a < side * side; a++) {
    for (let b = a + 1; b < side * side; b++) {
      const rows = Math.floor(b / side) - Math.floor(a / side);
      const columns = (b % side) - (a % side);
      if (rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns)) edges.push([a, b]);
    }
  }
  return edges;
}

/** One graph of each isomorphism class, by adding a vertex in every way to each smaller one. */
export function graphsUpTo(most: number): { order: number; edges: Edge[] }[] {
  const all: { order: number; edges: Edge[] }[] = [{ order: 0, edges: [] }];
  let smaller = all.slice();
  for (let order = 1; order <= most; order++) {
    const permutations = permute(Array.from({ length: order }, (_, vertex) => vertex));
    const classes = new Map<number, { order: number; edges: Edge[] }>();
    for (const { edges } of smaller) {
      for (let joined = 0; joined < 2 ** (order - 1); joined++) {
        const more: Edge[] = [...edges];
        for (let vertex = 0; vertex < order - 1; vertex++) if ((joined >>> vertex) & 1) more.push([vertex, order - 1]);
        const codes = permutations.map((to) =>
          more.reduce((code, [a, b]) => code | edgeBit(to[a] as number, to[b] as number), 0),
        );
        classes.set(Math.min(...codes), { order, edges: more });
      }
    }
    smaller = [...classes.values()];
    all.push(...smaller);
  }
  return all;
}

function edgeBit(a: number, b: number): number {
  const high = Math.max(a, b);
  return 1 << ((high * (high - 1)) / 2 + Math.min(a, b));
}

function permute(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permute(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** The same game with its vertices spread over many words, so that the wide search must answer. */
export function spread(game: SubsetGame, factor: number): SubsetGame {
  const listSet = (set: Uint32Array) =>
    Array.from({ length: game.order }, (_, vertex) => vertex).filter(
      (vertex) => (((set[vertex >>> 5] as number) >>> vertex) & 1) === 1,
    );
  const edges: Edge[] = [];
  for (let a = 0; a < game.order; a++) {
    for (const b of listSet(game.adjacency.subarray(a * game.words, (a + 1) * game.words))) edges.push([a * factor, b * factor]);
  }
  const moves = game.moves.map((move) => ({
    vertex: move.vertex * factor,
    takes: listSet(move.takes).map((vertex) => vertex * factor),
  }));
  const wide = subsetGame(game.order * factor, edges, moves);
  wide.start.fill(0);
  for (const vertex of listSet(game.start)) {
    const to = vertex * factor;
    wide.start[to >>> 5] = (wide.start[to >>> 5] as number) | (1 << to);
  }
  return wide;
}

/** A game made of any numbers: some vertices have no move, some several, and a move may take what lies elsewhere. */
export function scrambledGame(order: number, numbers: readonly number[]): SubsetGame {
  const edges: Edge[] = [];
  const moves: { vertex: number; takes: number[] }[] = [];
  for (const number of numbers) {
    const half = Math.floor(number / 2);
    const [a, b, c] = [half % order, Math.floor(half / order) % order, Math.floor(half / order ** 2) % order];
    if (number % 2 === 1) moves.push({ vertex: a, takes: [a, b, c] });
    else if (a !== b) edges.push([a, b]);
  }
  return subsetGame(order, edges, moves);
}
