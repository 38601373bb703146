/**
 * A game on boards as a game on the subsets of one board, for search on bit sets.
 *
 * Where it does not matter where a region lies, all boards that fit share one board of 8×8 squares, which are two words, and with it
 * what search finds; else a position has the board that it is written on.
 */
import type { SubsetBoard, SubsetGame, SubsetMove, Symmetries } from '../core/subset-game.ts';
import { Board, type Cell, type Rows } from './board.ts';

/** A rule whose moves are those of the full board, as long as they are possible. `define/grid-game.ts` says what each of these is. */
export interface BoardRule {
  moves(board: Board): Iterable<readonly Cell[]>;
  readonly apart?: boolean;
  readonly symmetries?: Symmetries;
  readonly fixed?: 'whole' | 'rest';
}

const SHARED_SIDE = 8;
/** Sets of more squares are too many for any search. */
const MOST_SQUARES = 400;

export class BoardSubsets {
  private readonly game: BoardRule;
  /** Layouts by their size; a question has few. */
  private readonly layouts = new Map<string, Layout>();

  constructor(game: BoardRule) {
    this.game = game;
  }

  /** Undefined where no square is free, or too many are. */
  ofRows(rows: Rows): SubsetGame | undefined {
    const board = new Board(rows);
    if (board.width * board.height > MOST_SQUARES) return undefined;
    const cells = board.empty();
    if (cells.length === 0) return undefined;
    const isSmall = this.game.apart === true && board.width <= SHARED_SIDE && board.height <= SHARED_SIDE;
    const layout = isSmall ? this.layout(SHARED_SIDE, SHARED_SIDE) : this.layout(board.width, board.height);
    return {
      ...layout,
      start: layout.toSet(cells),
      moves: Array.from(this.game.moves(board), layout.toMove),
      whole: this.game.fixed === 'whole',
    };
  }

  private layout(width: number, height: number): Layout {
    const name = `${width}x${height}`;
    const known = this.layouts.get(name) ?? layoutOf(this.game, width, height);
    this.layouts.set(name, known);
    return known;
  }
}

/** What the positions on a board of one size have in common. */
interface Layout extends Pick<SubsetGame, 'order' | 'words' | 'adjacency'> {
  readonly board: SubsetBoard;
  toSet(cells: Iterable<Cell>): Uint32Array;
  toMove(cells: readonly Cell[]): SubsetMove;
}

function layoutOf(game: BoardRule, width: number, height: number): Layout {
  const order = width * height;
  const words = Math.ceil(order / 32);
  const toSet = (cells: Iterable<Cell>) => {
    const set = new Uint32Array(words);
    for (const [x, y] of cells) {
      const place = y * width + x;
      set[place >>> 5] = (set[place >>> 5] as number) | (1 << (place & 31));
    }
    return set;
  };
  const toMove = (cells: readonly Cell[]) => {
    const [x, y] = cells[0] ?? [0, 0];
    return { vertex: y * width + x, takes: toSet(cells) };
  };
  const full = new Board(Array.from({ length: height }, () => '.'.repeat(width)));
  const isInside = ([x, y]: Cell) => full.isFree(x, y);
  const adjacency = new Uint32Array(order * words);
  for (const cell of full.empty()) {
    // Squares that have to do with each other wherever they lie are all adjacent.
    const near = game.apart === true ? sides(cell).filter(isInside) : full.empty();
    const row = toSet(near.filter(([x, y]) => x !== cell[0] || y !== cell[1]));
    adjacency.set(row, (cell[1] * width + cell[0]) * words);
  }
  const board = {
    width,
    height,
    symmetries: game.symmetries ?? 'none',
    mayShift: game.apart === true,
    moves: Array.from(game.moves(full), toMove),
  };
  return { order, words, adjacency, board, toSet, toMove };
}

function sides([x, y]: Cell): Cell[] {
  return [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ];
}
