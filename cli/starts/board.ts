/**
 * A game on the squares of a board.
 *
 * Ask about it:    impartial solve "my-game 3x4" --ruleset my-game.ts
 * See it:          impartial web --ruleset my-game.ts
 * Is it sound?     impartial verify --ruleset my-game.ts
 */
import { type Board, type Cell, gridGame } from 'impartial/define';

export const game = gridGame({
  id: 'my-game',
  title: 'My game',
  rule: 'Put a domino on two adjacent free squares.',

  /** The squares that each move takes. */
  moves: dominoes,

  /** Regions of free squares that do not touch have nothing to do with each other. Leave it out where they have. */
  apart: true,

  /** All turns and reflections of a board are the same game; 'transpose' where only rows and columns may be exchanged. */
  symmetries: 'all',
});

function* dominoes(board: Board): Iterable<readonly Cell[]> {
  for (const [x, y] of board.empty()) {
    if (board.isFree(x + 1, y))
      yield [
        [x, y],
        [x + 1, y],
      ];
    if (board.isFree(x, y + 1))
      yield [
        [x, y],
        [x, y + 1],
      ];
  }
}
