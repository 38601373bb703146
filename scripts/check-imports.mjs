/**
 * The import rules: who may import whom, and how files look.
 *
 * The table below is the rule. It is read against the import statements of every source file; tests may import anything
 * inside their package, since they compare folders with each other. A file that a comment names must be there. Prints one line per breach and fails when there is one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isTestFile, listFilesNamed, listImports, listSources, withoutComments } from './imports.mjs';
import { pageBreach, pagePackageBreach } from './page-imports.mjs';
import { root as workspace } from './step.mjs';

/** Another tree than this one can be checked, so that a test can show that breaches are found. */
const root = resolve(process.argv[2] ?? workspace);

/** Folders open to every other folder of the library. */
const OPEN = ['literature', 'core'];

/** What the entry points may show. */
const FRONT = [
  'structures',
  'numeric',
  'misere',
  'notation',
  'compounds',
  'games',
  'catalogue.ts',
  'certificates.ts',
  'engine',
  'proof',
  'present',
  'laws',
  'define',
];

/**
 * For each folder of `library/src`: which folders and files it may import besides itself and the open ones. `games` stands for all folders
 * of all games, `games/theory` for that folder of all games.
 */
const FOLDERS = {
  literature: [],
  core: [],
  structures: [],
  numeric: [],
  // The search for misère quotients: heaps are numbers here, and no game is known.
  misere: [],
  notation: ['structures'],
  compounds: ['numeric'],
  // Proofs are checked by code that shares nothing with what writes them but the form of a line.
  proof: ['notation'],
  engine: ['compounds', 'numeric', 'misere', 'notation', 'proof'],
  // What rulesets are held to, when they are loaded and in tests.
  laws: ['notation'],
  define: ['engine', 'laws', 'notation', 'structures', 'games/rules'],
  present: ['structures', 'compounds', 'misere'],
  picture: ['structures', 'misere'],
  'catalogue.ts': ['games/entries'],
  'games-on-demand.ts': ['games/entries'],
  'certificates.ts': ['games/certificate', 'engine'],
  testing: ['structures', 'numeric', 'notation', 'compounds', 'catalogue.ts', 'engine', 'present', 'laws'],
  'index.ts': FRONT,
  'entry-points': [...FRONT, 'index.ts', 'games-on-demand.ts'],
};

/**
 * The folders of one game, in `games/<game>/`: what each may import besides the open folders and itself. Files that are in none of the
 * folders `theory` and `certificate` say which moves exist and how positions are written: they are its `rules`. But for
 * `entries.ts`, which puts rules and theorems together for the catalogue.
 */
const GAME_FOLDERS = {
  rules: { folders: ['structures', 'notation'], own: [] },
  entries: { folders: [], own: ['rules', 'theory'] },
  theory: { folders: ['structures', 'numeric', 'misere'], own: ['rules'] },
  certificate: { folders: ['proof'], own: ['rules'] },
};

/** Which game may import which others: the same folders of them as of itself. */
const GAMES = {
  // Heaps of all kinds are written alike, and a move is made in one of them.
  nim: ['heaps'],
  octal: ['heaps'],
  'grundys-game': ['heaps'],
  // Paths are heaps of octal games.
  'node-kayles': ['octal'],
  // What hangs off the labels is a tree of Hackendot.
  geodetic: ['hackendot'],
  // Coins on strips and heaps that count as heaps of Nim.
  heaps: ['nim'],
  strips: ['heaps', 'nim'],
  welter: ['strips', 'heaps'],
  coins: ['heaps', 'nim'],
  // Edges of a path are heaps of Dawson's Kayles; edges of a bipartite graph that go one by one are Nim on graphs.
  graphs: ['octal', 'node-kayles', 'nim-on-graphs'],
  hackenbush: ['nim'],
  // A queen in a corner is Wythoff's game.
  boards: ['heaps'],
  // Dominoes in a row are Dawson's Kayles, and on a board Arc-Kayles.
  cram: ['octal', 'graphs', 'boards'],
};

/** Folders that may import nothing but what is listed here, not even the open ones. */
const CLOSED = { literature: [], core: ['literature'] };

/**
 * The one file that may look up, and only for types: a certificate is what the kinds in the list carry, so that the compiler refuses
 * one that nobody checks. Solutions and verdicts in core speak of it. Nothing of such an import is left at run time.
 */
const TYPE_ONLY = { 'core/certificate.ts': ['certificates.ts'] };

/** For each package: which packages of this workspace, and which of their subpaths, it may import. Others must be dependencies in its package.json. */
const PACKAGES = {
  library: [],
  kernels: ['impartial', 'impartial/numeric'],
  'graph-files': ['impartial'],
  papers: ['impartial/internal'],
  worksheet: ['impartial/internal'],
  survey: ['impartial', 'impartial/define', 'impartial/present', 'impartial-kernels'],
  cli: [
    'impartial',
    'impartial/define',
    'impartial/command',
    'impartial/on-demand',
    'impartial/present',
    'impartial/picture',
    'impartial-kernels',
    'impartial-kernels/threads',
    'impartial-graph-files',
    'impartial-papers',
    'impartial-worksheet',
    'impartial-survey',
  ],
  playground: [
    'impartial',
    'impartial/define',
    'impartial/misere',
    'impartial/on-demand',
    'impartial/present',
    'impartial/picture',
    // The addresses of files, which are fetched when a question needs them.
    'impartial/quotients/*?url',
    'impartial-kernels',
    'impartial-graph-files',
    'impartial-papers',
    'impartial-worksheet',
  ],
};
const WORKSPACE = [
  'impartial',
  'impartial-kernels',
  'impartial-graph-files',
  'impartial-papers',
  'impartial-worksheet',
  'impartial-survey',
  'impartial-cli',
  'impartial-playground',
];

/** Packages that run in browsers too. */
const WITHOUT_NODE = ['library', 'graph-files', 'papers', 'worksheet', 'playground'];

const VAGUE_NAMES = ['util', 'utils', 'helper', 'helpers', 'misc', 'common'];
const MOST_LINES = 300;
/** Lists that a run writes: a line for each statement, and nobody reads them from top to bottom. */
const WRITTEN = ['papers/src/statements/recorded-counts.ts'];

/** What comments may name although it is not here: what visitors write. */
const OF_VISITORS = ['impartial.config.ts'];
const NAMED_FROM = [...Object.keys(PACKAGES), 'scripts', 'bench'];
/** The paths of all files, each with every beginning left out: comments name a file by the end of its path. */
const endings = new Set(
  NAMED_FROM.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => listEndings(join(root, folder))),
);

const breaches = [];
let files = 0;
for (const folder of Object.keys(PACKAGES)) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  for (const file of listSources(join(root, folder))) {
    files++;
    checkFile(folder, manifest, file, readFileSync(file, 'utf8'));
  }
}
for (const breach of breaches) console.error(breach);
console.error(`${files} files read, ${breaches.length} breaches`);
process.exitCode = breaches.length === 0 && files > 0 ? 0 : 1;

function checkFile(folder, manifest, file, text) {
  const name = relative(root, file).split(sep).join('/');
  const report = (message) => breaches.push(`${name}: ${message}`);
  const isTest = isTestFile(name);
  const stem = name.split('/').at(-1).split('.')[0];
  if (VAGUE_NAMES.includes(stem)) report(`"${stem}" says nothing; name the file after the thing in it`);
  const inLibrary = name.startsWith('library/src/');
  if (inLibrary && !isTest && !text.startsWith('/**')) report('starts with no header comment; say what it is and why so');
  const lines = codeLines(text);
  if (lines > MOST_LINES && !WRITTEN.includes(name)) report(`has ${lines} lines of code; ${MOST_LINES} is the most, split it`);
  for (const named of listFilesNamed(text)) if (!isThere(named)) report(`names ${named}, and there is no such file`);
  for (const { target, isType } of listImports(text)) {
    if (target.startsWith('.')) checkRelative(folder, file, target, isType, isTest, report);
    else if (!isTest) checkPackage(folder, manifest, name, target, report);
  }
}

function checkRelative(folder, file, target, isType, isTest, report) {
  const home = join(root, folder);
  const path = resolve(dirname(file), target);
  const outside = !path.startsWith(home + sep);
  if (outside) {
    if (!isTest) report(`imports ${target}, which is outside ${folder}/; import the package by its name`);
    return;
  }
  const source = join(home, 'src');
  if (isTest) return;
  if (folder === 'playground' && file.startsWith(source + sep))
    checkPage(relative(source, file), relative(source, path), isType, report);
  if (folder !== 'library') return;
  const from = placeOf(relative(source, file));
  const to = placeOf(relative(source, path));
  if (isType && TYPE_ONLY[from.path]?.includes(to.path)) return;
  if (from.game === undefined && FOLDERS[from.folder] === undefined)
    report(`is in no known folder; FOLDERS in scripts/check-imports.mjs lists them`);
  else if (!mayImport(from, to)) report(`${nameOf(from)} may not import ${to.path}; it may import ${allowedTo(from)}`);
}

/** Inside of the page the folders are those of `page-imports.mjs`. */
function checkPage(from, to, isType, report) {
  const breach = pageBreach(from.split(sep).join('/'), to.split(sep).join('/'), isType);
  if (breach !== undefined) report(breach);
}

/** `games/nim/theory/bouton.ts` is in the folder `theory` of the game `nim`; `catalogue.ts` counts as one. */
function placeOf(path) {
  const parts = path.split(sep);
  if (parts[0] !== 'games') return { folder: parts[0], path: parts.join('/') };
  return { game: parts[1], folder: folderOfGame(parts.slice(2)), path: parts.join('/') };
}

function folderOfGame([first, ...rest]) {
  if (first === 'entries.ts') return 'entries';
  return rest.length > 0 && Object.hasOwn(GAME_FOLDERS, first) ? first : 'rules';
}

function mayImport(from, to) {
  if (from.game !== undefined) return gameMayImport(from, to);
  const allowed = [from.folder, ...(CLOSED[from.folder] ?? [...OPEN, ...FOLDERS[from.folder]])];
  const names = to.game === undefined ? [to.folder] : ['games', `games/${to.folder}`];
  return names.some((name) => allowed.includes(name));
}

function gameMayImport(from, to) {
  const { folders, own } = GAME_FOLDERS[from.folder];
  if (to.game === undefined) return [...OPEN, ...folders].includes(to.folder);
  const isKnown = to.game === from.game || (GAMES[from.game] ?? []).includes(to.game);
  return isKnown && [...own, from.folder].includes(to.folder);
}

function nameOf({ game, folder }) {
  return game === undefined ? folder : `${folder} of ${game}`;
}

function allowedTo({ game, folder }) {
  if (game === undefined) return (CLOSED[folder] ?? [...OPEN, ...FOLDERS[folder]]).join(', ') || 'nothing';
  const { folders, own } = GAME_FOLDERS[folder];
  const games = [game, ...(GAMES[game] ?? [])].join(' and ');
  return `${[...OPEN, ...folders].join(', ')}, and ${[...own, folder].join(', ')} of ${games}`;
}

function checkPackage(folder, manifest, file, target, report) {
  const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
  const breach = file.startsWith('playground/src/') ? pagePackageBreach(file.slice('playground/src/'.length), name) : undefined;
  if (breach !== undefined) report(breach);
  if (folder === 'library' && !file.startsWith('library/src/testing/'))
    report(`the library depends on nothing; it may not import ${target}`);
  else if (WORKSPACE.includes(name)) {
    const asListed = target.replace(/^(impartial\/quotients\/)[^/]+(\?url)$/, '$1*$2');
    if (!PACKAGES[folder].includes(asListed)) report(`${folder} may not import ${target}`);
  } else if (target.startsWith('node:')) {
    if (WITHOUT_NODE.includes(folder)) report(`${folder} runs without Node and may not import ${target}`);
  } else {
    const forTools = file.startsWith(`${folder}/src/`) ? {} : manifest.devDependencies;
    const declared = { ...manifest.dependencies, ...manifest.peerDependencies, ...forTools };
    if (declared[name] === undefined) report(`imports ${name}, which ${folder}/package.json does not name as a dependency`);
  }
}

function isThere(named) {
  return endings.has(named) || OF_VISITORS.includes(named);
}

function listEndings(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return ['node_modules', 'dist'].includes(item.name) ? [] : listEndings(path);
    const parts = relative(root, path).split(sep);
    return parts.map((_, from) => parts.slice(from).join('/'));
  });
}

function codeLines(text) {
  return withoutComments(text)
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}
