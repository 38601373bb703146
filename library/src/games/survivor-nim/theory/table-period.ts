/** The period of the winners at one seat of a table, as the number of counters grows. */
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import type { PeriodicHeap, SequencePeriod } from '../../../core/theorem.ts';
import type { TablePosition } from '../rules.ts';
import { allianceAt } from '../seating.ts';
import { formatSeats, formatTakes } from '../text.ts';
import { other, shown } from './table.ts';

/** Winners that repeat: those with n and n + period counters are the same for every n beyond some number. */
interface RepeatedWinners {
  readonly period: bigint;
  readonly beyond: bigint;
  /** The alliance that wins with this many counters, at least 1. */
  winner(counters: bigint): 1 | 2;
}

/** The position as one of a sequence: the same table, seat and play with any number of counters. */
export function tableHeap(position: TablePosition, play: Play, period: PeriodicHeap['period']): PeriodicHeap {
  const { table, player, counters } = position;
  const sequence = `${formatSeats(table.seats)} ${formatTakes(table.takes)} ${player} ${play}`;
  return { sequence, size: toNimber(counters), period };
}

/** Undefined where the numbers are too large to be exact. */
export function leastPeriod({ table, player }: TablePosition, play: Play, found: RepeatedWinners): SequencePeriod | undefined {
  const { period, beyond } = found;
  const last = allianceAt(table, player - 1);
  const ended = play === 'misere' ? other(last) : last;
  const winner = (counters: bigint) => (counters === 0n ? ended : found.winner(counters));
  let from = beyond + 1n;
  while (from > 0n && winner(from - 1n) === winner(from - 1n + period)) from--;
  if (from + period > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  const text =
    period === 1n
      ? `at this seat alliance ${winner(from)} wins with ${shown(from)} or more counters`
      : `at this seat the winners repeat with period ${shown(period)} from ${shown(from)} counters on`;
  return { period: Number(period), preperiod: Number(from), saltus: 0, text };
}
