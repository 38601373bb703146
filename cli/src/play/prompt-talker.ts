/**
 * Talking to a player at a terminal: a move is chosen from a list while that is short, and typed where it is not.
 */
import { isCancel, log, select, text } from '@clack/prompts';
import { wrapWords } from 'impartial/present';
import { lookOf } from '../terminal.ts';
import type { Position } from './position.ts';
import type { Talker } from './talker.ts';

const LONGEST_LIST = 15;

export function promptTalker(): Talker {
  return {
    say: async (message) => log.message(message.split('\n').flatMap((line) => wrapWords(line, lookOf(process.stdout).width - 4))),
    ask: async (position, mayUndo) => {
      const chosen = await (position.complete && position.moves.length <= LONGEST_LIST ? choose(position, mayUndo) : type());
      if (!isCancel(chosen)) return chosen.trim();
      process.exitCode = 130;
      return undefined;
    },
  };
}

function choose({ moves }: Position, mayUndo: boolean): ReturnType<typeof text> {
  const options = moves.map(({ move, to }) => ({ value: move, label: move, hint: `to ${to.slice(0, 50)}` }));
  const others = [...(moves.length > 0 ? ['hint'] : []), ...(mayUndo ? ['undo'] : []), 'quit'].map((value) => ({
    value,
    label: value,
  }));
  return select({ message: 'Your move', options: [...options, ...others] });
}

function type(): ReturnType<typeof text> {
  return text({ message: 'Your move', placeholder: 'a move, or hint, undo, moves, quit' });
}
