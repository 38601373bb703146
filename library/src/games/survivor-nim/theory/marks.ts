/** Who loses at each seat with how many counters, as blocks of a chart, and which takes win. */
import { type BlockTable, type LossBlock, type Marks, marksOf } from '../../../core/marks.ts';
import type { TablePosition } from '../rules.ts';
import { takesAt } from '../seating.ts';
import { listRows } from './listed-rows.ts';
import type { SeatLosses, TableLosses } from './loops/losses.ts';
import { periodOf } from './loops/period.ts';
import { shown } from './table.ts';

/** Blocks at the seat to move, and takes that are marked. */
const MOST_BLOCKS = 24;
const MOST_TAKES = 21n;

/** `winningTakes` come in increasing order; none where the player to move loses. */
export function blocksMarks(
  { counters, table, player }: TablePosition,
  all: TableLosses,
  outcome: 'N' | 'P',
  winningTakes: Iterable<bigint>,
): Marks | undefined {
  const losses = all.at(player);
  const listed = listRows(all);
  const blocks: BlockTable = {
    ...{ seats: table.seats, player, counters },
    own: firstBlocks(losses),
    rest: restOf(losses),
    ...(listed !== undefined && {
      rows: listed.rows.map(({ first, changes }) => {
        const clearFrom = (changes.at(-1) ?? 0n) + 1n;
        return { first, changes, ...(listed.upTo === undefined && { clearFrom }) };
      }),
    }),
    moves: markedTakes({ counters, table, player }, winningTakes),
  };
  const winningMoves = blocks.moves.filter(({ wins }) => wins).map(({ taken }) => String(taken));
  const picture = {
    caption: 'losing blocks',
    marks: [{ kind: 'blocks', blocks } as const],
    says: { outcome, ...(winningMoves.length > 0 && { winningMoves }) },
  };
  return marksOf([{ id: 'blocks', name: 'Losing blocks', part: 'chart', isDefault: true, pictures: [picture] }]);
}

function firstBlocks(losses: SeatLosses): readonly LossBlock[] {
  const blocks: LossBlock[] = [];
  for (const { loser, after, upTo } of losses.eachBlock()) {
    blocks.push({ loser, from: after + 1n, ...(upTo !== undefined && { to: upTo }) });
    if (blocks.length === MOST_BLOCKS) break;
  }
  return blocks;
}

function markedTakes({ counters, table, player }: TablePosition, winningTakes: Iterable<bigint>): BlockTable['moves'] {
  const [{ least, most }] = takesAt(table, player);
  const first = least < counters ? least : counters;
  const last = [most, counters, first + MOST_TAKES - 1n].reduce((a, b) => (a < b ? a : b));
  const winning = new Set<bigint>();
  for (const take of winningTakes) {
    if (take > last) break;
    winning.add(take);
  }
  const takes = Array.from({ length: Math.max(0, Number(last - first) + 1) }, (_, index) => first + BigInt(index));
  return takes.map((taken) => ({ taken, wins: winning.has(taken) }));
}

/** What comes after the blocks. */
function restOf(losses: SeatLosses): string {
  const period = periodOf(losses);
  if (period !== undefined)
    return `both alliances have the same slack: beyond ${shown(period.preperiod)} the losers repeat with period ${shown(period.period)}`;
  const { strong, drift } = losses.sums;
  const largest = losses.largestLoss ?? 0n;
  const bound = largest === 0n ? 'never loses' : `loses nothing beyond ${shown(largest)}`;
  return `alliance ${strong} has ${shown(drift)} more slack in a cycle: it ${bound}`;
}
