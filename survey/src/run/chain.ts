/**
 * One very long sequence as a chain of links: each holds the values of some minutes of work, packed, and a hash over all values up to its
 * end, which does not depend on where the links before it ended. Any machine can go on with the chain where the last link ends, and
 * anybody can compute any one link again.
 *
 * Computing is one after the other, since every value needs those before it; checking is not: with the values up to a link in hand, links
 * can be checked side by side.
 */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eachStretch, type Options } from 'impartial';
import { readName } from '../define/definition.ts';
import { type Database, one } from '../store/database.ts';
import { SurveyError } from '../survey-error.ts';

export interface ChainOptions {
  /** The last heap whose value is wanted. */
  readonly to: number;
  /** Milliseconds of work in a link. */
  readonly linkMilliseconds: number;
  readonly version: string;
  /** Kernels, and what ends the work. */
  readonly options: Options;
  readonly onLink?: (link: Link) => void;
}

export interface Link {
  readonly number: number;
  /** Its values are those of the heaps from `first` up to, and not with, `last`. */
  readonly first: number;
  readonly last: number;
  readonly hash: string;
  readonly seconds: number;
}

export interface ChainStatus {
  readonly name: string;
  readonly question: string;
  readonly links: readonly Link[];
  /** Values that are there. */
  readonly values: number;
}

/** Begins a chain, or finds it: a chain of this name about something else is refused. */
export async function openChain(database: Database, name: string, question?: string): Promise<ChainStatus> {
  readName(name);
  if (question !== undefined) refuseNoHeaps(question);
  if (question !== undefined)
    await database.run('insert into chain (name, question, created) values (?, ?, ?) on conflict (name) do nothing', [
      name,
      question,
      new Date().toISOString(),
    ]);
  const row = await one(database, 'select question from chain where name = ?', [name]);
  if (row === undefined) throw new SurveyError(`There is no chain ${name} in ${database.place}: say its question, and --to.`);
  if (question !== undefined && row.question !== question)
    throw new SurveyError(`There is another chain ${name} in ${database.place}, of ${row.question}.`);
  const links = (
    await database.all('select number, first, last, hash, seconds from link where chain = ? order by number', [name])
  ).map(({ number, first, last, hash, seconds }) => ({
    number: Number(number),
    first: Number(first),
    last: Number(last),
    hash: String(hash),
    seconds: Number(seconds),
  }));
  return { name, question: String(row.question), links, values: links.at(-1)?.last ?? 0 };
}

/** Goes on with a chain, link by link. */
export async function runChain(database: Database, name: string, wishes: ChainOptions): Promise<ChainStatus> {
  const chain = await openChain(database, name);
  const known = await readValues(database, chain, chain.links.length);
  let [number, first] = [chain.links.length, chain.values];
  let begun = performance.now();
  for await (const { values, isLast } of eachPart(chain.question, wishes.to, known, wishes.options)) {
    const spent = performance.now() - begun;
    if (values.length <= first || (!isLast && spent < wishes.linkMilliseconds)) continue;
    const link = { number, first, last: values.length, hash: hashOf(values), seconds: spent / 1000 };
    await storeLink(database, name, link, toBytes(values.subarray(first)), wishes.version);
    wishes.onLink?.(link);
    [number, first, begun] = [number + 1, values.length, performance.now()];
  }
  return openChain(database, name);
}

/** Before the name is taken. */
function refuseNoHeaps(question: string): void {
  const stretches = eachStretch(question, { to: 1 });
  if ('error' in stretches) throw new SurveyError(stretches.error.message);
  for (const { heaps, limit } of stretches) if (heaps === undefined && limit === undefined) throw new SurveyError(NO_HEAPS);
}

const NO_HEAPS = 'A chain is made of a family of heaps of one octal game, such as octal 0.13337: {n}.';

type Values = Uint8Array | Uint16Array;

async function* eachPart(question: string, to: number, known: Uint16Array, options: Options) {
  const stretches = eachStretch(question, { ...options, to, ...(known.length > 0 && { known }) });
  if ('error' in stretches) throw new SurveyError(stretches.error.message);
  let last: Values | undefined;
  for (const { heaps, limit } of stretches) {
    if (heaps === undefined && limit === undefined) throw new SurveyError(NO_HEAPS);
    last = heaps ?? last;
    if (last !== undefined) yield { values: last, isLast: limit !== undefined };
    // The event loop hears of interrupts between two stretches.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (last !== undefined) yield { values: last, isLast: true };
}

async function storeLink(database: Database, name: string, link: Link, bytes: Uint8Array, version: string): Promise<void> {
  const changed = await database.run(
    'insert into link (chain, number, first, last, hash, body, seconds, host, version) values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (chain, number) do nothing',
    [name, link.number, link.first, link.last, link.hash, gzipSync(bytes).toString('base64'), link.seconds, hostname(), version],
  );
  if (changed === 0)
    throw new SurveyError(`Another program has made link ${link.number} of ${name}: only one at a time goes on with a chain.`);
}

/** The values of the first links, one after the other. */
async function readValues(database: Database, { name, links }: ChainStatus, count: number): Promise<Uint16Array> {
  const values = new Uint16Array(links[count - 1]?.last ?? 0);
  for (const { number, first } of links.slice(0, count)) values.set(await readLink(database, name, number), first);
  return values;
}

async function readLink(database: Database, name: string, number: number): Promise<Uint16Array> {
  const row = await one(database, 'select body from link where chain = ? and number = ?', [name, number]);
  if (row === undefined) throw new SurveyError(`The chain ${name} has no link ${number}.`);
  return new Uint16Array(new Uint8Array(gunzipSync(Buffer.from(String(row.body), 'base64'))).buffer);
}

/** Computes one link anew from the values before it, and says whether it is what was stored. */
export async function checkLink(database: Database, name: string, number: number, options: Options): Promise<boolean> {
  const chain = await openChain(database, name);
  const link = chain.links[number];
  if (link === undefined) throw new SurveyError(`The chain ${name} has ${chain.links.length} links; there is no link ${number}.`);
  const known = await readValues(database, chain, number);
  let values: Values = known;
  for await (const part of eachPart(chain.question, link.last - 1, known, options)) values = part.values;
  const stored = Uint16Array.from(values.subarray(0, link.last));
  stored.set(await readLink(database, name, number), link.first);
  return hashOf(values.subarray(0, link.last)) === link.hash && hashOf(stored) === link.hash;
}

/** Two bytes a value, the lower first. */
function toBytes(values: Values): Uint8Array {
  return new Uint8Array(Uint16Array.from(values).buffer);
}

function hashOf(values: Values): string {
  return createHash('sha256').update(toBytes(values)).digest('hex');
}
