/** Counting cases: a check tries one after another, and keeps the first that fails. */
import type { Count, Found } from './statement.ts';

/** One case: where it is, and what is so there. What is left out was not tried. */
export interface Tried {
  /** A question line where there is one, else words. */
  readonly at: string | (() => string);
  readonly printed?: boolean;
  readonly corrected?: boolean;
  /** Whether the program's own answer is that of the rules. */
  readonly solved?: boolean;
}

class Counter {
  private cases = 0;
  private failures = 0;
  private smallest: string | undefined;

  add(isSo: boolean | undefined, at: Tried['at']): void {
    if (isSo === undefined) return;
    this.cases++;
    if (isSo) return;
    this.failures++;
    this.smallest ??= typeof at === 'string' ? at : at();
  }

  get count(): Count {
    const { cases, failures, smallest } = this;
    return { cases, failures, ...(smallest !== undefined && { smallest }) };
  }
}

/** Goes through all cases, which come from small to large. */
export function tally(cases: Iterable<Tried>): Found {
  const [printed, corrected, solved] = [new Counter(), new Counter(), new Counter()];
  for (const { at, ...each } of cases) {
    printed.add(each.printed, at);
    corrected.add(each.corrected, at);
    solved.add(each.solved, at);
  }
  return {
    printed: printed.count,
    ...(corrected.count.cases > 0 && { corrected: corrected.count }),
    ...(solved.count.cases > 0 && { solved: solved.count }),
  };
}

/** Numbers from … to, the ends included. */
export function range(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let number = from; number <= to; number++) numbers.push(number);
  return numbers;
}

/** A case for each number. */
export function tallyNumbers(
  from: number,
  to: number,
  tried: (n: number) => Omit<Tried, 'at'>,
  at = (n: number) => `n = ${n}`,
): Found {
  return tally(range(from, to).map((n) => ({ at: at(n), ...tried(n) })));
}
