/** The heap of a code that has the same moves as a component, so that the two are alike in this setting. */
import type { Game } from '../../core/game.ts';
import type { Setting } from '../../core/setting.ts';
import type { OctalHeap } from '../../core/theorem.ts';

export function heapOf(game: Game, setting: Setting = { compound: 'disjunctive', play: 'misere' }): OctalHeap | undefined {
  for (const theorem of game.theorems()) {
    const heap = theorem.heapOfSameMoves(setting);
    if (heap !== undefined) return heap;
  }
  return undefined;
}
