/**
 * The links of a chain in the store: each holds what the next one needs, packed, and a hash. Links are written one after the other and
 * never changed; two programs that make the same one are told so.
 */
import { hostname } from 'node:os';
import { gunzipSync, gzipSync } from 'node:zlib';
import { codeOfLines } from '../ask/ruleset-code.ts';
import { readName } from '../define/definition.ts';
import { type Database, one } from '../store/database.ts';
import { SurveyError } from '../survey-error.ts';

/** What links hold: all values, or the last ones. */
export type Keeps = 'values' | 'window';

/** A period that a chain has found, with the certificate. */
export interface ChainPeriod {
  readonly period: number;
  readonly preperiod: number;
  readonly certificate: object;
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
  readonly keeps: Keeps;
  readonly links: readonly Link[];
  /** Values that are there, or were. */
  readonly values: number;
  readonly found?: ChainPeriod;
}

/** What a new chain is about. */
export interface NewChain {
  readonly question: string;
  readonly keeps: Keeps;
}

/** Begins a chain, or finds it: a chain of this name about something else is refused. */
export async function chainStatus(database: Database, name: string, given?: NewChain): Promise<ChainStatus> {
  readName(name);
  if (given !== undefined)
    await database.run('insert into chain (name, question, created, keeps) values (?, ?, ?, ?) on conflict (name) do nothing', [
      name,
      given.question,
      new Date().toISOString(),
      given.keeps,
    ]);
  const row = await one(database, 'select question, keeps, found from chain where name = ?', [name]);
  if (row === undefined) throw new SurveyError(`There is no chain ${name} in ${database.place}: say its question, and --to.`);
  const keeps = row.keeps === 'window' ? 'window' : 'values';
  if (given !== undefined && (row.question !== given.question || keeps !== given.keeps))
    throw new SurveyError(
      `There is another chain ${name} in ${database.place}, of ${row.question}${keeps === 'window' ? ', with a window' : ''}.`,
    );
  const rows = await database.all('select number, first, last, hash, seconds from link where chain = ? order by number', [name]);
  const links = rows.map(({ number, first, last, hash, seconds }) => ({
    number: Number(number),
    first: Number(first),
    last: Number(last),
    hash: String(hash),
    seconds: Number(seconds),
  }));
  const found = row.found === null ? {} : { found: JSON.parse(String(row.found)) as ChainPeriod };
  return { name, question: String(row.question), keeps, links, values: links.at(-1)?.last ?? 0, ...found };
}

export async function storeLink(
  database: Database,
  { name, question }: Pick<ChainStatus, 'name' | 'question'>,
  link: Link,
  body: Uint8Array,
  version: string,
): Promise<void> {
  const { number, first, last, hash, seconds } = link;
  const packed = gzipSync(body).toString('base64');
  const changed = await database.run(
    'insert into link (chain, number, first, last, hash, body, seconds, host, version, code) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (chain, number) do nothing',
    [name, number, first, last, hash, packed, seconds, hostname(), version, codeOfLines([question])],
  );
  if (changed === 0)
    throw new SurveyError(`Another program has made link ${number} of ${name}: only one at a time goes on with a chain.`);
}

/** What a link holds. */
export async function readBody(database: Database, name: string, number: number): Promise<Uint8Array> {
  const row = await one(database, 'select body from link where chain = ? and number = ?', [name, number]);
  if (row === undefined) throw new SurveyError(`The chain ${name} has no link ${number}.`);
  return new Uint8Array(gunzipSync(Buffer.from(String(row.body), 'base64')));
}

export async function storePeriod(database: Database, name: string, found: ChainPeriod): Promise<void> {
  await database.run('update chain set found = ? where name = ?', [JSON.stringify(found), name]);
}
