/**
 * Survivor Nim where every player may take an interval of numbers: who wins, for any number of counters.
 *
 * The paper [kelly2011] sees that losses come in blocks whose ends move by the least or the most that players take, but lets a block
 * that has vanished come back. Done right, the blocks of one cycle of turns tell all (`games/survivor-nim/theory/loops/window.ts`), and each
 * gives an arithmetic train of losses (`games/survivor-nim/theory/loops/losses.ts`). A loser holds out longest by taking the least: whoever has
 * more counters left in a lost position loses no sooner. Both proved in docs/theory/survivor-nim.md.
 */
import { pass, type Theorem } from '../../../core/theorem.ts';
import type { TablePosition } from '../rules.ts';
import { allianceAt, hasIntervals, onlyAlliance, type Seating, takesAt } from '../seating.ts';
import { blocksCertificate } from './certificate.ts';
import { type SeatLosses, TableLosses } from './loops/losses.ts';
import { periodOf } from './loops/period.ts';
import type { IntervalSeat } from './loops/sums.ts';
import { blocksMarks } from './marks.ts';
import { endedSolution, other, shown, tableSolution } from './table.ts';
import { leastPeriod, tableHeap } from './table-period.ts';

export const survivorBlocks: Theorem<TablePosition> = {
  id: 'survivor-blocks',
  title: 'Losing blocks around a table',
  statement:
    'Where every player may take an interval of numbers, the alliance with more slack (most minus least, added over its players) loses in blocks that come once a cycle, each shorter than the one before by the difference of the slacks, until they are gone: from some number of counters on it always wins. With equal slack the losers repeat with a period that is the sum of the least takes of one alliance and the most takes of the other.',
  sources: [
    { key: 'impartial', where: 'docs/theory/survivor-nim.md' },
    { key: 'kelly2011', where: 'Main Theorem' },
  ],
  scope: 'position',
  examples: ['survivor-nim 110 12221211112 [take 1-2]', 'survivor-nim 300 1221 [take 3-9 2-7 1-4 2-3, normal]'],
  answer(position, { play }) {
    const { counters, table, player } = position;
    if (onlyAlliance(table) !== undefined) return pass('it is about two alliances');
    if (!hasIntervals(table)) return pass('somebody may take a set with gaps');
    if (counters === 0n) return endedSolution(position, play);
    const normal = play === 'normal';
    const all = new TableLosses(toIntervalSeats(table), normal);
    const losses = all.at(player);
    const { loser } = losses.blockAt(counters);
    const [{ least }] = takesAt(table, player);
    return tableSolution(position, {
      loser,
      winningTakes: () => eachWinningTake(position, all.at((player + 1) % table.seats.length), normal),
      delayingTake: least < counters ? least : counters,
      text: describe(losses, counters),
      why: whyBlocks(position, losses),
      certificate: () => blocksCertificate(position, all, losses, play),
      marks: (outcome, takes) => blocksMarks(position, all, outcome, takes),
    });
  },
  periodicHeap(position, { play }) {
    const { table, player } = position;
    if (onlyAlliance(table) !== undefined || !hasIntervals(table)) return undefined;
    return tableHeap(position, play, () => {
      const losses = new TableLosses(toIntervalSeats(table), play === 'normal').at(player);
      const { period, preperiod: beyond } = periodOf(losses) ?? { period: 1n, preperiod: losses.largestLoss ?? 0n };
      return leastPeriod(position, play, { period, beyond, winner: (counters) => other(losses.blockAt(counters).loser) });
    });
  },
};

function toIntervalSeats(table: Seating): readonly IntervalSeat[] {
  return table.seats.map((alliance, seat) => {
    const [{ least, most }] = takesAt(table, seat);
    return { alliance, least, most };
  });
}

/** The takes that leave a loss of the other alliance to the next player: whole blocks at a time. */
function* eachWinningTake({ counters, table, player }: TablePosition, next: SeatLosses, normal: boolean): Iterable<bigint> {
  const mover = allianceAt(table, player);
  const [{ least, most }] = takesAt(table, player);
  const largest = most < counters ? most : counters;
  let take = least < counters ? least : counters;
  while (take <= largest && take < counters) {
    const { loser, after } = next.blockAt(counters - take);
    const end = counters - after;
    if (loser !== mover) while (take < end && take <= largest) yield take++;
    take = end;
  }
  if (normal && take === counters && take <= largest) yield take;
}

/** Losing numbers come in blocks; more slack makes the blocks of an alliance shorter with each cycle. */
function whyBlocks({ counters, table, player }: TablePosition, losses: SeatLosses): string {
  const { loser } = losses.blockAt(counters);
  const mover = allianceAt(table, player);
  const seat = `player ${player + 1}`;
  const here =
    loser === mover
      ? `whatever ${seat} takes, the next player is left with a number of counters with which alliance ${mover} still loses`
      : `${seat} can leave the next player a number of counters with which alliance ${loser} loses`;
  const { strong, drift } = losses.sums;
  const blocks =
    drift === 0n
      ? 'Both alliances have the same freedom in what they take, so these numbers come again and again'
      : `The players of alliance ${strong} have more freedom in what they take, so the numbers with which it loses come in blocks that get shorter with each cycle of turns, until there are none`;
  return `${here}. ${blocks}`;
}

function describe(losses: SeatLosses, counters: bigint): string {
  const { loser, after, upTo } = losses.blockAt(counters);
  const rest = upTo === undefined ? ' or more' : upTo === after + 1n ? '' : ` to ${shown(upTo)}`;
  const here = `at this seat alliance ${loser} loses with ${shown(after + 1n)}${rest} counters`;
  const period = periodOf(losses);
  if (period !== undefined)
    return `${here}; the slacks are equal, and beyond ${shown(period.preperiod)} the losers repeat with period ${shown(period.period)}`;
  const { strong, drift } = losses.sums;
  const largest = losses.largestLoss ?? 0n;
  const bound = largest === 0n ? 'never loses' : `loses nothing beyond ${shown(largest)}`;
  return `${here}; alliance ${strong} has ${shown(drift)} more slack in a cycle and ${bound}`;
}
