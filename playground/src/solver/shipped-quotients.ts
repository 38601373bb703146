/**
 * The misère quotients, and the proof that one is infinite, that come with the library: fetched when a misère question may need them.
 *
 * The library reads them when its search comes that far, without waiting; so they are there before. Where one cannot be fetched the search
 * goes its own way.
 */
import { offerShippedQuotients } from 'impartial/misere';
import dawsonsKayles from 'impartial/quotients/0.07.json?url';
import infinite from 'impartial/quotients/0.07-infinite.json.gz?url';
import dawsonsChess from 'impartial/quotients/0.137.json?url';
import treblecross from 'impartial/quotients/0.11337.json?url';

const QUOTIENTS: Readonly<Record<string, string>> = { '0.07': dawsonsKayles, '0.11337': treblecross, '0.137': dawsonsChess };
const PROOFS: Readonly<Record<string, string>> = { '0.07': infinite };

export { byCode } from 'impartial/misere';

/** Misère questions about these games, or with heaps of their codes. */
const MAY_NEED = /\b(?:dawsons-|node-kayles|treblecross|0\.(?:4|07|137|11337)\b)/;

let offered: Promise<void> | undefined;

export async function fetchShippedQuotients(line: string): Promise<void> {
  if (!MAY_NEED.test(line)) return;
  offered ??= fetchAll();
  await offered;
}

async function fetchAll(): Promise<void> {
  const quotients = new Map<string, unknown>();
  const proofs = new Map<string, { readonly json: unknown; readonly sha256: string }>();
  const each = (files: Readonly<Record<string, string>>, keep: (code: string, file: Response) => Promise<unknown>) =>
    Object.entries(files).map(async ([code, address]) => {
      const file = await fetch(address);
      if (file.ok) await keep(code, file);
    });
  await Promise.allSettled([
    ...each(QUOTIENTS, async (code, file) => quotients.set(code, await file.json())),
    ...each(PROOFS, async (code, file) => proofs.set(code, await unpacked(await file.arrayBuffer()))),
  ]);
  offerShippedQuotients({
    read: (code) => quotients.get(code),
    readProof(code) {
      const proof = proofs.get(code);
      if (proof === undefined) throw new Error('it was not fetched');
      return proof;
    },
  });
}

async function unpacked(packed: ArrayBuffer): Promise<{ readonly json: unknown; readonly sha256: string }> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', packed));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return { json: await new Response(plain).json(), sha256 };
}
