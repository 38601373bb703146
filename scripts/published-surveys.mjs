/**
 * Puts surveys beside the built page: every folder of `docs/results` that `impartial survey publish` wrote, as far as the page reads it,
 * and a list of them, which the view of surveys shows where none is served.
 *
 * They are no files of the build, so that the page does not keep them for use without a network: they are large, and few visitors open one.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './step.mjs';

const from = join(root, 'docs/results');
const to = join(root, 'playground/dist/surveys');
const FILES = ['survey.json', 'results.parquet'];

rmSync(to, { recursive: true, force: true });
mkdirSync(to);
const list = [];
for (const folder of readdirSync(from).sort()) {
  if (!FILES.every((file) => existsSync(join(from, folder, file)))) continue;
  const { question, ask, tasks } = JSON.parse(readFileSync(join(from, folder, 'survey.json'), 'utf8'));
  list.push({ name: folder, question, ask, tasks });
  mkdirSync(join(to, folder));
  for (const file of FILES) copyFileSync(join(from, folder, file), join(to, folder, file));
}
writeFileSync(join(to, 'index.json'), `${JSON.stringify(list)}\n`);
