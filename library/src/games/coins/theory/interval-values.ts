/** Games in which a move turns m to k coins, k being at most 3 or without end: closed forms for squares as far off as one likes. */
import { LimitReached } from '../../../core/limits.ts';
import { type Nimber, nimSum, toNimber } from '../../../core/nimber.ts';
import { keepTime } from '../../../core/time-at-hand.ts';
import type { CountRange } from '../code.ts';
import type { Turn } from '../turn.ts';
import { odiousOf, parity, type RowValues } from './row-values.ts';

/** A value 2^n is written down up to this n. */
const MOST_BITS = 10_000;

/** The game 1-k: values, and the sets of other squares that have a given nim-sum. */
interface BaseGame {
  readonly formula: string;
  value(square: bigint): Nimber;
  /** Sets of squares below this one, each falling, with their nim-sum; at most k − 1 of them. */
  setsBelow(last: bigint, sum: Nimber): Iterable<readonly bigint[]>;
}

const single: BaseGame = { formula: '1', value: () => 1, setsBelow: (_last, sum) => emptySet(sum) };

function* emptySet(sum: Nimber): Iterable<readonly bigint[]> {
  if (sum === 0) yield [];
}

const turtles: BaseGame = {
  formula: 'n + 1',
  value: (square) => toNimber(square + 1n),
  *setsBelow(last, sum) {
    yield* emptySet(sum);
    if (sum > 0 && BigInt(sum) <= last) yield [BigInt(sum) - 1n];
  },
};

const mockTurtles: BaseGame = {
  formula: 'the one of 2n and 2n + 1 that has an odd number of ones',
  value: (square) => odiousOf(toNimber(square)),
  *setsBelow(last, sum) {
    yield* emptySet(sum);
    const half = BigInt(sum) >> 1n;
    if (parity(sum) === 1) {
      if (half < last) yield [half];
    } else if (half > 0n) yield* eachPair(half, last);
  },
};

/** Pairs y > x below `last` with x ⊕ y = sum: y is any square that has the highest bit of the sum. */
function* eachPair(sum: bigint, last: bigint): Iterable<readonly bigint[]> {
  const bit = 1n << BigInt(sum.toString(2).length - 1);
  for (let start = bit; start < last; start += 2n * bit) {
    for (let y = start; y < start + bit && y < last; y++) {
      keepTime();
      yield [y, y ^ sum];
    }
  }
}

const motley: BaseGame = {
  formula: '2^n',
  value(square) {
    if (square > BigInt(MOST_BITS))
      throw new LimitReached('program', MOST_BITS, `the value 2^n of coin n is written down up to n = ${MOST_BITS} only`);
    return toNimber(1n << square);
  },
  *setsBelow(last, sum) {
    const digits = [...BigInt(sum).toString(2)];
    if (sum !== 0 && BigInt(digits.length) > last) return;
    yield digits.flatMap((digit, index) => (digit === '1' ? [BigInt(digits.length - 1 - index)] : []));
  },
};

function baseGame(most: number): BaseGame {
  return most === 1 ? single : most === 2 ? turtles : most === 3 ? mockTurtles : motley;
}

export function intervalValues({ from, to }: CountRange): RowValues {
  const base = baseGame(to);
  const zeros = BigInt(from) - 1n;
  return {
    formula: from === 1 ? base.formula : `0 for the first ${zeros} coins, then ${base.formula} counted from there`,
    value: (square) => (BigInt(square) < zeros ? 0 : base.value(BigInt(square) - zeros)),
    *turnsOver(last, sum) {
      const own = BigInt(last) - zeros;
      if (own < 0n) return;
      for (const set of base.setsBelow(own, nimSum(sum, base.value(own)))) {
        const above = [...set].reverse().map((square) => toNimber(square + zeros));
        for (const below of eachFilling(Number(zeros), from - 1 - set.length, to - 1 - set.length))
          yield { squares: [...below, ...above, last], adjacent: false } satisfies Turn;
      }
    },
  };
}

/** Sets of squares below `zeros` with so many coins, the smallest sets first; each rising. */
function* eachFilling(zeros: number, least: number, most: number): Iterable<readonly number[]> {
  for (let count = Math.max(0, least); count <= Math.min(zeros, most); count++) yield* eachSubset(count, 0, zeros);
}

function* eachSubset(count: number, from: number, to: number): Iterable<readonly number[]> {
  if (count === 0) yield [];
  else
    for (let first = from; first <= to - count; first++)
      for (const rest of eachSubset(count - 1, first + 1, to)) yield [first, ...rest];
}
