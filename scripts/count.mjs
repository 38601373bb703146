/**
 * `npm run count`: how large the program is, in the figures that its architecture is held to. Tests, fixtures and `library/src/testing` are
 * not counted. Before and after a refactoring, so that it can say what it saved.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { isTestFile, listSources } from './imports.mjs';
import { root } from './step.mjs';

const LIBRARY = 'library/src';
const QUESTION = 'node-kayles P5 + P9 [conjunctive]';

const files = ['library', 'kernels', 'graph-files', 'papers', 'worksheet', 'survey', 'cli', 'playground']
  .flatMap((folder) => listSources(join(root, folder)))
  .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
  .filter(({ path }) => path.includes('/src/') && !isTestFile(path) && !path.startsWith(`${LIBRARY}/testing/`));
const library = files.filter(({ path }) => path.startsWith(`${LIBRARY}/`));

const folders = new Map();
for (const { path, text } of files) {
  const parts = path.split('/');
  const name = parts.slice(0, path.startsWith(`${LIBRARY}/`) && parts.length > 3 ? 3 : 2).join('/');
  const counted = folders.get(name) ?? { files: 0, lines: 0 };
  folders.set(name, { files: counted.files + 1, lines: counted.lines + linesOf(text) });
}
for (const [name, counted] of [...folders].sort(([, a], [, b]) => b.lines - a.lines))
  row(name, counted.lines, `${counted.files} files`);
console.log();
row('lines of library/src', sum(library.map(({ text }) => linesOf(text))), `${library.length} files`);
row('source files of all packages', files.length);
row('lines of the checker in Python', sum(listPython('checkers/python').map((path) => linesOf(readFileSync(path, 'utf8')))));
row('kinds of certificates', kinds());
row('members of Ruleset', members('core/ruleset.ts', ['RulesetFacts', 'Ruleset']));
const trees = library.map(({ text }) => parseAst(text, { lang: 'ts' }));
row('type assertions in library/src', sum(trees.map(assertions)));
row('exported names in library/src', sum(trees.map(exported)));
row(`files that a question passes through`, filesPassed(), QUESTION);

function row(name, count, beside = '') {
  console.log(`${count.toLocaleString('en').padStart(8)}  ${name}${beside === '' ? '' : `  (${beside})`}`);
}

function linesOf(text) {
  return text.split('\n').length - 1;
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

function listPython(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith('.py'))
    .map((path) => join(root, folder, path));
}

function kinds() {
  const { text } = library.find(({ path }) => path === `${LIBRARY}/certificates.ts`);
  const [, list = ''] = /certificateKinds = \[([^\]]*)\]/.exec(text) ?? [];
  return list.split(',').filter((name) => name.trim() !== '').length;
}

function members(path, names) {
  const { text } = library.find((file) => file.path === `${LIBRARY}/${path}`);
  const declared = parseAst(text, { lang: 'ts' }).body.map(({ declaration }) => declaration);
  return sum(names.map((name) => declared.find((each) => each?.id?.name === name).body.body.length));
}

/** `as T` and `<T>`, but not `as const`. */
function assertions(tree) {
  let count = 0;
  visit(tree, (node) => {
    const isConst = node.typeAnnotation?.type === 'TSTypeReference' && node.typeAnnotation.typeName.name === 'const';
    if (['TSAsExpression', 'TSTypeAssertion'].includes(node.type) && !isConst) count++;
  });
  return count;
}

function exported({ body }) {
  return sum(
    body
      .filter(({ type }) => type === 'ExportNamedDeclaration')
      .map(({ declaration, specifiers }) => (declaration ? (declaration.declarations?.length ?? 1) : specifiers.length)),
  );
}

function visit(node, see) {
  see(node);
  for (const value of Object.values(node))
    for (const part of Array.isArray(value) ? value : [value]) if (typeof part?.type === 'string') visit(part, see);
}

/** Files of the library in which a function is called to answer a question, after all of them are loaded. */
function filesPassed() {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-count-'));
  const index = join(root, 'library/dist/index.js');
  const program = `
    const inspector = await import('node:inspector/promises');
    const { solve } = await import(${JSON.stringify(index)});
    const session = new inspector.Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    solve(${JSON.stringify(QUESTION)});
    const { result } = await session.post('Profiler.takePreciseCoverage');
    console.log(JSON.stringify(result.filter((each) => each.functions.some(({ ranges }) => ranges[0].count > 0)).map(({ url }) => url)));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const urls = JSON.parse(run.stdout || '[]').filter((url) => url.startsWith('file:'));
  return urls.filter((url) => fileURLToPath(url).startsWith(join(root, 'library/dist'))).length;
}
