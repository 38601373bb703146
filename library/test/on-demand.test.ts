/** Games fetched on demand are those of the catalogue, and answer alike; the list that fetches them is written from it here. */
import { expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { gamesOnDemand, solveWith } from '../src/entry-points/on-demand.ts';
import { expectFile, readText } from './expected-file.ts';

const HEADER = `/**
 * How the games of the catalogue are fetched one by one. Written from \`catalogue.ts\` by \`npm run golden\`: change that, not this.
 */
import type { GameModule } from './core/on-demand.ts';
`;

/** The folders in the order of the catalogue, each with the names in its \`entries.ts\`. */
async function listFolders(): Promise<readonly (readonly [string, readonly string[]])[]> {
  const text = readText('library/src/catalogue.ts');
  const places = new Map(
    Array.from(text.matchAll(/import \{ entries as (\w+) \} from '(.+)';/g), ([, name, path]) => [name, path ?? ''] as const),
  );
  const order = Array.from(text.matchAll(/^ {2}\.\.\.(\w+),$/gm), ([, name]) => places.get(name) ?? '');
  return Promise.all(
    order.map(async (path) => {
      const { entries } = (await import(
        new URL(`../src/${path}`, import.meta.url).href
      )) as typeof import('../src/games/nim/entries.ts');
      return [path, entries.map((line) => (typeof line === 'function' ? line(() => undefined) : line).facts.id)] as const;
    }),
  );
}

/** Lines of the width that the formatter gives them. */
const WIDTH = 130;

function writeModule(path: string, ids: readonly string[]): string {
  const load = `load: () => import('${path}')`;
  const names = `ids: [${ids.map((id) => `'${id}'`).join(', ')}]`;
  const short = `  { ${names}, ${load} },`;
  if (short.length <= WIDTH) return `${short}\n`;
  const listed = names.length + 5 <= WIDTH ? names : `ids: [\n${ids.map((id) => `      '${id}',\n`).join('')}    ]`;
  return `  {\n    ${listed},\n    ${load},\n  },\n`;
}

it('the list is written from the catalogue', async () => {
  const folders = await listFolders();
  expect(
    folders.flatMap(([, ids]) => ids),
    'every ruleset belongs in the entries.ts of its folder, and the folder into library/src/catalogue.ts',
  ).toEqual(catalogue.ids);
  const lines = folders.map(([path, ids]) => writeModule(path, ids));
  const list = `\nexport const gameModules: readonly GameModule[] = [\n${lines.join('')}];\n`;
  expectFile('library/src/games-on-demand.ts', HEADER + list);
});

it('a game that was fetched answers as in the catalogue', async () => {
  const games = gamesOnDemand();
  expect(games.catalogue.entries).toEqual([]);
  expect(games.catalogue.ids).toEqual(catalogue.ids);
  let asked = 0;
  for (const { facts } of catalogue.entries) {
    const line = `${facts.id} ${facts.samples[0]}`;
    const found = await games.fetch(line);
    expect(solveWith(line, { catalogue: found }), line).toEqual(solveWith(line, { catalogue }));
    asked++;
  }
  expect(asked).toBeGreaterThan(15);
  expect(games.catalogue.entries.map(({ facts }) => facts.id)).toEqual(catalogue.ids);
});

it('a line fetches the games it names and no others', async () => {
  const named = async (line: string) => {
    const games = gamesOnDemand();
    await games.fetch(line);
    return games.catalogue.entries.map(({ facts }) => facts.id);
  };
  expect(await named('nim 3 5 + hackendot 1>2 [misere]')).toEqual(['nim', 'hackendot']);
  expect(await named('nim-on-graphs 1-2={grundys-game 3} 2-3=2 @1')).toEqual(['grundys-game', 'nim-on-graphs']);
  expect(await named('nodekayles P5')).toEqual([]);
});

it('all games can be fetched at once, and names keep their order whatever is there', async () => {
  const games = gamesOnDemand();
  expect((await games.fetch('cram 2x2')).ids).toEqual(catalogue.ids);
  const all = await games.fetchAll();
  expect([all.ids, all.entries.map(({ facts }) => facts.id)]).toEqual([catalogue.ids, catalogue.ids]);
  expect(await games.fetch('nim 1')).toBe(all);
});

it('a name that is mistyped is set right before the game is there', () => {
  const { catalogue: none } = gamesOnDemand();
  expect(solveWith('node-kayls P5', { catalogue: none })).toMatchObject({
    error: { code: 'unknown-ruleset', message: expect.stringContaining('perhaps node-kayles is meant') },
  });
});
