/** The answer to a cell of a worksheet as it is sent to the page: plain data of bounded size, whoever worked it out. */
import type { Outcome } from 'impartial';
import { type AnsweredCell, type CellAnswer, type TableCell, tableRows, valueText, whyUnknown } from 'impartial-worksheet';

export interface SentAnswer {
  /** The line of its cell in the file. */
  readonly line: number;
  readonly kind: CellAnswer['kind'];
  /** The answer in one line, as the file has it, or what is wrong. */
  readonly text: string;
  readonly name?: string;
  readonly asked?: string;
  readonly outcome?: Outcome;
  readonly value?: string;
  /** Why it, or a part of it, is not known. */
  readonly why?: string;
  /** The place of what is wrong. */
  readonly at?: number;
  /** The values of a plot and the n of the first. */
  readonly from?: number;
  readonly terms?: readonly (number | string | null)[];
  readonly table?: {
    readonly holes: readonly { readonly name: string; readonly values: readonly string[] }[];
    readonly cells: readonly { readonly text: string; readonly isLost: boolean }[];
  };
}

/** Values that are drawn; more would not be told apart. */
const MOST_TERMS = 2500;

export function sentAnswer({ cell, answer, text, name, asked }: AnsweredCell): SentAnswer {
  const why = whyUnknown(answer);
  return {
    ...{ line: cell.line, kind: answer.kind, text },
    ...(name !== undefined && { name }),
    ...(asked !== undefined && { asked }),
    ...(why !== undefined && { why }),
    ...more(answer),
  };
}

function more(answer: CellAnswer): Partial<SentAnswer> {
  switch (answer.kind) {
    case 'verdict': {
      const { outcome, values } = answer.verdict;
      return { outcome, ...(typeof values.grundy === 'number' && { value: String(values.grundy) }) };
    }
    case 'plot': {
      const terms = answer.terms.slice(0, MOST_TERMS).map(({ value }) => (typeof value === 'bigint' ? String(value) : value));
      return { from: answer.terms[0]?.n ?? 0, terms };
    }
    case 'table': {
      const cells = tableRows(answer.table).flat().map(sentCell);
      return { table: { holes: answer.table.holes.map(({ name, values }) => ({ name, values: values.map(String) })), cells } };
    }
    case 'error':
      return { at: answer.error.at };
    default:
      return {};
  }
}

function sentCell(cell: TableCell): { readonly text: string; readonly isLost: boolean } {
  return { text: valueText(cell), isLost: cell.outcome === 'P' };
}
