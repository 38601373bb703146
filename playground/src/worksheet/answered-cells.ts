/** Answers that were sent to the page, as the functions of the library take them that fill in a file and write a page of it. */
import type { AnsweredCell, CellAnswer, Worksheet } from 'impartial-worksheet';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import type { CellState } from './runner.ts';

export function answeredCells({ cells }: Worksheet, states: readonly CellState[]): readonly AnsweredCell[] {
  return cells.flatMap((cell, index) => {
    const sent = states[index]?.answer;
    return sent === undefined ? [] : [{ cell, answer: toAnswer(sent), text: sent.text }];
  });
}

/** What is written of an answer is its text; of a plot its values, and of a table its cells. */
function toAnswer({ kind, text, from = 0, terms = [], table, at = 0 }: SentAnswer): CellAnswer {
  const period = { question: '', kind: '', valuesComputed: 0, because: [] };
  switch (kind) {
    case 'plot':
      return { kind, terms: terms.map((value, index) => ({ n: from + index, value, kind: 'value' })), period };
    case 'table':
      return {
        kind,
        table: {
          ...{ question: '', holes: table?.holes ?? [] },
          cells: (table?.cells ?? []).map((cell) => ({
            question: '',
            holes: {},
            value: cell.text,
            outcome: cell.isLost ? 'P' : 'N',
          })),
        } as unknown as Extract<CellAnswer, { kind: 'table' }>['table'],
      };
    case 'error':
      return { kind, error: { code: 'sent', message: text, at } };
    case 'game':
      return { kind, rulesets: [text] };
    default:
      return { kind: 'period', period };
  }
}
