/**
 * Which file a relative import means: the one that it names or, as editors write imports in TypeScript, the `.ts` file that `./moves` or
 * `./moves.js` stands for.
 */
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export function isRelative(specifier: string): boolean {
  return /^\.{1,2}\//.test(specifier);
}

/** The library, or one of its entry points: both mean the library of the running program. */
export function isLibrary(specifier: string): boolean {
  return /^impartial(\/|$)/.test(specifier);
}

/** Undefined where there is no such file. */
export function findModule(specifier: string, from: string): string | undefined {
  const named = resolve(dirname(from), specifier);
  const meant = [named, named.replace(/\.(m?)js$/, '.$1ts'), `${named}.ts`, `${named}.mts`];
  return meant.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
}
