/** One value of a sequence as it is read: outcomes come as 1 and 0 and are N and P. */
import type { Nimber } from 'impartial';
import type { SequenceKind } from '../solver/tasks.ts';

export function valueWord(value: Nimber | null | undefined, kind: SequenceKind | undefined): string {
  if (value === null || value === undefined) return '*';
  return kind?.isOutcome ? (value === 1 ? 'N' : 'P') : String(value);
}
