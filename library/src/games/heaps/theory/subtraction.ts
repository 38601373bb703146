/**
 * Subtraction games of any size, in normal and in misère play.
 *
 * Values: `subtraction-values.ts`. Misère play is misère Nim on values [ferguson1974], by the lemma of `core/nim-on-values.ts`: a heap
 * of value 0 that has a move has a move to one of value 1. Let s be the least number that may be taken, and *pairing*: a heap of n
 * has value 1 exactly when n ≥ s and the heap of n − s has value 0. Proof of the pairing by induction on n. If n − s has value 0, n does
 * not have 0; suppose it does not have 1 either, then some option n − t has 1, so by induction n − t − s has 0; but that is an option of
 * n − s, which has 0: a contradiction. If n has value 1, it is at least s; suppose n − s does not have 0, then some option n − s − t
 * has 0, so by induction or by what was shown n − t has 1; but that is an option of n: a contradiction. ∎ Now let n have value 0 and a
 * move, so that n ≥ s. Then n − s does not have 0, so it has an option n − s − t of value 0, and the option n − t of n has value 1.
 * Nothing was used of the set but that it is the same for all heaps; so it may be infinite.
 */

import type { Certificate } from '../../../core/certificate.ts';
import type { Bounds } from '../../../core/limits.ts';
import { type FoundSum, type NimComponents, type NimMove, nimOnValues } from '../../../core/nim-on-values.ts';
import { toNimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import { type OctalHeap, type Passed, pass, type SequencePeriod, type Theorem, type Tools } from '../../../core/theorem.ts';
import type { Heap } from '../../../structures/heaps.ts';
import { replaceHeap } from '../../../structures/heaps.ts';
import { eachTakeInterval, type SubtractionPosition, subtraction, type Takes } from '../subtraction.ts';
import { heapsCertificate, periodCertificate } from './subtraction-certificate.ts';
import { type SubtractionValues, subtractionValues } from './subtraction-values.ts';

const golomb = { key: 'golomb1966' } as const;
const winningWays = { key: 'berlekampConwayGuy2001', where: 'Ch. 4' } as const;

/** Heaps beside each other. */
export const subtractionSums = nimOnValues<SubtractionPosition>({
  id: 'subtraction-sums',
  title: 'Sums of heaps of a subtraction game',
  statement:
    'A heap of a subtraction game counts as a heap of Nim of its value. The values repeat from the first of two equal windows on, as long as the largest number of the set; where all numbers but those of a set may be taken, they grow by the same number again and again.',
  sources: [golomb, winningWays, { key: 'impartial', where: 'games/heaps/theory/loops/subtraction-table.ts' }],
  examples: [
    `subtraction 1,3,4: ${10n ** 18n} ${10n ** 18n + 3n}`,
    `subtraction all-but 2,5: ${10n ** 18n} 17`,
    `subtraction 1000000007,1000000000000: ${10n ** 30n}`,
  ],
  play: 'normal',
  component: 'heap',
  components: heapsWithValues,
  moves: subtraction.moves,
  reason: (position, { limits }) => knownValues(position, limits)?.text,
  certificate: certificateOf,
});

export const subtractionMisere = nimOnValues<SubtractionPosition>({
  id: 'subtraction-misere',
  title: 'Misère subtraction games',
  statement:
    'Under misère play a subtraction game is misère Nim on the values of its heaps: the player to move loses exactly when some value is 2 or more and the nim-sum is 0, or every value is 0 or 1 and the nim-sum is 1.',
  sources: [{ key: 'ferguson1974' }, { key: 'impartial', where: 'games/heaps/theory/subtraction.ts' }],
  examples: [`subtraction 1,3,4: ${10n ** 18n} ${10n ** 18n + 3n} [misere]`, `subtraction all-but 2: ${10n ** 18n} 3 [misere]`],
  play: 'misere',
  component: 'heap',
  components: heapsWithValues,
  reason: (position, { limits }) => knownValues(position, limits)?.text,
  certificate: certificateOf,
});

/** One heap beside other games, and as a member of a sequence. */
export const subtractionHeap: Theorem<SubtractionPosition> = {
  id: 'subtraction-heap',
  title: 'One heap of a subtraction game',
  statement:
    'The value of a heap of a subtraction game follows from as many values before it as the largest number of the set; where a stretch of so many comes again, all values after it do.',
  sources: [golomb, winningWays],
  scope: 'component',
  answer(position, { compound, play }, { limits }) {
    const [heap] = position.heaps;
    if (heap === undefined || position.heaps.length > 1 || heap.count > 1n) return pass('it is about one heap');
    if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about disjunctive normal play');
    const values = subtractionValues(position.takes, BigInt(heap.size), limits);
    if ('scope' in values) return values;
    const value = toNimber(values.value(BigInt(heap.size)));
    const text = values.text ?? 'the values of heaps follow from those of smaller ones';
    return { scope: 'component', value, text: `${text}: ${excerpt(String(value))}` };
  },
  heapOfSameValue: (position, { compound, play }) =>
    compound === 'disjunctive' && play === 'normal' ? octalHeapOf(position) : undefined,
  heapOfSameMoves: octalHeapOf,
  periodicHeap({ takes, heaps }, { compound, play }) {
    const [heap] = heaps;
    if (heap === undefined || heaps.length > 1 || heap.count > 1n) return undefined;
    if (compound !== 'disjunctive' || play !== 'normal') return undefined;
    return { sequence: takes.text, size: heap.size, period: (limits) => provedPeriod(takes, limits) };
  },
};

/** Larger periods are no exact numbers. */
const LARGEST_PERIOD = BigInt(Number.MAX_SAFE_INTEGER);

function provedPeriod(takes: Takes, limits: Bounds): SequencePeriod | undefined {
  const values = subtractionValues(takes, BigInt(limits.heap) + 1n, limits);
  if ('scope' in values || values.period === undefined || values.period.period > LARGEST_PERIOD) return undefined;
  const { text = 'two windows of values are equal' } = values;
  const { period, preperiod, saltus } = values.period;
  return {
    period: Number(period),
    preperiod: Number(preperiod),
    saltus: Number(saltus),
    text,
    ...periodCertificate(takes, values.period),
  };
}

function knownValues({ takes, heaps }: SubtractionPosition, limits: Tools['limits']): SubtractionValues | undefined {
  const values = subtractionValues(takes, BigInt(heaps.at(-1)?.size ?? 0), limits);
  return 'scope' in values ? undefined : values;
}

function certificateOf(position: SubtractionPosition, found: FoundSum, { limits }: Tools): Certificate | undefined {
  const values = knownValues(position, limits);
  return values && heapsCertificate(position, found, values);
}

function heapsWithValues(
  position: SubtractionPosition,
  { limits }: Tools,
): readonly NimComponents<SubtractionPosition>[] | Passed {
  const { takes, heaps } = position;
  const values = subtractionValues(takes, BigInt(heaps.at(-1)?.size ?? 0), limits);
  if ('scope' in values) return values;
  return heaps.map((heap) => ({
    name: `heap of ${heap.size}`,
    value: toNimber(values.value(BigInt(heap.size))),
    count: heap.count,
    movesTo: (value) => eachMoveTo(position, heap, values, BigInt(value)),
  }));
}

function* eachMoveTo(
  { takes, heaps }: SubtractionPosition,
  { size }: Heap,
  values: SubtractionValues,
  value: bigint,
): Iterable<NimMove<SubtractionPosition>> {
  const whole = BigInt(size);
  for (const { least, most } of eachTakeInterval(takes, whole))
    for (const left of values.sizesWithValue(value, whole - most, whole - least)) {
      const rest = toNimber(left);
      yield { label: `${size}>${rest}`, to: { takes, heaps: replaceHeap(heaps, size, [rest]) } };
    }
}

/** Codes have so many digits at most. */
const MOST_DIGITS = 1000n;

/** A finite set is an octal code: the digit 3 says that what is left of a heap may be one heap or none. */
function octalHeapOf({ takes, heaps }: SubtractionPosition): OctalHeap | undefined {
  const [heap] = heaps;
  if (takes.allBut || heap === undefined || heaps.length > 1 || heap.count > 1n) return undefined;
  const digits = digitsOf(takes);
  return digits === undefined ? undefined : { code: `0.${digits.slice(1).join('')}`, digits, size: heap.size };
}

function digitsOf({ set }: Takes): Uint8Array | undefined {
  const most = set.at(-1)?.most ?? 0n;
  if (most > MOST_DIGITS) return undefined;
  const digits = new Uint8Array(Number(most) + 1);
  for (const { least, most } of set) digits.fill(3, Number(least), Number(most) + 1);
  return digits;
}
