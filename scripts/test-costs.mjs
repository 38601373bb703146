/**
 * What each test file costs, in processor seconds with the processes that it starts: `test-costs.tsv`, written by
 * `npm test -- --record-costs`. It decides which files begin first, and which `test-quick.mjs` can afford.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './step.mjs';

const FILE = join(root, 'scripts/test-costs.tsv');
/** Of a file that is not on record. */
const UNKNOWN = 1;

/** Seconds by path, as seen from the root. */
export function readCosts() {
  const rows = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return new Map(rows.map((row) => row.split('\t')).map(([seconds, path]) => [path, Number(seconds)]));
}

export function costOf(costs, path) {
  return costs.get(path) ?? UNKNOWN;
}

/** Writes what `measure-costs.mjs` has measured, the most expensive file first. */
export function recordCosts(measured) {
  const rows = readFileSync(measured, 'utf8').trimEnd().split('\n');
  const costs = rows.map((row) => {
    const [own, ofOthers, path] = row.split('\t');
    return { seconds: Number(own) + Number(ofOthers), path: relative(root, path).split(sep).join('/') };
  });
  const sorted = costs.toSorted((a, b) => b.seconds - a.seconds || (a.path < b.path ? -1 : 1));
  writeFileSync(FILE, `${sorted.map(({ seconds, path }) => `${seconds.toFixed(1)}\t${path}`).join('\n')}\n`);
}
