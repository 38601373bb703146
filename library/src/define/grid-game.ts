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
import { bad, ok, type Result } from '../core/result.ts';
import type { Move, PositionText, Ruleset, RulesetFacts } from '../core/ruleset.ts';
import type { Symmetries } from '../core/subset-game.ts';
import { Board, type Cell, cellName, imagesOf, regionsOf, trimmed } from './board.ts';
import { GridSubsets } from './grid-subsets.ts';

/** One string a row: `.` is a free square, `#` none or one that was taken. All rows have the same length. */
export type Rows = readonly string[];

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
  const { moves: _moves, cells: _cells, apart = false, symmetries = 'none', fixed, ...facts } = game;
  const subsets = new GridSubsets(game);
  return defineRuleset<Rows>({
    notation: 'A board `3x4` of free squares, or its rows: `..#/...`, where `.` is a free square and `#` none.',
    samples: ['2x3', '..#/...', '1x4', '.#./#..', '##/##'],
    draw: (rows) => ({ picture: 'grid', rows }),
    ...facts,
    parse: (input) => parseBoard(game, input),
    format: (rows) => formatBoard(game, rows),
    moves: (rows) => eachMove(game, rows),
    ...(apart && { components: (rows: Rows) => regionsOf(rows).map(once) }),
    key: (rows) => least(imagesOf(apart ? trimmed(rows) : rows, symmetries)),
    ...(fixed !== undefined && { subsetGame: (rows: Rows) => subsets.ofRows(rows) }),
  });
}

function* eachMove(game: GridGame, rows: Rows): Iterable<Move<Rows>> {
  const board = new Board(rows);
  for (const cells of game.moves(board)) {
    const wrong = cells.find(([x, y]) => !board.isFree(x, y));
    if (wrong !== undefined || cells.length === 0)
      throw new Error(wrong === undefined ? 'a move takes no square' : `a move takes ${wrong[0]},${wrong[1]}, which is not free`);
    const taken = new Set(cells.map(([x, y]) => y * board.width + x));
    yield {
      label: cells.map(cellName).join('-'),
      to: rows.map((row, y) => [...row].map((square, x) => (taken.has(y * board.width + x) ? '#' : square)).join('')),
    };
  }
}

function parseBoard(game: GridGame, { text, at }: PositionText): Result<Rows> {
  const expected = 'a board such as 3x4 or ..#/...';
  const [, height, width] = /^([1-9]\d{0,2})x([1-9]\d{0,2})$/.exec(text) ?? [];
  if (Number(height ?? 1) * Number(width ?? 1) > MOST_CELLS || text.length > 2 * MOST_CELLS)
    return bad('board-too-large', `A board has at most ${MOST_CELLS} squares.`, at, { found: text });
  if (height !== undefined) return ok(startingBoard(game, Number(width), Number(height)));
  const rows = text.split('/');
  if (!rows.every((row) => /^[.#]+$/.test(row))) return bad('no-board', 'This is no board.', at, { expected, found: text });
  const longest = Math.max(...rows.map((row) => row.length));
  if (longest * rows.length > MOST_CELLS) return bad('board-too-large', `A board has at most ${MOST_CELLS} squares.`, at);
  return ok(rows.map((row) => row.padEnd(longest, '#')));
}

function formatBoard(game: GridGame, rows: Rows): string {
  const text = rows.join('/');
  const width = rows[0]?.length ?? 0;
  return text === startingBoard(game, width, rows.length).join('/') ? `${rows.length}x${width}` : text;
}

/** The board that is written `height x width`. */
function startingBoard(game: GridGame, width: number, height: number): Rows {
  const full = Array.from({ length: height }, () => '.'.repeat(width));
  if (game.cells === undefined) return full;
  const kept = new Set(Array.from(game.cells(width, height), ([x, y]) => y * width + x));
  return full.map((row, y) => [...row].map((_, x) => (kept.has(y * width + x) ? '.' : '#')).join(''));
}

function least(images: readonly Rows[]): string {
  return images.map((rows) => rows.join('/')).reduce((one, other) => (one < other ? one : other));
}
