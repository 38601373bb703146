/**
 * Numbers of counters at which a take-away game with a factor is lost at the start, and sums of them [schwenk1970].
 *
 * With the factor f let H(1) = 1 and H(k + 1) = H(k) + H(j), where j is the least with f·H(j) ≥ H(k). Written greedily, the largest first,
 * every number is a sum of different H in which f times each part is less than the part before it, and in no other way. For f = 2
 * these are the Fibonacci numbers, and the sum is Zeckendorf's; for f = 1 the powers of two, and binary.
 *
 * Proof. After H(k) the rest is less than H(k + 1) − H(k) = H(j), so the next part is H(i) with i < j, and f·H(i) < H(k) since j was the least.
 * Conversely parts that fall so sum to less than H(k + 1), where H(k) is the largest: what follows H(k) begins with some H(i), i < j,
 * so that by induction it is less than H(i + 1) ≤ H(j). So the largest part is the greedy one, and there is one such sum.
 */

/** More are not listed: a large factor makes the numbers grow slowly. */
export const MOST_TERMS = 200_000;

/** The numbers up to `most`, rising; undefined where there are too many. The factor is `above / below`, at least 1. */
export function takeAwayNumbers(most: bigint, above: bigint, below: bigint): readonly bigint[] | undefined {
  const numbers = [1n];
  let j = 0;
  for (;;) {
    const last = numbers[numbers.length - 1] as bigint;
    while (above * (numbers[j] as bigint) < below * last) j++;
    const next = last + (numbers[j] as bigint);
    if (next > most) return numbers;
    if (numbers.length === MOST_TERMS) return undefined;
    numbers.push(next);
  }
}

/** The parts of a number, the least first. */
export function greedyParts(whole: bigint, numbers: readonly bigint[]): readonly bigint[] {
  const parts: bigint[] = [];
  let rest = whole;
  for (let index = numbers.length - 1; index >= 0 && rest > 0n; index--) {
    const number = numbers[index] as bigint;
    if (number > rest) continue;
    parts.push(number);
    rest -= number;
  }
  return parts.reverse();
}

/** Values of all positions with up to so many counters: `value(n, limit)`. */
export class TakeAwayValues {
  private readonly rows: Uint16Array[] = [];
  private readonly above: number;
  private readonly below: number;

  constructor(above: number, below: number) {
    this.above = above;
    this.below = below;
  }

  value(counters: number, limit: number): number {
    while (this.rows.length <= counters) this.rows.push(this.nextRow(this.rows.length));
    return (this.rows[counters] as Uint16Array)[limit] as number;
  }

  /** A limit that is larger by one allows one move more, so a value is at least that of the limit before it. */
  private nextRow(counters: number): Uint16Array {
    const row = new Uint16Array(counters + 1);
    const seen = new Uint8Array(counters + 2);
    for (let limit = 1; limit <= counters; limit++) {
      const left = counters - limit;
      const next = Math.min(left, Math.floor((this.above * limit) / this.below));
      seen[(this.rows[left] as Uint16Array)[next] as number] = 1;
      let value = row[limit - 1] as number;
      while (seen[value] === 1) value++;
      row[limit] = value;
    }
    return row;
  }
}
