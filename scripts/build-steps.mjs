/**
 * Runs the steps of a build, each when those before it are done, and leaves out what is current.
 *
 * A step is current while it has the same key and what it made is as it was left. The key is a hash of the text of its sources, of the
 * names of all of them, and of the keys of the steps before it; times of sources do not count, which differ in every checkout. `.built.json`
 * keeps both; a step that begins is taken out of it first, so that one that is broken off is not current.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, startStep } from './step.mjs';

/**
 * Returns whether all steps succeeded. After a failure no further step begins. Of each step: `after`, the names of those before it; `from`,
 * its sources, files or folders; `makes`, what it makes, likewise, `but` for paths with these words; `renew`, what has to go where that is
 * no longer as it was left.
 *
 * @param common sources of every step
 * @param home where all paths start, the workspace but in tests
 */
export async function buildSteps(steps, common, home = root) {
  const file = join(home, '.built.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const keep = (title, state) => {
    kept[title] = state;
    writeFileSync(file, JSON.stringify(kept));
  };
  const keys = new Map();
  const running = new Map();
  let hasFailed = false;
  for (const [title, { after = [], from, makes = [], but, renew = [], run }] of Object.entries(steps)) {
    const key = hashOf([process.version, ...after.map((name) => keys.get(name)), textOf(home, [...common, ...from])]);
    keys.set(title, key);
    const isLeft = () => kept[title]?.made === hashOf(listMade(home, makes, but));
    const runStep = async () => {
      const before = await Promise.all(after.map((name) => running.get(name)));
      if (hasFailed || before.includes(false)) return false;
      if (kept[title]?.key === key && isLeft()) return true;
      if (!isLeft()) for (const path of renew) rmSync(join(home, path), { force: true });
      keep(title, undefined);
      const passed = await startStep(title, ...run);
      if (passed) keep(title, { key, made: hashOf(listMade(home, makes, but)) });
      else hasFailed = true;
      return passed;
    };
    running.set(title, runStep());
  }
  return !(await Promise.all(running.values())).includes(false);
}

function hashOf(parts) {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/** Tests and their fixtures are no sources. */
function textOf(home, sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((place) => listFiles(home, place)))
    if (!/\.(test|fixture)\.\w+$/.test(path))
      hash
        .update(`${path}\n`)
        .update(readFileSync(join(home, path)))
        .update('\n');
  return hash.digest('hex');
}

/** Whoever changes what was made changes its time, too. */
function listMade(home, places, but) {
  return places
    .flatMap((place) => listFiles(home, place))
    .filter((path) => !but?.test(path))
    .map((path) => [path, statSync(join(home, path)).mtimeMs].join(' '));
}

/** A file, or all files of a folder, by name. */
function listFiles(home, place) {
  const path = join(home, place);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [place];
  const found = readdirSync(path, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return found.map((each) => relative(home, join(each.parentPath, each.name))).sort();
}
