/** Words and numbers of the page that more than one part uses. */

const THIN_SPACE = '\u2009';

/** Digits in groups of three; beyond 15 digits `5.50 × 10²³`. */
export function groupDigits(number: number | bigint | string): string {
  const digits = String(number);
  if (!/^\d+$/.test(digits)) return digits;
  if (digits.length > 15) return `${digits[0]}.${digits.slice(1, 3)} × 10${toSuperscript(digits.length - 1)}`;
  return digits.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
}

function toSuperscript(number: number): string {
  return Array.from(String(number), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
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
