/**
 * Builds what answers worksheets inside of the closed box, in parts: all games together would be a long download, and a box can fetch
 * nothing itself. So the page fetches the parts that a sheet names and puts them together.
 */
import { build, defaultClientConditions, type Plugin } from 'vite';

export interface SheetParts {
  /** The code of each part, a module that asks for others by `require`. */
  readonly code: Readonly<Record<string, string>>;
  /** What the answers themselves need, first the part to begin with. */
  readonly main: readonly string[];
  /** For each folder of games their names and what they need, first the part that has them. */
  readonly games: readonly { readonly ids: readonly string[]; readonly needs: readonly string[] }[];
}

/** `list` is the text of the list from which pages fetch games. */
export async function buildSheetParts(root: string, list: string, gamesOfBox: Plugin): Promise<SheetParts> {
  const folders = Array.from(
    list.matchAll(/ids: \[([^\]]*)\],\s*load: \(\) => import\('\.\/(games\/[^']+)'\)/g),
    ([, ids = '', file = '']) => ({
      ids: Array.from(ids.matchAll(/'([^']+)'/g), ([, id = '']) => id),
      name: `sheet-${file.split('/')[1]}`,
      file: `${root}/../library/src/${file}`,
    }),
  );
  if (folders.length < 20) throw new Error(`the list of games has ${folders.length} folders`);
  const entry = {
    'sheet-main': `${root}/src/boxed/sheet-main.ts`,
    ...Object.fromEntries(folders.map(({ name, file }) => [name, file])),
  };
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [gamesOfBox],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      lib: { entry, formats: ['cjs'], fileName: (_, name) => `${name}.js` },
      rolldownOptions: {
        output: {
          chunkFileNames: '[name].js',
          // What every sheet needs, and what several games share; misère play and flows are for those games that ask for them.
          codeSplitting: {
            groups: [
              {
                name: 'sheet-engine',
                test: /\/library\/src\/(?!games\/|misere\/|engine\/(misere|genus|canonical|sums-only)|numeric\/(light-cuts|branch-cuts|gomory-hu|max-flow))/,
                priority: 1,
              },
              { name: 'sheet-shared', test: /\/library\/src\/games\//, minShareCount: 3 },
            ],
          },
        },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunks = first !== undefined && 'output' in first ? first.output.filter((each) => each.type === 'chunk') : [];
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needs = (name: string): string[] => {
    const all = new Set([name]);
    for (const each of all) for (const next of named.get(each)?.imports ?? []) all.add(next);
    return [...all];
  };
  return {
    code: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    main: needs('sheet-main.js'),
    games: folders.map(({ ids, name }) => ({ ids, needs: needs(`${name}.js`) })),
  };
}
