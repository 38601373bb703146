/**
 * Lasker's Nim [lasker1931; berlekampConwayGuy2001, Ch. 4]: the heap of n has the value n, but 4k + 3 and 4k + 4 are exchanged.
 *
 * Proof by induction. Write L for the claimed value and a heap as 4k + r with r = 1 … 4, so that L is 4k + 1, 4k + 2, 4k + 4, 4k + 3. Taking
 * counters from 4k + r reaches every L of a smaller heap: 0 … 4k, and of 4k + 1 … 4k + 4 those before L in this list. Left to see is what
 * dividing adds. Modulo 4 the L of 1, 2, 3, 4 is 1, 2, 0, 3, and L(a) ⊕ L(b) modulo 4 is as that of the residues. A division of 4k + 1 is into
 * residues 1 and 4, 2 and 3: 1 ⊕ 3 = 2 ⊕ 0 = 2, never that of L = 4k + 1. One of 4k + 2 is into 1 and 1, 2 and 4, 3 and 3: 0, 1, 0, never 2.
 * One of 4k + 3 is into 1 and 2, 3 and 4: 3, never 0 = L modulo 4. One of 4k + 4 is into 1 and 3, 2 and 2, 4 and 4: 1, 0, 0, never 3. So no
 * option has the value L. Missing among the options by taking are, for 4k + 3, the value 4k + 3: divide into 1 and 4k + 2,
 * 1 ⊕ (4k + 2) = 4k + 3. For 4k + 4 nothing below 4k + 3 is missing. ∎
 *
 * In misère play the misère lemma applies (`core/nim-on-values.ts`): a heap of 1 has one move, which ends it, and a heap of two or more has a
 * value of two or more and moves to no heap and to one heap of 1.
 *
 * All divisions of n with a given value are listed without looking at the others. With a = 4x + r + 1 and b = 4y + s + 1 the value is
 * 4·((x + e) ⊕ (y + f)) and two low digits, where e and f are 1 for r = 2 and s = 2. So wanted are numbers X and Y with a given sum and a given
 * nim-sum w: they have the common binary digits (sum − w) / 2, and share those of w between them in any way.
 */

import type { Certificate } from '../../../core/certificate.ts';
import { type FoundSum, type NimComponents, type NimMove, nimOnValues } from '../../../core/nim-on-values.ts';
import { type Nimber, toNimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { type Heaps, replaceHeap } from '../../../structures/heaps.ts';
import { laskerNim } from '../lasker-nim.ts';

const sources = [{ key: 'lasker1931' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 4' }] as const;

export const laskerSums = nimOnValues<Heaps>({
  id: 'lasker-sums',
  title: 'Lasker’s Nim',
  statement:
    'A heap of n counters in Lasker’s Nim counts as a heap of n in Nim, except that a heap of 4k + 3 counts as 4k + 4, and one of 4k + 4 as 4k + 3.',
  sources,
  examples: [`lasker-nim ${10n ** 18n} ${10n ** 18n + 3n} 5`],
  play: 'normal',
  component: 'heap',
  components: heapsWithValues,
  certificate: certificateOf,
  moves: laskerNim.moves,
});

export const laskerMisere = nimOnValues<Heaps>({
  id: 'lasker-misere',
  title: 'Misère Lasker’s Nim',
  statement:
    'Under misère play Lasker’s Nim is misère Nim on the values of its heaps: the player to move loses exactly when some heap has two or more counters and the nim-sum of the values is 0, or no heap has and the number of single counters is odd.',
  sources: [{ key: 'impartial', where: 'core/nim-on-values.ts' }, { key: 'lasker1931' }],
  examples: [`lasker-nim ${10n ** 18n} 7 1 [misere]`],
  play: 'misere',
  component: 'heap',
  components: heapsWithValues,
  certificate: certificateOf,
});

/** One heap beside other games, and as a member of a sequence. */
export const laskerHeap: Theorem<Heaps> = {
  id: 'lasker-heap',
  title: 'One heap of Lasker’s Nim',
  statement: 'A heap of n counters in Lasker’s Nim has the value n, but 4k + 3 and 4k + 4 are exchanged.',
  sources,
  scope: 'component',
  answer(heaps, { compound, play }) {
    const [heap] = heaps;
    if (heap === undefined || heaps.length > 1 || heap.count > 1n) return pass('it is about one heap');
    if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about disjunctive normal play');
    const value = laskerValue(heap.size);
    return {
      scope: 'component',
      value,
      certificate: () => certificateOf(heaps, { play, sum: value, outcome: value === 0 ? 'P' : 'N' }),
      text: `a heap of ${excerpt(String(heap.size))} has the value ${excerpt(String(value))}: 4k + 3 and 4k + 4 are exchanged`,
    };
  },
  periodicHeap(heaps, { compound, play }) {
    const [heap] = heaps;
    if (heap === undefined || heaps.length > 1 || heap.count > 1n) return undefined;
    if (compound !== 'disjunctive' || play !== 'normal') return undefined;
    const text = 'values are sizes, but 4k + 3 and 4k + 4 are exchanged, so that from 1 on they grow by 4 each 4 counters';
    return { sequence: 'lasker-nim', size: heap.size, period: () => ({ period: 4, preperiod: 1, saltus: 4, text }) };
  },
};

/** It is its own inverse: the heap that has this value. */
export function laskerValue(size: Nimber): Nimber {
  const whole = BigInt(size);
  if (whole === 0n) return 0;
  const rest = whole % 4n;
  if (rest === 3n) return toNimber(whole + 1n);
  return rest === 0n ? toNimber(whole - 1n) : size;
}

/** Of more different heaps than this the nim-sum is not written down. */
const MOST_HEAPS = 10_000;

function certificateOf(heaps: Heaps, { play, sum, outcome }: FoundSum): Certificate | undefined {
  if (heaps.length > MOST_HEAPS) return undefined;
  const counted = heaps.map(({ size, count }) => [String(size), String(count)] as const);
  return { kind: 'lasker-heaps', play, heaps: counted, sum: String(sum), outcome };
}

function heapsWithValues(heaps: Heaps): readonly NimComponents<Heaps>[] {
  return heaps.map(({ size, count }) => ({
    name: `heap of ${size}`,
    value: laskerValue(size),
    count,
    movesTo: (value) => eachMoveTo(heaps, size, value),
  }));
}

function* eachMoveTo(heaps: Heaps, size: Nimber, value: Nimber): Iterable<NimMove<Heaps>> {
  const toMove = (parts: readonly Nimber[]) => ({
    label: `${size}>${parts.join('+')}`,
    get to() {
      return replaceHeap(heaps, size, parts);
    },
    parts: parts.map(laskerValue),
  });
  const left = laskerValue(value);
  if (left < size) yield toMove([left]);
  for (const parts of eachDivision(BigInt(size), BigInt(value))) yield toMove(parts);
}

/** What the low digits r = 0 … 3 of a heap less one add to the value: a fourth of it, and the low digits of the rest. */
const FOURTHS = [0n, 0n, 1n, 0n] as const;
const LOW = [1n, 2n, 0n, 3n] as const;

/** The divisions of a heap that have this value, smaller part first. */
export function* eachDivision(size: bigint, value: bigint): Iterable<readonly [Nimber, Nimber]> {
  for (const [r, e] of FOURTHS.entries()) {
    for (const [s, f] of FOURTHS.entries()) {
      const rest = size - BigInt(r) - BigInt(s) - 2n;
      if (rest < 0n || rest % 4n !== 0n || ((LOW[r] as bigint) ^ (LOW[s] as bigint)) !== value % 4n) continue;
      for (const [x, y] of eachPair(rest / 4n + e + f, value / 4n)) {
        // Equal numbers come with r and s in both orders; otherwise the smaller is x.
        if (x < e || y < f || (x === y && r > s)) continue;
        const [a, b] = [4n * (x - e) + BigInt(r) + 1n, 4n * (y - f) + BigInt(s) + 1n];
        yield a <= b ? [toNimber(a), toNimber(b)] : [toNimber(b), toNimber(a)];
      }
    }
  }
}

/** The pairs x ≤ y with this sum and this nim-sum. */
function* eachPair(sum: bigint, nimSum: bigint): Iterable<readonly [bigint, bigint]> {
  const common = (sum - nimSum) / 2n;
  if (sum < nimSum || (sum - nimSum) % 2n === 1n || (common & nimSum) !== 0n) return;
  const top = nimSum === 0n ? 0n : 1n << BigInt(nimSum.toString(2).length - 1);
  const shared = nimSum - top;
  let own = 0n;
  do {
    yield [common + own, common + (nimSum - own)];
    own = (own - shared) & shared;
  } while (own !== 0n);
}
