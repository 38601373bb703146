/** Play by rules that a statement writes down itself: values and misère outcomes with memory, and nothing of the program. */
import { mex } from 'impartial/internal';

export class PlainPlay<Position> {
  private readonly options: (position: Position) => Iterable<Position>;
  private readonly nameOf: (position: Position) => string;
  private readonly values = new Map<string, number>();
  private readonly won = new Map<string, boolean>();

  constructor(options: (position: Position) => Iterable<Position>, nameOf: (position: Position) => string) {
    this.options = options;
    this.nameOf = nameOf;
  }

  value(position: Position): number {
    const name = this.nameOf(position);
    let value = this.values.get(name);
    if (value === undefined) {
      value = mex(Array.from(this.options(position), (option) => this.value(option)));
      this.values.set(name, value);
    }
    return value;
  }

  isWonMisere(position: Position): boolean {
    const name = this.nameOf(position);
    let won = this.won.get(name);
    if (won === undefined) {
      const options = [...this.options(position)];
      won = options.length === 0 || options.some((option) => !this.isWonMisere(option));
      this.won.set(name, won);
    }
    return won;
  }
}

/** All rising lists of so many numbers up to the largest, the next at least `step` above the one before it. */
export function* risingLists(count: number, largest: number, step: 0 | 1, from = 0): Generator<readonly number[]> {
  if (count === 0) yield [];
  else {
    for (let first = from; first <= largest; first++)
      for (const rest of risingLists(count - 1, largest, step, first + step)) yield [first, ...rest];
  }
}

/** Whether misère Nim with these heaps is lost. */
export function isLostMisereNim(heaps: readonly number[]): boolean {
  const sum = heaps.reduce((all, heap) => all ^ heap, 0);
  return sum === (heaps.some((heap) => heap > 1) ? 0 : 1);
}
