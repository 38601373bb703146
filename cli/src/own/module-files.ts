/**
 * A module of one's own together with the files that it imports by relative paths: their code without types, and what each imports.
 *
 * The hash of a ruleset is taken over these, and the page is sent them. Packages are named and not followed.
 */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { initSync, parse } from 'es-module-lexer';
import { findModule, isRelative } from './find-module.ts';
import { withoutTypes } from './strip-types.ts';

export interface ModuleImport {
  readonly specifier: string;
  /** Where the specifier stands in the code; in a call of `import()` with its quotes. */
  readonly start: number;
  readonly end: number;
  readonly isCall: boolean;
  /** The file that a relative import means, where it is there. */
  readonly file?: string;
}

export interface ModuleFile {
  readonly file: string;
  /** The text as it stands in the file. */
  readonly source: string;
  /** The same without types. */
  readonly code: string;
  readonly imports: readonly ModuleImport[];
}

/** Each file once, those named first. Files that are not there are left out; one that cannot be read as a module imports nothing. */
export function listModuleFiles(paths: readonly string[]): readonly ModuleFile[] {
  const found: ModuleFile[] = [];
  const seen = new Set(paths.map((path) => resolve(path)));
  for (const file of seen) {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) continue;
    const read = readModule(file);
    found.push(read);
    for (const { file: imported } of read.imports) if (imported !== undefined) seen.add(imported);
  }
  return found;
}

/** What is wrong with a module is said where it is loaded. */
function readModule(file: string): ModuleFile {
  const source = readFileSync(file, 'utf8');
  try {
    const code = withoutTypes(source, file);
    return { file, source, code, imports: listImports(code, file) };
  } catch {
    return { file, source, code: source, imports: [] };
  }
}

function listImports(code: string, file: string): readonly ModuleImport[] {
  initSync();
  const [imports] = parse(code, file);
  return imports.flatMap(({ n: specifier, s: start, e: end, d: call }) => {
    if (specifier === undefined) return [];
    const imported = isRelative(specifier) ? findModule(specifier, file) : undefined;
    return { specifier, start, end, isCall: call >= 0, ...(imported !== undefined && { file: imported }) };
  });
}
