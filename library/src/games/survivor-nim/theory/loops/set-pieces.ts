/**
 * Sets of takes for the bit-set recursion of `rows.ts`: which seats may take an interval, as words of 32 seats.
 */
export interface SetSeat {
  readonly alliance: 1 | 2;
  /** Intervals in increasing order, not touching. */
  readonly takes: readonly { readonly least: bigint; readonly most: bigint }[];
}

/** An interval of takes, and the words that hold the seats which have it; words without such a seat are left out. */
export interface Piece {
  readonly least: number;
  readonly most: number;
  /** 2^level is the widest power of two that fits in the interval. */
  readonly level: number;
  readonly places: Int32Array;
  readonly bits: Int32Array;
}

/** The pieces of all seats. Takes beyond `largest` are left out: nobody has that many counters. */
export function toPieces(seats: readonly Pick<SetSeat, 'takes'>[], largest: number): readonly Piece[] {
  const found = new Map<string, { least: number; most: number; words: Map<number, number> }>();
  for (const [seat, { takes }] of seats.entries()) {
    for (const { least, most } of takes) {
      if (least > BigInt(largest)) continue;
      const key = `${least}-${most}`;
      const upTo = most > BigInt(largest) ? largest : Number(most);
      const piece = found.get(key) ?? { least: Number(least), most: upTo, words: new Map<number, number>() };
      found.set(key, piece);
      piece.words.set(seat >>> 5, (piece.words.get(seat >>> 5) ?? 0) | (1 << (seat & 31)));
    }
  }
  return Array.from(found.values(), ({ least, most, words }) => ({
    least,
    most,
    level: 31 - Math.clz32(most - least + 1),
    places: Int32Array.from(words.keys()),
    bits: Int32Array.from(words.values()),
  }));
}

/** For each seat the numbers of counters that are too few for it. */
export function toShortages(seats: readonly SetSeat[], largest: number): readonly Piece[] {
  const shortages = seats.map(({ takes: [first] }) => ({
    takes: first !== undefined && first.least > 1n ? [{ least: 1n, most: first.least - 1n }] : [],
  }));
  return toPieces(shortages, largest);
}
