/**
 * Puts the hundreds of modules of a package into a few files for Node, which takes longer to find modules than to run them. Bundlers for
 * browsers get the modules one by one.
 *
 *     node scripts/bundle.mjs library
 *     node scripts/bundle.mjs kernels cli
 *
 * Of the library every door is an entry, and what they share is shared, so that a class is the same behind each of them. What is needed to
 * ask about any game is one file, and the rules and theorems of each folder of games are another: a program that asks one question through
 * `impartial/command` reads two or three of them, and `impartial` reads all. Of the command line what `solve` needs is one file.
 */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './step.mjs';

/** For each package its entries, which modules are read together, and which files other modules go to; undefined where the bundler chooses. */
const PACKAGES = {
  library: {
    input: doorsOf('library'),
    // What every question needs: whatever this door imports, Nim, which half of the games count in, and the rooms that all are built on.
    together: ['doors/command.js', 'games/nim/entries.js'],
    openRooms: ['core', 'notation', 'structures'],
    fileOf: ([room, game, part]) => (room === 'games' && part !== 'paper' && part !== 'certificate' ? `game-${game}` : undefined),
  },
  kernels: { input: doorsOf('kernels'), together: [] },
  // All but `main`, which is waited for by nobody: it waits itself for what a verb needs.
  cli: { input: { main: 'main.js' }, together: ['program.js', 'verb-of.js', 'verbs/solve.js'] },
};

for (const name of process.argv.slice(2)) await bundle(name, PACKAGES[name]);

async function bundle(name, { input, together, openRooms = [], fileOf = () => undefined }) {
  const home = join(root, name, 'dist');
  const inHome = (module) => join(home, module);
  let closed;
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([entry, module]) => [entry, inHome(module)])),
    platform: 'neutral',
    external: /^[^./]/,
    plugins: [{ name: 'places', transform: (code, id) => withPlaces(code, id, home) }],
    // Nim is in the file that every question needs; to fetch it then means to have it.
    checks: { ineffectiveDynamicImport: false },
  });
  const isTogether = (id, modules) => {
    closed ??= new Set(together.flatMap((each) => [...closureOf(inHome(each), modules)]));
    return closed.has(id) || openRooms.includes(roomsOf(id)[0]);
  };
  const roomsOf = (id) => relative(home, id).split(sep);
  await build.write({
    dir: inHome('node'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[name].js',
    cleanDir: true,
    codeSplitting: {
      groups: [
        { debugName: 'together', priority: 2, name: (id, modules) => (isTogether(id, modules) ? 'together' : null) },
        { debugName: 'apart', priority: 1, name: (id) => fileOf(roomsOf(id)) ?? null },
      ],
    },
  });
}

/** The doors of a package that have a file for Node, by its name; what is data, such as a schema, has none. */
function doorsOf(name) {
  const { exports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const doors = Object.values(exports).filter(({ node }) => node !== undefined);
  return Object.fromEntries(
    doors.map(({ node, default: module }) => [/([^/]+)\.js$/.exec(node)[1], relative('dist', module).split(sep).join('/')]),
  );
}

/** A module that looks for files beside it, or starts itself as a thread, still does so where it was. */
function withPlaces(code, id, home) {
  if (!code.includes('import.meta.url')) return undefined;
  const place = relative(join(home, 'node'), id).split(sep).join('/');
  return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`);
}

/** What a module imports, and what that imports, but for what it fetches later. */
function closureOf(id, modules, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closureOf(imported, modules, found);
  return found;
}
