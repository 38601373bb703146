/**
 * Equal slack: at every seat the losers repeat with period P = `strongStep` = `weakStep`, and the preperiod is at most 2P.
 *
 * The end of loss 0 of a train lies at most one period away, and a train that ends does so with loss 1; so beyond two periods
 * every loss is one of an endless train, and comes again. The exact preperiod is the last place in (0, 2P] where the losers at n
 * and n + P differ: an end of a loss of one and not of the other.
 *
 * P need not be the least period: it divides P, and the endless trains, laid round a circle of P numbers, look the same when turned
 * by it. The preperiod is the same for both, since losers far out repeat with the least one; so is the least period for all seats, since
 * the losses of each follow from those of the next.
 */
import type { SeatLosses, Train } from './losses.ts';

export interface LossPeriod {
  /** The least one. */
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
  return { period: leastPeriod(trains, period), preperiod };
}

/** The least turn of the circle of P numbers that takes the losses of endless trains to themselves. */
function leastPeriod(trains: readonly Train[], period: bigint): bigint {
  const losses = trains
    .filter(({ last }) => last === undefined)
    .map(({ after, upTo }) => ({ start: ((after % period) + period) % period, length: upTo - after }))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  if (losses.length === 0) return 1n;
  const steps = losses.map(({ start, length }, index) => {
    const next = losses[index + 1]?.start ?? (losses[0]?.start ?? 0n) + period;
    return `${length} ${next - start}`;
  });
  const borders = [0];
  for (let index = 1, border = 0; index < steps.length; index++) {
    while (border > 0 && steps[index] !== steps[border]) border = borders[border - 1] ?? 0;
    if (steps[index] === steps[border]) border++;
    borders.push(border);
  }
  const turn = steps.length - (borders.at(-1) ?? 0);
  return steps.length % turn === 0 ? (period * BigInt(turn)) / BigInt(steps.length) : period;
}
