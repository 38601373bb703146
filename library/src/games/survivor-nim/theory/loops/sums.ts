/**
 * Sums around a table of Survivor Nim whose players take intervals, for turns counted … −1, 0, 1, … without end.
 *
 * The slack of a player is most − least; the *strong* alliance has more slack in all (on a tie alliance 1), the other is *weak*.
 * Seen from turn t, the end of a loss of the strong alliance lies as many counters away as are taken when strong players take
 * their least and weak players their most (`strongBefore`); for the weak alliance it is the other way round (`weakBefore`).
 * The difference of the two is the `level`: it climbs by `drift` ≥ 0 in each cycle.
 */
export interface IntervalSeat {
  readonly alliance: 1 | 2;
  readonly least: bigint;
  readonly most: bigint;
}

export class TableSums {
  readonly seats: readonly IntervalSeat[];
  readonly strong: 1 | 2;
  readonly weak: 1 | 2;
  /** How far ends of losses of the strong alliance move in a cycle. */
  readonly strongStep: bigint;
  /** How far ends of losses of the weak alliance move in a cycle. */
  readonly weakStep: bigint;
  /** `weakStep` − `strongStep`: how much more slack the strong alliance has. */
  readonly drift: bigint;
  private readonly strongSums: readonly bigint[];
  private readonly weakSums: readonly bigint[];

  constructor(seats: readonly IntervalSeat[]) {
    this.seats = seats;
    let balance = 0n;
    for (const { alliance, least, most } of seats) balance += alliance === 1 ? most - least : least - most;
    this.strong = balance >= 0n ? 1 : 2;
    this.weak = this.strong === 1 ? 2 : 1;
    this.drift = balance >= 0n ? balance : -balance;
    const [strongSums, weakSums] = [[0n], [0n]];
    let [strongStep, weakStep] = [0n, 0n];
    for (const { alliance, least, most } of seats) {
      strongStep += alliance === this.strong ? least : most;
      weakStep += alliance === this.strong ? most : least;
      strongSums.push(strongStep);
      weakSums.push(weakStep);
    }
    this.strongSums = strongSums;
    this.weakSums = weakSums;
    this.strongStep = strongStep;
    this.weakStep = weakStep;
  }

  allianceOf(turn: number): 1 | 2 {
    return this.seatOf(turn).alliance;
  }

  /** The sum over all turns before this one and from turn 0 on; negative for turns before 0. */
  strongBefore(turn: number): bigint {
    return this.sumBefore(turn, this.strongSums, this.strongStep);
  }

  weakBefore(turn: number): bigint {
    return this.sumBefore(turn, this.weakSums, this.weakStep);
  }

  level(turn: number): bigint {
    return this.weakBefore(turn) - this.strongBefore(turn);
  }

  private seatOf(turn: number): IntervalSeat {
    const { length } = this.seats;
    const seat = this.seats[((turn % length) + length) % length];
    if (seat === undefined) throw new Error('a table has seats');
    return seat;
  }

  private sumBefore(turn: number, sums: readonly bigint[], step: bigint): bigint {
    const { length } = this.seats;
    const cycle = Math.floor(turn / length);
    return (sums[turn - cycle * length] ?? 0n) + BigInt(cycle) * step;
  }
}
