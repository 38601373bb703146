/** Thrown by a search that comes back to a position it has not finished: the game need not end. */
import type { Game } from '../../core/game.ts';

export class LoopFound extends Error {
  override readonly name = 'LoopFound';
  /** The position that play came back to, as a question line writes it. */
  readonly position: string;

  constructor(games: Iterable<{ readonly game: Game }>) {
    const position = Array.from(games, ({ game }) => `${game.ruleset} ${game.text()}`).join(' + ');
    super(`play comes back to ${position}`);
    this.position = position;
  }
}
