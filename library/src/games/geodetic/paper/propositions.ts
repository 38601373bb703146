/**
 * Propositions 1 to 8 on complete graphs with rays [fraenkelHarary1989, Section 5], each as a check for one length n of the rays.
 *
 * They are stated as they hold: `slips.ts` says where print differs. The labels of phase I are the vertices low … high of one
 * ray; 𝓔 is the class of positions from which no move makes a 0-star.
 */
import { playStrategy, strategyPairs, zeroPlaces } from '../theory/loops/strategy.ts';

export interface Proposition {
  readonly number: string;
  /** In our own words. */
  readonly statement: string;
  /** Whether it holds for rays of this length, 2 or more. */
  holds(length: number): boolean;
}

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

export const geodeticPropositions: readonly Proposition[] = [
  {
    number: '1',
    statement:
      'A move of phase I that leaves ℓ vertices beyond the labels is in 𝓔 exactly when n ⊕ ℓ > n and vertex 1 has no label.',
    holds: (n) => every(1, n - 1, (high) => every(1, high, (low) => isSafe(low, high, n) === (low > 1 && (n ^ (n - high)) > n))),
  },
  {
    number: '2',
    statement: 'For 0 ≤ ℓ < n, n ⊕ ℓ > n exactly when 2^j ≤ ℓ < 2^(j+1) for a place j where n has a 0.',
    holds: (n) =>
      every(0, n - 1, (left) => (n ^ left) > n === zeroPlaces(n).some((place) => 2 ** place <= left && left < 2 ** (place + 1))),
  },
  {
    number: '3',
    statement: 'The vertices a and b that answer each other are different.',
    holds: (n) => strategyPairs(n).every(({ outer, inner }) => outer !== inner),
  },
  {
    number: '4',
    statement:
      'With c the two’s complement of n and h its highest bit: n + c = 2h, n − c = 2(n − h), and c ≤ n with equality for powers of 2 only.',
    holds: (n) => {
      const [c, h] = [complement(n), highestBit(n)];
      return n + c === 2 * h && n - c === 2 * (n - h) && c <= n && (c === n) === isPower(n);
    },
  },
  {
    number: '5(i)',
    statement: 'Unless n is a power of 2, the smallest outermost vertex in 𝓔 is n − 2^(j+1) + 1 with j the highest 0 of n.',
    holds: (n) => {
      const top = zeroPlaces(n).at(-1);
      if (top === undefined || isPower(n)) return true;
      return (
        every(1, n, (vertex) => !isSafe(vertex, vertex, n) || vertex >= n - 2 ** (top + 1) + 1) &&
        isSafe(n - 2 ** (top + 1) + 1, n - 2 ** (top + 1) + 1, n)
      );
    },
  },
  {
    number: '5(ii)',
    statement: 'The answer to that vertex is the two’s complement of n, the largest of all vertices b.',
    holds: (n) => {
      const pairs = strategyPairs(n);
      const largest = pairs.at(-1);
      return largest === undefined || (largest.inner === complement(n) && pairs.every(({ inner }) => inner <= largest.inner));
    },
  },
  {
    number: '5(iii)',
    statement: 'Some pair has a < b exactly when n begins with 10 in binary.',
    holds: (n) => strategyPairs(n).some(({ outer, inner }) => outer < inner) === n.toString(2).startsWith('10'),
  },
  {
    number: '5(iv)',
    statement: 'The vertices b are those from 2 to the two’s complement of n.',
    holds: (n) =>
      strategyPairs(n).every(({ inner }, index) => inner === index + 2) && strategyPairs(n).length === complement(n) - 1,
  },
  {
    number: '5(v)',
    statement: 'The longest stretch of vertices a is the one that belongs to the highest run of 0s of n.',
    holds: (n) => {
      const longest = longestStretch(n);
      const all = stretches(strategyPairs(n).map(({ outer }) => outer));
      if (longest === undefined) return all.length === 0;
      const size = longest[1] - longest[0];
      return (
        all.some(([first, last]) => first === longest[0] && last === longest[1]) &&
        all.every(([first, last]) => last - first <= size)
      );
    },
  },
  {
    number: '5(vi)',
    statement: 'The largest a below its b, if there is one, is 2^j with j the highest 0 of n, and lies in that stretch.',
    holds: (n) => {
      const below = strategyPairs(n).filter(({ outer, inner }) => outer < inner);
      const [longest, top] = [longestStretch(n), zeroPlaces(n).at(-1)];
      if (below.length === 0 || longest === undefined || top === undefined) return true;
      const largest = Math.max(...below.map(({ outer }) => outer));
      return largest === 2 ** top && longest[0] <= largest && largest <= longest[1];
    },
  },
  {
    number: '6',
    statement: 'The vertices b above their a lie in that stretch, except b = n for a power of 2.',
    holds: (n) => {
      const longest = longestStretch(n);
      return strategyPairs(n).every(
        ({ outer, inner }) =>
          inner < outer || (isPower(n) && inner === n) || (longest !== undefined && longest[0] <= inner && inner <= longest[1]),
      );
    },
  },
  {
    number: '7',
    statement: 'The vertex that W answers with is unlabelled whenever it is asked for.',
    holds: (n) => playStrategy(3, n) > 0,
  },
  {
    number: '8',
    statement: 'Every answer of W is in 𝓔, except between the vertices 1 and n of a power of 2, where it labels the whole ray.',
    holds: (n) =>
      strategyPairs(n).every(({ outer, inner }) => {
        const [low, high] = outer < inner ? [outer, inner] : [inner, outer];
        return isPower(n) && low === 1 && high === n ? true : low > 1 && isSafe(low, high, n);
      }),
  },
];
