/**
 * `gridGame`: a game on the squares of a board in a few lines. A rule says which squares a move takes; boards of any shape, the
 * picture and keys are there already.
 *
 *     gridGame({ id: 'cram', rule: 'Put a domino on two adjacent free squares.', apart: true, symmetries: 'all', *moves(board) {
 *       for (const [x, y] of board.cells())
 *         for (const [u, v] of [[x + 1, y], [x, y + 1]]) if (board.isFree(u, v)) yield [[x, y], [u, v]];
 *     } })
 */
import { once } from '../core/counted.ts';
import { defineRuleset } from '../core/define-ruleset.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Move, Ruleset, RulesetFacts } from '../core/ruleset.ts';
import type { Symmetries } from '../core/subset-game.ts';
import { type BoardNotation, formatBoard, parseBoard } from '../notation/board.ts';
import { type Board, type Cell, eachTaking, type Rows, regionsOf, shapeKey } from '../structures/board.ts';
import { BoardSubsets } from '../structures/board-subsets.ts';

export interface GridGame extends Partial<Omit<RulesetFacts, 'id' | 'rule'>> {
  readonly id: string;
  /** The rule in one sentence. */
  readonly rule: string;
  /** The squares that each move takes; no two moves take the same. */
  moves(board: Board): Iterable<readonly Cell[]>;
  /** True where regions of free squares that do not touch have nothing to do with each other, wherever they lie. The laws try it. */
  readonly apart?: boolean;
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

const MOST_CELLS = 400;

export function gridGame(game: GridGame): Ruleset<Rows> {
  const { moves, cells: _cells, apart = false, symmetries = 'none', fixed, ...facts } = game;
  const subsets = new BoardSubsets(game);
  const notation = notationOf(game);
  return defineRuleset<Rows>({
    notation: 'A board `3x4` of free squares, or its rows: `..#/...`, where `.` is a free square and `#` none.',
    samples: ['2x3', '..#/...', '1x4', '.#./#..', '##/##'],
    draw: (rows) => ({ picture: 'grid', rows }),
    ...facts,
    parse: ({ text, at }) => parseBoard(text, at, notation),
    format: (rows) => formatBoard(rows, notation),
    moves: (rows): Iterable<Move<Rows>> => eachTaking(rows, (board) => moves.call(game, board)),
    ...(apart && { components: (rows: Rows) => regionsOf(rows).map(once) }),
    key: (rows) => shapeKey(rows, symmetries, apart),
    ...(fixed !== undefined && { subsetGame: (rows: Rows) => subsets.ofRows(rows) }),
  });
}

function notationOf(game: GridGame): BoardNotation {
  return {
    inPlay: '.',
    other: '#',
    most: MOST_CELLS,
    full(width, height) {
      const full = Array.from({ length: height }, () => '.'.repeat(width));
      if (game.cells === undefined) return full;
      const kept = new Set(Array.from(game.cells(width, height), ([x, y]) => y * width + x));
      return full.map((row, y) => [...row].map((_, x) => (kept.has(y * width + x) ? '.' : '#')).join(''));
    },
  };
}
