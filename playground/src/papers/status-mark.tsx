/** What became of a statement, as a sign and a word. */
import type { ListedStatement } from './list-statements.ts';

type Status = ListedStatement['status'];

export const STATUS_SIGNS: Readonly<Record<Status, string>> = {
  holds: '✓',
  'holds as corrected': '≈',
  'false as printed': '✕',
  conjecture: '?',
  open: '?',
};

export function StatusMark({ status }: { status: Status }) {
  return (
    <span className={`status ${status.split(' ')[0]}`}>
      <span aria-hidden="true">{STATUS_SIGNS[status]}</span> {status}
    </span>
  );
}
