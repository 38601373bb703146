/**
 * What Tables 1, 2 and 3 of [guignardSopena2009] print in our copy, as numbers. `computed-tables.ts` computes them again and
 * sets the two side by side; nothing is answered from here.
 */

/** Table 1: foreclosed values of the paths 0, 1, 2 … in normal play, fifty to a row; `*` is undefined. */
export const PRINTED_FORECLOSED: readonly string[] = [
  '****001120 0112031122 3112334105 3415534255 3225532255',
  '0225042253 4423344253 4455341553 4285322853 4285442804',
  '4283442234 4253345533 1253322533 2253422534 2253422334',
  '2233425334 4533425532 2553425544 2554425344 2234425334',
  '5533125342 2533225342 2534225342 2334223342 5334453342',
  '5532255342 5344255442 5344253442 5334553342 5342253322',
  '5342253422 5342233422 3342533425 3342553225',
];

/** The period and where it begins, as the text under Table 1 has them. */
export const PRINTED_FORECLOSED_PERIOD = { period: 84, preperiod: 245 } as const;

/** A row of Table 2, on the foreclosed values of the paths 1 … n in misère play. */
export interface PrintedStatistics {
  readonly n: number;
  readonly zeros: number;
  readonly largest: number;
  readonly mean: number;
  readonly deviation: number;
  readonly mostFrequent: number;
  readonly percent: number;
  readonly lastZero: number;
  readonly placeOfLargest: number;
}

const statistics = (n: number, ...rest: readonly number[]): PrintedStatistics => {
  const [zeros = 0, largest = 0, mean = 0, deviation = 0, mostFrequent = 0, percent = 0, lastZero = 0, placeOfLargest = 0] = rest;
  return { n, zeros, largest, mean, deviation, mostFrequent, percent, lastZero, placeOfLargest };
};

export const PRINTED_STATISTICS: readonly PrintedStatistics[] = [
  statistics(10, 3, 4, 1.4, 1.08, 0, 30, 8, 9),
  statistics(100, 8, 11, 4.23, 2.4114, 2, 15, 98, 61),
  statistics(1000, 11, 43, 13.629, 7.537448, 16, 6.8, 148, 999),
  statistics(10_000, 12, 163, 58.5556, 30.621093, 33, 2.73, 1526, 9977),
  statistics(100_000, 13, 907, 275.95915, 177.355129, 128, 0.795, 12_758, 94_680),
  statistics(1_000_000, 16, 4600, 1357.37834, 780.786047, 4096, 0.256, 235_086, 979_501),
];

/** A set of orders: some numbers, progressions `start + i · step`, and doublings `factor · 2^i − less`, for i from 0 on. */
export interface PrintedSet {
  readonly numbers?: readonly number[];
  readonly progressions?: readonly { readonly start: number; readonly step: number }[];
  readonly doublings?: readonly { readonly factor: number; readonly less: number }[];
}

/** A line of Table 3: the lost paths in one compound; no set where the paper says that it is not solved. */
export interface PrintedLosses {
  /** The options of the question. */
  readonly compound: string;
  readonly play: 'normal' | 'misere';
  readonly lost?: PrintedSet;
}

const every = (start: number, step: number) => ({ start, step });
const fives: PrintedSet = { progressions: [every(0, 5), every(4, 5)] };

export const PRINTED_LOSSES: readonly PrintedLosses[] = [
  {
    compound: 'disjunctive',
    play: 'normal',
    lost: {
      numbers: [0, 4, 8, 14, 19, 24, 28, 34, 38, 42],
      progressions: [54, 58, 62, 72, 76].map((start) => every(start, 34)),
    },
  },
  { compound: 'disjunctive', play: 'misere' },
  { compound: 'diminished-disjunctive', play: 'normal', lost: { numbers: [0, 4, 5, 9, 10, 14, 28, 50, 54, 98] } },
  { compound: 'diminished-disjunctive', play: 'misere' },
  { compound: 'conjunctive', play: 'normal', lost: { numbers: [0, 4, 5, 9, 10] } },
  { compound: 'conjunctive', play: 'misere', lost: { numbers: [1, 2] } },
  {
    compound: 'continued-conjunctive',
    play: 'normal',
    lost: {
      doublings: [
        { factor: 5, less: 5 },
        { factor: 10, less: 6 },
      ],
    },
  },
  {
    compound: 'continued-conjunctive',
    play: 'misere',
    lost: {
      doublings: [
        { factor: 7, less: 6 },
        { factor: 7, less: 5 },
      ],
    },
  },
  { compound: 'selective', play: 'normal', lost: fives },
  { compound: 'selective', play: 'misere', lost: { progressions: [every(1, 7), every(2, 7)] } },
  { compound: 'shortened-selective', play: 'normal', lost: fives },
  {
    compound: 'shortened-selective',
    play: 'misere',
    lost: { numbers: [1, 2, 8, 9], progressions: [every(15, 5), every(19, 5)] },
  },
];

/** The members of a printed set up to a bound, ascending. */
export function listPrinted({ numbers = [], progressions = [], doublings = [] }: PrintedSet, upTo: number): number[] {
  const members = new Set(numbers.filter((number) => number <= upTo));
  for (const { start, step } of progressions) for (let member = start; member <= upTo; member += step) members.add(member);
  for (const { factor, less } of doublings) for (let power = factor; power - less <= upTo; power *= 2) members.add(power - less);
  return [...members].sort((a, b) => a - b);
}
