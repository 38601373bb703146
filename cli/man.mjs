/** Writes the manual page `impartial.1` from the built program; `scripts/build.mjs` runs it. */
import { writeFileSync } from 'node:fs';
import { manPage } from './dist/man-page.js';
import { makeProgram } from './dist/program.js';
import { programVersion } from './dist/version.js';

writeFileSync(new URL('impartial.1', import.meta.url), manPage(await makeProgram(), programVersion()));
