/**
 * Compiles every `wasm/<name>.ts`, with what it imports from folders there, to `dist/<name>.wasm.js`, a module that holds the bytes and decodes
 * them when asked: the same in Node, in a browser, from source and from `dist`, with nothing to fetch and no path to find.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const home = dirname(fileURLToPath(import.meta.url));
const FLAGS = [
  ...['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort=', '--enable', 'simd'],
  ...['--initialMemory', '4', '--maximumMemory', '65536'],
];
/** Compiled a second time, for memory that threads share. */
const SHARED = ['octal-dense', 'set-search'];
const SHARED_FLAGS = ['--enable', 'threads', '--importMemory', '--sharedMemory'];
const DECLARATION = 'export declare function bytes(): Uint8Array<ArrayBuffer>;\n';

mkdirSync(join(home, 'dist'), { recursive: true });
for (const name of readdirSync(join(home, 'dist'))) if (name.includes('.wasm.')) rmSync(join(home, 'dist', name));
for (const file of readdirSync(join(home, 'wasm')).filter((name) => name.endsWith('.ts'))) {
  const name = file.replace(/\.ts$/, '');
  await build(file, name, FLAGS);
  if (SHARED.includes(name)) await build(file, `${name}-shared`, [...FLAGS, ...SHARED_FLAGS]);
}

async function build(file, name, flags) {
  const binary = `dist/${name}.wasm`;
  const { error, stderr } = await asc.main([`wasm/${file}`, '--baseDir', home, '--outFile', binary, ...flags]);
  if (error !== null) {
    console.error(stderr.toString());
    throw error;
  }
  const base64 = readFileSync(join(home, binary)).toString('base64');
  const module = `export const bytes = () => Uint8Array.from(atob('${base64}'), (character) => character.charCodeAt(0));\n`;
  writeFileSync(join(home, 'dist', `${name}.wasm.js`), module);
  writeFileSync(join(home, 'dist', `${name}.wasm.d.ts`), DECLARATION);
  rmSync(join(home, binary));
}
