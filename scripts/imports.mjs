/**
 * Who imports whom: the import statements of source files, read as text, and the tests that a file can reach.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './step.mjs';

export function isTestFile(name) {
  return /\.(test|fixture)\.tsx?$/.test(name) || name.split('/')[1] === 'test';
}

export function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return ['node_modules', 'dist', 'wasm', 'golden'].includes(item.name) ? [] : listSources(path);
    return /\.(ts|tsx|mts|mjs)$/.test(item.name) ? [path] : [];
  });
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The files that comments name, such as `core/limits.ts`. */
export function listFilesNamed(text) {
  const comments = (text.match(COMMENT) ?? []).join('\n');
  return Array.from(comments.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs))`/g), ([, name]) => name);
}

export function withoutComments(text) {
  return text.replace(COMMENT, '');
}

/** What a file imports, and whether for types alone. */
export function listImports(text) {
  const code = withoutComments(text);
  const statements = code.matchAll(/^\s*(?:import|export)\b([^'"`;=]*?\bfrom)?\s*['"]([^'"]+)['"]/gm);
  const calls = code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g);
  return [
    ...Array.from(statements, ([, names = '', target]) => ({ target, isType: isTypeImport(names) })),
    ...Array.from(calls, ([, target]) => ({ target, isType: false })),
  ];
}

/** `type { A } from`, or `{ type A, type B } from`. */
function isTypeImport(names) {
  const each = names
    .replace(/\bfrom$/, '')
    .replace(/[{}]/g, '')
    .split(',');
  return /^\s*type\b/.test(names) || (names !== '' && each.every((name) => name.trim() === '' || /^\s*type\s/.test(name)));
}

const WORKSPACE = ['library', 'kernels', 'graph-files', 'papers', 'worksheet', 'survey', 'cli', 'playground'];

/** For each file of the workspace, as seen from the root, the files that import it for more than its types. */
export function readImporters() {
  const packages = WORKSPACE.map((folder) => [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))]);
  const entries = new Map(
    packages.flatMap(([folder, { name, exports = {} }]) =>
      Object.entries(exports).map(([entryPoint, { source }]) => [
        join(name, entryPoint).split(sep).join('/'),
        source && join(folder, source),
      ]),
    ),
  );
  const importers = new Map();
  for (const file of [...WORKSPACE, 'scripts'].flatMap((folder) => listSources(join(root, folder)))) {
    const name = relative(root, file);
    for (const { target, isType } of listImports(readFileSync(file, 'utf8'))) {
      if (isType) continue;
      const to = target.startsWith('.') ? relative(root, resolve(dirname(file), target)) : entries.get(target);
      if (to === undefined || !existsSync(join(root, to))) continue;
      importers.set(to, [...(importers.get(to) ?? []), name]);
    }
  }
  return importers;
}

/** The tests that import any of these files, directly or not, with the number of imports between: the nearest first. */
export function testsOf(files, importers) {
  const distances = new Map(files.map((file) => [file, 0]));
  for (const file of distances.keys())
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distances.get(file) + 1);
  return [...distances].filter(([file]) => /\.test\.(tsx?|mjs)$/.test(file)).map(([file, distance]) => ({ file, distance }));
}
