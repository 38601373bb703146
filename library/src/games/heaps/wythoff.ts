/**
 * Wythoff's game [wythoff1907], and Fraenkel's games with a wider choice [fraenkel1982]: take any number of counters from one of two
 * heaps, or from both at once numbers k and l with |k − l| < t. For t = 1 these are equal, and the heaps are the coordinates of a queen
 * on her way to the corner.
 *
 * The heaps keep their order, so that the queen stays where she stands; the game does not depend on it.
 */
import { LazyMove } from '../../core/lazy-move.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, OptionText, PositionText, Ruleset } from '../../core/ruleset.ts';
import { parseTwoNumbers, parseWholeNumber } from '../../notation/whole-number.ts';

export interface TwoHeaps {
  readonly first: bigint;
  readonly second: bigint;
  /** What is taken from both heaps differs by less than this; at least 1. */
  readonly t: bigint;
}

export const wythoff: Ruleset<TwoHeaps> = {
  id: 'wythoff',
  title: 'Wythoff’s game',
  rule: 'Take any number of counters from one of two heaps, or as many from one as from the other.',
  inShort: 'two heaps, or a queen',
  notation:
    'Two heap sizes: `4 7`. With `[t 2]` the numbers taken from both heaps at once differ by less than 2; without it they are equal.',
  sources: [{ key: 'wythoff1907' }, { key: 'fraenkel1982' }],
  samples: ['4 7', '3 3', '2 6 [t 2]', '1 2 [misere]', '0 5', '0 0'],
  family: { text: '3 {n}', from: 0 },
  optionNames: ['t'],
  indivisible: true,
  parse: parseWythoff,
  format: ({ first, second }) => `${first} ${second}`,
  formatOptions: ({ t }) => (t === 1n ? [] : [`t ${t}`]),
  moves: eachMove,
  key: ({ first, second, t }) => (first <= second ? `${first} ${second} ${t}` : `${second} ${first} ${t}`),
  toMove: ({ t }) =>
    t === 1n
      ? 'take any number of counters from one heap, or as many from one as from the other'
      : `take any number of counters from one heap, or from both heaps numbers that differ by less than ${t}`,
  draw: ({ first, second }) => ({ picture: 'pieces', pieces: [{ piece: 'queen', x: first, y: second, count: 1n }] }),
  onBoard: ({ first, second }) => `two heaps, of ${first} and ${second} counters, as a queen on square ${first},${second}`,
};

/** The move that leaves these heaps: `4,7>2,5`. */
export function leaveHeaps(position: TwoHeaps, first: bigint, second: bigint): Move<TwoHeaps> {
  return new LazyMove(
    () => `${position.first},${position.second}>${first},${second}`,
    () => ({ first, second, t: position.t }),
  );
}

function* eachMove(position: TwoHeaps): Iterable<Move<TwoHeaps>> {
  const { first, second, t } = position;
  for (let left = 0n; left < first; left++) yield leaveHeaps(position, left, second);
  for (let left = 0n; left < second; left++) yield leaveHeaps(position, first, left);
  for (let taken = 1n; taken <= first; taken++) {
    const least = taken >= t ? taken - t + 1n : 1n;
    for (let other = least; other < taken + t && other <= second; other++)
      yield leaveHeaps(position, first - taken, second - other);
  }
}

function parseWythoff({ text, at, options }: PositionText): Result<TwoHeaps> {
  const heaps = parseTwoNumbers(text, at, 'heap size');
  if (!heaps.ok) return heaps;
  const t = readWidth(options.find(({ name }) => name === 't'));
  if (!t.ok) return t;
  const [first, second] = heaps.value;
  return ok({ first, second, t: t.value });
}

function readWidth(option: OptionText | undefined): Result<bigint> {
  if (option === undefined) return ok(1n);
  const [word, extra] = option.words;
  if (word === undefined || extra !== undefined)
    return bad('bad-t', 'The option `t` has one number.', extra?.at ?? option.at, { expected: 'a number, as in t 2' });
  const t = parseWholeNumber(word, 'value of t');
  if (t.ok && t.value === 0n)
    return bad('bad-t', 'The option `t` is at least 1: equal numbers differ by 0, which is less than 1.', word.at, {
      found: word.text,
    });
  return t;
}
