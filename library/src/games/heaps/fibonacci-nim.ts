/**
 * Fibonacci Nim [whinihan1963] and its kin [schwenk1970]: one heap; take at least one counter and at most the limit; the next limit is a
 * factor times what was taken. At the start anything may be taken but the whole heap.
 */
import { toNimber } from '../../core/nimber.ts';
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import type { Move, OptionText, PositionText, Ruleset } from '../../core/ruleset.ts';
import { counted, countWord } from '../../core/words.ts';
import { isNumeral, listWords } from '../../notation/tokens.ts';

/** A fraction in lowest terms, 1 or more. */
export interface Factor {
  readonly above: bigint;
  readonly below: bigint;
}

export interface FibonacciPosition {
  readonly counters: bigint;
  /** How many may be taken: at most as many as there are. */
  readonly limit: bigint;
  readonly factor: Factor;
}

const MOST_DIGITS = 10_000;
const DEFAULT_FACTOR: Factor = { above: 2n, below: 1n };

export const fibonacciNim: Ruleset<FibonacciPosition> = {
  id: 'fibonacci-nim',
  title: 'Fibonacci Nim',
  rule: 'Take at least one counter and at most twice as many as the last move took; the first move may take any number, but not all. With an option it is another factor than two.',
  inShort: 'at most twice as many',
  notation:
    'The number of counters, and after a colon how many may be taken: `20 : 5`; without it anything but all. `[factor 3]`, `[factor 3/2]`: at most so many times what was taken.',
  sources: [{ key: 'whinihan1963' }, { key: 'schwenk1970' }],
  samples: ['13', '20 : 5', '12 : 12', '16 : 15 [factor 1]', '11 [factor 3]', '9 : 2 [factor 3/2]', '1', '0'],
  example: '20',
  family: { text: '{n}', from: 0 },
  optionNames: ['factor'],
  parse: parseFibonacci,
  format: formatFibonacci,
  formatOptions: ({ factor }) => (factor.above === 2n && factor.below === 1n ? [] : [`factor ${formatFactor(factor)}`]),
  moves: eachTake,
  moveNamed: takeNamed,
  onBoard: ({ counters, limit }) =>
    counters === 0n
      ? 'no counters are left'
      : `a heap of ${counted(counters, 'counter')}, of which ${limit === 0n ? 'none' : `at most ${countWord(limit)}`} may be taken`,
  toMove: ({ limit, factor }) =>
    `take ${limit === 1n ? 'one counter' : `from one to ${counted(limit, 'counter')}`}; after that ${nextInWords(factor)}`,
  draw: ({ counters, limit }) => ({
    picture: 'heaps',
    style: 'columns',
    limit,
    heaps: [{ size: toNimber(counters), count: 1n }],
  }),
};

function* eachTake(position: FibonacciPosition): Iterable<Move<FibonacciPosition>> {
  for (let taken = 1n; taken <= position.limit; taken++) yield takeFrom(position, taken);
}

function takeNamed(position: FibonacciPosition, label: string): Move<FibonacciPosition> | undefined {
  const [, left] = /^\d+>(\d+)$/.exec(label) ?? [];
  if (left === undefined) return undefined;
  const taken = position.counters - BigInt(left);
  const move = takeFrom(position, taken);
  return taken >= 1n && taken <= position.limit && move.label === label ? move : undefined;
}

/** `20>17` takes three counters. */
export function takeFrom({ counters, factor }: FibonacciPosition, taken: bigint): Move<FibonacciPosition> {
  const left = counters - taken;
  const { above, below } = factor;
  return { label: `${counters}>${left}`, to: withLimit(left, (above * taken) / below, factor) };
}

/** More than there are cannot be taken. */
export function withLimit(counters: bigint, limit: bigint, factor: Factor): FibonacciPosition {
  return { counters, limit: limit < counters ? limit : counters, factor };
}

function formatFibonacci({ counters, limit }: FibonacciPosition): string {
  return counters === 0n || limit === counters - 1n ? `${counters}` : `${counters} : ${limit}`;
}

export function formatFactor({ above, below }: Factor): string {
  return below === 1n ? `${above}` : `${above}/${below}`;
}

/** What may be taken after a move: `at most twice as many may be taken`. */
function nextInWords({ above, below }: Factor): string {
  if (below !== 1n) return `at most ${countWord(above)} may be taken for every ${countWord(below)} taken now`;
  if (above === 1n) return 'at most as many may be taken';
  return `at most ${above === 2n ? 'twice' : `${countWord(above)} times`} as many may be taken`;
}

const EXPECTED = 'a number of counters such as 20, or 20 : 5';

function parseFibonacci({ text, at, options }: PositionText): Result<FibonacciPosition> {
  const factor = parseFactor(options);
  if (!factor.ok) return factor;
  const colon = text.indexOf(':');
  const counters = parseCount(colon < 0 ? text : text.slice(0, colon), at, 'counters');
  if (!counters.ok) return counters;
  if (colon < 0) return ok(withLimit(counters.value, counters.value === 0n ? 0n : counters.value - 1n, factor.value));
  const limit = parseCount(text.slice(colon + 1), at + colon + 1, 'counters that may be taken');
  return limit.ok ? ok(withLimit(counters.value, limit.value, factor.value)) : limit;
}

function parseCount(text: string, at: number, what: string): Result<bigint> {
  const [word, extra] = listWords(text, at);
  if (word === undefined) return bad('empty-position', `There is no number of ${what}.`, at, { expected: EXPECTED });
  const detail = { expected: 'a whole number', found: word.text };
  if (/^[-−]\d+$/.test(word.text)) return bad('negative-counters', `There is no negative number of ${what}.`, word.at, detail);
  if (!isNumeral(word.text)) return bad('not-a-number', `${excerpt(word.text)} is no number of ${what}.`, word.at, detail);
  if (word.text.length > MOST_DIGITS) return bad('number-too-long', `A number has at most ${MOST_DIGITS} digits here.`, word.at);
  if (extra !== undefined)
    return bad('one-heap-only', 'Fibonacci Nim has one heap; a sum of several is written with + between them.', extra.at, {
      expected: ': or the end of the position',
      found: extra.text,
    });
  return ok(BigInt(word.text));
}

/** The longest numbers of a fraction. */
const LONGEST_FACTOR = 30;

function parseFactor(options: readonly OptionText[]): Result<Factor> {
  let factor = DEFAULT_FACTOR;
  for (const { words, at } of options) {
    const [word, extra] = words;
    const detail = { expected: 'a number or a fraction, as in factor 3 or factor 3/2' };
    if (word === undefined || extra !== undefined)
      return bad('bad-factor', 'The option says how many times what was taken may be taken next.', extra?.at ?? at, detail);
    const [, above = '', below = '1'] = /^(\d+)(?:\/(\d+))?$/.exec(word.text) ?? [];
    if (above === '' || below.length > LONGEST_FACTOR || above.length > LONGEST_FACTOR || BigInt(below) === 0n)
      return bad('bad-factor', `${excerpt(word.text)} is no factor.`, word.at, { ...detail, found: word.text });
    if (BigInt(above) < BigInt(below))
      return bad('factor-below-one', 'The factor is at least 1.', word.at, { ...detail, found: word.text });
    const common = commonDivisor(BigInt(above), BigInt(below));
    factor = { above: BigInt(above) / common, below: BigInt(below) / common };
  }
  return ok(factor);
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}
