/** Where the manual is after the program was installed for everybody, as the README says: where `man` looks for it. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folderWith } from './run-program.ts';

const CLI = fileURLToPath(new URL('../', import.meta.url));

it('npm puts the manual under share/man', () => {
  const folder = folderWith({});
  const { dependencies: _, scripts: __, ...described } = JSON.parse(readFileSync(join(CLI, 'package.json'), 'utf8'));
  // What it depends on, and its code, make no difference to where npm puts what.
  writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
  for (const name of ['bin', 'impartial.1']) cpSync(join(CLI, name), join(folder, name), { recursive: true });
  const npm = (...args: readonly string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const packed = npm('pack', '--silent');
  npm('install', '--global', '--prefix', join(folder, 'everybody'), '--offline', '--no-audit', '--no-fund', `./${packed}`);
  const page = readFileSync(join(folder, 'everybody', 'share', 'man', 'man1', 'impartial.1'), 'utf8');
  expect(page).toMatch(/^\.TH IMPARTIAL 1/);
  expect(page).toContain('\n.SS survey join');
});
