/**
 * Mirrors: symmetries of a game on subsets through which the second player can copy every move.
 *
 * A mirror of a set of vertices is an involution of it that fixes no vertex and takes every move to a move which the first does not
 * spoil: where a move needs its vertex only, the image of the vertex is not taken by the move; where it needs all that it takes, the
 * two take nothing in common. Then the set is lost for the player to move. For let S be a set that the mirror s maps to itself, and m
 * a move in S that takes T. The image of m can be made in S, since S is its own image, and still after m, since m has not spoiled it;
 * it takes s(T), and S without T and s(T) is again its own image. So there is an answer to every move, and the player to move is the
 * first who has none. That s is an involution is needed: of three single vertices that s moves round in a circle the last one is left
 * to the first player.
 *
 * Looked for are the half turn and the half rotation, by the numbers of the vertices, as grids, boards, cubes and cycles have them; and
 * among few vertices all automorphisms of the graph, vertex by vertex with those first that hang together.
 */
import type { SubsetGame } from '../core/subset-game.ts';
import { listVertices } from './subset-rows.ts';

/** A permutation of the vertices; those outside of the set stay. */
export type Mirror = Uint32Array;

/** Vertices up to which all automorphisms are tried, and how many pairs may be tried for it. */
const FEW = 256;
const MOST_PAIRS = 20_000;
/** How often vertices are told apart by their neighbours before they are tried. */
const MOST_ROUNDS = 6;

export function findMirror(game: SubsetGame, set: Uint32Array): Mirror | undefined {
  const vertices = listVertices(set);
  if (vertices.length === 0 || vertices.length % 2 === 1) return undefined;
  for (const image of [halfTurn(game, vertices), halfRotation(game, vertices)])
    if (image !== undefined && isMirror(game, set, image)) return image;
  if (vertices.length > FEW) return undefined;
  const image = new Automorphisms(game, set).find();
  return image !== undefined && isMirror(game, set, image) ? image : undefined;
}

/** Whether the permutation is a mirror of the set. */
export function isMirror(game: SubsetGame, set: Uint32Array, image: Mirror): boolean {
  const { whole = false } = game;
  for (const vertex of listVertices(set)) {
    const other = image[vertex] as number;
    if (other === vertex || image[other] !== vertex || !has(set, other)) return false;
  }
  const moves = movesIn(game, set);
  const nameOf = (vertex: number, takes: readonly number[]) => `${whole ? '' : vertex} ${takes.join()}`;
  const names = new Set(moves.map(({ vertex, takes }) => nameOf(vertex, takes)));
  return moves.every(({ vertex, takes }) => {
    const other = image[vertex] as number;
    const copied = takes.map((each) => image[each] as number).sort((a, b) => a - b);
    const isSpoilt = whole ? copied.some((each) => takes.includes(each)) : takes.includes(other);
    return !isSpoilt && names.has(nameOf(other, copied));
  });
}

interface MoveInSet {
  readonly vertex: number;
  /** Ascending. */
  readonly takes: readonly number[];
}

function movesIn({ moves, whole = false }: SubsetGame, set: Uint32Array): readonly MoveInSet[] {
  return moves
    .filter(({ vertex, takes }) => has(set, vertex) && (!whole || takes.every((word, at) => (word & ~(set[at] as number)) === 0)))
    .map(({ vertex, takes }) => ({ vertex, takes: listVertices(takes.map((word, at) => word & (set[at] as number))) }));
}

/** The last for the first: a grid or a board is turned upside down. Edges go with the vertices that they join. */
function halfTurn(game: SubsetGame, vertices: readonly number[]): Mirror | undefined {
  const image = identity(game.order);
  const { ends } = game;
  if (ends === undefined) {
    for (const [at, vertex] of vertices.entries()) image[vertex] = vertices[vertices.length - 1 - at] as number;
    return image;
  }
  const last = ends.reduce((most, vertex) => Math.max(most, vertex), 0);
  const places = new Map(vertices.map((edge) => [edgeName(ends[2 * edge] as number, ends[2 * edge + 1] as number), edge]));
  for (const edge of vertices) {
    const other = places.get(edgeName(last - (ends[2 * edge] as number), last - (ends[2 * edge + 1] as number)));
    if (other === undefined) return undefined;
    image[edge] = other;
  }
  return image;
}

/** Each for the one half the way on: a cycle is turned round. */
function halfRotation(game: SubsetGame, vertices: readonly number[]): Mirror {
  const image = identity(game.order);
  const half = vertices.length / 2;
  for (const [at, vertex] of vertices.entries()) image[vertex] = vertices[(at + half) % vertices.length] as number;
  return image;
}

function edgeName(one: number, other: number): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

/** The involutions of a graph that fix no vertex and move none to where its move takes. */
class Automorphisms {
  private readonly near: ReadonlySet<number>[] = [];
  private readonly spoilt: Set<number>[] = [];
  private readonly colours: string[] = [];
  private readonly order: readonly number[];
  private readonly image: Mirror;
  private readonly isPaired: Uint8Array;
  private pairs = 0;

  constructor(game: SubsetGame, set: Uint32Array) {
    const { words, adjacency, whole = false } = game;
    const vertices = listVertices(set);
    for (const vertex of vertices) {
      const row = adjacency.subarray(vertex * words, (vertex + 1) * words);
      this.near[vertex] = new Set(listVertices(row.map((word, at) => word & (set[at] as number))));
      this.spoilt[vertex] = new Set([vertex]);
      this.colours[vertex] = '';
    }
    for (const { vertex, takes } of movesIn(game, set)) {
      if (!whole) for (const taken of takes) this.spoilt[vertex]?.add(taken);
      this.colours[vertex] += ` ${takes.length}`;
    }
    this.order = this.connectedOrder(vertices);
    this.image = identity(game.order);
    this.isPaired = new Uint8Array(game.order);
  }

  find(): Mirror | undefined {
    return this.refine() && this.extend(0) ? this.image : undefined;
  }

  /** Vertices of different colours are not images of each other. False where a colour has an odd number of vertices. */
  private refine(): boolean {
    for (let kinds = 0, round = 0; ; round++) {
      const numbers = new Map<string, number>();
      const counts: number[] = [];
      for (const vertex of this.order) {
        const colour = this.colours[vertex] as string;
        const number = numbers.get(colour) ?? numbers.size;
        numbers.set(colour, number);
        counts[number] = (counts[number] ?? 0) + 1;
      }
      if (counts.some((count) => count % 2 === 1)) return false;
      if (numbers.size === kinds || round === MOST_ROUNDS) return true;
      kinds = numbers.size;
      const numberOf = (vertex: number) => numbers.get(this.colours[vertex] as string) as number;
      const finer = this.order.map((vertex) => {
        const around = Array.from(this.near[vertex] ?? [], numberOf).sort((a, b) => a - b);
        return `${numberOf(vertex)}:${around.join()}`;
      });
      for (const [at, vertex] of this.order.entries()) this.colours[vertex] = finer[at] as string;
    }
  }

  /** Pairs the vertices from this place of the order on. */
  private extend(from: number): boolean {
    let at = from;
    while (at < this.order.length && this.isPaired[this.order[at] as number] === 1) at++;
    if (at === this.order.length) return true;
    const vertex = this.order[at] as number;
    for (const other of this.candidates(vertex)) {
      if (++this.pairs > MOST_PAIRS) return false;
      if (!this.fits(vertex, other)) continue;
      this.pair(vertex, other);
      if (this.extend(at + 1)) return true;
      this.part(vertex, other);
    }
    return false;
  }

  /** Next to a vertex that is paired, only those next to its image. */
  private candidates(vertex: number): Iterable<number> {
    for (const neighbour of this.near[vertex] ?? [])
      if (this.isPaired[neighbour] === 1) return this.near[this.image[neighbour] as number] ?? [];
    return this.order;
  }

  private fits(vertex: number, other: number): boolean {
    if (this.isPaired[other] === 1 || this.colours[vertex] !== this.colours[other]) return false;
    if (this.spoilt[vertex]?.has(other) || this.spoilt[other]?.has(vertex)) return false;
    return this.mapsPaired(vertex, other) && this.mapsPaired(other, vertex);
  }

  private mapsPaired(vertex: number, other: number): boolean {
    for (const neighbour of this.near[vertex] ?? [])
      if (this.isPaired[neighbour] === 1 && !this.near[other]?.has(this.image[neighbour] as number)) return false;
    return true;
  }

  private pair(vertex: number, other: number): void {
    this.image[vertex] = other;
    this.image[other] = vertex;
    this.isPaired[vertex] = 1;
    this.isPaired[other] = 1;
  }

  private part(vertex: number, other: number): void {
    this.image[vertex] = vertex;
    this.image[other] = other;
    this.isPaired[vertex] = 0;
    this.isPaired[other] = 0;
  }

  /** Each vertex after one of its neighbours, where it has one that comes first. */
  private connectedOrder(vertices: readonly number[]): readonly number[] {
    const order = new Set<number>();
    for (const start of vertices) {
      if (order.has(start)) continue;
      const reached = new Set([start]);
      for (const vertex of reached) for (const next of this.near[vertex] ?? []) reached.add(next);
      for (const vertex of reached) order.add(vertex);
    }
    return [...order];
  }
}

function identity(order: number): Mirror {
  return Uint32Array.from({ length: order }, (_, vertex) => vertex);
}

function has(set: Uint32Array, vertex: number): boolean {
  return (((set[vertex >>> 5] as number) >>> (vertex & 31)) & 1) === 1;
}
