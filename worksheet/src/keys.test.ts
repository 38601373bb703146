/** What cells rest on: an answer by itself is the one that the whole sheet gives, and cells with the same key have the same answer. */
import { expect, it } from 'vitest';
import { catalogue } from '../../library/src/catalogue.ts';
import { listKeys, readWorksheet, runWorksheet, type Worksheet } from './index.ts';

function sheetOf(lines: readonly string[]): Worksheet {
  const sheet = readWorksheet(['```impartial', ...lines, '```'].join('\n'));
  if (!sheet.ok) throw new Error(sheet.error.message);
  return sheet.value;
}

const keysOf = (sheet: Worksheet) => listKeys(sheet).map(({ key }) => key);

/** All ways to put so many of the lines one below another. */
function* arrangements(lines: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) return yield [];
  for (const [index, line] of lines.entries())
    for (const rest of arrangements(lines.toSpliced(index, 1), count - 1)) yield [line, ...rest];
}

const LINES = ['a = nim 3', 'a = nim 5', 'b = a + nim 1', 'b + a', 'c = nim x', 'sequence c + nim {n} for n = 0..2'];

it('cells with the same key have the same answer, whatever stands around them', () => {
  const known = new Map<string, string>();
  let cells = 0;
  let again = 0;
  for (const lines of arrangements(LINES, 4)) {
    const sheet = sheetOf(lines);
    const keys = keysOf(sheet);
    for (const [index, { text }] of runWorksheet(sheet, { catalogue }).entries()) {
      const key = keys[index] ?? '';
      if (known.has(key)) again++;
      expect([key, known.get(key) ?? text]).toEqual([key, text]);
      known.set(key, text);
      cells++;
    }
  }
  expect([cells, again > 1200]).toEqual([1440, true]);
});

it('a cell asked by itself has the answer that it has among all', () => {
  let cells = 0;
  for (const lines of arrangements(LINES, 3)) {
    const sheet = sheetOf(lines);
    for (const { cell, text } of runWorksheet(sheet, { catalogue })) {
      const alone = runWorksheet(sheet, { catalogue, only: ({ line }) => line === cell.line });
      expect(alone.map((each) => [each.cell.line, each.text])).toEqual([[cell.line, text]]);
      cells++;
    }
  }
  expect(cells).toBe(360);
});

it('a change concerns what uses its names, and nothing else', () => {
  const before = keysOf(sheetOf(['a = nim 3', 'b = kayles 7', 's = a + b', 'nim 1 + s', 'kayles 5', 'b']));
  const after = keysOf(sheetOf(['a = nim 4', 'b = kayles 7', 's = a + b', 'nim 1 + s', 'kayles 5', 'b']));
  expect(before.map((key, index) => key === after[index])).toEqual([false, true, false, false, true, true]);
});

it('a game concerns the lines that name it', () => {
  const text = (code: string) =>
    `\`\`\`impartial\nown 1\nx = nim 2\n\`\`\`\n\`\`\`ts impartial\n${code}\n\`\`\`\n\`\`\`impartial\nx\ny = own 3\ny\n\`\`\``;
  const [before, after] = ['one', 'two'].map((code) => {
    const sheet = readWorksheet(text(code));
    return sheet.ok ? listKeys(sheet.value, () => ['own']) : [];
  });
  expect(before?.map(({ key }, index) => key === after?.[index]?.key)).toEqual([false, true, false, true, false, false]);
  expect(before?.map(({ isOwn }) => isOwn)).toEqual([true, false, true, false, true, true]);
  expect(before?.[0]?.key).not.toBe(before?.[4]?.key);
});
