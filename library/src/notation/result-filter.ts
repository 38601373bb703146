/**
 * Filters over the results of a survey, as people type them: `code=0.1* period>=100 status=unknown`.
 *
 * Words are separated by white space and all have to hold. `*` stands for any text, a comma for "or" (`status=none,unknown`), `!=` for
 * "not"; numbers are compared as numbers by `<`, `<=`, `>`, `>=`. The page and a server that holds the results read them alike.
 */
import { bad, ok, type Result } from '../core/result.ts';

export const FILTER_SIGNS = ['!=', '<=', '>=', '=', '<', '>'] as const;
export type FilterSign = (typeof FILTER_SIGNS)[number];

export interface FilterTerm {
  readonly column: string;
  readonly sign: FilterSign;
  /** Several mean that one of them has to fit. */
  readonly values: readonly string[];
}

const TERM = /^([a-z][a-z0-9_]*)(!=|<=|>=|=|<|>)(.+)$/;

/** `columns` are those there are; another one is refused with its place. */
export function parseResultFilter(text: string, columns: readonly string[]): Result<readonly FilterTerm[]> {
  const terms: FilterTerm[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const [, column, sign, value] = TERM.exec(word) ?? [];
    if (column === undefined || sign === undefined || value === undefined)
      return bad('not-a-filter', 'This is no condition.', index, {
        expected: 'a column, a sign and a value, such as period>=100',
        found: word,
      });
    if (!columns.includes(column))
      return bad('unknown-column', 'There is no column of this name.', index, { expected: columns.join(', '), found: column });
    const isOrder = sign !== '=' && sign !== '!=';
    if (isOrder && !Number.isFinite(Number(value)))
      return bad('not-a-number', 'Only numbers are smaller or larger.', index + column.length + sign.length, { found: value });
    terms.push({ column, sign: sign as FilterSign, values: isOrder ? [value] : value.split(',') });
  }
  return ok(terms);
}

/** Whether a row fits all of them. What has no value fits `!=` alone. */
export function fitsFilter(
  row: Readonly<Record<string, string | number | null | undefined>>,
  terms: readonly FilterTerm[],
): boolean {
  return terms.every(({ column, sign, values }) => {
    const found = row[column];
    if (found === null || found === undefined) return sign === '!=';
    if (sign === '=' || sign === '!=') return values.some((value) => isLike(String(found), value)) === (sign === '=');
    const [a, b] = [Number(found), Number(values[0])];
    if (sign === '<') return a < b;
    if (sign === '<=') return a <= b;
    return sign === '>' ? a > b : a >= b;
  });
}

function isLike(text: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return text === pattern;
  const last = rest.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > text.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}
