/** Classics on heaps played by their rules in the barest form: numbers and lists, with no code of the rulesets. */
import { mex } from 'impartial/internal';

/** What moves leave of a heap: lists of heaps, where 0 is none. */
export type LeftOf = (size: number) => Iterable<readonly number[]>;

/** A game in which a move is made in one heap. */
export class PlainHeaps {
  private readonly leftOf: LeftOf;
  private readonly values: number[] = [];
  private readonly won = new Map<string, boolean>();

  constructor(leftOf: LeftOf) {
    this.leftOf = leftOf;
  }

  value(size: number): number {
    while (this.values.length <= size) {
      const options = Array.from(this.leftOf(this.values.length), (left) =>
        left.reduce((sum, part) => sum ^ (this.values[part] as number), 0),
      );
      this.values.push(mex(options));
    }
    return this.values[size] as number;
  }

  /** Who wins a sum in misère play: true for the player to move. */
  isWonMisere(heaps: readonly number[]): boolean {
    const live = heaps.filter((size) => size > 0).sort((a, b) => a - b);
    const name = live.join(' ');
    let won = this.won.get(name);
    if (won === undefined) {
      won = this.hasMisereWin(live);
      this.won.set(name, won);
    }
    return won;
  }

  private hasMisereWin(heaps: readonly number[]): boolean {
    let hasMove = false;
    for (const [place, size] of heaps.entries()) {
      const others = heaps.toSpliced(place, 1);
      for (const left of this.leftOf(size)) {
        hasMove = true;
        if (!this.isWonMisere([...others, ...left])) return true;
      }
    }
    return !hasMove;
  }

  /** Misère Nim on values says that the player to move wins. */
  isWonByValues(heaps: readonly number[]): boolean {
    const values = heaps.map((size) => this.value(size));
    const sum = values.reduce((a, b) => a ^ b, 0);
    return values.some((value) => value >= 2) ? sum !== 0 : sum !== 1;
  }
}

export function subtracting(isTake: (taken: number) => boolean): PlainHeaps {
  return new PlainHeaps(function* (size) {
    for (let taken = 1; taken <= size; taken++) if (isTake(taken)) yield [size - taken];
  });
}

export function lasker(): PlainHeaps {
  return new PlainHeaps(function* (size) {
    for (let left = 0; left < size; left++) yield [left];
    for (let part = 1; 2 * part <= size; part++) yield [part, size - part];
  });
}

/** What moves of an octal game leave of a heap; the first digit is that for taking none. */
export function* octalOptions(digits: readonly number[], size: number): Iterable<readonly number[]> {
  for (const [taken, digit] of digits.entries()) {
    const rest = size - taken;
    if ((digit & 1) !== 0 && rest === 0) yield [];
    if ((digit & 2) !== 0 && rest > 0 && taken > 0) yield [rest];
    for (let part = 1; (digit & 4) !== 0 && 2 * part <= rest; part++) yield [part, rest - part];
  }
}

export function octalGame(digits: readonly number[]): PlainHeaps {
  return new PlainHeaps((size) => octalOptions(digits, size));
}

/** Lists of up to `most` heaps of 1 … `largest` counters that do not fall, with the empty one. */
export function* sums(most: number, largest: number, least = 1): Generator<readonly number[]> {
  yield [];
  if (most === 0) return;
  for (let size = least; size <= largest; size++) for (const others of sums(most - 1, largest, size)) yield [size, ...others];
}

/** Moore's Nim on heaps that do not fall. */
export class PlainMoore {
  private readonly most: number;
  private readonly values = new Map<string, number>();
  private readonly won = new Map<string, boolean>();

  constructor(most: number) {
    this.most = most;
  }

  value(heaps: readonly number[]): number {
    const name = heaps.join(' ');
    let value = this.values.get(name);
    if (value === undefined) {
      value = mex(this.options(heaps).map((option) => this.value(option)));
      this.values.set(name, value);
    }
    return value;
  }

  isWonMisere(heaps: readonly number[]): boolean {
    const name = heaps.join(' ');
    let won = this.won.get(name);
    if (won === undefined) {
      const options = this.options(heaps);
      won = options.length === 0 || options.some((option) => !this.isWonMisere(option));
      this.won.set(name, won);
    }
    return won;
  }

  private options(heaps: readonly number[]): readonly number[][] {
    let partial: { readonly changed: number; readonly left: number[] }[] = [{ changed: 0, left: [] }];
    for (const size of heaps)
      partial = partial.flatMap(({ changed, left }) => [
        { changed, left: [...left, size] },
        ...(changed === this.most
          ? []
          : Array.from({ length: size }, (_, less) => ({ changed: changed + 1, left: [...left, less] }))),
      ]);
    const options = partial
      .filter(({ changed }) => changed > 0)
      .map(({ left }) => left.filter((size) => size > 0).sort((a, b) => a - b));
    return [...new Map(options.map((option) => [option.join(' '), option])).values()];
  }
}

/** Take-away with a factor `above / below`: who wins with n counters and a limit. */
export class PlainTakeAway {
  private readonly above: number;
  private readonly below: number;
  private readonly misere: boolean;
  private readonly won: boolean[][] = [];

  constructor(above: number, below: number, misere: boolean) {
    this.above = above;
    this.below = below;
    this.misere = misere;
  }

  isWon(counters: number, limit: number): boolean {
    while (this.won.length <= counters) this.won.push(this.row(this.won.length));
    return (this.won[counters] as boolean[])[limit] as boolean;
  }

  /** For every limit; one more allows one move more. */
  private row(counters: number): boolean[] {
    const row = [this.misere];
    let hasWin = false;
    for (let taken = 1; taken <= counters; taken++) {
      const left = counters - taken;
      const next = Math.min(left, Math.floor((this.above * taken) / this.below));
      hasWin ||= !((this.won[left] as boolean[])[next] as boolean);
      row.push(hasWin);
    }
    return row;
  }
}
