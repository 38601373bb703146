/**
 * The lost pairs of Wythoff's games, by their numbers n = 0, 1, 2, … [fraenkel1982; fraenkel1984].
 *
 * Put s = √(t² + 4) and α = (2 − t + s)/2, so that 1/α + 1/(α + t) = 1. In normal play aₙ = ⌊nα⌋ and bₙ = aₙ + tn; in misère play with
 * t ≥ 2 aₙ = ⌊nα + 1/α⌋ and bₙ = aₙ + tn + 1; with t = 1 the pairs of normal play, but for (0, 1) and (2, 2) in place of the first two.
 * By Beatty's theorem every number is in exactly one of the pairs. Since 1/α = (s + t − 2)/2t and 1/(α + t) = (t + 2 − s)/2t, whole
 * square roots are all that is needed.
 */
import type { Play } from '../../../core/outcome.ts';
import { integerRoot } from '../../../numeric/integer-root.ts';

export interface LostPair {
  readonly n: bigint;
  readonly small: bigint;
  readonly large: bigint;
}

export class LostPairs {
  private readonly t: bigint;
  private readonly play: Play;
  /** t² + 4. */
  private readonly square: bigint;

  constructor(t: bigint, play: Play) {
    this.t = t;
    this.play = play;
    this.square = t * t + 4n;
  }

  pair(n: bigint): LostPair {
    const { t, square } = this;
    if (this.play === 'normal' || (t === 1n && n > 1n)) {
      const small = (n * (2n - t) + integerRoot(n * n * square)) / 2n;
      return { n, small, large: small + t * n };
    }
    if (t === 1n) return n === 0n ? { n, small: 0n, large: 1n } : { n, small: 2n, large: 2n };
    const times = n * t + 1n;
    const small = (t - 2n + n * t * (2n - t) + integerRoot(times * times * square)) / (2n * t);
    return { n, small, large: small + t * n + 1n };
  }

  /** The pair that has this number. */
  pairWith(number: bigint): LostPair {
    const { t, square } = this;
    const root = integerRoot(number * number * square);
    const asSmall = (number * (t - 2n) + root) / (2n * t);
    const asLarge = (number * (t + 2n) - root) / (2n * t);
    for (const near of [asSmall, asLarge]) {
      for (let n = near > 1n ? near - 1n : 0n; n <= near + 1n; n++) {
        const pair = this.pair(n);
        if (pair.small === number || pair.large === number) return pair;
      }
    }
    const first = [this.pair(0n), this.pair(1n)].find(({ small, large }) => small === number || large === number);
    if (first === undefined) throw new Error(`${number} is in no lost pair`);
    return first;
  }

  isLost(first: bigint, second: bigint): boolean {
    const { small, large } = this.pairWith(first);
    return first === small ? second === large : second === small;
  }

  /** The lost pairs whose numbers differ by about so much: all that differ by less than t from it are among them. */
  pairsNear(difference: bigint): readonly LostPair[] {
    const near = difference / this.t;
    const numbers = new Set([0n, 1n, near > 0n ? near - 1n : 0n, near, near + 1n]);
    return Array.from(numbers, (n) => this.pair(n));
  }
}
