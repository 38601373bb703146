/**
 * Survivor Nim by the rules and nothing else: the referee of the sweeps.
 */
export interface RefereeSeat {
  readonly alliance: 1 | 2;
  /** The numbers of counters that the player may take. */
  readonly takes: readonly number[];
}

/** `losers[n][t]`: the alliance that loses with n counters when seat t moves. */
export function losersByRules(seats: readonly RefereeSeat[], most: number, normal: boolean): readonly Uint8Array[] {
  const last = seats.map((_, seat) => seats.at(seat - 1)?.alliance ?? 1);
  const losers = [Uint8Array.from(last, (alliance) => (normal ? 3 - alliance : alliance))];
  for (let counters = 1; counters <= most; counters++) {
    const row = new Uint8Array(seats.length);
    for (const [seat, { alliance, takes }] of seats.entries()) {
      const next = (seat + 1) % seats.length;
      const leaves = (take: number) => losers[counters - take]?.[next];
      const hasTake = takes.some((take) => take <= counters);
      const wins = hasTake ? takes.some((take) => take <= counters && leaves(take) !== alliance) : leaves(counters) !== alliance;
      row[seat] = wins ? 3 - alliance : alliance;
    }
    losers.push(row);
  }
  return losers;
}

/** Every seating of up to so many players, alliance 1 or 2 at each seat. */
export function* eachSeating(most: number): Iterable<string> {
  for (let size = 1; size <= most; size++) {
    for (let number = 0; number < 2 ** size; number++)
      yield number.toString(2).padStart(size, '0').replaceAll('1', '2').replaceAll('0', '1');
  }
}

export function numbersFrom(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

export function allianceOf(digit: string): 1 | 2 {
  return digit === '1' ? 1 : 2;
}
