/** A module of one's own, loaded, or one sentence with the place of what is wrong. */
import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { UsageError } from '../usage-error.ts';
import { libraryFolder } from './library-folder.ts';
import * as hooks from './module-hooks.ts';
import { shownPath } from './shown-path.ts';
import { slipIn } from './strip-types.ts';
import { thrownWords } from './thrown-words.ts';

/** In newer versions of Node; `register` does the same in a thread of its own. */
interface WithHooks {
  registerHooks?(functions: typeof hooks): unknown;
}

const LONGEST = 300;

let areSet = false;

function setHooks(): void {
  if (areSet) return;
  areSet = true;
  const { registerHooks } = nodeModule as WithHooks;
  if (registerHooks === undefined) nodeModule.register('./module-hooks.js', import.meta.url);
  else registerHooks(hooks);
}

/** What the module exports. `named` is how the reader knows the file: `--ruleset my-game.ts`. */
export async function importModule(path: string, named: string): Promise<Record<string, unknown>> {
  setHooks();
  try {
    return (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>;
  } catch (error) {
    const message = wordsOf(error).slice(0, LONGEST);
    throw new UsageError(`${named}: the module does not load: ${message}${placeOf(error, message, resolve(path))}`);
  }
}

function wordsOf(error: unknown): string {
  const words = thrownWords(error);
  const isEntryPoint = (error as NodeJS.ErrnoException | null | undefined)?.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  const [, entryPoint] = isEntryPoint ? (/subpath '\.\/([^']*)'/.exec(words) ?? []) : [];
  return entryPoint === undefined ? words : `there is no impartial/${entryPoint} to import from`;
}

/** Where in the files of one's own it happened; nothing where the message says so already. */
function placeOf(error: unknown, message: string, file: string): string {
  if (/, line \d+, column \d+:/.test(message)) return '';
  const stack = String((error as Error | undefined)?.stack ?? '');
  for (const [, url = '', line, , column] of stack.matchAll(/(file:\/\/[^\s)]+?):(\d+)(:(\d+))?(?=\)|\s|$)/g)) {
    if (isOurs(url)) continue;
    return ` (${shownPath(fileURLToPath(url))}, line ${line}${column === undefined ? '' : `, column ${column}`})`;
  }
  return error instanceof SyntaxError ? placeInScript(file) : '';
}

/** Node does not tell the place of a slip in JavaScript; the reader of TypeScript finds it, too. */
function placeInScript(file: string): string {
  const { line, column } = slipIn(readFileSync(file, 'utf8')) ?? {};
  return line === undefined ? '' : ` (${shownPath(file)}, line ${line}, column ${column})`;
}

/** Whether the file belongs to this program, its library, or a package. */
function isOurs(url: string): boolean {
  const folders = [new URL('../../', import.meta.url), libraryFolder()];
  return url.includes('/node_modules/') || folders.some(({ href }) => url.startsWith(href));
}
