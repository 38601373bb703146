/** Which code the named games of turning coins have [berlekampConwayGuy2003, Ch. 14]. */
import { excerpt, type Result } from '../../core/result.ts';
import { nearestWord } from '../../notation/nearest-word.ts';
import type { Word } from '../../notation/tokens.ts';
import { parseTurningCode, type TurningCode } from './code.ts';

export const NAMED_CODES = {
  'turning-turtles': '1-2',
  'mock-turtles': '1-3',
  ruler: '1+C',
  twins: '2',
  triplets: '3',
  motley: '1+',
  moebius: '1-5',
  mogul: '1-7',
  moidores: '1-9',
} as const;

/** A game in one row by its name or its code. */
export function parseGameInRow(word: Word): Result<TurningCode> {
  const code = Object.hasOwn(NAMED_CODES, word.text) ? NAMED_CODES[word.text as keyof typeof NAMED_CODES] : undefined;
  if (code !== undefined) return parseTurningCode({ text: code, at: word.at });
  const parsed = parseTurningCode(word);
  if (parsed.ok || !/^[a-z]/i.test(word.text)) return parsed;
  const meant = nearestWord(word.text, Object.keys(NAMED_CODES));
  const message = `${excerpt(word.text)} is no game of turning coins${meant === undefined ? '' : `; perhaps ${meant} is meant`}.`;
  return { ok: false, error: { ...parsed.error, code: 'unknown-coin-game', message } };
}

/** Its name where it has one, else its code. */
export function gameInRowToText({ text }: TurningCode): string {
  return Object.entries(NAMED_CODES).find(([, code]) => code === text)?.[0] ?? text;
}
