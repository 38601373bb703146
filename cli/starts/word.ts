/**
 * A game whose positions are words.
 *
 * Ask about it:    impartial solve "my-game xxx.xx" --ruleset my-game.ts
 * See it:          impartial web --ruleset my-game.ts
 * Is it sound?     impartial verify --ruleset my-game.ts
 */
import { stringGame } from 'impartial/define';

export const game = stringGame({
  id: 'my-game',
  title: 'My game',
  rule: 'Take one pin or two that stand side by side.',

  /** The letters of words: a pin, and a place without one. */
  letters: 'x.',

  /** Small positions, on which the game is tried whenever it is loaded. */
  samples: ['xxx', 'xx.x', 'x'],

  /** The words that moves lead to. */
  *moves(word) {
    for (let at = 0; at < word.length; at++)
      for (const pins of ['x', 'xx'])
        if (word.startsWith(pins, at)) yield word.slice(0, at) + '.'.repeat(pins.length) + word.slice(at + pins.length);
  },

  /** This letter stands between parts that have nothing to do with each other. */
  apart: '.',

  /** A word and its reverse are the same game. */
  mirrored: true,
});
