/**
 * Propositions 2 to 8 on complete graphs with rays [fraenkelHarary1989, Section 5], each tried for every length n of the rays.
 *
 * They are stated as they hold; `rays.ts` has what print says otherwise. The labels of phase I are the vertices low … high of one
 * ray; 𝓔 is the class of positions from which no move makes a 0-star.
 */

import { playStrategy, strategyPairs, zeroPlaces } from 'impartial/internal';
import type { Statement } from '../statements/statement.ts';
import { range, tally } from '../statements/tally.ts';

/** Whether no move from here makes a 0-star: labels low … high on one of an odd number of rays, the others whole. */
export function isSafe(low: number, high: number, length: number): boolean {
  const beyond = length - high;
  if (low === 1) return beyond === 0;
  return beyond !== 0 && (beyond ^ length) >= length;
}

/** The two's complement of n in as many places as n has. */
export function complement(length: number): number {
  const places = length.toString(2).replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
  return Number.parseInt(places, 2) + 1;
}

function isPower(length: number): boolean {
  return (length & (length - 1)) === 0;
}

function highestBit(length: number): number {
  return 2 ** Math.floor(Math.log2(length));
}

/** The longest stretch of the vertices a, as [first, last]; undefined where there is none. */
function longestStretch(length: number): readonly [number, number] | undefined {
  const places = zeroPlaces(length);
  const top = places.at(-1);
  if (top === undefined) return undefined;
  let bottom = top;
  while (places.includes(bottom - 1)) bottom--;
  return [length - 2 ** (top + 1) + 1, length - 2 ** bottom];
}

/** The lengths of the maximal stretches of a set of numbers. */
function stretches(numbers: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found;
}

function every(from: number, to: number, check: (number: number) => boolean): boolean {
  for (let number = from; number <= to; number++) if (!check(number)) return false;
  return true;
}

/** Tried for every length from 2 to a bound; `holds` may throw where there is no answer, and then it does not hold. */
function proposition(
  number: string,
  says: string,
  holds: (length: number) => boolean,
  upTo: { readonly shallow: number; readonly deep: number } = { shallow: 200, deep: 1200 },
): Statement {
  const { shallow, deep } = upTo;
  return {
    name: `Proposition ${number}`,
    says,
    recorded: 'holds',
    least: Math.min(100, shallow - 2),
    domain: (isDeep) => `rays of length 2 to ${isDeep ? deep : shallow}, ⌊lg n⌋ for ⌈lg n⌉`,
    check: (reach) =>
      tally(range(2, reach.deep ? deep : shallow).map((length) => ({ at: `n = ${length}`, printed: isSo(holds, length) }))),
    theorems: ['geodetic-rays'],
  };
}

function isSo(holds: (length: number) => boolean, length: number): boolean {
  try {
    return holds(length);
  } catch {
    return false;
  }
}

export const geodeticPropositions: readonly Statement[] = [
  proposition('2', 'For 0 ≤ ℓ < n, n ⊕ ℓ > n exactly when 2^j ≤ ℓ < 2^(j+1) for a place j where n has a 0.', (n) =>
    every(0, n - 1, (left) => (n ^ left) > n === zeroPlaces(n).some((place) => 2 ** place <= left && left < 2 ** (place + 1))),
  ),
  proposition('3', 'The vertices a and b that answer each other are different.', (n) =>
    strategyPairs(n).every(({ outer, inner }) => outer !== inner),
  ),
  proposition(
    '4',
    'With c the two’s complement of n: n + c = 2^(⌊lg n⌋ + 1), n − c = 2(n − 2^⌊lg n⌋), and c ≤ n with equality for powers of 2 only.',
    (n) => {
      const [c, h] = [complement(n), highestBit(n)];
      return n + c === 2 * h && n - c === 2 * (n - h) && c <= n && (c === n) === isPower(n);
    },
  ),
  proposition(
    '5(i)',
    'Unless n is a power of 2, the smallest outermost vertex in 𝓔 is n − 2^(j_k + 1) + 1, with j_k the highest 0 of n.',
    (n) => {
      const top = zeroPlaces(n).at(-1);
      if (top === undefined || isPower(n)) return true;
      return (
        every(1, n, (vertex) => !isSafe(vertex, vertex, n) || vertex >= n - 2 ** (top + 1) + 1) &&
        isSafe(n - 2 ** (top + 1) + 1, n - 2 ** (top + 1) + 1, n)
      );
    },
  ),
  proposition('5(ii)', 'The answer to that vertex is the two’s complement of n, the largest of all vertices b.', (n) => {
    const pairs = strategyPairs(n);
    const largest = pairs.at(-1);
    return largest === undefined || (largest.inner === complement(n) && pairs.every(({ inner }) => inner <= largest.inner));
  }),
  proposition(
    '5(iii)',
    'Some pair has a < b exactly when n begins with 10 in binary.',
    (n) => strategyPairs(n).some(({ outer, inner }) => outer < inner) === n.toString(2).startsWith('10'),
  ),
  proposition(
    '5(iv)',
    'The vertices b are those from 2 to the two’s complement of n.',
    (n) => strategyPairs(n).every(({ inner }, index) => inner === index + 2) && strategyPairs(n).length === complement(n) - 1,
  ),
  proposition('5(v)', 'The longest stretch of vertices a belongs to the leftmost run of 0s of n.', (n) => {
    const longest = longestStretch(n);
    const all = stretches(strategyPairs(n).map(({ outer }) => outer));
    if (longest === undefined) return all.length === 0;
    const size = longest[1] - longest[0];
    return (
      all.some(([first, last]) => first === longest[0] && last === longest[1]) &&
      all.every(([first, last]) => last - first <= size)
    );
  }),
  proposition('5(vi)', 'The largest a below its b, if there is one, is 2^(j_k), and lies in that stretch.', (n) => {
    const below = strategyPairs(n).filter(({ outer, inner }) => outer < inner);
    const [longest, top] = [longestStretch(n), zeroPlaces(n).at(-1)];
    if (below.length === 0 || longest === undefined || top === undefined) return true;
    const largest = Math.max(...below.map(({ outer }) => outer));
    return largest === 2 ** top && longest[0] <= largest && largest <= longest[1];
  }),
  proposition('6', 'The vertices b above their a lie in that stretch, except b = n for a power of 2.', (n) => {
    const longest = longestStretch(n);
    return strategyPairs(n).every(
      ({ outer, inner }) =>
        inner < outer || (isPower(n) && inner === n) || (longest !== undefined && longest[0] <= inner && inner <= longest[1]),
    );
  }),
  proposition('7', 'The vertex that W answers with is unlabelled whenever it is asked for.', (n) => playStrategy(3, n) > 0, {
    shallow: 80,
    deep: 200,
  }),
  proposition(
    '8',
    'Every answer of W is in 𝓔, except between the vertices 1 and n of a power of 2, where it labels the whole ray.',
    (n) =>
      strategyPairs(n).every(({ outer, inner }) => {
        const [low, high] = outer < inner ? [outer, inner] : [inner, outer];
        return isPower(n) && low === 1 && high === n ? true : low > 1 && isSafe(low, high, n);
      }),
  ),
];
