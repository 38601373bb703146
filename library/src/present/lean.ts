/** A table of a game as a file for Lean 4: the definitions and the theorem that is proved once, then the table, then what follows. */
import { LEAN_PRELUDE } from './lean-prelude.ts';

export interface ShownTable {
  readonly question: string;
  readonly misere: boolean;
  readonly rows: readonly { readonly position: string; readonly options: readonly number[]; readonly isWon: boolean }[];
}

export function tableToLean({ question, misere, rows }: ShownTable): string {
  const last = rows.length - 1;
  const isWon = rows[last]?.isWon === true;
  const claim = isWon ? 'Won' : 'Lost';
  const options = rows.map(({ position, options }, index) => {
    const comma = index === last ? '' : ',';
    return `  [${options.join(', ')}]${comma} -- ${index}: ${withoutBreaks(position)}`;
  });
  const outcomes = rows.map((row) => row.isWon);
  return [
    LEAN_PRELUDE,
    `/- ${withoutBreaks(question).replaceAll('-/', '- /')}: position ${last} of the table below. -/`,
    'namespace Impartial.Question\n',
    'def table : Table := [',
    ...options,
    ']\n',
    `def outcomes : List Bool := [${outcomes.join(', ')}]\n`,
    'set_option maxRecDepth 100000 in',
    `theorem fits : ∀ i, i < ${rows.length} → Fits ${misere} table outcomes i := by decide\n`,
    `theorem answer : ${claim} ${misere} table ${last} :=`,
    `  (sound fits ${rows.length} ${last} (by decide) (by decide)).${isWon ? 1 : 2} (by decide)\n`,
    'end Impartial.Question\n',
  ].join('\n');
}

function withoutBreaks(text: string): string {
  return text.replace(/\s+/g, ' ');
}
