/**
 * How a game is talked about with the player: said line by line, asked for the next move.
 *
 * `lineTalker` reads moves from standard input, a line each, so that a game can be scripted.
 */
import { readLines } from '../input.ts';
import { answer } from '../terminal.ts';
import type { Position } from './position.ts';

export interface Talker {
  /** Columns that there are. */
  readonly width: number;
  say(text: string): Promise<void>;
  /** What the player types or chooses: a move, or `hint`, `undo`, `moves`, `quit`. Undefined when the player has gone. */
  ask(position: Position, mayUndo: boolean): Promise<string | undefined>;
}

export function lineTalker(): Talker {
  const lines = readLines();
  return {
    width: 80,
    say: (text) => answer(`${text}\n`),
    ask: async () => {
      const next = await lines.next();
      if (next.done) return undefined;
      await answer(`> ${next.value}\n`);
      return next.value.trim();
    },
  };
}
