/** The heap of a code that has the same moves as a component, so that the two are alike in every setting. */
import type { Game } from '../../core/game.ts';
import type { OctalHeap } from '../../core/theorem.ts';

export function heapOf(game: Game): OctalHeap | undefined {
  for (const theorem of game.theorems()) {
    const heap = theorem.heapOfSameMoves();
    if (heap !== undefined) return heap;
  }
  return undefined;
}
