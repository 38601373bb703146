/** A poset game by its definition on sets of elements as bits: the referee of the statements, which knows no theorem. */

/** What goes with each element, itself included, as bits. */
export type Above = readonly number[];

export class PlainOrder {
  readonly order: number;
  private readonly above: Above;
  private readonly values = new Map<number, number>();
  private readonly wins = new Map<number, boolean>();

  constructor(above: Above) {
    this.order = above.length;
    this.above = above;
  }

  get all(): number {
    return 2 ** this.order - 1;
  }

  options(set: number): number[] {
    return this.above.flatMap((taken, element) => ((set >> element) & 1 ? [set & ~taken] : []));
  }

  value(set = this.all): number {
    const known = this.values.get(set);
    if (known !== undefined) return known;
    const seen = new Set(this.options(set).map((option) => this.value(option)));
    let mex = 0;
    while (seen.has(mex)) mex++;
    this.values.set(set, mex);
    return mex;
  }

  isWonMisere(set = this.all): boolean {
    const known = this.wins.get(set);
    if (known !== undefined) return known;
    const options = this.options(set);
    const won = options.length === 0 || options.some((option) => !this.isWonMisere(option));
    this.wins.set(set, won);
    return won;
  }

  /** The question line of the whole, by pairs. */
  line(): string {
    const pairs = this.above.flatMap((taken, below) =>
      this.above.flatMap((_, element) => (element !== below && (taken >> element) & 1 ? [`${element + 1}>${below + 1}`] : [])),
    );
    const alone = this.above.flatMap((_, element) =>
      pairs.some((pair) => pair.split('>').includes(String(element + 1))) ? [] : [String(element + 1)],
    );
    return `poset-game ${[...pairs, ...alone].join(' ')}`;
  }

  /** Whether this element is above that one. */
  isAbove(one: number, other: number): boolean {
    return one !== other && (((this.above[other] ?? 0) >> one) & 1) === 1;
  }
}

/** Every order of so many elements in which what is greater has the larger number: each order up to names, most of them often. */
export function* eachOrder(order: number): Iterable<PlainOrder> {
  const pairs = Array.from({ length: order }, (_, above) =>
    Array.from({ length: above }, (_, below) => [above, below] as const),
  ).flat();
  for (let set = 0; set < 2 ** pairs.length; set++) {
    const above = Array.from({ length: order }, (_, element) => 1 << element);
    for (const [index, [upper, lower]] of pairs.entries())
      if ((set >> index) & 1) above[lower] = (above[lower] ?? 0) | (1 << upper);
    const isClosed = above.every((taken) =>
      above.every((more, element) => ((taken >> element) & 1) === 0 || (more & ~taken) === 0),
    );
    if (isClosed) yield new PlainOrder(above);
  }
}

/** Squares of a board, or exponents of divisors, but for the first of all: what is at least as large in every place is above. */
export function boxOrder(squares: readonly (readonly number[])[]): PlainOrder {
  const taken = squares.filter((square) => square.some((place) => place > 0));
  return new PlainOrder(
    taken.map((one) =>
      taken.reduce(
        (set, other, index) => (other.every((place, axis) => place >= (one[axis] ?? 0)) ? set | (1 << index) : set),
        0,
      ),
    ),
  );
}

/** The squares of rows of these lengths. */
export function rowSquares(rows: readonly number[]): number[][] {
  return rows.flatMap((length, row) => Array.from({ length }, (_, column) => [row, column]));
}

/** Rows that fall from at most `most` on, so many of them. */
export function* fallingRows(count: number, most: number): Iterable<readonly number[]> {
  if (count === 0) return yield [];
  for (let first = 1; first <= most; first++) for (const rest of fallingRows(count - 1, first)) yield [first, ...rest];
}
