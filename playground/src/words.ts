/** Words and numbers of the page that more than one part uses. */

import { groupDigits } from 'impartial/present';

export { groupDigits };

/** The same for every long number in a text, `7>5`, `1-2:1000000>3`; years and what belongs to a name, as in P1000000, stay. */
export function groupNumbers(text: string): string {
  return text.replace(/(?<![\w.])\d{5,}(?![\w.]\w)/g, groupDigits);
}

/** A number among others of its size: where it is a power of ten, its last digits tell it apart. */
export function tellApart(number: string | bigint): string {
  const digits = String(number);
  return digits.length <= 15 ? groupDigits(digits) : `${groupDigits(digits)} …${digits.slice(-3)}`;
}

/** A number in a narrow place: its last digits, where it is long. */
export function lastDigits(number: number | bigint): string {
  const digits = String(number);
  return digits.length <= 4 ? digits : `…${digits.slice(-3)}`;
}

export const NOT_LOADED = 'This board has not been loaded yet. Connect once to fetch it.';

/** `1.8 s`, `0.2 ms`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return milliseconds >= 10 ? `${Math.round(milliseconds)} ms` : `${Math.max(0.1, milliseconds).toFixed(1)} ms`;
}

/** `1 move`, `3 moves`. */
export function plural(count: number, noun: string): string {
  return `${groupDigits(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A reason of the library as a sentence. */
export function toSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? capital(trimmed) : `${capital(trimmed)}.`;
}
