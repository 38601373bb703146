/** Before packing: puts the built page where the package carries it. `node pack-page.mjs clear` takes it away again afterwards. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('page', import.meta.url));
const built = fileURLToPath(new URL('../playground/dist', import.meta.url));

rmSync(page, { recursive: true, force: true });
if (process.argv[2] !== 'clear') {
  if (!existsSync(built)) throw new Error('the page is not built: run npm run prepare in the workspace');
  cpSync(built, page, { recursive: true });
}
