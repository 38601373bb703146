/** Losing blocks of Survivor Nim in words: who loses with how many counters. */
import type { BlockTable } from 'impartial';
import { groupDigits } from '../words.ts';

type BlocksRow = NonNullable<BlockTable['rows']>[number];

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
    const [low, high] = [groupDigits(start), groupDigits(end ?? start)];
    return [end === undefined ? `from ${low} on` : end === start ? low : `${low}–${high}`];
  });
  return losses.join(', ');
}
