/** Summands of a geodetic position as rows of a table that is added in binary. */
import { fitNimSum, type MarkTable, type NimRow } from '../../../core/marks.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { GeodeticSummand } from './summand.ts';

/** What a summand is worth beside the others, and the moves in it that make the nim-sum 0. */
export function adviceRow(
  name: string,
  vertices: readonly string[],
  summand: GeodeticSummand | undefined,
  sum: bigint,
  nameAt: (vertex: bigint) => string,
): NimRow {
  const value = summand?.value ?? 0n;
  const leave = value ^ sum;
  const winningMoves = sum === 0n ? [] : Array.from(summand?.picks(leave) ?? [], nameAt);
  return {
    ...{ name, vertices, value: toNimber(value) },
    ...(winningMoves.length > 0 && { leave: toNimber(leave), says: { winningMoves } }),
  };
}

export function nimSumOf(
  rows: readonly NimRow[],
  sum: bigint,
  heading: 'value' | 'length',
  below?: string,
): MarkTable | undefined {
  if (!fitNimSum(rows.map(({ value }) => value))) return undefined;
  return {
    ...{ kind: 'nim-sum', heading, unit: heading === 'length' ? 'size' : 'value', rows, sum: toNimber(sum) },
    ...(below === undefined ? { says: { outcome: sum === 0n ? 'P' : 'N' } } : { below }),
  };
}
