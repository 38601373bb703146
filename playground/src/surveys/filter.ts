/** The filter of the view: the conditions of the library, and two words more that people type, `code` and `state`. */
import { fitsFilter, parseResultFilter } from 'impartial';
import { hasHole } from './survey-map.ts';
import type { SurveyInfo, SurveyRow } from './survey-source.ts';

export interface RowFilter {
  readonly error?: string;
  fits(row: SurveyRow): boolean;
  /** What a server is asked, which knows the columns of the survey alone; it may give too much, never too little. */
  readonly forServer: string;
}

export function toFilter(text: string, info: SurveyInfo): RowFilter {
  const columns = info.columns.map(({ name }) => name);
  const codeAt = columns.includes('code') ? -1 : codePlace(info);
  const spelled = columns.includes('state') ? text : text.replaceAll(/(^|\s)state(?=[!=])/g, '$1status');
  const terms = parseResultFilter(spelled, codeAt < 0 ? columns : ['code', ...columns]);
  if (!terms.ok) {
    const { message, expected } = terms.error;
    return { error: expected === undefined ? message : `${message} Expected: ${expected}.`, fits: () => true, forServer: '' };
  }
  if (codeAt < 0) return { fits: (row) => fitsFilter(row, terms.value), forServer: spelled };
  const words = spelled.split(/\s+/).filter((word) => word !== '' && !/^code[!=<>]/.test(word));
  return {
    fits: (row) => fitsFilter({ ...row, code: codeOf(row, codeAt) }, terms.value),
    forServer: words.join(' '),
  };
}

/** The place of the word of the question that has the first hole: `0.{a}{b}{c}:` in an octal game. */
function codePlace({ question, holes }: SurveyInfo): number {
  return question.split(/\s+/).findIndex((word) => holes.some(({ name }) => hasHole(word, name)));
}

function codeOf({ question }: SurveyRow, place: number): string {
  return (String(question ?? '').split(/\s+/)[place] ?? '').replace(/[:,[\]]+$/, '');
}
