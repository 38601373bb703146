/**
 * One very long sequence as a chain of links: each holds the values of some minutes of work, packed, and a hash over all values up to its
 * end, which does not depend on where the links before it ended. Any machine can go on with the chain where the last link ends, and
 * anybody can compute any one link again.
 *
 * Computing is one after the other, since every value needs those before it; checking is not: with the values up to a link in hand, links
 * can be checked side by side. Where the last values are enough, `window-chain.ts` keeps no others.
 */
import { createHash } from 'node:crypto';
import { eachStretch, type OctalValues, type Options, type ReadableValues } from 'impartial';
import type { Database } from '../store/database.ts';
import { SurveyError } from '../survey-error.ts';
import { type ChainStatus, chainStatus, type Link, type NewChain, readBody, storeLink } from './links.ts';
import { beginWindowChain, checkWindowLink, runWindowChain } from './window-chain.ts';

export interface ChainOptions {
  /** The last heap whose value is wanted; a chain with a window ends where it finds a period. */
  readonly to: number;
  /** Milliseconds of work in a link. */
  readonly linkMilliseconds: number;
  readonly version: string;
  /** Kernels, and what ends the work. */
  readonly options: Options;
  readonly onLink?: (link: Link) => void;
}

/** Begins a chain, or finds it: a chain of this name about something else is refused, before the name is taken. */
export async function openChain(database: Database, name: string, given?: NewChain): Promise<ChainStatus> {
  if (given?.keeps === 'values') refuseNoHeaps(given.question);
  if (given?.keeps === 'window') beginWindowChain(given.question);
  return chainStatus(database, name, given);
}

/** Goes on with a chain, link by link. */
export async function runChain(database: Database, name: string, wishes: ChainOptions): Promise<ChainStatus> {
  const chain = await chainStatus(database, name);
  if (chain.keeps === 'window') return runWindowChain(database, chain, wishes);
  const known = await readValues(database, chain, chain.links.length);
  let [number, first] = [chain.links.length, chain.values];
  let begun = performance.now();
  for await (const { values, isLast } of eachPart(chain.question, wishes.to, known, wishes.options)) {
    const spent = performance.now() - begun;
    if (values.length <= first || (!isLast && spent < wishes.linkMilliseconds)) continue;
    const link = { number, first, last: values.length, hash: hashOf(values.slice()), seconds: spent / 1000 };
    await storeLink(database, chain, link, toBytes(values.slice(first)), wishes.version);
    wishes.onLink?.(link);
    [number, first, begun] = [number + 1, values.length, performance.now()];
  }
  return chainStatus(database, name);
}

function refuseNoHeaps(question: string): void {
  const stretches = eachStretch(question, { to: 1 });
  if ('error' in stretches) throw new SurveyError(stretches.error.message);
  for (const { heaps, limit } of stretches) if (heaps === undefined && limit === undefined) throw new SurveyError(NO_HEAPS);
}

const NO_HEAPS = 'A chain is made of a family of heaps of one octal game, such as octal 0.13337: {n}.';

async function* eachPart(question: string, to: number, known: Uint16Array, options: Options) {
  const stretches = eachStretch(question, { ...options, to, ...(known.length > 0 && { known }) });
  if ('error' in stretches) throw new SurveyError(stretches.error.message);
  let last: ReadableValues | undefined;
  for (const { heaps, limit } of stretches) {
    if (heaps === undefined && limit === undefined) throw new SurveyError(NO_HEAPS);
    last = heaps ?? last;
    if (last !== undefined) yield { values: last, isLast: limit !== undefined };
    // The event loop hears of interrupts between two stretches.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (last !== undefined) yield { values: last, isLast: true };
}

/** The values of the first links, one after the other. */
async function readValues(database: Database, { name, links }: ChainStatus, count: number): Promise<Uint16Array> {
  const values = new Uint16Array(links[count - 1]?.last ?? 0);
  for (const { number, first } of links.slice(0, count)) values.set(await readLink(database, name, number), first);
  return values;
}

async function readLink(database: Database, name: string, number: number): Promise<Uint16Array> {
  return new Uint16Array((await readBody(database, name, number)).buffer);
}

/** Computes one link anew from the values before it, and says whether it is what was stored. */
export async function checkLink(database: Database, name: string, number: number, options: Options): Promise<boolean> {
  const chain = await chainStatus(database, name);
  const link = chain.links[number];
  if (link === undefined) throw new SurveyError(`The chain ${name} has ${chain.links.length} links; there is no link ${number}.`);
  if (chain.keeps === 'window') return checkWindowLink(database, chain, link);
  const known = await readValues(database, chain, number);
  let values: ReadableValues = known;
  for await (const part of eachPart(chain.question, link.last - 1, known, options)) values = part.values;
  const computed = values.slice(0, link.last);
  const stored = Uint16Array.from(computed);
  stored.set(await readLink(database, name, number), link.first);
  return hashOf(computed) === link.hash && hashOf(stored) === link.hash;
}

/** Two bytes a value, the lower first. */
function toBytes(values: OctalValues): Uint8Array {
  return new Uint8Array(Uint16Array.from(values).buffer);
}

function hashOf(values: OctalValues): string {
  return createHash('sha256').update(toBytes(values)).digest('hex');
}
