/** Losing blocks of Survivor Nim as data for a chart: who loses at each seat with each number of counters. */
import type { Certificate, Verdict } from 'impartial';

/** For each seat: who loses with one counter, and up to which counts each block goes. */
export interface BlocksChart {
  readonly seats: readonly (1 | 2)[];
  readonly player: number;
  readonly counters: bigint;
  readonly rows: readonly BlocksRow[];
  /** The counts that moves lead to, one seat on. */
  readonly moves: readonly { readonly taken: number; readonly wins: boolean }[];
}

export interface BlocksRow {
  readonly first: 1 | 2;
  readonly changes: readonly bigint[];
  /** The first count from which the same alliance always wins; missing where losses never end. */
  readonly clearFrom?: bigint;
}

/** Moves that are marked. */
const MOST_MOVES = 20;

export function blocksChart(certificate: Certificate, verdict: Verdict): BlocksChart | undefined {
  if (certificate.kind !== 'survivor-blocks' || certificate.table === undefined) return undefined;
  const { seats, player, counters } = certificate;
  const { rows, takes, upTo } = certificate.table;
  const winning = new Set(verdict.winningMoves.map(({ move }) => Number(move)));
  const [least = '1', most = '1'] = takes[player - 1] ?? [];
  const moves = [];
  for (let taken = Number(least); taken <= Math.min(Number(most), Number(counters), Number(least) + MOST_MOVES); taken++)
    moves.push({ taken, wins: winning.has(taken) });
  return {
    seats: Array.from(seats, (seat) => (seat === '1' ? 1 : 2)),
    player: player - 1,
    counters: BigInt(counters),
    rows: rows.map(({ first, changes }) => {
      const ends = changes.map(BigInt);
      const last = ends.at(-1);
      return { first, changes: ends, ...(upTo === null && { clearFrom: last === undefined ? 1n : last + 1n }) };
    }),
    moves,
  };
}

/** Blocks change losers; the first begins with one counter. */
export function loserAt({ first, changes }: BlocksRow, count: bigint): 1 | 2 {
  const block = changes.filter((end) => end < count).length;
  return block % 2 === 0 ? first : ((3 - first) as 1 | 2);
}

/** `1 to 2, 7 to 8`: the counts with which alliance 1 loses. */
export function lossesOf(row: BlocksRow): string {
  const starts = [0n, ...row.changes].map((end) => end + 1n);
  const losses = starts.flatMap((start, index) => {
    if (loserAt(row, start) !== 1) return [];
    const end = row.changes[index];
    return [end === undefined ? `from ${start} on` : end === start ? `${start}` : `${start}–${end}`];
  });
  return losses.join(', ');
}
