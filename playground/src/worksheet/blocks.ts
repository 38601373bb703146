/**
 * A worksheet as the page edits it: blocks of text, lines and games, in their order. The file is the Markdown that they make; what a file
 * says about its answers is left out, since they are worked out again.
 */
import { readWorksheet } from 'impartial-worksheet';

export interface Block {
  /** Known from all others while the page is open. */
  readonly key: number;
  readonly kind: 'text' | 'line' | 'game';
  readonly text: string;
}

let latest = 0;

export function newBlock(kind: Block['kind'], text: string): Block {
  return { key: ++latest, kind, text };
}

/** The blocks of a file, or why it is not read. */
export function toBlocks(markdown: string): readonly Block[] | string {
  const sheet = readWorksheet(markdown);
  if (!sheet.ok) return `${sheet.error.message} The command line reads more.`;
  return sheet.value.pieces.flatMap((piece) => {
    if (piece.kind === 'game') return newBlock('game', piece.cell.code.replace(/\n$/, ''));
    if (piece.kind === 'lines') return piece.cells.map(({ text }) => newBlock('line', text));
    const text = piece.markdown.replace(/^\s*\n|\s+$/g, '');
    return text.trim() === '' ? [] : newBlock('text', text);
  });
}

/** A cell is a block that has an answer. */
export function isCell({ kind, text }: Block): boolean {
  return kind !== 'text' && text.trim() !== '';
}

/** The file. `answers` are those of its cells, as far as they are known; those that are undefined are left out. */
export function toMarkdown(blocks: readonly Block[], answers: readonly (string | undefined)[] = []): string {
  const parts: string[] = [];
  let lines: string[] = [];
  let cell = 0;
  const close = () => {
    if (lines.length > 0) parts.push(['```impartial', ...lines, '```'].join('\n'));
    lines = [];
  };
  for (const block of blocks) {
    const answer = isCell(block) ? answers[cell++] : undefined;
    if (block.kind === 'line' && block.text.trim() !== '')
      lines.push(block.text.trim().replace(/\s+/g, ' '), ...(answer === undefined ? [] : [`→ ${answer}`]));
    if (block.kind === 'line') continue;
    close();
    if (block.text.trim() !== '') parts.push(block.kind === 'text' ? block.text : fenced(block.text));
  }
  close();
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}

/** A fence of code that holds fences is longer than these. */
function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^ {0,3}(`{3,})/gm)].map(([, marks = '']) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}ts impartial\n${code.replace(/\n+$/, '')}\n${fence}`;
}
