/**
 * Answers and the file: put in below their questions, and compared with what stands there.
 *
 * Text, questions, blank lines, line ends and indentation stay as they are; a file that has its answers already stays the same to the
 * last byte.
 */
import { UNKNOWN } from './answer.ts';
import { ARROW, type LineCell, type Worksheet } from './cells.ts';
import type { AnsweredCell } from './run.ts';

/** The file with every answer in its place. Cells that are wrong keep what they have. */
export function fillWorksheet(sheet: Worksheet, answers: readonly AnsweredCell[]): string {
  const byLine = new Map(answers.flatMap((each) => (isWritten(each) ? [[each.cell.line, each] as const] : [])));
  const filled: string[] = [];
  for (let index = 0; index < sheet.lines.length; index++) {
    const line = sheet.lines[index] ?? '';
    filled.push(line);
    const answered = byLine.get(index + 1);
    if (answered === undefined) continue;
    const { cell, text } = answered;
    const [indent = ''] = /^\s*/.exec(line) ?? [];
    const isSame = cell.recordedLines === 1 && cell.recorded === text;
    filled.push(isSame ? (sheet.lines[index + 1] ?? '') : `${indent}${ARROW} ${text}${line.endsWith('\r') ? '\r' : ''}`);
    index += cell.recordedLines;
  }
  return filled.join('\n');
}

function isWritten(each: AnsweredCell): each is AnsweredCell & { readonly cell: LineCell } {
  return each.cell.kind === 'line' && each.answer.kind !== 'error';
}

/** A cell whose answer is not the one that stands in the file, or that is wrong. */
export interface Difference {
  readonly line: number;
  /** What the cell asks; of a game nothing. */
  readonly question: string;
  /** What stands in the file. */
  readonly recorded?: string;
  /** What was found, or the message of a cell that is wrong. */
  readonly found: string;
}

/** Cells without an answer in the file differ from nothing. */
export function listDifferences(answers: readonly AnsweredCell[]): readonly Difference[] {
  return answers.flatMap(({ cell, answer, text }) => {
    const recorded = cell.kind === 'line' ? cell.recorded : undefined;
    const isSame = answer.kind !== 'error' && (recorded === undefined || fits(recorded, text));
    const question = cell.kind === 'line' ? cell.text : '';
    return isSame ? [] : [{ line: cell.line, question, found: text, ...(recorded !== undefined && { recorded }) }];
  });
}

/** `unknown` fits any answer, and `?` among values any value. */
function fits(recorded: string, found: string): boolean {
  if (recorded === UNKNOWN || recorded === found) return true;
  const [words, others] = [recorded.split(/\s+/), found.split(/\s+/)];
  return words.length === others.length && words.every((word, index) => word === '?' || word === others[index]);
}
