/**
 * Talking to a player at a terminal: the moves are listed while they are few, and what is typed is what is played.
 */
import type { Readable, Writable } from 'node:stream';
import { isCancel, log, text } from '@clack/prompts';
import { wrapWords } from 'impartial/present';
import { lookOf } from '../terminal.ts';
import type { Position } from './position.ts';
import type { Talker } from './talker.ts';

const LONGEST_LIST = 15;
/** What stands before a line that is said. */
const BAR = 4;

/** Where keys come from and lines go: standard input and output, unless a test has others. */
interface Streams {
  readonly input?: Readable;
  readonly output?: Writable;
}

export function promptTalker(streams: Streams = {}): Talker {
  const width = lookOf(process.stdout).width - BAR;
  return {
    width,
    say: async (message) =>
      log.message(
        message.split('\n').flatMap((line) => (isDrawn(line) ? [line] : wrapWords(line, width))),
        streams,
      ),
    ask: async (position, mayUndo) => {
      const message = `Your move${listOf(position, width)}`;
      const typed = await text({ message, placeholder: placeholder(position, mayUndo), ...streams });
      if (!isCancel(typed)) return (typed ?? '').trim() || 'moves';
      process.exitCode = 130;
      return undefined;
    },
  };
}

/** Lines of a drawing are indented and must stay as they are. */
function isDrawn(line: string): boolean {
  return line.startsWith('  ');
}

/** The moves, where they are few and fit into a line. */
function listOf({ moves, complete }: Position, width: number): string {
  if (!complete || moves.length === 0 || moves.length > LONGEST_LIST) return '';
  const list = `: ${moves.map(({ move }) => move).join(', ')}`;
  return list.length < width - 'Your move'.length ? list : '';
}

function placeholder({ moves }: Position, mayUndo: boolean): string {
  const words = [...(moves.length > 0 ? ['hint', 'moves'] : []), ...(mayUndo ? ['undo'] : []), 'quit'];
  return `type ${moves.length > 0 ? 'a move, or ' : ''}${words.join(', ')}`;
}
