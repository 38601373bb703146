/**
 * What Node is told about modules of one's own: `impartial` is the library of the running program wherever the file lies, relative
 * imports find `.ts` files, and these are run without their types.
 *
 * Newer versions of Node call these functions in the thread that imports, older ones in a thread of their own; so they need nothing
 * but what they are given.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findModule, isLibrary, isRelative } from './find-module.ts';
import { isTypeScript, withoutTypes } from './strip-types.ts';

interface ResolveContext {
  readonly parentURL?: string | undefined;
}

interface LoadContext {
  readonly format?: string | null | undefined;
}

type Next<Context> = (specifier: string, context?: Context) => unknown;

export function resolve(specifier: string, context: ResolveContext, next: Next<ResolveContext>): unknown {
  if (isLibrary(specifier)) return next(specifier, { ...context, parentURL: import.meta.url });
  const { parentURL } = context;
  if (!isRelative(specifier) || parentURL?.startsWith('file:') !== true) return next(specifier, context);
  const file = findModule(specifier, fileURLToPath(parentURL));
  return file === undefined ? next(specifier, context) : next(pathToFileURL(file).href, context);
}

export function load(url: string, context: LoadContext, next: Next<LoadContext>): unknown {
  if (!url.startsWith('file:')) return next(url, context);
  const file = fileURLToPath(url.replace(/[?#].*$/, ''));
  if (!isTypeScript(file)) return next(url, context);
  return { format: 'module', source: withoutTypes(readFileSync(file, 'utf8'), file), shortCircuit: true };
}
