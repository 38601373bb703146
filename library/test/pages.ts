/** The documentation as data: pages, their fenced blocks, their links. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from './expected-file.ts';

export interface Block {
  readonly page: string;
  /** The words after the fence: `ts`, `console`, `js examples/cram.mjs`. */
  readonly info: string;
  readonly text: string;
  /** 1-based line of the fence. */
  readonly line: number;
  /** Offsets of the text in the page. */
  readonly from: number;
  readonly to: number;
}

/** Every page, relative to the root. */
export function listPages(): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return [
    'README.md',
    'CONTRIBUTING.md',
    'library/README.md',
    ...docs.filter((path) => path.endsWith('.md')).map((path) => join('docs', path)),
  ].sort();
}

export function listBlocks(page: string): Block[] {
  const text = readText(page);
  return [...text.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map((match) => {
    const from = match.index + match[0].indexOf('\n') + 1;
    const line = text.slice(0, match.index).split('\n').length;
    return { page, info: match[1] ?? '', text: match[2] ?? '', line, from, to: from + (match[2] ?? '').length };
  });
}

/** The page with the text of some of its blocks replaced. */
export function replaceBlocks(page: string, replacements: readonly { readonly block: Block; readonly text: string }[]): string {
  let text = readText(page);
  for (const { block, text: replacement } of replacements.toSorted((a, b) => b.block.from - a.block.from)) {
    text = text.slice(0, block.from) + replacement + text.slice(block.to);
  }
  return text;
}

/** Targets of links that stay inside the project. */
export function listLinks(page: string): string[] {
  const prose = readText(page)
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '').filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors that a page's headings make. */
export function listAnchors(page: string): string[] {
  const prose = readText(page).replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
