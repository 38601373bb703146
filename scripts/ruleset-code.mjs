/**
 * Writes `survey/dist/ruleset-code.json`: for each ruleset a hash of the code that it consists of, so that results of a survey can say which
 * they come from. The code is `entries.ts` of its folder and all that it imports: rules, theorems, and the loops they use.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toCatalogue } from '../library/dist/core/catalogue.js';
import { root } from './step.mjs';

const source = join(root, 'library/src');
const IMPORT = /^(?:import|export)\b[^;]*?from '(\.[^']+)';/gm;

/** A file and all that it imports, whether types or not. */
function filesBehind(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of readFileSync(path, 'utf8').matchAll(IMPORT)) filesBehind(join(dirname(path), name), found);
  return found;
}

function codeOf(path) {
  const hash = createHash('sha256');
  const files = [...filesBehind(path)]
    .map((file) => [relative(source, file).replaceAll('\\', '/'), file])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, file] of files) hash.update(`${name}\n${readFileSync(file, 'utf8')}\n`);
  return hash.digest('hex').slice(0, 16);
}

const codes = {};
for (const folder of readdirSync(join(source, 'games')).sort()) {
  const built = join(root, 'library/dist/games', folder, 'entries.js');
  const { entries } = await import(pathToFileURL(built).href);
  const code = codeOf(join(source, 'games', folder, 'entries.ts'));
  for (const id of toCatalogue(entries).ids) codes[id] = code;
}
writeFileSync(join(root, 'survey/dist/ruleset-code.json'), `${JSON.stringify(codes, undefined, 1)}\n`);
