/**
 * A game on heaps of counters.
 *
 * Ask about it:    impartial solve "my-game 5 7" --ruleset my-game.ts
 * See it:          impartial web --ruleset my-game.ts
 * Is it sound?     impartial verify --ruleset my-game.ts
 */
import { heapGame } from 'impartial/define';

/** How many counters a move may take. */
const TAKEN = [1, 3, 4];

export const game = heapGame({
  id: 'my-game',
  title: 'My game',
  rule: 'Take one, three or four counters from a heap.',

  /** What a move may leave of one heap of this size: the size that is left, or a list of sizes where the heap is divided. */
  *options(size) {
    for (const count of TAKEN) if (count <= size) yield size - count;
    // A move that divides the heap: for (let left = 1; 2 * left < size; left++) yield [left, size - left];
  },
});
