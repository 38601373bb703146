/** Games on sets handed to the search on boards or on graphs (`board-search.ts`, `graph-search.ts`, or the kernel in their place) where they are of its kind. */
import type { BoardGame, GraphGame, SetSearch } from '../core/kernels.ts';
import type { Bounds } from '../core/limits.ts';
import type { SubsetGame, SubsetMove } from '../core/subset-game.ts';
import { countBits } from './count-bits.ts';
import type { SubsetSolver } from './subset-values.ts';

const MOST_MEMBERS = 64;
const WIDEST = 16;
/** Smaller graphs are valued by the time that a search is set up. */
const LEAST_ORDER = 25;

/** Undefined where the board is too large, or where not all of its images are the same game. */
export function boardGameOf({ board, order, whole = false }: SubsetGame): BoardGame | undefined {
  if (board === undefined || !whole || !board.mayShift || board.symmetries !== 'all') return undefined;
  const { width, height } = board;
  if (order > MOST_MEMBERS || width > WIDEST) return undefined;
  const moves = Uint32Array.from(board.moves.flatMap(({ takes }) => pairOf(takes)));
  const pairs = (width - 1) * height + width * (height - 1);
  const isPair = (move: number) => countBits(moves[2 * move] as number) + countBits(moves[2 * move + 1] as number) === 2;
  const dominoes = board.moves.length === pairs && board.moves.every((_, move) => isPair(move));
  return { width, height, moves, dominoes };
}

/**
 * Undefined where the graph is too large or too small, and on boards. Sets of edges are sets of vertices of the line graph; connected
 * graphs of more than three edges are isomorphic where their line graphs are (Whitney 1932).
 */
export function graphGameOf(game: SubsetGame, leastOrder = LEAST_ORDER): GraphGame | undefined {
  const { board, order, words, adjacency, moves, followsGraph = false, whole = false } = game;
  if (board !== undefined || order > MOST_MEMBERS || order < leastOrder) return undefined;
  const rows = Array.from({ length: order }, (_, vertex) => pairOf(adjacency.subarray(vertex * words, (vertex + 1) * words)));
  const needed = ({ vertex, takes }: SubsetMove) => pairOf(whole ? takes : single(vertex));
  return {
    order,
    adjacency: Uint32Array.from(rows.flat()),
    moves: Uint32Array.from(moves.flatMap((move) => [...needed(move), ...pairOf(move.takes)])),
    followsGraph,
  };
}

function single(vertex: number): Uint32Array {
  const set = new Uint32Array(2);
  set[vertex >>> 5] = 1 << (vertex & 31);
  return set;
}

function pairOf([low = 0, high = 0]: Uint32Array): readonly [number, number] {
  return [low, high];
}

/** Grundy values by such a search. */
export class SetSolver implements SubsetSolver {
  private readonly search: SetSearch;

  constructor(search: SetSearch) {
    this.search = search;
  }

  get positions(): number {
    return this.search.positions;
  }

  renew(limits: Bounds): void {
    this.search.renew(limits);
  }

  value(set: Uint32Array): number {
    return this.search.value(...pairOf(set));
  }

  isValue(set: Uint32Array, value: number): boolean {
    return this.search.isValue(...pairOf(set), value);
  }
}
