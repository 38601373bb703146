/**
 * Runs every `bench/*.mjs`, one after another, so that none takes time from another, and says what is slower than on record.
 *
 *     npm run bench                    all of them
 *     npm run bench octal batch        some of them
 *     npm run bench octal -- --record  five times, and what was measured becomes the record and goes into the docs
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithRecord, machineFacts, summarize, writeFigures } from './bench-record.mjs';
import { root } from './step.mjs';

const RECORDED_RUNS = 5;
/** What the other files use, and no measurement. */
const SHARED = 'figures.mjs';
const recordFile = join(root, 'docs/results/bench.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, runs: { type: 'string' } },
});
// `npm run bench --record` keeps the flag for npm itself, which passes it on so.
const isRecorded = values.record ?? process.env.npm_config_record === 'true';
const runs = Number(values.runs ?? process.env.npm_config_runs ?? (isRecorded ? RECORDED_RUNS : 1));
const all = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.mjs') && file !== SHARED);
const wanted = positionals.length === 0 ? all.map((file) => file.replace('.mjs', '')).sort() : positionals;
const missing = wanted.filter((name) => !all.includes(`${name}.mjs`));

if (missing.length > 0) {
  console.error(`bench/${missing[0]}.mjs does not exist`);
  process.exitCode = 1;
} else if (!Number.isInteger(runs) || runs < 1) {
  console.error('--runs: expected a number from 1');
  process.exitCode = 1;
} else {
  measureAll();
}

function measureAll() {
  const record = JSON.parse(readFileSync(recordFile, 'utf8'));
  const machine = machineFacts();
  const slower = [];
  for (const name of wanted) {
    console.error(`== ${name}`);
    const measured = measure(name);
    slower.push(...compareWithRecord(name, measured, record[name], machine));
    if (isRecorded) record[name] = { machine, ...measured };
  }
  console.error(slower.length === 0 ? '\nnothing is slower than on record' : `\n${slower.join('\n')}`);
  if (isRecorded) keep(Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Prints what the first run prints; a run that fails is told by the exit code, and its figures count. */
function measure(name) {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-bench-'));
  const collected = Array.from({ length: runs }, (_, run) => {
    const file = join(folder, String(run));
    writeFileSync(file, '');
    const { status } = spawnSync(process.execPath, [join('bench', `${name}.mjs`)], {
      cwd: root,
      stdio: ['ignore', run === 0 ? 'inherit' : 'ignore', 'inherit'],
      env: { ...process.env, IMPARTIAL_FIGURES: file },
    });
    if (status !== 0) process.exitCode = 1;
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  });
  rmSync(folder, { recursive: true });
  return summarize(collected);
}

function keep(record) {
  writeFileSync(recordFile, `${JSON.stringify(record, undefined, 2)}\n`);
  const pages = readdirSync(join(root, 'docs'), { recursive: true }).filter((file) => file.endsWith('.md'));
  for (const page of [join(root, 'README.md'), ...pages.map((file) => join(root, 'docs', file))]) {
    const text = readFileSync(page, 'utf8');
    const written = writeFigures(text, record);
    if (written !== text) writeFileSync(page, written);
  }
}
