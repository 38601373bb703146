/** Before packing: builds the page, and puts it where the package carries it. `node pack-page.mjs clear` takes it away again afterwards. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('page', import.meta.url));
const built = fileURLToPath(new URL('../playground/dist', import.meta.url));

rmSync(page, { recursive: true, force: true });
if (process.argv[2] !== 'clear') {
  const build = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
  execFileSync(process.execPath, [build, '--page'], { stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(built, page, { recursive: true });
}
