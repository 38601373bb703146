/**
 * Rows of numbers side by side: strips with coins, staircases with counters. `2 3 7 + 0 4` are two of them, a sum.
 *
 * A row that stands alone has no name; of several the first is called a, the second b, so that a move can say where it is made:
 * `b4>b1`. A component keeps the name that it has in its position.
 */
import { type Counted, once } from '../../core/counted.ts';
import type { Nimber } from '../../core/nimber.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import { parsePlaceNumber } from '../../notation/place-number.ts';
import { listItems, type Word } from '../../notation/tokens.ts';

export interface Row {
  /** From 1 on among several rows; 0 for one that stands alone. */
  readonly place: number;
  readonly numbers: readonly Nimber[];
}

export type Rows = readonly Row[];

/** Rows in this order; one alone has no place among others. */
export function toRows(lists: readonly (readonly Nimber[])[]): Rows {
  return lists.map((numbers, index) => ({ place: lists.length === 1 ? 0 : index + 1, numbers }));
}

/** Nothing for a row alone, then a, b … z, aa, ab … */
export function rowName({ place }: Row): string {
  let name = '';
  for (let rest = place; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(97 + ((rest - 1) % 26)) + name;
  return name;
}

/** A number and where it was written. */
export interface WrittenNumber {
  readonly value: Nimber;
  readonly at: number;
}

/** Rows as written; `tidy` puts the numbers of one in order, or says what is wrong with them. */
export function parseRows(
  text: string,
  at: number,
  noun: string,
  tidy: (numbers: readonly WrittenNumber[]) => Result<readonly Nimber[]>,
): Result<Rows> {
  const lists: (readonly Nimber[])[] = [];
  const items = listItems(text, at);
  if (!items.ok) return items;
  for (const words of splitAtPlus(items.value)) {
    if (words.list.length === 0)
      return bad('empty-position', `There is no ${noun}.`, words.at ?? at, { expected: `numbers such as 2 3 7, each a ${noun}` });
    const numbers: WrittenNumber[] = [];
    for (const word of words.list) {
      const value = parsePlaceNumber(word, noun);
      if (!value.ok) return value;
      numbers.push({ value: value.value, at: word.at });
    }
    const row = tidy(numbers);
    if (!row.ok) return row;
    lists.push(row.value);
  }
  return ok(toRows(lists));
}

/** The words between the signs, each list with the place of the sign before it. */
function splitAtPlus(words: readonly Word[]): readonly { readonly list: readonly Word[]; readonly at?: number }[] {
  const lists: { list: Word[]; at?: number }[] = [{ list: [] }];
  for (const word of words) {
    if (word.text === '+') lists.push({ list: [], at: word.at });
    else lists.at(-1)?.list.push(word);
  }
  return lists;
}

export function formatRows(rows: Rows): string {
  return rows.map(({ numbers }) => numbers.join(' ')).join(' + ');
}

/** A length that the text has at least. */
export function leastLengthOfRows(rows: Rows): number {
  return rows.reduce((sum, { numbers }) => sum + 2 * numbers.length - 1, 0);
}

/** The same rows in another order are the same sum. */
export function keyOfRows(rows: Rows): string {
  return rows
    .map(({ numbers }) => numbers.join(' '))
    .sort()
    .join(' + ');
}

export function componentsOfRows(rows: Rows): readonly Counted<Rows>[] {
  return rows.length === 1 ? [once(rows)] : rows.map((row) => once([row]));
}

/** One position again, the rows in the order of their names. */
export function joinRows(components: readonly Counted<Rows>[]): Rows {
  const rows = components.flatMap(({ item, count }) => Array.from({ length: Number(count) }, () => item).flat());
  return toRows(rows.sort((a, b) => a.place - b.place).map(({ numbers }) => numbers));
}

/** The position after the numbers of this row have become others. */
export function replaceRow(rows: Rows, row: Row, numbers: readonly Nimber[]): Rows {
  return rows.map((each) => (each === row ? { place: row.place, numbers } : each));
}
