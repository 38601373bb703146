/**
 * Puts the hundreds of modules of a package into a few files for Node, which takes longer to find modules than to run them. Bundlers for
 * browsers get the modules one by one.
 *
 *     node scripts/bundle.mjs library
 *     node scripts/bundle.mjs kernels cli
 *
 * Of the library every door is an entry, and what they share is shared, so that a class is the same behind each of them. What is needed to
 * ask about heaps of Nim is one file, what other games are built on and answered by are two, and the rules and theorems of each folder of
 * games are another: a program that asks one question through `impartial/command` reads one to four of them, and `impartial` reads all. Of
 * the command line what a question without flags needs is one file, and what reads flags is another.
 *
 * Comments stay behind: Node would read them at every start.
 */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './step.mjs';

/**
 * For each package its entries; what is read at every start, by the modules that import it; the rooms that all games are built on, which
 * are one file; what else is read together, again by what imports it; and which files other modules go to, undefined where the bundler
 * chooses. A module goes to the first file that wants it.
 */
const PACKAGES = {
  library: {
    input: doorsOf('library'),
    // Nim is there from the start: half of the games count in its heaps.
    start: ['doors/command.js', 'games/nim/entries.js'],
    rooms: ['core', 'notation', 'structures'],
    together: { ways: ['doors/ways.js', 'doors/on-demand.js'] },
    fileOf: ([room, game, part]) => (room === 'games' && part !== 'paper' && part !== 'certificate' ? `game-${game}` : undefined),
  },
  kernels: { input: doorsOf('kernels') },
  // All but `main`, which is waited for by nobody: it waits itself for what a verb needs.
  cli: {
    input: { main: 'main.js' },
    start: ['plain-question.js', 'verb-of.js', 'verbs.js'],
    together: { program: ['program.js', 'verbs/solve.js'] },
  },
};

for (const name of process.argv.slice(2)) await bundle(name, PACKAGES[name]);

async function bundle(packageName, { input, start = [], rooms = [], together = {}, fileOf = () => undefined }) {
  const home = join(root, packageName, 'dist');
  const inHome = (module) => join(home, module);
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([entry, module]) => [entry, inHome(module)])),
    platform: 'neutral',
    external: /^[^./]/,
    plugins: [{ name: 'places', transform: (code, id) => withPlaces(code, id, home) }],
    // Nim is in the file that every question needs; to fetch it then means to have it.
    checks: { ineffectiveDynamicImport: false },
  });
  const placeOf = (id) => relative(home, id).split(sep);
  const files = {
    start: fileFor('start', start.map(inHome)),
    rooms: (id) => (rooms.includes(placeOf(id)[0]) ? 'rooms' : null),
    ...Object.fromEntries(Object.entries(together).map(([name, modules]) => [name, fileFor(name, modules.map(inHome))])),
    others: (id) => fileOf(placeOf(id)) ?? null,
  };
  await build.write({
    dir: inHome('node'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[name].js',
    cleanDir: true,
    comments: false,
    codeSplitting: {
      groups: Object.entries(files).map(([debugName, name], index) => ({ debugName, name, priority: 10 - index })),
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

/** The name of the file for what these modules import, and what that imports, but for what is fetched later. */
function fileFor(name, ids) {
  let closed;
  return (id, bundled) => {
    if (closed === undefined) {
      closed = new Set();
      for (const each of ids) addImports(each, bundled, closed);
    }
    return closed.has(id) ? name : null;
  };
}

function addImports(id, bundled, found) {
  if (found.has(id)) return;
  found.add(id);
  for (const imported of bundled.getModuleInfo(id)?.importedIds ?? []) addImports(imported, bundled, found);
}
