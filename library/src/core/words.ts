/**
 * Numbers, lists and nouns as sentences write them: what a player reads about a position, and nothing that is read back.
 */

/** Between groups of three digits: narrow, and no place for a line to end. */
const THIN_SPACE = '\u202f';
/** Numbers of more digits are written as powers of ten. */
const MOST_DIGITS = 15;
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** `1 000 000`, and beyond 15 digits `5.50 × 10²³`; a text that is no number stays as it is. */
export function groupDigits(number: number | bigint | string): string {
  const digits = String(number);
  if (!/^\d+$/.test(digits)) return digits;
  if (digits.length > MOST_DIGITS) return `${digits[0]}.${digits.slice(1, 3)} × 10${toSuperscript(digits.length - 1)}`;
  return digits.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
}

function toSuperscript(number: number): string {
  return Array.from(String(number), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}

/** `seven`, `13`. */
export function countWord(count: number | bigint): string {
  return (count <= 12n ? SMALL[Number(count)] : undefined) ?? groupDigits(count);
}

/** `one counter`, `seven counters`, `no counters`. */
export function counted(count: number | bigint, noun: string): string {
  return `${countWord(count)} ${nouns(count, noun)}`;
}

/** The noun for so many. */
export function nouns(count: number | bigint, noun: string): string {
  if (BigInt(count) === 1n) return noun;
  return /vertex$/.test(noun) ? noun.replace(/ex$/, 'ices') : `${noun}s`;
}

/** `a heap`, `an order`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `second`, `12th`. */
export function ordinalWord(place: number): string {
  return ORDINALS[place] ?? `${place + 1}th`;
}

/** `3, 5 and 7`. */
export function joinWords(words: readonly string[], last = 'and'): string {
  const [only = '', ...others] = words;
  if (others.length === 0) return only;
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
