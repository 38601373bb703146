/** Before the tests of the page: it is built if it never was. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../dist/index.html', import.meta.url));
const BUILD = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));

export function setup(): void {
  if (existsSync(PAGE)) return;
  const { status } = spawnSync(process.execPath, [BUILD, '--page'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the page cannot be built');
}
