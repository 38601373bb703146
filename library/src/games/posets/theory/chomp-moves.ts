/** What the theorems on Chomp share: moves by their squares, and a look at all smaller boards where these are few enough. */
import { type Bounds, LimitReached } from '../../../core/limits.ts';
import type { Play } from '../../../core/outcome.ts';
import type { Move } from '../../../core/ruleset.ts';
import { bite, type ChompBoard, countSquares, eachSquare, type Square, squareName } from '../chomp-board.ts';
import { chompSubsets } from '../chomp-subsets.ts';
import { BriefSearch } from './brief-search.ts';
import { SubBoards } from './loops/sub-boards.ts';
import { listRows, type Plane, toPlane } from './plane.ts';

/** Boxes of more squares are not looked through. */
const MOST_SEARCHED = 150n;
/** Of the time of a question, what a search may take for a position whose outcome is known without it. */
const PART = 3;

/** What is known of a board when all smaller ones were gone through. */
export interface ChompSearch {
  /** In normal play. */
  readonly value?: number;
  /** Throws `LimitReached`. */
  winningSquares(): Iterable<Square>;
}

export function moveAt(board: ChompBoard, square: Square): Move<ChompBoard> {
  return { label: squareName(square), to: bite(board, square) };
}

/** Undefined where there is too much or nothing to look through. */
export function chompSearch(board: ChompBoard, play: Play, limits: Bounds): ChompSearch | undefined {
  const plane = toPlane(board);
  const brief = { ...limits, milliseconds: limits.milliseconds / PART };
  try {
    return plane === undefined ? searchBox(board, play, limits) : searchPlane(plane, play, brief);
  } catch (error) {
    if (!(error instanceof LimitReached) || error.limit.name === 'stopped') throw error;
    return undefined;
  }
}

function searchBox(board: ChompBoard, play: Play, limits: Bounds): ChompSearch | undefined {
  const game = countSquares(board) > MOST_SEARCHED ? undefined : chompSubsets(board);
  if (game === undefined) return undefined;
  const search = new BriefSearch(game, play, limits);
  const value = search.value();
  const squares = [...eachSquare(board)];
  return {
    ...(value !== undefined && { value }),
    *winningSquares() {
      for (const index of search.winning()) yield squares[index] as Square;
    },
  };
}

/** Throws `LimitReached`. */
export function searchPlane(
  plane: Plane,
  play: Play,
  limits: Bounds,
): ChompSearch & { readonly count: number; readonly isLost: boolean } {
  const rows = listRows(plane);
  if (rows === undefined) throw new LimitReached('positions', limits.positions, 'the table of smaller boards');
  const boards = new SubBoards(rows, play, limits);
  return {
    count: boards.count,
    isLost: boards.isLost(rows),
    ...(play === 'normal' && { value: boards.valueOf(rows) }),
    *winningSquares() {
      for (const [row, length] of rows.entries())
        for (let column = row === 0 ? 1 : 0; column < length; column++)
          if (boards.isLost(rows.map((other, place) => (place < row ? other : Math.min(other, column)))))
            yield plane.square(BigInt(row), BigInt(column));
    },
  };
}

export function valuesOf(value: number | undefined): { readonly grundy?: number } {
  return value === undefined ? {} : { grundy: value };
}
