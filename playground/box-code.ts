/**
 * Builds what runs inside of the closed box: one classic script, which stands in the page as text and is handed to the box with the code
 * of a game. The list of games that tasks ask is another one there.
 */
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Plugin } from 'vite';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tasks of the page, with the games of the box. */
const gamesOfBox: Plugin = {
  name: 'games-of-box',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './games.ts' && importer?.includes('/src/solver/') === true ? pathOf('src/boxed/games.ts') : undefined,
};

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: pathOf('.'),
    logLevel: 'warn',
    plugins: [gamesOfBox],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { write: false, lib: { entry: pathOf(entry), formats: ['iife'], name: 'box' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${entry} was not built`);
  return chunk.code;
}

const FILES: Readonly<Record<string, readonly [name: string, entry: string]>> = {
  '/src/box/library-code.ts': ['libraryCode', 'src/boxed/main.ts'],
};

export const boxCode: Plugin = {
  name: 'box-code',
  async load(id) {
    const [, named] = Object.entries(FILES).find(([file]) => id.endsWith(file)) ?? [];
    return named && `export const ${named[0]} = ${JSON.stringify(await bundle(named[1]))};`;
  },
};
