/**
 * Puts the library's hundreds of modules into a few files for Node, which takes longer to find modules than to run them: the command line
 * starts in half the time. Every door of the package is an entry, and what they share is shared, so that a class is the same behind
 * each of them. Bundlers for browsers get the modules one by one.
 *
 * What is needed to ask about any game is one file, and the rules and theorems of each folder of games are another: a program that asks
 * one question through `impartial/command` reads two or three of them, and `impartial` reads all.
 */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './step.mjs';

const library = join(root, 'library');
const { exports, peerDependencies } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));

/** A door has a file for Node; what is data, such as the schema, has none. */
const doors = Object.values(exports).filter(({ node }) => node !== undefined);
const input = Object.fromEntries(doors.map(({ node, default: module }) => [/([^/]+)\.js$/.exec(node)[1], join(library, module)]));
/** What every question needs: whatever this door imports, the rooms that all games are built on, and Nim, which half of them count in. */
const ASKING = ['doors/command.js', 'games/nim/entries.js'];
const OPEN_ROOMS = ['core', 'notation', 'structures'];
let asking;

const bundle = await rolldown({
  input,
  platform: 'neutral',
  external: Object.keys(peerDependencies),
  // Nim is in the file that every question needs; to fetch it then means to have it.
  checks: { ineffectiveDynamicImport: false },
});
await bundle.write({
  dir: join(library, 'dist', 'node'),
  format: 'esm',
  chunkFileNames: 'shared-[name].js',
  cleanDir: true,
  codeSplitting: { groups: [{ debugName: 'rooms', name: fileOf }] },
});

/** In which file a module is; null where the bundler may choose. */
function fileOf(id, modules) {
  asking ??= new Set(ASKING.flatMap((each) => [...closureOf(join(library, 'dist', each), modules)]));
  const [room, game, part] = relative(join(library, 'dist'), id).split(sep);
  if (OPEN_ROOMS.includes(room) || asking.has(id)) return 'asking';
  return room === 'games' && part !== 'paper' && part !== 'certificate' ? `game-${game}` : null;
}

/** What a module imports, and what that imports, but for what it fetches later. */
function closureOf(id, modules, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closureOf(imported, modules, found);
  return found;
}
