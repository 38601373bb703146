/**
 * Checks a bipartite monoid: a finite commutative monoid given by what its generators do, with the elements that are lost.
 *
 * Claims about misère play rest on it. It shares no code with the search for quotients (`misere/`) and is as plain as it can be.
 */

/** What generators do to the elements 0, 1, 2 …, 0 being the identity, and which elements are lost. */
export interface MonoidText {
  readonly actions: readonly (readonly number[])[];
  readonly lost: readonly number[];
}

export class BipartiteMonoid {
  readonly order: number;
  private readonly products: readonly (readonly number[])[];
  private readonly isLostAt: readonly boolean[];

  private constructor(products: readonly (readonly number[])[], lost: readonly number[]) {
    this.order = products.length;
    this.products = products;
    this.isLostAt = products.map((_, element) => lost.includes(element));
  }

  /** The monoid, or why it is none: maps that commute and reach every element from 0 are one. */
  static from({ actions, lost }: MonoidText): BipartiteMonoid | string {
    const order = actions[0]?.length ?? 1;
    const isElement = (x: number) => Number.isSafeInteger(x) && x >= 0 && x < order;
    if (actions.some((action) => action.length !== order || !action.every(isElement))) return 'an action leaves the elements';
    if (!lost.every(isElement) || new Set(lost).size !== lost.length)
      return 'the lost elements are not elements, each named once';
    if (lost.includes(0)) return 'the empty sum is not lost in misère play';
    for (const one of actions)
      for (const other of actions)
        for (let x = 0; x < order; x++)
          if (one[other[x] as number] !== other[one[x] as number]) return `two actions do not commute at ${x}`;
    const products = productsOf(actions, order);
    return products === undefined ? 'an element is not reached' : new BipartiteMonoid(products, lost);
  }

  times(x: number, y: number): number {
    return (this.products[x] as readonly number[])[y] as number;
  }

  isLost(x: number): boolean {
    return this.isLostAt[x] === true;
  }

  /** x multiplied with itself so many times, by squaring. */
  power(x: number, exponent: bigint): number {
    let [result, square] = [0, x];
    for (let rest = exponent; rest > 0n; rest >>= 1n) {
      if ((rest & 1n) === 1n) result = this.times(result, square);
      square = this.times(square, square);
    }
    return result;
  }

  /** Two elements that no other tells apart, or undefined: then the monoid is reduced. */
  indistinguishable(): readonly [number, number] | undefined {
    const seen = new Map<string, number>();
    for (let x = 0; x < this.order; x++) {
      const profile = (this.products[x] as readonly number[]).map((product) => (this.isLost(product) ? 1 : 0)).join('');
      const known = seen.get(profile);
      if (known !== undefined) return [known, x];
      seen.set(profile, x);
    }
    return undefined;
  }

  /** The elements that these generate. */
  generated(by: Iterable<number>): ReadonlySet<number> {
    const generators = [...new Set(by)];
    const reached = new Set([0]);
    for (const x of reached) for (const generator of generators) reached.add(this.times(x, generator));
    return reached;
  }
}

/** The product of every two elements; undefined where some element is no product of generators. */
function productsOf(actions: readonly (readonly number[])[], order: number): readonly (readonly number[])[] | undefined {
  const rows = new Map<number, readonly number[]>([[0, Array.from({ length: order }, (_, x) => x)]]);
  for (const [x, row] of rows)
    for (const action of actions) {
      const next = action[x] as number;
      if (!rows.has(next))
        rows.set(
          next,
          row.map((y) => action[y] as number),
        );
    }
  if (rows.size !== order) return undefined;
  return Array.from({ length: order }, (_, x) => rows.get(x) as readonly number[]);
}
