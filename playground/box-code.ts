/**
 * Builds what runs inside of the closed box: classic scripts, which stand in the page as text and are handed to the box with the code of a
 * game. The list of games that tasks ask is another one there. For a worksheet there is a script for each folder of games (`sheet-parts.ts`).
 */
import { build, defaultClientConditions, type Plugin } from 'vite';
import { buildSheetParts, type SheetParts } from './sheet-parts.ts';

/** The tasks of the page, with the games of the box. */
const gamesOfBox = (root: string): Plugin => ({
  name: 'games-of-box',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './games.ts' && importer?.includes('/src/solver/') === true ? `${root}/src/boxed/games.ts` : undefined,
});

async function bundle(root: string, entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [gamesOfBox(root)],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { write: false, lib: { entry: `${root}/${entry}`, formats: ['iife'], name: 'box' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${entry} was not built`);
  return chunk.code;
}

let root = '';

/** Where the parts of the box for worksheets are asked for, each by its name. */
const PART = 'virtual:sheet-part/';

let parts: Promise<SheetParts> | undefined;

export const boxCode: Plugin = {
  name: 'box-code',
  configResolved: (config) => {
    root = config.root;
  },
  resolveId: (source) => (source.startsWith(PART) ? `\0${source}` : undefined),
  async load(id) {
    if (id.endsWith('/src/box/library-code.ts'))
      return `export const libraryCode = ${JSON.stringify(await bundle(root, 'src/boxed/main.ts'))};`;
    const isList = id.endsWith('/src/box/sheet-parts.ts');
    if (!isList && !id.startsWith(`\0${PART}`)) return undefined;
    parts ??= this.fs
      .readFile(`${root}/../library/src/games-on-demand.ts`, { encoding: 'utf8' })
      .then((list) => buildSheetParts(root, list, gamesOfBox(root)));
    const { code, games, main } = await parts;
    if (!isList) return `export default ${JSON.stringify(code[id.slice(PART.length + 1)])};`;
    const fetches = Object.keys(code).map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(PART + name)})`);
    return `export const main = ${JSON.stringify(main)}; export const games = ${JSON.stringify(games)}; export const parts = { ${fetches.join(', ')} };`;
  },
};
