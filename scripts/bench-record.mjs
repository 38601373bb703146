/**
 * The record of measurements, `docs/results/bench.json`: medians of several runs with their spread, what is slower than on record, and
 * the tables in docs that are written from it.
 *
 * Docs have figures between two comments: one names a file of `bench`, or one figure of it, and the other is its end.
 *
 *     <!-- bench octal -->            a table of all its figures
 *     <!-- bench octal: wasm, … -->   one figure, within a sentence
 *     <!-- end of bench -->
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './step.mjs';

export const RECORD = join(root, 'docs/results/bench.json');

/** Beyond the spread on record a figure may be worse by this part of it before it is called slower. */
const LEAST_NOISE = 0.1;

/** What the figures depend on; nothing that names the machine. */
export function machineFacts() {
  const [processor] = cpus();
  return { processor: processor?.model.trim() ?? 'unknown', cores: cpus().length, node: process.version };
}

/** The lines that several runs of one file collected, as figures with median and spread. */
export function summarize(runs) {
  const figures = {};
  for (const { name, unit, better } of runs.flat().filter((line) => line.name !== undefined)) {
    const values = runs.flat().flatMap((line) => (line.name === name ? [line.value] : []));
    const sorted = values.toSorted((a, b) => a - b);
    figures[name] = {
      median: rounded(sorted[Math.floor((sorted.length - 1) / 2)]),
      least: rounded(sorted[0]),
      most: rounded(sorted.at(-1)),
      unit,
      better,
    };
  }
  const signatures = new Set(runs.flat().flatMap((line) => line.signature ?? []));
  if (signatures.size > 1) throw new Error(`the signature differs from run to run: ${[...signatures].join(', ')}`);
  const [signature] = signatures;
  return { ...(signature !== undefined && { signature }), runs: runs.length, figures };
}

function rounded(value) {
  return Number(value.toPrecision(3));
}

/** A sentence for each figure that is slower than on record by more than noise, and for a signature that has changed. */
export function compareWithRecord(file, now, before, machine) {
  if (before === undefined) return [`${file} is not on record`];
  const found = [];
  if (now.signature !== before.signature) found.push(`${file}: the signature was ${before.signature} and is ${now.signature}`);
  const isSameMachine = JSON.stringify(machine) === JSON.stringify(before.machine);
  for (const [name, { median, unit }] of Object.entries(now.figures)) {
    const old = before.figures[name];
    if (old === undefined || (!isSameMachine && unit !== '×')) continue;
    if (isWorse(median, old)) found.push(`${file}: ${name} is ${withUnit(median, unit)}, on record ${spreadOf(old)}`);
  }
  return found;
}

/** Worse than the worst on record by more than the spread there, or a tenth where that is less. */
function isWorse(value, { median, least, most, better }) {
  const noise = Math.max(most - least, LEAST_NOISE * median);
  return better === 'less' ? value > most + noise : value < least - noise;
}

/** `0.29 s`, `1.31×`, `38,000 questions a second`. */
export function withUnit(value, unit) {
  if (unit === 'ms' && value >= 1000) return withUnit(rounded(value / 1000), 's');
  const shown = value >= 1000 ? Math.round(value).toLocaleString('en') : String(value);
  return unit === '×' ? `${shown}×` : `${shown} ${unit}`;
}

function spreadOf({ median, least, most, unit }) {
  const spread = least === most ? '' : ` (${withUnit(least, unit)} to ${withUnit(most, unit)})`;
  return `${withUnit(median, unit)}${spread}`;
}

const MARKED = /<!-- bench ([^:>]+?)(?:: ([^>]+?))? -->[\s\S]*?<!-- end of bench -->/g;

/** A page with what stands between its comments written anew. */
export function writeFigures(page, record) {
  return page.replace(MARKED, (_, file, name) => {
    const measured = record[file];
    if (name === undefined)
      return `<!-- bench ${file} -->\n${measured === undefined ? notOnRecord(file) : table(measured)}\n<!-- end of bench -->`;
    if (measured === undefined) return `<!-- bench ${file}: ${name} -->(not on record)<!-- end of bench -->`;
    const one = measured.figures[name];
    if (one === undefined) throw new Error(`${file} has no figure on record with the name ${name}`);
    return `<!-- bench ${file}: ${name} -->${withUnit(one.median, one.unit)}<!-- end of bench -->`;
  });
}

/** The pages that may have figures. */
export function listPages() {
  const pages = readdirSync(join(root, 'docs'), { recursive: true }).filter((file) => file.endsWith('.md'));
  return [join(root, 'README.md'), ...pages.sort().map((file) => join(root, 'docs', file))];
}

/** Writes the figures of the record into all pages. */
export function writePages(record = JSON.parse(readFileSync(RECORD, 'utf8'))) {
  for (const page of listPages()) {
    const text = readFileSync(page, 'utf8');
    const written = writeFigures(text, record);
    if (written !== text) writeFileSync(page, written);
  }
}

function notOnRecord(file) {
  return `Not on record; \`npm run bench ${file} -- --record\` measures it.`;
}

function table({ figures, machine, runs, signature }) {
  const rows = Object.entries(figures).map(
    ([name, { median, least, most, unit }]) =>
      `| ${name} | ${withUnit(median, unit)} | ${withUnit(least, unit)} to ${withUnit(most, unit)} |`,
  );
  const { processor, cores, node } = machine;
  const signed = signature === undefined ? '' : `, signature \`${signature}\``;
  return [
    '| measured | median | spread |',
    '| --- | ---: | ---: |',
    ...rows,
    '',
    `${runs} run${runs === 1 ? '' : 's'}, ${processor}, ${cores} cores, Node ${node}${signed}.`,
  ].join('\n');
}
