/** The sentence under the question line, and the position as it is read aloud. */
import type { InputError } from 'impartial';
import { hintText } from '../boards/board-properties.ts';
import { boardOf } from '../boards/boards.ts';
import { shownIn } from '../boards/shown-move.ts';
import type { Hint, Look } from '../solver/tasks.ts';
import { groupNumbers, plural } from '../words.ts';

export const EMPTY_WORDS = 'Type a position, or start with one of these.';

/** Why nothing is played while the line is another than that of the board. */
export function hindranceWords(isWrong: boolean): string {
  return isWrong
    ? 'The line is no position yet: mend it, or press Esc there to come back to the board.'
    : 'The line is still being read.';
}

/** Characters that are not seen, or turn the words around them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

export function errorWords(line: string, { at, code, message }: InputError): string {
  const token = code === 'line-too-long' ? '' : (/^\S*/.exec(line.slice(at, at + 40).replace(UNSEEN, '�'))?.[0] ?? '');
  // What the command line can do does not help here.
  const words = message.replace('; `impartial games` lists them', '').replace(UNSEEN, '�');
  return token === '' ? words : `“${token}”: ${words}`;
}

/** `Geodetic contraction game: 18 vertices, 5 labelled. Your turn. 13 moves.` */
export function positionWords({ rules, shapes, moves, movesComplete }: Look, turn: string): string {
  const title = rules.map(({ title }) => title).join(' and ');
  const count = `${plural(moves.length, 'move')}${movesComplete ? '' : ' or more'}`;
  return `${title}: ${shapes.map((shape) => boardOf(shape).words(shape)).join('; ')}. ${turn} ${count}.`;
}

/** The move that is pointed at and how it ends: `7 → 5: wins, leaves value 0`. */
export function pointedWords(look: Look | undefined, pointed: string | undefined, hints: ReadonlyMap<string, Hint>): string {
  const hint = pointed === undefined ? undefined : hints.get(pointed);
  if (look === undefined || pointed === undefined || hint === undefined) return '';
  return `${groupNumbers(shownIn(look, pointed)).replaceAll('>', ' → ')}: ${hintText(hint)}`;
}
