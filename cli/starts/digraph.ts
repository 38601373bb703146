/**
 * A game given by its arcs: a piece goes from vertex to vertex.
 *
 * Ask about it:    impartial solve "my-game 9" --ruleset my-game.ts
 * See it:          impartial web --ruleset my-game.ts
 * Is it sound?     impartial verify --ruleset my-game.ts
 */
import { digraphGame } from 'impartial/define';

export const game = digraphGame({
  id: 'my-game',
  title: 'My game',
  rule: 'Halve the number, or take one.',

  /** Small positions, on which the game is tried whenever it is loaded. */
  samples: ['9', '4', '0'],

  /** The vertices that arcs lead to from this one; vertices are texts. */
  arcs(vertex) {
    const number = Number(vertex);
    return number > 0 ? new Set([String(Math.floor(number / 2)), String(number - 1)]) : [];
  },
  // mayLoop: true where a play need not end; positions in which nobody can force an end are then draws.
});
