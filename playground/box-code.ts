/**
 * Builds what runs inside of the closed box: one classic script, which stands in the page as text and is handed to the box with the code
 * of a game. The list of games that tasks ask is another one there.
 */
import { build, defaultClientConditions, type Plugin } from 'vite';

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

const FILES: Readonly<Record<string, readonly [name: string, entry: string]>> = {
  '/src/box/library-code.ts': ['libraryCode', 'src/boxed/main.ts'],
  '/src/box/sheet-code.ts': ['sheetCode', 'src/boxed/sheet-main.ts'],
};

let root = '';

export const boxCode: Plugin = {
  name: 'box-code',
  configResolved: (config) => {
    root = config.root;
  },
  async load(id) {
    const [, named] = Object.entries(FILES).find(([file]) => id.endsWith(file)) ?? [];
    return named && `export const ${named[0]} = ${JSON.stringify(await bundle(root, named[1]))};`;
  },
};
