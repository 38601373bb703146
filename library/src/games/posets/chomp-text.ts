/**
 * Boards of Chomp in the question line: `3x4`, `2x3x3` and `2x2x2x2` are whole, `5 3^2 1` has a row of five squares, two of three and one
 * of one, and `3^2/2 1` has two layers. `2x2x2x2 : 1,1,0,0` is a box from which a square was taken with all behind it.
 */
import { bad, ok, type Result } from '../../core/result.ts';
import { eachWord, listItems, type Word } from '../../notation/tokens.ts';
import { parseWholeNumber } from '../../notation/whole-number.ts';
import { boardOf, type ChompBoard, isBox, type Rows, rowsOf, type Square, slicesOf, squareName } from './chomp-board.ts';

/** Rows or taken squares that are written, equal rows together, and directions. */
const MOST_WORDS = 1000;
const MOST_SIDES = 16;
/** A box with a part gone is written by what was taken if it has more layers. */
const MOST_LAYERS = 100n;

const EXPECTED = 'a board such as 3x4 or 2x3x3, or its rows such as 5 3 2';
const BOX = /^\d+(x\d+)+$/;

export function parseChomp(text: string, at: number): Result<ChompBoard> {
  const colon = text.indexOf(':');
  const words = [...eachWord(colon < 0 ? text : text.slice(0, colon), at)];
  const [only] = words;
  if (words.length > MOST_WORDS) return tooLarge(words[MOST_WORDS] as Word);
  if (only !== undefined && words.length === 1 && BOX.test(only.text)) {
    const sides = parseSides(only);
    return sides.ok && colon >= 0 ? parseTaken(sides.value, text.slice(colon + 1), at + colon + 1) : boardIn(sides);
  }
  if (colon < 0) return parseLayers(text, at);
  return bad('expected-box', 'Taken squares follow a whole box.', only?.at ?? at, {
    expected: 'a box such as 2x2x2x2',
    found: text.slice(0, colon).trim(),
  });
}

function boardIn(sides: Result<Square>): Result<ChompBoard> {
  return sides.ok ? ok(boardOf(sides.value)) : sides;
}

function parseSides(word: Word): Result<Square> {
  const sides: bigint[] = [];
  for (const text of word.text.split('x')) {
    const side = parseWholeNumber({ text, at: word.at }, 'side');
    if (!side.ok) return side;
    if (side.value === 0n) return noSquare(word);
    sides.push(side.value);
  }
  if (sides.length > MOST_SIDES)
    return bad('board-too-large', `A box has at most ${MOST_SIDES} directions here.`, word.at, { found: word.text });
  return ok(sides);
}

/** `1,1,0,0 0,0,1,1`: what was taken from a box. */
function parseTaken(sides: Square, text: string, at: number): Result<ChompBoard> {
  const taken: Square[] = [];
  for (const word of eachWord(text, at)) {
    const counts = word.text.split(',');
    if (!/^\d+(,\d+)+$/.test(word.text) || counts.length !== sides.length)
      return bad('no-such-square', 'A taken square is written by its place in every direction, from 0.', word.at, {
        expected: `${sides.length} numbers such as ${squareName(sides.map(() => 1n))}`,
        found: word.text,
      });
    if (taken.length === MOST_WORDS) return tooLarge(word);
    const square: bigint[] = [];
    for (const count of counts) {
      const number = parseWholeNumber({ text: count, at: word.at }, 'place');
      if (!number.ok) return number;
      square.push(number.value);
    }
    if (square.every((count) => count === 0n))
      return bad('poison-taken', 'The poisoned square is never taken.', word.at, { found: word.text });
    if (square.some((count, axis) => count >= (sides[axis] as bigint)))
      return bad('no-such-square', 'This square is not in the box.', word.at, {
        expected: `a square up to ${squareName(sides.map((side) => side - 1n))}`,
        found: word.text,
      });
    taken.push(square);
  }
  return ok(boardOf(sides, taken));
}

/** A layer is told by the squares that its rows lack of those in the layer before. */
function parseLayers(text: string, at: number): Result<ChompBoard> {
  const taken: Square[] = [];
  let sides: readonly [bigint, bigint] | undefined;
  let before: readonly Rows[] | undefined;
  let layers = 0n;
  let written = 0;
  let start = at;
  for (const part of text.split('/')) {
    const items = listItems(part, start);
    if (!items.ok) return items;
    const words = items.value;
    if (words.length === 0) return bad('expected-board', 'A board is missing here.', start, { expected: EXPECTED });
    written += words.length;
    if (written > MOST_WORDS) return tooLarge(words[0] as Word);
    const rows = parseLayer(words, before);
    if (!rows.ok) return rows;
    let row = 0n;
    for (const { length, count } of rows.value) {
      taken.push([layers, row, length]);
      row += count;
    }
    taken.push([layers, row, 0n]);
    sides ??= [row, rows.value[0]?.length ?? 1n];
    before = rows.value;
    layers++;
    start += part.length + 1;
  }
  return ok(boardOf([layers, ...(sides ?? [])], taken));
}

function parseLayer(words: readonly Word[], before: readonly Rows[] | undefined): Result<readonly Rows[]> {
  const layer: Rows[] = [];
  let row = 0n;
  for (const word of words) {
    const [, size, , copies = '1'] = /^(\d+)(\^(\d+))?$/.exec(word.text) ?? [];
    if (size === undefined)
      return bad('no-board', 'This is not a board of Chomp.', word.at, { expected: EXPECTED, found: word.text });
    const length = parseWholeNumber({ text: size, at: word.at }, 'row');
    const count = parseWholeNumber({ text: copies, at: word.at }, 'number of rows');
    if (!length.ok) return length;
    if (!count.ok) return count;
    if (length.value === 0n || count.value === 0n) return noSquare(word);
    const above = layer.at(-1)?.length;
    if (above !== undefined && length.value > above) return tooFar(word, `at most ${above} squares, as the row before it has`);
    const under = before === undefined ? length.value : leastOf(before, row, row + count.value, length.value);
    if (length.value > under) return tooFar(word, `at most ${under} squares, as this row has in the layer before`);
    layer.push({ length: length.value, count: count.value });
    row += count.value;
  }
  return ok(layer);
}

/** Of the rows from `start` to before `end` the first that is shorter than `length`, or `length`; a row that is not there has no square. */
function leastOf(rows: readonly Rows[], start: bigint, end: bigint, length: bigint): bigint {
  let from = 0n;
  for (const each of rows) {
    if (from >= end) return length;
    from += each.count;
    if (from > start && each.length < length) return each.length;
  }
  return from >= end ? length : 0n;
}

function noSquare(word: Word): Result<never> {
  return bad('no-square', 'Every row has a square: that of the poison is never taken.', word.at, {
    expected: 'a number of 1 or more',
    found: word.text,
  });
}

function tooFar(word: Word, expected: string): Result<never> {
  return bad('row-too-long', 'A row of Chomp reaches no farther than what lies before it.', word.at, {
    expected,
    found: word.text,
  });
}

function tooLarge(word: Word): Result<never> {
  return bad('board-too-large', `A board has at most ${MOST_WORDS} different rows, or squares that were taken, here.`, word.at, {
    expected: 'equal rows together, such as 5^3',
    found: word.text,
  });
}

export function formatChomp(board: ChompBoard): string {
  const { sides, taken } = board;
  const [first = 1n] = sides;
  if (isBox(board) && first > 1n) return sides.join('x');
  if (sides.length === 2) return formatRows(board);
  if (sides.length === 3 && first <= MOST_LAYERS)
    return slicesOf(board)
      .flatMap(({ count, slice }) => Array<string>(Number(count)).fill(formatRows(slice)))
      .join('/');
  return `${sides.join('x')} : ${taken.map(squareName).sort().join(' ')}`;
}

/** Equal rows together. */
function formatRows(plane: ChompBoard): string {
  return rowsOf(plane)
    .map(({ length, count }) => (count === 1n ? `${length}` : `${length}^${count}`))
    .join(' ');
}
