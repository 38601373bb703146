/**
 * Equal slack: at every seat the losers repeat with period `strongStep` = `weakStep`, and the preperiod is at most two periods.
 *
 * The end of loss 0 of a train lies at most one period away, and a train that ends does so with loss 1; so beyond two periods
 * every loss is one of an endless train, and comes again. The exact preperiod is the last place in (0, 2P] where the losers at n
 * and n + P differ: an end of a loss of one and not of the other.
 */
import type { SeatLosses } from './survivor-losses.ts';

export interface LossPeriod {
  readonly period: bigint;
  /** The losers at n and n + period are the same for every n beyond this. */
  readonly preperiod: bigint;
}

/** Missing where one alliance has more slack: then it wins from some number on. */
export function periodOf({ sums, trains }: SeatLosses): LossPeriod | undefined {
  if (sums.drift !== 0n) return undefined;
  const period = sums.strongStep;
  const horizon = 2n * period;
  const changes = new Set<bigint>();
  const toggle = (place: bigint) => {
    if (!changes.delete(place)) changes.add(place);
  };
  for (const { after, upTo, first, last } of trains) {
    for (let k = first; (last === undefined || k <= last) && after + k * period < horizon + period; k++) {
      for (const back of [0n, period]) {
        const [from, to] = [after + k * period - back, upTo + k * period - back];
        if (to <= 0n || from >= horizon) continue;
        toggle(from < 0n ? 0n : from);
        toggle(to > horizon ? horizon : to);
      }
    }
  }
  let preperiod = 0n;
  for (const place of changes) if (place > preperiod) preperiod = place;
  return { period, preperiod };
}
