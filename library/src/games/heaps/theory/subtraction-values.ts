/**
 * The values of the heaps of a subtraction game, of any size: by a closed form where there is one, else by a proved period.
 *
 * - All numbers of the set divisible by d: heaps play as ⌊n / d⌋ with the numbers divided by d, since what is left over never goes.
 * - {1, …, k}: n mod (k + 1), by induction: the options of n are the k heaps before it, which have all other residues (or all smaller).
 * - {a < b}: with m = n mod (a + b), the value is ⌊m / a⌋ mod 2 where m < b; otherwise 1 where ⌊m / a⌋ is odd and 2 where it is even
 *   [berlekampConwayGuy2001, Ch. 4]. Proof by induction. Where m < b, the move by b goes to the residue m + a, and that by a to m − a, or,
 *   where m < a, to m + b. All of these have a value that is not that of m, as parities of ⌊m / a⌋ and the values 1 and 2 of residues
 *   from b on show; and where m has 1, m − a has 0. Where m ≥ b, the move by b goes to m − b < a, of value 0, and that by a to
 *   m − a < b, of value 1 where ⌊m / a⌋ is even and 0 where it is odd.
 * - Otherwise by windows that repeat (`loops/subtraction-table.ts`).
 */
import type { Bounds } from '../../../core/limits.ts';
import { excerpt } from '../../../core/result.ts';
import { type Passed, refuse } from '../../../core/theorem.ts';
import type { TakeInterval, TakeSet } from '../../../structures/take-set.ts';
import type { Takes } from '../subtraction.ts';
import { LARGEST_TAKE, type ProvedPeriod, SubtractionTable } from './loops/subtraction-table.ts';

/** What is known of the heaps of one game. */
export interface SubtractionValues {
  value(size: bigint): bigint;
  /** The heaps from `least` to `most` that have this value, rising. */
  sizesWithValue(value: bigint, least: bigint, most: bigint): Iterable<bigint>;
  /** G(n + period) = G(n) + saltus from `preperiod` on; undefined where the heaps asked for need none. */
  readonly period?: { readonly period: bigint; readonly preperiod: bigint; readonly saltus: bigint };
  /** How the values are known, in a clause; undefined where they simply follow from one another. */
  readonly text: string | undefined;
}

/** The values of heaps up to `largest`, or why they are not known. May throw `LimitReached`. */
export function subtractionValues(takes: Takes, largest: bigint, limits: Bounds): SubtractionValues | Passed {
  const closed = takes.allBut ? undefined : closedForm(takes.set);
  return closed ?? byTable(takes, largest, limits);
}

function closedForm(set: TakeSet): SubtractionValues | undefined {
  const [{ least, most }, second] = set;
  if (second === undefined && least === 1n) return firstNumbers(most);
  const numbers = fewNumbers(set);
  if (numbers === undefined) return undefined;
  const divisor = numbers.reduce(commonDivisor);
  const [a, b] = numbers.map((number) => number / divisor) as [bigint, bigint | undefined];
  const inner = b === undefined ? firstNumbers(1n) : pair(a, b);
  return divisor === 1n ? inner : scaled(inner, divisor);
}

/** The numbers of a set of one or two. */
function fewNumbers(set: TakeSet): readonly bigint[] | undefined {
  const [first, second, ...others] = set;
  if (others.length > 0) return undefined;
  if (second === undefined) {
    if (first.most > first.least + 1n) return undefined;
    return first.least === first.most ? [first.least] : [first.least, first.most];
  }
  const areSingle = first.least === first.most && second.least === second.most;
  return areSingle ? [first.least, second.least] : undefined;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}

/** Sizes of an interval, looked at one by one: moves of a finite set leave few of them. */
function lookedThrough(value: (size: bigint) => bigint): SubtractionValues['sizesWithValue'] {
  return function* (wanted, least, most) {
    for (let size = least; size <= most; size++) if (value(size) === wanted) yield size;
  };
}

/** {1, …, k}. */
function firstNumbers(k: bigint): SubtractionValues {
  const period = k + 1n;
  return {
    value: (size) => size % period,
    *sizesWithValue(value, least, most) {
      if (value > k) return;
      const first = least + ((((value - least) % period) + period) % period);
      for (let size = first; size <= most; size += period) yield size;
    },
    period: { period, preperiod: 0n, saltus: 0n },
    text: `the value of a heap is its size modulo ${excerpt(String(period))}`,
  };
}

/** Odd numbers, and 1 among them: every move changes the parity. */
function oddNumbers(): SubtractionValues {
  const value = (size: bigint) => size % 2n;
  const period = { period: 2n, preperiod: 0n, saltus: 0n };
  return {
    value,
    sizesWithValue: lookedThrough(value),
    period,
    text: 'only odd numbers may be taken, so that heaps have their parity for a value',
  };
}

/** {a, b}, without a common divisor. */
function pair(a: bigint, b: bigint): SubtractionValues {
  if (a === 1n && b === 2n) return firstNumbers(2n);
  if (a === 1n && b % 2n === 1n) return oddNumbers();
  const period = a + b;
  const value = (size: bigint) => {
    const rest = size % period;
    const isOdd = (rest / a) % 2n === 1n;
    if (rest < b) return isOdd ? 1n : 0n;
    return isOdd ? 1n : 2n;
  };
  return {
    value,
    sizesWithValue: lookedThrough(value),
    period: { period, preperiod: 0n, saltus: 0n },
    text: `the values have period ${excerpt(String(period))}, the sum of the two numbers`,
  };
}

/** Numbers that have the divisor d: heaps count as their d-th part. */
function scaled({ value: inner, period }: SubtractionValues, d: bigint): SubtractionValues {
  const value = (size: bigint) => inner(size / d);
  return {
    value,
    sizesWithValue: lookedThrough(value),
    ...(period !== undefined && { period: { ...period, period: d * period.period } }),
    text: `all numbers are divisible by ${excerpt(String(d))}, so that a heap of n has the value of ⌊n / ${excerpt(String(d))}⌋ with the numbers divided by it`,
  };
}

/** Tables of the last games that were asked about. */
const tables = new Map<string, SubtractionTable>();
const MOST_TABLES = 20;
/** Smaller heaps are read off a table; for larger ones a period is looked for, among so many times the limit of heaps. */
const SMALL_HEAP = 2000n;
const TIMES_LIMIT = 10;

function tableOf({ text, set, allBut }: Takes): SubtractionTable {
  const known = tables.get(text);
  if (known !== undefined) return known;
  if (tables.size >= MOST_TABLES) tables.clear();
  const table = new SubtractionTable(set.flatMap(listNumbers), allBut);
  tables.set(text, table);
  return table;
}

function listNumbers({ least, most }: TakeInterval): readonly number[] {
  return Array.from({ length: Number(most - least) + 1 }, (_, more) => Number(least) + more);
}

function byTable(takes: Takes, largest: bigint, limits: Bounds): SubtractionValues | Passed {
  const most = takes.set.at(-1)?.most ?? 0n;
  if (most > LARGEST_TAKE)
    return refuse(
      'set-too-large',
      `Values are worked out for sets of numbers up to ${LARGEST_TAKE}, and this one has larger ones.`,
    );
  const table = tableOf(takes);
  const period = largest <= SMALL_HEAP ? undefined : table.period(TIMES_LIMIT * limits.heap, limits);
  if (period !== undefined) return repeating(table, period, limits);
  if (largest > limits.heap)
    return refuse(
      'heap-too-large',
      `No period is proved by the first ${TIMES_LIMIT * limits.heap} values, and the heap of ${excerpt(String(largest))} is larger than ${limits.heap}, the largest that is worked out one by one.`,
      undefined,
      { name: 'heap', value: limits.heap },
    );
  const value = (size: bigint) => BigInt(table.value(Number(size), limits));
  return { value, sizesWithValue: lookedThrough(value), text: undefined };
}

function repeating(table: SubtractionTable, proved: ProvedPeriod, limits: Bounds): SubtractionValues {
  const { period, preperiod, saltus } = proved;
  const [length, start, growth] = [BigInt(period), BigInt(preperiod), BigInt(saltus)];
  const small = (size: number) => BigInt(table.value(size, limits));
  const value = (size: bigint) => {
    if (size < start) return small(Number(size));
    const times = (size - start) / length;
    return small(Number(size - times * length)) + times * growth;
  };
  return {
    value,
    sizesWithValue: saltus === 0 ? lookedThrough(value) : (wanted, least, most) => growing(small, proved, wanted, least, most),
    period: { period: length, preperiod: start, saltus: growth },
    text: `two equal windows of ${table.window} values prove ${saltus === 0 ? `the period ${period} from ${preperiod} on` : `that from ${preperiod} on values grow by ${saltus} each ${period} counters`}`,
  };
}

/** Each heap of the first period comes to the value once at most. */
function* growing(
  small: (size: number) => bigint,
  { period, preperiod, saltus }: ProvedPeriod,
  wanted: bigint,
  least: bigint,
  most: bigint,
): Iterable<bigint> {
  for (let first = 0; first < preperiod + period; first++) {
    const more = wanted - small(first);
    if (more < 0n || (first < preperiod && more !== 0n) || more % BigInt(saltus) !== 0n) continue;
    const size = BigInt(first) + (more / BigInt(saltus)) * BigInt(period);
    if (size >= least && size <= most) yield size;
  }
}
