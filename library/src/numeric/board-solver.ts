/** Games on the squares of one board, handed to the search on boards (`board-search.ts`, or the kernel in its place) where they are of its kind. */
import type { BoardGame, BoardSearch } from '../core/kernels.ts';
import type { Bounds } from '../core/limits.ts';
import type { SubsetGame } from '../core/subset-game.ts';
import { countBits } from './count-bits.ts';
import type { SubsetSolver } from './subset-values.ts';

const MOST_SQUARES = 64;
const WIDEST = 16;

/** Undefined where the board is too large, or where not all of its images are the same game. */
export function boardGameOf({ board, order, whole = false }: SubsetGame): BoardGame | undefined {
  if (board === undefined || !whole || !board.mayShift || board.symmetries !== 'all') return undefined;
  const { width, height } = board;
  if (order > MOST_SQUARES || width > WIDEST) return undefined;
  const moves = Uint32Array.from(board.moves.flatMap(({ takes }) => [takes[0] ?? 0, takes[1] ?? 0]));
  const pairs = (width - 1) * height + width * (height - 1);
  const isPair = (move: number) => countBits(moves[2 * move] as number) + countBits(moves[2 * move + 1] as number) === 2;
  const dominoes = board.moves.length === pairs && board.moves.every((_, move) => isPair(move));
  return { width, height, moves, dominoes };
}

/** Grundy values on a board. */
export class BoardSolver implements SubsetSolver {
  private readonly search: BoardSearch;

  constructor(search: BoardSearch) {
    this.search = search;
  }

  get positions(): number {
    return this.search.positions;
  }

  renew(limits: Bounds): void {
    this.search.renew(limits);
  }

  value(set: Uint32Array): number {
    return this.search.value(set[0] ?? 0, set[1] ?? 0);
  }

  isValue(set: Uint32Array, value: number): boolean {
    return this.search.isValue(set[0] ?? 0, set[1] ?? 0, value);
  }
}
