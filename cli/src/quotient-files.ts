/** The misère quotients, and proofs that they are infinite, that come with the library, read from its folder when a search wants one. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { offerShippedQuotients } from 'impartial';
import { talk } from './terminal.ts';

/** @param folder where the files are, if not beside the library */
export function offerQuotientFiles(folder?: string): void {
  offerShippedQuotients({
    read: (code) => JSON.parse(readFileSync(pathOf(`${code}.json`, folder), 'utf8')) as unknown,
    readProof(code) {
      const packed = readFileSync(pathOf(`${code}-infinite.json.gz`, folder));
      const sha256 = createHash('sha256').update(packed).digest('hex');
      return { sha256, json: JSON.parse(gunzipSync(packed).toString()) as unknown };
    },
    refused: (what, why) => talk(`impartial: ${what} comes with the program, but is left aside: ${why}`),
  });
}

function pathOf(name: string, folder: string | undefined): string {
  if (folder !== undefined) return join(folder, name);
  return createRequire(import.meta.url).resolve(`impartial/quotients/${name}`);
}
