/**
 * Quotients of games with names that take seconds to find and a fraction of one to check: they come with the package as certificates.
 *
 * The library reads no files. Who can, says how with `offerShippedQuotients`; a file is asked for only when a search comes to the heap from
 * which on its own way is long. What is read is not trusted: it is checked like a quotient that was saved, and left aside where it is wrong.
 */
import { NotLoaded } from '../core/not-loaded.ts';
import { listOf, oneOf, type Read, readJson, record, wholeNumber } from '../core/read-json.ts';
import { failedCodes } from './failed-codes.ts';
import type { SavedQuotient } from './saved-quotient.ts';

export interface ShippedQuotient {
  readonly code: string;
  /** The first heap for which it is asked. */
  readonly from: number;
  /** The last heap that it is about. */
  readonly to: number;
}

/** Dawson's Kayles, Dawson's chess and Treblecross. */
export const SHIPPED_QUOTIENTS: readonly ShippedQuotient[] = [
  { code: '0.07', from: 21, to: 33 },
  { code: '0.137', from: 20, to: 32 },
  { code: '0.11337', from: 34, to: 41 },
];

/** How a program reads the files `quotients/*` of the package. Its functions may throw: `NotLoaded` has the question asked again. */
export interface QuotientReader {
  /** What `0.07.json` holds, for the code 0.07. */
  read(code: string): unknown;
  /** What `0.07-infinite.json.gz` holds, and the SHA-256 of that file in hexadecimal digits. Left out: such proofs are not used. */
  readProof?(code: string): { readonly json: unknown; readonly sha256: string };
  /** Hears what is not used, such as `the misère quotient of 0.07`, and why. */
  refused?(what: string, why: string): void;
}

let reader: QuotientReader | undefined;
const refused = new Set<string>();

/** From now on searches for misère quotients in this process take what the reader has. */
export function offerShippedQuotients(offered: QuotientReader): void {
  reader = offered;
  refused.clear();
  for (const { code } of SHIPPED_QUOTIENTS) failedCodes.delete(code);
}

/** What the reader has; it is told where that is of no use, and then not asked again. */
export function askReader<T>(what: string, ask: (reader: QuotientReader) => Read<T> | undefined): T | undefined {
  if (reader === undefined || refused.has(what)) return undefined;
  const found = withoutThrowing(ask, reader);
  if (found?.ok === false) refuseShipped(what, found.why);
  return found?.ok === true ? found.value : undefined;
}

function withoutThrowing<T>(ask: (reader: QuotientReader) => Read<T> | undefined, from: QuotientReader): Read<T> | undefined {
  try {
    return ask(from);
  } catch (error) {
    if (error instanceof NotLoaded) throw error;
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

function refuseShipped(what: string, why: string): void {
  refused.add(what);
  reader?.refused?.(what, why);
}

/** The quotient that is there for the heaps of a code from this one on. */
export function shippedQuotient(code: string, heap: number): SavedQuotient | undefined {
  const shipped = SHIPPED_QUOTIENTS.find((each) => each.code === code);
  if (shipped === undefined || heap < shipped.from || heap > shipped.to) return undefined;
  return askReader(nameOf(code), (from) => readShipped(shipped, from.read(code)));
}

/** To be called where the quotient turned out to be wrong. */
export function refuseQuotient(code: string): void {
  refuseShipped(nameOf(code), 'it is wrong about some sum of its heaps');
}

function nameOf(code: string): string {
  return `the misère quotient of ${code}`;
}

const element = wholeNumber(0, 65_535);

function readShipped({ code, to }: ShippedQuotient, json: unknown): Read<SavedQuotient> {
  const found = readJson(
    json,
    record<SavedQuotient & { readonly kind: 'misere-quotient'; readonly code: string }>({
      kind: oneOf('misere-quotient'),
      code: oneOf(code),
      actions: listOf(listOf(element)),
      lost: listOf(element),
      classes: listOf(element),
    }),
  );
  if (!found.ok || found.value.classes.length === to) return found;
  return { ok: false, why: `it ends with heap ${found.value.classes.length}, not ${to}` };
}
