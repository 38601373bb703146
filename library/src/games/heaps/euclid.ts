/**
 * Euclid [coleDavie1969]: subtract a positive multiple of the smaller of two numbers from the larger; play ends when one of them is 0.
 * With `stop-equal` both stay positive [grossman1997], and play ends when they are equal. A move cuts squares off a rectangle.
 *
 * The two versions have the same lost positions but for equal numbers, and other values.
 */
import { LazyMove } from '../../core/lazy-move.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { parseTwoNumbers } from '../../notation/whole-number.ts';

export interface TwoNumbers {
  readonly first: bigint;
  readonly second: bigint;
  /** Whether results stay positive. */
  readonly stopEqual: boolean;
}

export const euclid: Ruleset<TwoNumbers> = {
  id: 'euclid',
  title: 'Euclid',
  rule: 'Subtract a positive multiple of the smaller number from the larger one; the result is not negative.',
  inShort: 'squares off a rectangle',
  notation:
    'Two numbers: `12 31`. With `[stop-equal]` results stay positive, so that play ends at equal numbers instead of at 0.',
  sources: [{ key: 'coleDavie1969' }, { key: 'grossman1997' }],
  samples: ['12 31', '3 4', '7 25 [stop-equal]', '6 6', '5 8 [misere]', '0 4', '4 4 [stop-equal]'],
  family: { text: '7 {n}', from: 0 },
  optionNames: ['stop-equal'],
  parse: parseEuclid,
  format: ({ first, second }) => `${first} ${second}`,
  formatOptions: ({ stopEqual }) => (stopEqual ? ['stop-equal'] : []),
  moves: eachMove,
  key: ({ first, second, stopEqual }) =>
    `${first <= second ? `${first} ${second}` : `${second} ${first}`}${stopEqual ? ' stop-equal' : ''}`,
  toMove: ({ stopEqual }) =>
    `subtract the smaller number from the larger one, once or more often, as long as ${stopEqual ? 'more than 0 is left' : 'the result is not negative'}`,
  draw: ({ first, second, stopEqual }) => ({ picture: 'rectangle', width: first, height: second, keepsOne: stopEqual }),
};

/** The move that leaves `left` of the larger number: `12,31>12,7`. */
export function leaveOfLarger(position: TwoNumbers, left: bigint): Move<TwoNumbers> {
  const { first, second, stopEqual } = position;
  const to = first > second ? { first: left, second, stopEqual } : { first, second: left, stopEqual };
  return new LazyMove(
    () => `${first},${second}>${to.first},${to.second}`,
    () => to,
  );
}

/** The smallest results first. */
function* eachMove(position: TwoNumbers): Iterable<Move<TwoNumbers>> {
  const { first, second, stopEqual } = position;
  const [small, large] = first <= second ? [first, second] : [second, first];
  if (small === 0n) return;
  const rest = large % small;
  for (let left = stopEqual && rest === 0n ? small : rest; left < large; left += small) yield leaveOfLarger(position, left);
}

function parseEuclid({ text, at, options }: PositionText): Result<TwoNumbers> {
  const numbers = parseTwoNumbers(text, at, 'number');
  if (!numbers.ok) return numbers;
  const option = options.find(({ name }) => name === 'stop-equal');
  const extra = option?.words[0];
  if (extra !== undefined)
    return bad('option-takes-no-value', 'The option stop-equal takes no value.', extra.at, { found: extra.text });
  const [first, second] = numbers.value;
  if (option !== undefined && (first === 0n || second === 0n))
    return bad('zero-with-stop-equal', 'With stop-equal both numbers are positive.', at + text.search(/\b0+\b/), {
      expected: 'a positive number',
      found: '0',
    });
  return ok({ first, second, stopEqual: option !== undefined });
}
