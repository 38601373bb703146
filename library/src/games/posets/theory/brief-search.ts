/**
 * A look at all positions of a game on subsets, where they are few: for theorems that say who wins and not how.
 *
 * It takes at most a tenth of what a question may take. What it cannot find out is left open; the outcome stands without it.
 */
import { type Bounds, LimitReached } from '../../../core/limits.ts';
import type { Play } from '../../../core/outcome.ts';
import type { SubsetGame } from '../../../core/subset-game.ts';
import { subsetGrundy } from '../../../numeric/subset-grundy.ts';
import { SubsetReferee } from '../../../numeric/subset-outcome.ts';
import { subsetSolver } from '../../../numeric/subset-values.ts';

const PART = 10;

export class BriefSearch {
  private readonly game: SubsetGame;
  private readonly play: Play;
  private readonly limits: Bounds;
  private readonly isLost: (set: Uint32Array) => boolean;
  private readonly valueOf: ((set: Uint32Array) => number) | undefined;

  constructor(game: SubsetGame, play: Play, { positions, milliseconds, ...rest }: Bounds) {
    this.game = game;
    this.play = play;
    this.limits = { ...rest, positions: Math.ceil(positions / PART), milliseconds: milliseconds / PART };
    if (play === 'normal') {
      const solver = subsetSolver(game, subsetGrundy(), this.limits);
      this.valueOf = (set) => solver.value(set);
      this.isLost = (set) => solver.value(set) === 0;
    } else {
      const referee = new SubsetReferee(game, play, this.limits);
      this.valueOf = undefined;
      this.isLost = (set) => referee.outcome(set) === 'P';
    }
  }

  /** The Grundy value of the whole in normal play, where it is found. */
  value(): number | undefined {
    if (this.play === 'misere') return undefined;
    try {
      return this.valueOf?.(this.game.start);
    } catch (error) {
      if (!(error instanceof LimitReached) || error.limit.name === 'stopped') throw error;
      return undefined;
    }
  }

  /** The moves that win, by their numbers in the list of moves. Throws `LimitReached`. */
  *winning(): Iterable<number> {
    for (const [index, { takes }] of this.game.moves.entries())
      if (this.isLost(this.game.start.map((word, place) => word & ~(takes[place] ?? 0)))) yield index;
  }
}
