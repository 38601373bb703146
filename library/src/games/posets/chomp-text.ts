/**
 * Boards of Chomp in the question line: `3x4` and `2x3x3` are whole, `5 3^2 1` has a row of five squares, two of three and one of one,
 * and `3^2/2 1` has two layers.
 */
import { bad, ok, type Result } from '../../core/result.ts';
import { eachWord, type Word } from '../../notation/tokens.ts';
import { boxOf, type ChompBoard, isBox, sidesOf } from './chomp-board.ts';

/** Rows of a board in all, and squares of a row: numbers that are exact. */
const MOST_ROWS = 10_000;
const LONGEST_ROW = 1e15;

const EXPECTED = 'a board such as 3x4 or 2x3x3, or its rows such as 5 3 2';

export function parseChomp(text: string, at: number): Result<ChompBoard> {
  const layers: number[][] = [];
  let rows = 0;
  let start = 0;
  for (const part of text.split('/')) {
    const words = [...eachWord(part, at + start)];
    const [only] = words;
    if (only === undefined) return bad('expected-board', 'A board is missing here.', at + start, { expected: EXPECTED });
    if (/^\d+(x\d+){1,2}$/.test(only.text) && words.length === 1 && !text.includes('/')) return parseBox(only);
    const layer = parseLayer(words, layers.at(-1));
    if (!layer.ok) return layer;
    rows += layer.value.length;
    if (rows > MOST_ROWS) return tooLarge(only);
    layers.push(layer.value);
    start += part.length + 1;
  }
  return ok(layers);
}

function parseBox(word: Word): Result<ChompBoard> {
  const sides = word.text.split('x').map(Number);
  const [layers = 1, rows = 1, columns = 1] = sides.length === 3 ? sides : [1, ...sides];
  if (sides.includes(0)) return noSquare(word);
  return layers * rows > MOST_ROWS || columns > LONGEST_ROW ? tooLarge(word) : ok(boxOf(layers, rows, columns));
}

function parseLayer(words: readonly Word[], before: readonly number[] | undefined): Result<number[]> {
  const layer: number[] = [];
  for (const word of words) {
    const [, size, , count = '1'] = /^(\d+)(\^(\d+))?$/.exec(word.text) ?? [];
    if (size === undefined)
      return bad('no-board', 'This is no board of Chomp.', word.at, { expected: EXPECTED, found: word.text });
    const [length, copies] = [Number(size), Number(count)];
    if (length === 0 || copies === 0) return noSquare(word);
    if (length > LONGEST_ROW || layer.length + copies > MOST_ROWS) return tooLarge(word);
    const above = layer.at(-1);
    if (above !== undefined && length > above) return tooFar(word, `at most ${above} squares, as the row before it has`);
    for (let copy = 0; copy < copies; copy++) {
      const under = before === undefined ? length : (before[layer.length] ?? 0);
      if (length > under) return tooFar(word, `at most ${under} squares, as this row has in the layer before`);
      layer.push(length);
    }
  }
  return ok(layer);
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
  return bad('board-too-large', `A board has at most ${MOST_ROWS} rows, of at most 10^15 squares each.`, word.at, {
    found: word.text,
  });
}

export function formatChomp(board: ChompBoard): string {
  const [layers, rows, columns] = sidesOf(board);
  if (isBox(board) && (layers > 1 || rows > 1)) return layers === 1 ? `${rows}x${columns}` : `${layers}x${rows}x${columns}`;
  return board.map(formatLayer).join('/');
}

/** Equal rows together. */
function formatLayer(rows: readonly number[]): string {
  const words: string[] = [];
  for (let start = 0; start < rows.length; ) {
    let end = start + 1;
    while (rows[end] === rows[start]) end++;
    words.push(end - start === 1 ? `${rows[start]}` : `${rows[start]}^${end - start}`);
    start = end;
  }
  return words.join(' ');
}
