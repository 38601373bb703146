/**
 * `gridGame`: a game on the squares of a board in a few lines. A rule says which squares a move takes, or which pieces it puts and clears;
 * boards of any shape, pieces in text, the picture and keys are there already.
 *
 *     gridGame({ id: 'cram', rule: 'Put a domino on two adjacent free squares.', apart: true, symmetries: 'all', *moves(board) {
 *       for (const [x, y] of board.empty())
 *         for (const [u, v] of [[x + 1, y], [x, y + 1]]) if (board.isFree(u, v)) yield [[x, y], [u, v]];
 *     } })
 *     gridGame({ id: 'peaceful-kings', rule: 'Put a king on a square that touches no king.', apart: 'corners', *moves(board) {
 *       for (const square of board.empty()) if (!board.around(square).includes('K')) yield board.put('K', square);
 *     } })
 */
import { once } from '../core/counted.ts';
import { defineRuleset, type GivenFacts } from '../core/define-ruleset.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { checkChoice, checkedList } from '../core/show-value.ts';
import type { Symmetries } from '../core/subset-game.ts';
import type { BoardNotation } from '../notation/board.ts';
import { formatBoardWithPieces, parseBoardWithPieces } from '../notation/board-pieces.ts';
import { type Board, type Cell, type Rows, regionsOf, shapeKey } from '../structures/board.ts';
import { regionsWithPieces } from '../structures/board-regions.ts';
import { BoardSubsets } from '../structures/board-subsets.ts';
import { checkCell } from '../structures/cell.ts';
import { eachBoardMove, type ListedMove, onlyTakings, squaresNamed } from './board-moves.ts';
import { clickable } from './clicked-move.ts';

export interface GridGame extends Omit<GivenFacts, 'rule'> {
  readonly id: string;
  /** The rule in one sentence. */
  readonly rule: string;
  /** The squares that each move takes, `[[x, y]]`, or what it does to them: `board.put('K', square)`. No two moves do the same. */
  moves(board: Board): Iterable<ListedMove>;
  /**
   * True where regions of empty squares that do not touch have nothing to do with each other, wherever they lie, each with the pieces
   * that touch it; `corners` where this holds for regions that do not even touch at corners. The laws try it.
   */
  readonly apart?: boolean | 'corners';
  /** Which images of a board are the same game: all turns and reflections, or the one that exchanges rows and columns. */
  readonly symmetries?: Symmetries;
  /**
   * Says that the moves are those of the full board, as long as they are possible: `whole`, while all squares of a move are free;
   * `rest`, while its first square is, and it takes those of its squares that are. Search then runs on bit sets. The laws try it.
   */
  readonly fixed?: 'whole' | 'rest';
  /** The squares of the board that is written `3x4`, of those that its rows and columns have. Default: all of them. */
  cells?(width: number, height: number): Iterable<Cell>;
  /** What a position looks like. Default: its squares. */
  draw?(rows: Rows): Drawing;
}

const MOST_CELLS = 10_000;

/** A game on boards: `moves` says which squares a move takes, or which pieces it puts and clears. */
export function gridGame(game: GridGame): Ruleset<Rows> {
  checkChoice(game.id, 'apart', game.apart, [true, false, 'corners']);
  checkChoice(game.id, 'symmetries', game.symmetries, ['none', 'all', 'transpose']);
  checkChoice(game.id, 'fixed', game.fixed, ['whole', 'rest']);
  const { moves, cells: _cells, apart = false, symmetries = 'none', fixed, family, ...facts } = game;
  const listed = (board: Board) => checkedList('moves', moves.call(game, board));
  const takings = (board: Board) => onlyTakings(listed(board));
  const subsets = new BoardSubsets({ moves: takings, apart: apart === true, symmetries, ...(fixed !== undefined && { fixed }) });
  const notation = notationOf(game);
  return defineRuleset<Rows>({
    notation:
      'A board `3x4` of empty squares, or its rows: `..#/...`, where `.` is an empty square and `#` none; pieces behind a colon: `3x4 : Ka2`.',
    samples: ['2x3', '..#/...', '1x4', '.#./#..', '##/##'],
    draw: (rows) => ({ picture: 'grid', rows }),
    ...facts,
    // There is no board without a square.
    ...(family !== undefined && { family: typeof family === 'string' ? { text: family, from: 1 } : family }),
    parse: ({ text, at }) => parseBoardWithPieces(text, at, notation),
    format: (rows) => formatBoardWithPieces(rows, notation),
    moves: (rows) => clickable(eachBoardMove(rows, listed), squaresNamed, game.draw),
    ...(apart !== false && { components: (rows: Rows) => regions(rows, apart).map(once) }),
    key: (rows) => shapeKey(rows, symmetries, apart !== false),
    ...(fixed !== undefined && { subsetGame: (rows: Rows) => subsets.ofRows(rows) }),
  });
}

function regions(rows: Rows, apart: true | 'corners'): Rows[] {
  const hasPieces = rows.some((row) => /[^.#]/.test(row));
  if (!hasPieces && apart === true) return regionsOf(rows);
  return regionsWithPieces(rows, apart === true ? 'sides' : 'corners');
}

function notationOf(game: GridGame): BoardNotation {
  return {
    inPlay: '.',
    other: '#',
    most: MOST_CELLS,
    full(width, height) {
      const full = Array.from({ length: height }, () => '.'.repeat(width));
      if (game.cells === undefined) return full;
      const kept = new Set<number>();
      for (const cell of checkedList('cells', game.cells(width, height))) {
        checkCell(cell);
        const [x, y] = cell;
        if (x < 0 || x >= width || y < 0 || y >= height)
          throw new Error(`cells gives ${x},${y}, which is not on a board of ${width} columns and ${height} rows`);
        kept.add(y * width + x);
      }
      return full.map((row, y) => [...row].map((_, x) => (kept.has(y * width + x) ? '.' : '#')).join(''));
    },
  };
}
