/** Misère play of octal games by the rules alone, for comparison. */

/** Who wins every sum of some counters at most, by the rules alone. */
export class MiserePlay {
  private readonly won = new Map<string, boolean>();
  private readonly digits: readonly number[];

  constructor(code: string) {
    this.digits = [...code.replace('.', '')].map((digit) => Number.parseInt(digit, 16));
  }

  isWon(heaps: readonly number[]): boolean {
    const key = heaps.join(' ');
    let known = this.won.get(key);
    if (known === undefined) {
      const options = [...this.options(heaps)];
      known = options.length === 0 || options.some((option) => !this.isWon(option));
      this.won.set(key, known);
    }
    return known;
  }

  private *options(heaps: readonly number[]): Iterable<readonly number[]> {
    for (const [at, size] of heaps.entries()) {
      if (heaps[at - 1] === size) continue;
      const others = heaps.filter((_, other) => other !== at);
      for (const parts of this.left(size)) yield [...others, ...parts].sort((a, b) => a - b);
    }
  }

  private *left(size: number): Iterable<readonly number[]> {
    for (const [taken, digit] of this.digits.entries()) {
      const rest = size - taken;
      if ((digit & 1) !== 0 && rest === 0) yield [];
      if ((digit & 2) !== 0 && rest > 0) yield [rest];
      if ((digit & 4) !== 0) for (let part = 1; 2 * part <= rest; part++) yield [part, rest - part];
      if ((digit & 8) !== 0)
        for (let first = 1; 3 * first <= rest; first++)
          for (let second = first; first + 2 * second <= rest; second++) yield [first, second, rest - first - second];
    }
  }
}

/** All sums of so many counters at most, of heaps to `largest`. */
export function* sumsTo(total: number, largest: number): Iterable<readonly number[]> {
  yield [];
  for (let size = 1; size <= Math.min(total, largest); size++)
    for (const smaller of sumsTo(total - size, size)) yield [...smaller, size];
}
