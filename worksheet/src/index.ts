/**
 * Worksheets: notes in Markdown that calculate. `readWorksheet` reads a file, `runWorksheet` answers its cells, `fillWorksheet` puts the
 * answers in, `listDifferences` compares them with those that are there, and `worksheetToHtml` makes a page of it.
 *
 *     const sheet = readWorksheet(text);
 *     if (sheet.ok) for (const { cell, text } of eachAnswer(sheet.value, { catalogue })) console.log(cell.line, text);
 */
export type { TableCell } from 'impartial/internal';
export { answerText, type CellAnswer, tableRows, valueText, whyUnknown } from './answer.ts';
export {
  type Cell,
  type GameCell,
  type LineCell,
  type Piece,
  readWorksheet,
  WORKSHEET_LIMITS,
  type Worksheet,
  type WorksheetLimits,
} from './cells.ts';
export { type Difference, fillWorksheet, listDifferences } from './fill.ts';
export { type FormulaToHtml, mathmlBy } from './formula.ts';
export { type HtmlOptions, worksheetToHtml } from './html.ts';
export { type CellKey, listKeys } from './keys.ts';
export { markdownToHtml } from './markdown.ts';
export { type AnsweredCell, eachAnswer, type LoadedGame, runWorksheet, type WorksheetOptions } from './run.ts';
