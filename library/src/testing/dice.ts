/** Dice from a seed: the same rolls on every machine. */

/** One number in this many is of any size, where large ones may come. */
const LARGE = 60;

/** Whole numbers by a multiply-and-shift mixer over a counter. */
export class FuzzDice {
  private state: number;
  private readonly large: boolean;

  /** `large`: whether numbers of any size may come, for lines that need not be searched. */
  constructor(seed: number, { large = true } = {}) {
    this.state = seed >>> 0;
    this.large = large;
  }

  /** A whole number from 0 to `sides` − 1. */
  roll(sides: number): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % sides;
  }

  /** True once in this many times. */
  once(inThisMany: number): boolean {
    return this.roll(inThisMany) === 0;
  }

  /** Whether a number shall be of any size. */
  isLarge(): boolean {
    return this.large && this.once(LARGE);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.roll(list.length)] as T;
  }

  times<T>(count: number, make: (index: number) => T): readonly T[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }

  /** Some of a list, each once in this many times, in their order. */
  some<T>(list: readonly T[], onceIn = 2): readonly T[] {
    return list.filter(() => this.once(onceIn));
  }

  /** The list in any order. */
  shuffled<T>(list: readonly T[]): readonly T[] {
    const left = [...list];
    return list.map(() => left.splice(this.roll(left.length), 1)[0] as T);
  }
}
