/** What the list of the papers shows in one row, whether it is a statement of a paper or a theorem of the program. */
import type { ListedStatement, ListedTheorem, Statements } from './list-statements.ts';

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly part: string;
  readonly statement?: ListedStatement;
  readonly theorem?: ListedTheorem;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly source?: string;
  readonly rows: readonly Row[];
}

/** The papers in their order, and last the theorems of the program. */
export function toChapters({ papers, theorems }: Statements): readonly Chapter[] {
  return [
    ...papers.map(({ id, title, source, statements }) => ({
      ...{ id, title, rows: statements.map((statement) => ({ ...statement, statement })) },
      ...(source !== undefined && { source }),
    })),
    {
      id: 'theorems',
      title: 'Theorems of the program',
      rows: theorems.map((theorem) => ({
        ...{
          id: theorem.id,
          name: theorem.title,
          says: theorem.statement,
          part: theorem.isOurs ? 'Our own' : 'From the literature',
        },
        theorem,
      })),
    },
  ];
}

export interface Wanted {
  readonly words: string;
  readonly status: ListedStatement['status'] | undefined;
}

/** Every word of the search is somewhere in the row. */
export function matches({ name, says, statement, theorem }: Row, { words, status }: Wanted): boolean {
  if (status !== undefined && statement?.status !== status) return false;
  const text = [name, says, statement?.truth, statement?.counterexample?.at, ...(statement?.theorems ?? []), theorem?.id]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
