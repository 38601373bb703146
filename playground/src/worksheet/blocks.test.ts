/** Files and blocks of worksheets: what is read is written again, and answers stand where the command line puts them. */
import { readdirSync, readFileSync } from 'node:fs';
import { readWorksheet } from 'impartial-worksheet';
import { expect, it } from 'vitest';
import { type Block, isCell, newBlock, toBlocks, toMarkdown } from './blocks.ts';

const FOLDER = new URL('../../../docs/worksheets/', import.meta.url);

function blocksOf(text: string): readonly Block[] {
  const blocks = toBlocks(text);
  if (typeof blocks === 'string') throw new Error(blocks);
  return blocks;
}

it('the worksheets of the docs come out as they went in, answers and all', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
  expect(names.length).toBeGreaterThanOrEqual(3);
  for (const name of names) {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    const sheet = readWorksheet(text);
    if (!sheet.ok) throw new Error(name);
    const answers = sheet.value.cells.map((cell) => (cell.kind === 'line' ? cell.recorded : undefined));
    expect(toMarkdown(blocksOf(text), answers)).toBe(text);
  }
});

it('a cell that is still empty is no line of the file', () => {
  const blocks = [newBlock('line', 'nim 3'), newBlock('line', '  '), newBlock('text', 'So.'), newBlock('line', 'nim 4')];
  expect(blocks.map(isCell)).toEqual([true, false, false, true]);
  expect(toMarkdown(blocks, ['N', 'P'])).toBe('```impartial\nnim 3\n→ N\n```\n\nSo.\n\n```impartial\nnim 4\n→ P\n```\n');
});

it('code that holds fences has a longer one around it', () => {
  const code = 'export const text = `\n```\n`;';
  expect(blocksOf(toMarkdown([newBlock('game', code)])).map(({ kind, text }) => [kind, text])).toEqual([['game', code]]);
});

it('a file that is too large is refused in a sentence', () => {
  expect(toBlocks('x'.repeat(1_000_001))).toMatch(/at most 1000000 characters.*The command line reads more\./);
});
