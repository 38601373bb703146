/** The sentence under the question line, and the position as it is read aloud. */
import type { InputError } from 'impartial';
import { boardOf } from '../boards/boards.ts';
import type { Look } from '../solver/tasks.ts';
import { plural } from '../words.ts';

export const EMPTY_WORDS = 'Type a position, or start with one of these.';

/** Characters that are not seen, or turn the words around them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** The first sentence of each rule. */
export function ruleWords(look: Look | undefined): string {
  return look?.rules.map(({ rule }) => rule.split(/(?<=\.) /)[0]).join(' ') ?? '';
}

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
