/**
 * Puts the hundreds of modules of a package into a few files for Node, which takes longer to find modules than to run them. Bundlers for
 * browsers get the modules one by one.
 *
 *     node scripts/bundle.mjs library
 *     node scripts/bundle.mjs kernels cli
 *
 * Of the library every entry point is an entry, and what they share is shared, so that a class is the same behind each of them. What every question
 * needs is one file. What only games need is put together by which of them need it (`filesForGames`). Of the command line what a question without flags needs is one file, and what reads flags is another.
 *
 * Comments stay behind: Node would read them at every start.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './step.mjs';

/**
 * For each package its entries; what is read at every start, by the modules that import it; whether it has games; and what else is read
 * together, again by what imports it. A module goes to the first file that wants it; the bundler chooses for the rest.
 */
const PACKAGES = {
  library: {
    input: entryPointsOf('library'),
    start: ['entry-points/command.js'],
    hasGames: true,
  },
  kernels: { input: entryPointsOf('kernels') },
  papers: { input: entryPointsOf('papers') },
  worksheet: { input: entryPointsOf('worksheet') },
  // All but `main`, which is waited for by nobody: it waits itself for what a verb needs.
  cli: {
    input: { main: 'main.js' },
    start: ['plain-question.js', 'verb-of.js', 'verbs.js'],
    together: { program: ['program.js', 'verbs/solve.js'] },
  },
};

/** What this many folders of games import is read by all. */
const MANY = 4;
/** More characters than this are worth a file. */
const LARGE = 10_000;

for (const name of process.argv.slice(2)) await bundle(name, PACKAGES[name]);

async function bundle(packageName, { input, start = [], hasGames = false, together = {} }) {
  const home = join(root, packageName, 'dist');
  const inHome = (module) => join(home, module);
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([entry, module]) => [entry, inHome(module)])),
    platform: 'neutral',
    external: /^[^./]/,
    plugins: [{ name: 'places', transform: (code, id) => withPlaces(code, id, home) }],
    // What one module fetches later another may import at once; to fetch it then means to have it.
    checks: { ineffectiveDynamicImport: false },
  });
  const atStart = fileFor('start', start.map(inHome));
  const files = {
    start: atStart,
    ...(hasGames && filesForGames(home, atStart)),
    ...Object.fromEntries(Object.entries(together).map(([name, modules]) => [name, fileFor(name, modules.map(inHome))])),
  };
  await build.write({
    dir: inHome('node'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[name].js',
    cleanDir: true,
    comments: false,
    codeSplitting: {
      groups: Object.entries(files).map(([debugName, name], index) => ({ debugName, name, priority: 100 - index })),
    },
  });
}

/** The entry points of a package that have a file for Node, by its name; what is data, such as a schema, has none. */
function entryPointsOf(name) {
  const { exports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const entryPoints = Object.values(exports).filter(({ node }) => node !== undefined);
  return Object.fromEntries(
    entryPoints.map(({ node, default: module }) => [/([^/]+)\.js$/.exec(node)[1], relative('dist', module).split(sep).join('/')]),
  );
}

/**
 * The files for what the folders of games import, each of which is fetched alone. What one folder alone imports is its file. What the same
 * several import is a file if it is large; of the rest, what many import is one file and what few import another.
 *
 * A file takes along what its modules import, away from others that need it, unless that is in a file already. Whoever needs a module
 * needs its imports too, so files for more folders come first.
 */
function filesForGames(home, isAtStart) {
  let chosen;
  const kind = (isWanted) => (id, bundled) => {
    chosen ??= chooseFiles(home, isAtStart, bundled);
    const { users, file } = chosen.get(id) ?? {};
    return file !== undefined && isWanted(file, users) ? file : null;
  };
  return {
    many: kind((file) => file === 'many'),
    shared: kind((file, users) => file !== 'few' && users > 2),
    few: kind((file) => file === 'few'),
    pairs: kind((_, users) => users > 1),
    games: kind(() => true),
  };
}

/** For each module how many folders of games import it, and its file. */
function chooseFiles(home, isAtStart, bundled) {
  const users = new Map();
  for (const game of readdirSync(join(home, '../src/games')))
    for (const id of addImports(join(home, 'games', game, 'entries.js'), bundled))
      if (isAtStart(id, bundled) === null) users.set(id, [...(users.get(id) ?? []), game]);
  const sizes = new Map();
  for (const [id, games] of users) sizes.set(`${games}`, (sizes.get(`${games}`) ?? 0) + bundled.getModuleInfo(id).code.length);
  const large = [...sizes].filter(([, size]) => size > LARGE).map(([games]) => games.split(','));
  const smallestFirst = large.filter(({ length }) => length > 1 && length <= MANY).sort((a, b) => a.length - b.length);
  const fileOf = (games) => {
    if (games.length === 1) return `game-${games[0]}`;
    // Whoever reads the file anyway may find a little more in it.
    const shared = smallestFirst.find((others) => games.every((game) => others.includes(game)));
    return shared?.join('-') ?? (games.length >= MANY ? 'many' : 'few');
  };
  return new Map(Array.from(users, ([id, games]) => [id, { users: games.length, file: fileOf(games) }]));
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

function addImports(id, bundled, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of bundled.getModuleInfo(id)?.importedIds ?? []) addImports(imported, bundled, found);
  return found;
}
