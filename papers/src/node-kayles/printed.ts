/**
 * The numbers of Tables 1 and 2 as our copy of [guignardSopena2009] prints them, to be compared with what is computed, and the
 * statistics that Table 2 is about.
 */

/** F⁺(P0), F⁺(P1), …: 50 values a row, 40 in the last; a star where there is none. */
export const TABLE_1 = [
  '****0011200112031122311233410534155342553225532255',
  '02250422534423344253445534155342853228534285442804',
  '42834422344253345533125332253322534225342253422334',
  '22334253344533425532255342554425544253442234425334',
  '55331253422533225342253422534223342233425334453342',
  '55322553425344255442534425344253345533425342253322',
  '5342253422534223342233425334253342553225',
].join('');

export interface PrintedRow {
  readonly upTo: number;
  readonly zeros: string;
  readonly largest: string;
  readonly mean: string;
  readonly deviation: string;
  readonly mostFrequent: string;
  readonly share: string;
  readonly lastZero: string;
  readonly firstLargest: string;
}

function row(upTo: number, cells: string): PrintedRow {
  const [zeros = '', largest = '', mean = '', deviation = '', mostFrequent = '', share = '', lastZero = '', firstLargest = ''] =
    cells.split(' ');
  return { upTo, zeros, largest, mean, deviation, mostFrequent, share, lastZero, firstLargest };
}

export const printedStatistics: readonly PrintedRow[] = [
  row(10, '3 4 1.4 1.08 0 30 8 9'),
  row(100, '8 11 4.23 2.4114 2 15 98 61'),
  row(1000, '11 43 13.629 7.537448 16 6.8 148 999'),
  row(10_000, '12 163 58.5556 30.621093 33 2.73 1526 9977'),
  row(100_000, '13 907 275.95915 177.355129 128 0.795 12758 94680'),
  row(1_000_000, '16 4600 1357.37834 780.786047 4096 0.256 235086 979501'),
];

/** What Table 2 is about, for the values v(1) … v(upTo). */
export function statisticsOf(upTo: number, value: (n: number) => number) {
  const often = new Map<number, number>();
  let [zeros, largest, sum, lastZero, firstLargest] = [0, -1, 0, 0, 0];
  for (let n = 1; n <= upTo; n++) {
    const each = value(n);
    often.set(each, (often.get(each) ?? 0) + 1);
    sum += each;
    if (each === 0) {
      zeros++;
      lastZero = n;
    }
    if (each > largest) [largest, firstLargest] = [each, n];
  }
  const mean = sum / upTo;
  const spread = (of: (distance: number) => number) =>
    [...often].reduce((total, [each, count]) => total + count * of(Math.abs(each - mean)), 0) / upTo;
  const most = Math.max(...often.values());
  const mostFrequent = [...often].filter(([, count]) => count === most).map(([each]) => each);
  const meanAbsoluteDeviation = spread((distance) => distance);
  const standardDeviation = Math.sqrt(spread((distance) => distance ** 2));
  const share = (100 * most) / upTo;
  return { zeros, largest, mean, meanAbsoluteDeviation, standardDeviation, mostFrequent, share, lastZero, firstLargest };
}
