/** What the rows of a table of marks advise, in words made from what they say. */
import type { NimRow, NimSumTable } from '../core/marks.ts';

/** `make it 4` of a heap, `leave value 4` of anything else; empty where no move is advised. */
export function nimRowAdvice({ unit }: Pick<NimSumTable, 'unit'>, { leave }: Pick<NimRow, 'leave'>): string {
  if (leave === undefined) return '';
  return unit === 'size' ? `make it ${leave}` : `leave value ${leave}`;
}
