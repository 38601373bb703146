/**
 * Runs every `bench/*.mjs`, one after another, so that none takes time from another.
 *
 *     npm run bench          all of them
 *     npm run bench octal    one of them
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './step.mjs';

const wanted = process.argv[2];
const files = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.mjs') && (wanted === undefined || file === `${wanted}.mjs`))
  .sort();

if (files.length === 0) {
  console.error(wanted === undefined ? 'bench/ has no .mjs file' : `bench/${wanted}.mjs does not exist`);
  process.exitCode = 1;
}
for (const file of files) {
  console.error(`== ${file}`);
  const run = spawnSync(process.execPath, [join('bench', file)], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) process.exitCode = 1;
}
