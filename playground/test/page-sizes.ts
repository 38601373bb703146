/** What of the built page is fetched when, and how large it is compressed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

/** Names of files, from the folder of the page, with their bytes after gzip. */
export type Sizes = Readonly<Record<string, number>>;

export interface PageSizes {
  /** All that the page and its worker fetch before the first answer to the question it opens with. */
  readonly firstLoad: Sizes;
  /** What of that the worker fetches, the game of the question included. */
  readonly worker: Sizes;
  /** All other files, which are fetched when something asks for them. */
  readonly later: Sizes;
}

/** What the worker fetches for the question that the page opens with: itself, the game, and what is wrong in print about its theorem. */
const OPENING = [/\/worker-/, /\/game-node-kayles-/, /\/print-slips-/];

export function pageSizes(): PageSizes {
  const assets = readdirSync(join(FOLDER, 'assets')).map((name) => `assets/${name}`);
  const html = readFileSync(join(FOLDER, 'index.html'), 'utf8');
  const named = Array.from(html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g), ([, name = '']) => name);
  const fonts = assets.filter((name) => /latin.*normal.*\.woff2$/.test(name));
  if (named.length < 2 || fonts.length !== 2) throw new Error('the page does not name its files as it used to');
  const worker = withImports(OPENING.map((pattern) => theOne(assets, pattern)));
  const explained = theOne(assets, /\/glossary-/);
  const first = new Set(['index.html', 'icon.svg', ...withImports(named), explained, ...fonts, ...worker]);
  return {
    firstLoad: sizesOf([...first]),
    worker: sizesOf(worker),
    later: sizesOf(assets.filter((name) => !first.has(name))),
  };
}

export function total(sizes: Sizes): number {
  return Object.values(sizes).reduce((sum, size) => sum + size, 0);
}

/** Of which parts the box for worksheets is put together: always, and for each folder of games. Names of files without their hashes. */
export function sheetNeeds(): {
  main: readonly string[];
  games: readonly { ids: readonly string[]; needs: readonly string[] }[];
} {
  const assets = readdirSync(join(FOLDER, 'assets')).map((name) => `assets/${name}`);
  const text = readFileSync(join(FOLDER, theOne(assets, /\/sheet-code-/)), 'utf8');
  const words = (list: string) => Array.from(list.matchAll(/[`"']([^`"']+)[`"']/g), ([, word = '']) => word.replace(/\.js$/, ''));
  const main = words(/\[[^\][]*sheet-main\.js[^\][]*\]/.exec(text)?.[0] ?? '');
  const games = Array.from(text.matchAll(/\{ids:(\[[^\]]*\]),needs:(\[[^\]]*\])\}/g), ([, ids = '', needs = '']) => ({
    ids: words(ids),
    needs: words(needs),
  }));
  return { main, games };
}

function theOne(names: readonly string[], pattern: RegExp): string {
  const found = names.filter((name) => pattern.test(name));
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} files of the page are like ${pattern}`);
  return first;
}

function sizesOf(names: readonly string[]): Sizes {
  return Object.fromEntries(names.map((name) => [name, gzipSync(readFileSync(join(FOLDER, name))).length]));
}

/** The files and all that they import at once. */
function withImports(files: readonly string[]): readonly string[] {
  const all = new Set(files);
  for (const file of all) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(FOLDER, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)["'`]\.\/([^"'`]+)["'`]/g)) all.add(`assets/${name}`);
  }
  return [...all];
}
