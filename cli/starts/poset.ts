/**
 * A game on a finite order, such as the divisors of a number.
 *
 * Ask about it:    impartial solve "my-game divisors 12" --ruleset my-game.ts
 * See it:          impartial web --ruleset my-game.ts
 * Is it sound?     impartial verify --ruleset my-game.ts
 */
import { posetGame } from 'impartial/define';

export const game = posetGame({
  id: 'my-game',
  title: 'My game',
  rule: 'Name an element, never a least one; it goes with all that lie above it.',

  /** The elements that go with this one; undefined where it may not be taken. Leave it out where any may be, with all above it. */
  take: (order, element) => (order.below(element).length === 0 ? undefined : order.above(element)),

  /** A move takes from what is left what it would have taken from the whole order: search is much faster then. Leave it out where not. */
  fixed: true,
});
