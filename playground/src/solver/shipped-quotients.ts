/**
 * The misère quotients, and the proof that one is infinite, that come with the library: fetched when a search wants one. Where one cannot be
 * fetched the search goes its own way.
 */
import { NotLoaded, offerShippedQuotients } from 'impartial/on-demand';
import dawsonsKayles from 'impartial/quotients/0.07.json?url';
import infinite from 'impartial/quotients/0.07-infinite.json.gz?url';
import dawsonsChess from 'impartial/quotients/0.137.json?url';
import treblecross from 'impartial/quotients/0.11337.json?url';

const QUOTIENTS: Readonly<Record<string, string>> = { '0.07': dawsonsKayles, '0.11337': treblecross, '0.137': dawsonsChess };
const PROOFS: Readonly<Record<string, string>> = { '0.07': infinite };

/** A file when it is there; it is asked for again once it has been fetched. */
function fetched<T>(
  files: Readonly<Record<string, string>>,
  toData: (file: Response) => Promise<T>,
): (code: string) => T | undefined {
  const known = new Map<string, T | undefined>();
  return (code) => {
    const address = files[code];
    if (address === undefined || known.has(code)) return known.get(code);
    throw new NotLoaded(async () => {
      const file = await fetch(address).catch(() => undefined);
      known.set(code, file?.ok === true ? await toData(file).catch(() => undefined) : undefined);
    });
  };
}

async function toProof(file: Response): Promise<{ readonly json: unknown; readonly sha256: string }> {
  const packed = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', packed));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return { json: await new Response(plain).json(), sha256 };
}

/** From now on the first search that wants one of them has it fetched. */
export function lendQuotients(): void {
  const proof = fetched(PROOFS, toProof);
  offerShippedQuotients({
    read: fetched(QUOTIENTS, (file) => file.json() as Promise<unknown>),
    readProof(code) {
      const found = proof(code);
      if (found === undefined) throw new Error('it was not fetched');
      return found;
    },
  });
}
