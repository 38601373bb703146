/** The answers of a worksheet as data for programs: an object a cell, in the form that the verbs print for one question. */
import { termData } from 'impartial/present';
import type { AnsweredCell, CellAnswer } from 'impartial-worksheet';

export function worksheetData(file: string, answers: readonly AnsweredCell[]): object {
  return { worksheet: file, cells: answers.map(cellData) };
}

function cellData({ cell, answer, text, name, asked }: AnsweredCell): object {
  const { kind } = answer;
  const question = cell.kind === 'line' ? { text: cell.text, recorded: cell.recorded } : {};
  return { line: cell.line, kind, ...question, name, asked, answer: text, ...answerData(answer) };
}

function answerData(answer: CellAnswer): object {
  switch (answer.kind) {
    case 'verdict': {
      const { outcome, winningMoves, winningMovesComplete, reason } = answer.verdict;
      return { outcome, winningMoves: winningMoves.map(({ move }) => move), winningMovesComplete, reason };
    }
    case 'sequence':
      return { terms: termsData(answer.terms) };
    case 'plot':
      return { terms: termsData(answer.terms), ...periodData(answer.period) };
    case 'period':
      return periodData(answer.period);
    case 'table':
      return {
        holes: answer.table.holes,
        cells: answer.table.cells.map(({ at, value, kind, reason }) => ({ at, value: termData(value), kind, reason })),
      };
    case 'game':
      return { rulesets: answer.rulesets };
    case 'error': {
      const { code, message, at, expected, found, limit } = answer.error;
      return { error: { code, message, at, expected, found, limit } };
    }
  }
}

type Terms = Extract<CellAnswer, { kind: 'sequence' }>['terms'];
type Period = Extract<CellAnswer, { kind: 'period' }>['period'];

function termsData(terms: Terms): object[] {
  return terms.map(({ n, value, kind, reason }) => ({ n, value: termData(value), kind, reason }));
}

function periodData({ period, preperiod, arithmetic, reason }: Period): object {
  return { period: period ?? null, preperiod: preperiod ?? null, arithmetic, reason };
}
