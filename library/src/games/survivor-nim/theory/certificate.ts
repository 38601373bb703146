/**
 * What the blocks of a table rest on, as data: the first blocks at the seat to move, for drawing, and for small tables the blocks
 * at every seat, which `impartial verify --certificate` checks against the rule of one turn.
 *
 * Blocks that fit the rule at every seat and for every number of counters are right, since every game ends; with equal slack
 * the check at n is the check at n − period from some n on (`listed-rows.ts`).
 */
import type { Certificate, CertificateOf } from '../../../core/certificate.ts';
import type { Play } from '../../../core/outcome.ts';
import type { TablePosition } from '../rules.ts';
import { listRows } from './listed-rows.ts';
import type { LossBlock, SeatLosses, TableLosses } from './loops/losses.ts';
import { periodOf } from './loops/period.ts';

/** Blocks shown at the seat to move. */
const MOST_BLOCKS = 24;

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
    ...(table === undefined ? { takes: takesOf(all) } : { table }),
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

/** Missing where that is too much to list. */
function listTable(table: TableLosses): ListedTable | undefined {
  const listed = listRows(table);
  if (listed === undefined) return undefined;
  return {
    takes: takesOf(table),
    upTo: toText(listed.upTo),
    rows: listed.rows.map(({ first, changes }) => ({ first, changes: changes.map(String) })),
  };
}

function takesOf({ sums }: TableLosses): ListedTable['takes'] {
  return sums.seats.map(({ least, most }) => [`${least}`, `${most}`]);
}

function toText(number: bigint | undefined): string | null {
  return number === undefined ? null : `${number}`;
}
