/**
 * Balanced boards of Welter's game: k coins that hold exactly one square of each pair i, 2k − 1 − i.
 *
 * The board on which no coin can move is one of them. They are the boards that count as 0 or 1 whatever lies beside them; what that is
 * good for stands in `misere.ts`.
 */
import type { Nimber } from '../../../core/nimber.ts';

export class Balance {
  private readonly coins: number;
  /** How many coins each pair holds, by its lower square. */
  private readonly held: Uint32Array;
  /** How many pairs hold at least one. */
  private covered = 0;

  constructor(coins: readonly Nimber[]) {
    this.coins = coins.length;
    this.held = new Uint32Array(this.coins);
    for (const coin of coins) this.add(this.pairOf(coin), 1);
  }

  /** The lower square of the pair that the square is in; undefined where it is in none. */
  private pairOf(square: Nimber): number | undefined {
    if (square >= 2 * this.coins) return undefined;
    const place = Number(square);
    return Math.min(place, 2 * this.coins - 1 - place);
  }

  private add(pair: number | undefined, by: 1 | -1): void {
    if (pair === undefined) return;
    const before = this.held[pair] ?? 0;
    this.held[pair] = before + by;
    if (before === 0) this.covered++;
    if (before + by === 0) this.covered--;
  }

  get isBalanced(): boolean {
    return this.covered === this.coins;
  }

  /** Whether the board is balanced after a coin has moved. */
  isBalancedAfter(from: Nimber, to: Nimber): boolean {
    this.add(this.pairOf(from), -1);
    this.add(this.pairOf(to), 1);
    const { isBalanced } = this;
    this.add(this.pairOf(to), -1);
    this.add(this.pairOf(from), 1);
    return isBalanced;
  }
}
