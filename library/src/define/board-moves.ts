/** The moves that the rule of a game on boards lists, with their names. */
import type { Move } from '../core/ruleset.ts';
import { type Board, type Cell, eachTaking, type Rows } from '../structures/board.ts';
import { BoardMove } from '../structures/board-move.ts';

/** The squares that it takes, or what it puts and clears. */
export type ListedMove = readonly Cell[] | BoardMove;

/** A list that is longer has no end, as far as anybody can tell. */
const MOST_MOVES = 100_000;

/** Moves that put and clear are called by their squares, `c4`; where two change the same, by what they put there, too: `Kc4`. */
export function* eachBoardMove(rows: Rows, list: (board: Board) => Iterable<ListedMove>): Iterable<Move<Rows>> {
  const changing: BoardMove[] = [];
  yield* eachTaking(rows, (board) => takings(list(board), changing));
  const times = new Map<string, number>();
  for (const { squares } of changing) times.set(squares, (times.get(squares) ?? 0) + 1);
  for (const move of changing) yield { label: times.get(move.squares) === 1 ? move.squares : move.label, to: move.to };
}

/** The squares of a label: `a1-Kb2` names two. */
export function squaresNamed(label: string): readonly string[] {
  return label.split('-').map((word) => word.replace(/^[A-Za-z](?=[a-z]|\d+_)/, ''));
}

function* takings(moves: Iterable<ListedMove>, changing: BoardMove[]): Iterable<readonly Cell[]> {
  for (const move of moves) {
    if (!(move instanceof BoardMove)) yield move;
    else if (changing.push(move) > MOST_MOVES) throw new Error(`a position has more than ${MOST_MOVES} moves`);
  }
}

/** For games whose moves are those of the full board: they take squares. */
export function* onlyTakings(moves: Iterable<ListedMove>): Iterable<readonly Cell[]> {
  for (const move of moves) {
    if (move instanceof BoardMove) throw new Error('a game with fixed moves takes squares; leave fixed out');
    yield move;
  }
}
