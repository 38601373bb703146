/** `impartial/present`: answers as texts for people, as JSON, CSV and b-files, and plots of sequences. */
import { certificateKinds } from '../certificates.ts';
import { type Told, toldToText } from '../present/explanation.ts';
import type { Look } from '../present/look.ts';

/** An explanation as text. */
export function explanationToText(told: Told, look?: Look): string {
  return toldToText(told, certificateKinds, look);
}

export { kindCalled, kindOfValue, OUTCOMES, shortValue, termToNumber, valuesInWords, valueToTex } from '../compounds/show.ts';
export type { ShownValue } from '../compounds/theory.ts';
export { SCHEMA, termData } from '../core/verdict-json.ts';
export { groupDigits } from '../core/words.ts';
export { glossary, type Term } from '../literature/glossary.ts';
export { bibliographyToBibtex } from '../present/bibtex.ts';
export { canonicalToData, canonicalToText } from '../present/canonical.ts';
export { catalogueToText, entryToData, entryToText } from '../present/catalogue.ts';
export { checkToText } from '../present/check.ts';
export { catalogueComparisonToText, fileComparisonToText } from '../present/comparison.ts';
export { errorToText } from '../present/error.ts';
export { settingToText } from '../present/explanation.ts';
export { explanationToJson } from '../present/explanation-json.ts';
export {
  familyTableToCsv,
  familyTableToJson,
  familyTableToMarkdown,
  familyTableToTex,
  familyTableToText,
} from '../present/family-table.ts';
export { genusToData, genusToLines, genusToTex } from '../present/genus.ts';
export { helpFor } from '../present/help.ts';
export { answerLine, answerToJson, toJsonLine } from '../present/json.ts';
export { wrapWords } from '../present/layout.ts';
export { tableToLean } from '../present/lean.ts';
export { periodTableToLean } from '../present/lean-octal.ts';
export { type Look, type Paint, PLAIN_LOOK } from '../present/look.ts';
export { nimRowAdvice } from '../present/mark-table.ts';
export { misereToData, misereToLatex, misereToText } from '../present/misere.ts';
export { moveListToCsv, moveListToJson, moveListToText } from '../present/move-list.ts';
export { paperTableToText } from '../present/paper-table.ts';
export { periodToText } from '../present/period.ts';
export { type Picture, pictureOf } from '../present/picture.ts';
export { termsToSvg } from '../present/plot-svg.ts';
export { citationToText, referenceToText, sourceToText } from '../present/reference.ts';
export { eachBFilePiece, eachCsvPiece, type ShownTerm, termsToBFile, termsToCsv, termsToText } from '../present/sequence.ts';
export { statisticsToText } from '../present/sequence-statistics.ts';
export { termsToTex } from '../present/sequence-tex.ts';
export { answerToLine, headline, verdictToText } from '../present/text.ts';
export { hasHeld, triedToText } from '../present/tried.ts';
export { explanationToTex, periodToTex, verdictToTex } from '../present/verdict-tex.ts';
