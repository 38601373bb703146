/** What a move is, by an octal code, in words: `take one counter and leave nothing, or two and leave at most one heap`. */
import { counted, countWord, joinWords } from '../../core/words.ts';
import type { OctalCode } from './text.ts';

/** Codes of more kinds of moves are not told digit by digit. */
const MOST_TOLD = 4;

export function codeInWords({ digits }: OctalCode): string {
  const kinds = new Map<number, number[]>();
  for (const [taken, digit] of digits.entries()) if (digit > 0) kinds.set(digit, [...(kinds.get(digit) ?? []), taken]);
  if (kinds.size === 0) return 'there are no moves';
  if (kinds.size > MOST_TOLD) return 'take counters from a heap and leave of it what the digits of the code allow';
  const splits = kinds.get(4)?.includes(0) ?? false;
  const told = [...kinds].flatMap(([digit, takes]) => {
    const real = takes.filter((taken) => taken > 0);
    return real.length === 0 ? [] : [{ digit, takes: real }];
  });
  const clauses = told.map(({ digit, takes }, index) => {
    const amounts = joinWords(takes.map(countWord), 'or');
    const [only = 0] = takes;
    const what = index > 0 ? amounts : takes.length === 1 ? counted(only, 'counter') : `${amounts} counters`;
    return `${what} and leave ${leftInWords(digit)}`;
  });
  const taking = clauses.length === 0 ? [] : [`from a heap take ${clauses.join(', or ')}`];
  return [...(splits ? ['split a heap in two'] : []), ...taking].join('; or ');
}

/** Bits: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps. */
function leftInWords(digit: number): string {
  const numbers = [0, 1, 2, 3].filter((heaps) => (digit & (1 << heaps)) !== 0);
  const most = numbers.at(-1) ?? 0;
  if (most === 0) return 'nothing';
  if (numbers.length === most + 1) return `at most ${counted(most, 'heap')}`;
  const words = numbers.map((heaps) => (heaps === 0 ? 'nothing' : countWord(heaps)));
  return `${joinWords(words, 'or')} ${most === 1 ? 'heap' : 'heaps'}`;
}
