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
import { compareWithRecord, machineFacts, RECORD, summarize, writePages } from './bench-record.mjs';
import { root } from './step.mjs';

const RECORDED_RUNS = 5;
/** What the other files use, and no measurement. */
const SHARED = 'figures.mjs';

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
  const record = JSON.parse(readFileSync(RECORD, 'utf8'));
  const machine = machineFacts();
  const slower = [];
  for (const name of wanted) {
    console.error(`== ${name}`);
    const begun = performance.now();
    const measured = measure(name);
    const now = compareWithRecord(name, measured, record[name], machine);
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.error([`${seconds} s for ${runs === 1 ? '1 run' : `${runs} runs`}`, ...now].join('\n'));
    slower.push(...now);
    // File by file: whoever stops a long run keeps what was measured.
    if (!isRecorded) continue;
    record[name] = { machine, ...measured };
    keep(record);
  }
  console.error(slower.length === 0 ? '\nnothing is slower than on record' : `\n${slower.join('\n')}`);
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
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, undefined, 2)}\n`);
  writePages(sorted);
}
