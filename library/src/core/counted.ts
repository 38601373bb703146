/** A thing and how many copies of it there are; `nim 3^1000000000000` has one of these, not 10^12 heaps. */
export interface Counted<T> {
  readonly item: T;
  readonly count: bigint;
  /** The copies one by one, where they are told apart by the labels of their moves: the vertices of `3*P5`. */
  readonly copies?: () => Iterable<T>;
  /** For each of these copies, what a move of `item` is called in it, where that is quicker to say than to look for. */
  readonly renamings?: () => Iterable<(label: string) => string>;
}

export function once<T>(item: T): Counted<T> {
  return { item, count: 1n };
}
