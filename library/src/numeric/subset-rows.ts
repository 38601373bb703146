/**
 * A subset game in flat rows of words, as the searches read it.
 *
 * `around` serves to split quickly: when a move is made in a connected set, every component of what is left touches what was
 * taken. So the components can be found from the vertices around it, and once these are all reached nothing else can be apart.
 */
import type { SubsetGame } from '../core/subset-game.ts';

export interface SubsetRows {
  /** A row for each vertex: its neighbours. */
  readonly adjacent: Int32Array;
  /** The moves of vertex v are numbered `first[v] … first[v + 1] − 1`. */
  readonly first: Int32Array;
  /** A row for each move: what it takes. */
  readonly takes: Int32Array;
  /** A row for each move: the neighbours of what it takes. */
  readonly around: Int32Array;
}

/** Rows of `width` words, which is at least the game's own. */
export function subsetRows(game: SubsetGame, width: number): SubsetRows {
  const { order, words } = game;
  const moves = game.board?.moves ?? game.moves;
  const adjacent = new Int32Array(order * width);
  for (let vertex = 0; vertex < order; vertex++) {
    adjacent.set(game.adjacency.subarray(vertex * words, (vertex + 1) * words), vertex * width);
  }
  const first = new Int32Array(order + 1);
  for (const { vertex } of moves) first[vertex + 1] = (first[vertex + 1] as number) + 1;
  for (let vertex = 0; vertex < order; vertex++) first[vertex + 1] = (first[vertex + 1] as number) + (first[vertex] as number);
  const takes = new Int32Array(moves.length * width);
  const around = new Int32Array(moves.length * width);
  const free = first.slice();
  for (const move of moves) {
    const row = free[move.vertex] as number;
    free[move.vertex] = row + 1;
    takes.set(move.takes, row * width);
    const near = around.subarray(row * width, (row + 1) * width);
    for (const vertex of listVertices(move.takes)) {
      for (let word = 0; word < width; word++) near[word] = (near[word] as number) | (adjacent[vertex * width + word] as number);
    }
  }
  return { adjacent, first, takes, around };
}

export function listVertices(set: Uint32Array): number[] {
  const vertices: number[] = [];
  for (const [word, all] of set.entries()) {
    for (let bits = all; bits !== 0; bits &= bits - 1) vertices.push(word * 32 + lowestBit(bits));
  }
  return vertices;
}

/** The place of the lowest bit of a word that is not zero. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The same values with room for as many again. */
export function longer(values: Int32Array): Int32Array {
  const twice = new Int32Array(2 * values.length);
  twice.set(values);
  return twice;
}
