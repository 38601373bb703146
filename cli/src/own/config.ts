/**
 * `impartial.config.ts`: which rulesets of one's own a folder has, named once instead of with every call.
 *
 * It is looked for in the current folder and in those around it, and counts as if its files had been given with `--ruleset`. Paths in
 * it start from where it lies.
 */
import { dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { shownPath } from './shown-path.ts';

/** Not imported: an import of it loads its streams as well, which takes longer than most answers. */
const { existsSync } = process.getBuiltinModule('node:fs');

const NAMES = ['impartial.config.ts', 'impartial.config.mts', 'impartial.config.mjs', 'impartial.config.js'];
const EXPECTED = "export default { rulesets: ['./my-game.ts'] }";

/** The rulesets that the configuration around this folder names, from the current folder on; none where there is none. */
export async function rulesetsOfConfig(folder: string): Promise<readonly string[]> {
  const file = findConfig(folder);
  if (file === undefined) return [];
  const { importModule } = await import('./import-module.ts');
  const named = shownPath(file);
  const paths = listPaths((await importModule(file, named)).default, named);
  const missing = paths.find((path) => !existsSync(resolve(dirname(file), path)));
  if (missing !== undefined) throw new UsageError(`${named}: it names ${missing}, and there is no such file`);
  return paths.map((path) => relative(process.cwd(), resolve(dirname(file), path)));
}

function findConfig(folder: string): string | undefined {
  const found = NAMES.map((name) => join(folder, name)).find((file) => existsSync(file));
  const around = dirname(folder);
  return found ?? (around === folder ? undefined : findConfig(around));
}

function listPaths(config: unknown, named: string): readonly string[] {
  const { rulesets, ...others } = (typeof config === 'object' && config !== null ? config : {}) as Record<string, unknown>;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new UsageError(`${named}: there is nothing to set by ${other}; expected is ${EXPECTED}`);
  if (!Array.isArray(rulesets) || !rulesets.every((path) => typeof path === 'string'))
    throw new UsageError(`${named}: it names no list of rulesets; expected is ${EXPECTED}`);
  return rulesets;
}
