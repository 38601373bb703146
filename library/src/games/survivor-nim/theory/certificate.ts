/**
 * What the blocks of a table rest on, as data: the first blocks at the seat to move, for drawing, and for small tables the blocks
 * at every seat, which `impartial verify --certificate` checks against the rule of one turn.
 *
 * Blocks that fit the rule at every seat and for every number of counters are right, since every game ends. With equal slack they
 * are listed until one period and one take beyond the longest preperiod: from there on the check at n is the check at n − period.
 */
import type { Certificate, CertificateOf } from '../../../core/certificate.ts';
import type { Play } from '../../../core/outcome.ts';
import type { TablePosition } from '../rules.ts';
import type { LossBlock, SeatLosses, TableLosses } from './loops/losses.ts';
import { periodOf } from './loops/period.ts';

/** Blocks shown at the seat to move. */
const MOST_BLOCKS = 24;
/** Seats and blocks of a table that is listed whole. */
const MOST_SEATS = 24;
const MOST_LISTED = 600;

export function blocksCertificate(position: TablePosition, all: TableLosses, losses: SeatLosses, play: Play): Certificate {
  const { strong, drift } = losses.sums;
  const period = periodOf(losses);
  const table = listTable(all);
  return {
    kind: 'survivor-blocks',
    counters: `${position.counters}`,
    seats: position.table.seats.join(''),
    player: position.player + 1,
    play,
    loser: losses.blockAt(position.counters).loser,
    blocks: firstBlocks(losses).map(({ loser, after, upTo }) => ({ loser, from: `${after + 1n}`, to: toText(upTo) })),
    strong,
    drift: `${drift}`,
    largestLoss: toText(losses.largestLoss),
    ...(period !== undefined && { period: `${period.period}`, preperiod: `${period.preperiod}` }),
    ...(table !== undefined && { table }),
  };
}

function firstBlocks(losses: SeatLosses): readonly LossBlock[] {
  const blocks: LossBlock[] = [];
  for (const block of losses.eachBlock()) {
    blocks.push(block);
    if (blocks.length === MOST_BLOCKS) break;
  }
  return blocks;
}

type ListedTable = NonNullable<CertificateOf<'survivor-blocks'>['table']>;

/** For each seat: who loses 1 counter, and where the losers change. Missing where that is too much to list. */
function listTable(table: TableLosses): ListedTable | undefined {
  const { seats } = table.sums;
  if (seats.length > MOST_SEATS) return undefined;
  const all = seats.map((_, seat) => table.at(seat));
  const horizon = horizonOf(all);
  let listed = 0;
  const rows: ListedTable['rows'][number][] = [];
  for (const losses of all) {
    const changes: string[] = [];
    for (const { upTo } of losses.eachBlock()) {
      if (upTo === undefined || (horizon !== undefined && upTo >= horizon)) break;
      changes.push(`${upTo}`);
      if (++listed > MOST_LISTED) return undefined;
    }
    rows.push({ first: losses.blockAt(1n).loser, changes });
  }
  return { takes: seats.map(({ least, most }) => [`${least}`, `${most}`]), upTo: toText(horizon), rows };
}

/** How far losers have to be listed; missing where each list ends by itself. */
function horizonOf(all: readonly SeatLosses[]): bigint | undefined {
  let horizon: bigint | undefined;
  for (const losses of all) {
    const found = periodOf(losses);
    if (found === undefined) return undefined;
    const most = losses.sums.seats.reduce((largest, seat) => (seat.most > largest ? seat.most : largest), 0n);
    const needed = found.preperiod + found.period + most;
    if (horizon === undefined || needed > horizon) horizon = needed;
  }
  return horizon;
}

function toText(number: bigint | undefined): string | null {
  return number === undefined ? null : `${number}`;
}
