/**
 * The declarations that "Check types" reads, as data: those of the language that a game may count on, and those of `impartial/define`. They
 * stand in the file of its worker alone.
 */
import type { Plugin } from 'vite';

/** What `impartial/define` is, and `impartial` inside of the closed box, too. */
const ENTRY_POINT = '/entry-points/define.d.ts';

type Read = (path: string) => string | Promise<string>;

/** The files by their paths, where the compiler looks for them. */
export async function readTypeFiles(readLibrary: Read, readLanguage: Read): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  await follow(ENTRY_POINT, async (name) => {
    const text = (await readLibrary(name)).replace(/\n\/\/# sourceMappingURL=.*$/, '');
    files[`/impartial${name}`] = text.replace(/((?:from|import\() ?'\.[^']*)\.ts'/g, "$1.js'");
    return Array.from(text.matchAll(/(?:from |import\()'(\.[^']+)\.ts'/g), ([, path = '']) => beside(name, `${path}.d.ts`));
  });
  await follow('/lib.es2023.d.ts', async (name) => {
    const text = await readLanguage(name);
    // The comments of the language are more than its declarations.
    files[name] = text.replace(/\/\*[\s\S]*?\*\/\s*/g, '');
    return Array.from(text.matchAll(/<reference lib="([^"]+)"/g), ([, lib = '']) => `/lib.${lib}.d.ts`);
  });
  return files;
}

/** Visits a file and all that it leads to, each once. */
async function follow(start: string, visit: (name: string) => Promise<readonly string[]>): Promise<void> {
  const names = new Set([start]);
  for (const name of names) for (const next of await visit(name)) names.add(next);
}

function beside(name: string, path: string): string {
  return new URL(path, `file://${name}`).pathname;
}

let root = '';

export const typeFiles: Plugin = {
  name: 'type-files',
  configResolved: (config) => {
    root = config.root;
  },
  async load(id) {
    if (!id.endsWith('/src/invent/type-files.ts')) return undefined;
    const compiler = (await this.resolve('typescript', id))?.id.replace(/\/[^/]*$/, '');
    const read = (path: string) => this.fs.readFile(path, { encoding: 'utf8' });
    const files = await readTypeFiles(
      (name) => read(`${root}/../library/dist${name}`),
      (name) => read(`${compiler}${name}`),
    );
    return `export const typeFiles = ${JSON.stringify(files)};`;
  },
};
