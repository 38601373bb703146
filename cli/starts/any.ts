/**
 * A game of any shape: its notation and its moves.
 *
 * Ask about it:    impartial solve "my-game 3,5" --ruleset my-game.ts
 * See it:          impartial web --ruleset my-game.ts
 * Is it sound?     impartial verify --ruleset my-game.ts
 */
import { bad, defineRuleset, ok } from 'impartial/define';

/** A position is whatever suits the game: here a square of a board, counted from a corner. */
interface Square {
  readonly x: number;
  readonly y: number;
}

export const game = defineRuleset<Square>({
  id: 'my-game',
  title: 'My game',
  rule: 'Move the queen towards the corner: left, down, or both by the same.',
  notation: 'the square as two numbers: `3,5`',

  /** Small positions, on which the game is tried whenever it is loaded. */
  samples: ['3,5', '1,2', '0,0'],

  /** A position out of its text, or what is wrong with the text and where. */
  parse({ text, at }) {
    const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
    if (x === undefined || y === undefined) return bad('no-square', 'This is no square.', at, { expected: '3,5', found: text });
    return ok({ x: Number(x), y: Number(y) });
  },

  /** The text of a position: `parse` reads it back. */
  format: ({ x, y }) => `${x},${y}`,

  /** Each move with a name of its own, and the position that it leads to. */
  *moves({ x, y }) {
    for (let by = 1; by <= x; by++) yield { label: `left ${by}`, to: { x: x - by, y } };
    for (let by = 1; by <= y; by++) yield { label: `down ${by}`, to: { x, y: y - by } };
    for (let by = 1; by <= Math.min(x, y); by++) yield { label: `both ${by}`, to: { x: x - by, y: y - by } };
  },

  /** Positions with the same key are the same game: search then meets fewer. */
  key: ({ x, y }) => `${Math.min(x, y)},${Math.max(x, y)}`,
});
