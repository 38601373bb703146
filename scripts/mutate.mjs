/**
 * `npm run mutate -- --count n --seed s`: how many small faults in the library the tests would see. Each mutant changes one token of one
 * source; it is killed by the types, by a test nearby, by a test that imports it, or it survives.
 *
 *     --count n --seed s   that many mutants, the same for the same sources
 *     --folder path        only in this folder, such as library/src/core
 *     --budget s           processor seconds of tests for each mutant, as they are on record (60)
 *     --from file          the mutants of an earlier run, instead of new ones; those whose line is gone are left out
 *     --survivors          of these only those that survived
 *     --all                ask all tests of the code, instead of those that fit into the budget
 *
 * A line for each goes to standard output: what became of it, the place, the line, the old token and the new one. The sources are changed in
 * place and put back, also after Ctrl-C. A mutant that loops is killed when its tests take ten times as long as they should.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { parseAst } from 'rolldown/parseAst';
import { isTestFile, listSources, readImporters, testsOf } from './imports.mjs';
import { program, root } from './step.mjs';
import { costOf, readCosts } from './test-costs.mjs';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', default: 'library/src' },
    budget: { type: 'string', default: '60' },
    from: { type: 'string' },
    survivors: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});

/** Processor seconds of the tests nearby, which come first. */
const NEARBY = 10;
/** What the test runner takes to start, in seconds. */
const START = 30;
const OTHER = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '**': '*',
  '&': '|',
  '|': '&',
  '^': '|',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '++': '--',
  '--': '++',
  '+=': '-=',
  '-=': '+=',
  '*=': '+=',
  '|=': '&=',
  '&=': '|=',
  '^=': '|=',
  '??=': '&&=',
};
const OTHER_NAME = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  floor: 'ceil',
  ceil: 'floor',
  shift: 'pop',
  pop: 'shift',
};
/** Parts of the tree that only say types. */
const TYPES = ['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType', 'superTypeArguments', 'implements'];
const TYPE_NODES = ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ImportDeclaration'];

/** Every token of a source that can be another: its place, the old and the new one. */
function listChanges(text) {
  const found = [];
  const add = (start, old, made) => found.push({ start, old, made });
  /** An operator between two parts, with nothing around it but spaces and comments. */
  const between = (from, operator) => {
    const start = text.indexOf(operator, from);
    if (OTHER[operator] !== undefined && start >= 0) add(start, operator, OTHER[operator]);
  };
  const visit = (node) => {
    if (TYPE_NODES.includes(node.type)) return;
    if (['BinaryExpression', 'LogicalExpression', 'AssignmentExpression'].includes(node.type))
      between(node.left.end, node.operator);
    if (node.type === 'UpdateExpression') between(node.prefix ? node.start : node.argument.end, node.operator);
    if (node.type === 'UnaryExpression' && node.operator === '!') add(node.start, '!', '');
    if (node.type === 'Literal' && typeof node.value === 'boolean') add(node.start, node.raw, String(!node.value));
    if (node.type === 'Literal' && /^\d+n?$/.test(node.raw))
      add(
        node.start,
        node.raw,
        node.raw.replace(/\d+/, (n) => BigInt(n) + 1n),
      );
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed) {
      const { name, start } = node.callee.property;
      if (Object.hasOwn(OTHER_NAME, name)) add(start, name, OTHER_NAME[name]);
    }
    for (const [key, value] of Object.entries(node)) {
      if (TYPES.includes(key)) continue;
      for (const part of Array.isArray(value) ? value : [value]) if (typeof part?.type === 'string') visit(part);
    }
  };
  visit(parseAst(text, { lang: 'ts' }));
  return found;
}

/** Numbers from 0 to 1 that a seed gives. */
function* chances(seed) {
  for (let step = 0; ; step++) yield createHash('sha256').update(`${seed} ${step}`).digest().readUInt32BE() / 2 ** 32;
}

/** As many in each folder of the library, whatever its size; in a folder each file is as likely as any other. */
function* choose(count, seed) {
  const files = listSources(join(root, options.folder)).map((file) => relative(root, file).split(sep).join('/'));
  const sources = files.filter((file) => !isTestFile(file) && !file.startsWith('library/src/testing/'));
  const folders = [...groupByFolder(sources).values()];
  const chance = chances(seed);
  const pick = (list) => list[Math.floor(chance.next().value * list.length)];
  const seen = new Set();
  for (let made = 0, tries = 0; made < count && tries < 50 * count; tries++) {
    const path = pick(folders[tries % folders.length]);
    const text = readFileSync(join(root, path), 'utf8');
    const change = pick(listChanges(text));
    if (change === undefined || seen.has(`${path} ${change.start}`)) continue;
    seen.add(`${path} ${change.start}`);
    made++;
    yield { path, text, ...change };
  }
}

function folderOf(path) {
  return dirname(path)
    .split('/')
    .slice(0, path.startsWith('library/src/games/') ? 4 : 3)
    .join('/');
}

function groupByFolder(paths) {
  const groups = new Map();
  for (const path of paths) groups.set(folderOf(path), [...(groups.get(folderOf(path)) ?? []), path]);
  return groups;
}

/** Those of an earlier run. A line and a column are looked for in the source as it is now, by the text of the line. */
function* readAgain(file) {
  for (const row of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [fate, place, line, old, made] = row.split('\t');
    if (options.survivors && fate !== 'survived') continue;
    const [path, number, column] = place.split(':');
    const text = readFileSync(join(root, path), 'utf8');
    const lines = text.split('\n');
    const at = lines[number - 1]?.trim() === line ? number - 1 : lines.findIndex((each) => each.trim() === line);
    if (at < 0) continue;
    const start = lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0) + Number(column) - 1;
    if (text.startsWith(old, start)) yield { path, text, start, old, made };
  }
}

const vitest = program('vitest', 'vitest');
const costs = readCosts();
const importers = readImporters();

/** Whether a program ends well, and in time. */
function succeeds(script, args, seconds) {
  const run = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'ignore', detached: true });
  const end = () => process.kill(-run.pid, 'SIGKILL');
  const watch = setTimeout(end, 1000 * seconds);
  process.once('exit', end);
  return new Promise((resolve) =>
    run.once('exit', (status) => {
      clearTimeout(watch);
      process.off('exit', end);
      resolve(status === 0);
    }),
  );
}

/** Whether these tests see a fault: one fails, or they come to no end. */
async function isSeenBy(tests) {
  if (tests.length === 0) return false;
  const seconds = START + 10 * tests.reduce((sum, file) => sum + costOf(costs, file), 0);
  return !(await succeeds(vitest, ['run', '--bail=1', '--reporter=dot', ...tests], seconds));
}

async function fateOf(path) {
  if (!(await succeeds(program('typescript', 'tsc'), ['-p', 'library', '--noEmit'], START))) return 'types';
  const reached = testsOf([path], importers).filter(({ file }) => isOfCode(file));
  const near = within(
    reached.filter(({ file }) => isNear(path, file)),
    NEARBY,
  );
  if (await isSeenBy(near)) return 'nearby';
  const others = reached.filter(({ file }) => !near.includes(file));
  const far = options.all ? [...costs.keys()].filter(isOfCode) : within(others, Number(options.budget));
  return (await isSeenBy(far)) ? 'far' : 'survived';
}

/** Tests of the page run what was built. */
function isOfCode(file) {
  return !file.startsWith('playground/test/');
}

/** In the same folder, or in one around it or inside it. */
function isNear(path, file) {
  return `${dirname(file)}/`.startsWith(`${dirname(path)}/`) || `${dirname(path)}/`.startsWith(`${dirname(file)}/`);
}

/** The nearest that the budget allows, and of equal distance the cheapest. */
function within(tests, budget) {
  let left = budget;
  const sorted = tests.toSorted((a, b) => a.distance - b.distance || costOf(costs, a.file) - costOf(costs, b.file));
  return sorted
    .map(({ file }) => file)
    .filter((file) => {
      const cost = costOf(costs, file);
      if (cost > left) return false;
      left -= cost;
      return true;
    });
}

let putBack = () => {};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    putBack();
    process.exit(130);
  });
const fates = {};
const mutants = options.from === undefined ? choose(Number(options.count), options.seed) : readAgain(options.from);
for (const { path, text, start, old, made } of mutants) {
  const file = join(root, path);
  putBack = () => writeFileSync(file, text);
  let fate;
  try {
    writeFileSync(file, text.slice(0, start) + made + text.slice(start + old.length));
    fate = await fateOf(path);
  } finally {
    putBack();
  }
  fates[fate] = (fates[fate] ?? 0) + 1;
  const before = text.slice(0, start).split('\n');
  const line = text.split('\n')[before.length - 1];
  console.log([fate, `${path}:${before.length}:${before.at(-1).length + 1}`, line.trim(), old, made].join('\t'));
}
const all = Object.values(fates).reduce((sum, count) => sum + count, 0);
const told = Object.entries(fates)
  .map(([fate, count]) => `${fate} ${count}`)
  .join(', ');
console.error(`${all} mutants: ${told}; ${((100 * (all - (fates.survived ?? 0))) / all).toFixed(1)} % killed`);
