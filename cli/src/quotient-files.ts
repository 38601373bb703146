/** The misère quotients, and proofs that they are infinite, that come with the library, read from its folder when a search wants one. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { offerShippedQuotients } from 'impartial/command';
import { talk } from './terminal.ts';

/** Not imported: an import of it loads its streams as well. */
const { readFileSync } = process.getBuiltinModule('node:fs');

/** What takes long to load is loaded with the first proof. */
const load = createRequire(import.meta.url);

/** @param folder where the files are, if not beside the library */
export function offerQuotientFiles(folder?: string): void {
  offerShippedQuotients({
    read: (code) => JSON.parse(readFileSync(pathOf(`${code}.json`, folder), 'utf8')) as unknown,
    readProof(code) {
      const { createHash } = load('node:crypto') as typeof import('node:crypto');
      const { gunzipSync } = load('node:zlib') as typeof import('node:zlib');
      const packed = readFileSync(pathOf(`${code}-infinite.json.gz`, folder));
      const sha256 = createHash('sha256').update(packed).digest('hex');
      return { sha256, json: JSON.parse(gunzipSync(packed).toString()) as unknown };
    },
    refused: (what, why) => talk(`impartial: ${what} comes with the program, but is left aside: ${why}`),
  });
}

function pathOf(name: string, folder: string | undefined): string {
  if (folder !== undefined) return join(folder, name);
  return load.resolve(`impartial/quotients/${name}`);
}
