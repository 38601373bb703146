/**
 * Games on a board of squares in which a move takes squares that touch, and nothing else matters: Cram, Tac-Tix.
 *
 * Regions that do not touch have nothing to do with each other, so that each is a component; turned, reflected or shifted it is the same
 * game. The moves of a board are those of the full board whose squares are all there still, so that search runs on bit sets.
 */
import { type Counted, once } from '../../core/counted.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { type BoardNotation, formatBoard, parseBoard } from '../../notation/board.ts';
import { type Board, boardOfRegions, type Cell, eachTaking, type Rows, regionsOf, shapeKey } from '../../structures/board.ts';
import { BoardSubsets } from '../../structures/board-subsets.ts';

/** The most squares of a board. */
export const MOST_SQUARES = 10_000;

type Shared = Required<Pick<Ruleset<Rows>, 'parse' | 'format' | 'moves' | 'components' | 'join' | 'key' | 'subsetGame'>>;

export interface TakingSquares {
  readonly notation: Omit<BoardNotation, 'most'>;
  /** The squares that each move takes. */
  moves(board: Board): Iterable<readonly Cell[]>;
  /** What a move is called. Default: by all its squares. */
  nameOf?(cells: readonly Cell[]): string;
}

export function takingSquares({ notation, moves, nameOf }: TakingSquares): Shared {
  const written = { ...notation, most: MOST_SQUARES };
  const subsets = new BoardSubsets({ moves, apart: true, symmetries: 'all', fixed: 'whole' });
  return {
    parse: ({ text, at }) => parseBoard(text, at, written),
    format: (rows) => formatBoard(rows, written),
    moves: (rows) => eachTaking(rows, moves, nameOf),
    components: (rows) => regionsOf(rows).map(once),
    join: joinRegions,
    key: (rows) => shapeKey(rows, 'all', true),
    subsetGame: (rows) => subsets.ofRows(rows),
  };
}

/** Regions of one board go back to where they were; boards of a sum stay apart. */
function joinRegions(components: readonly Counted<Rows>[]): Rows | null {
  return components.some(({ count }) => count > 1n) ? null : boardOfRegions(components.map(({ item }) => item));
}
