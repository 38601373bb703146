/**
 * The file that a search goes on from: what it has found, as lines of text.
 *
 * A line of JSON says which program, question and rules these are; then come the lines of the library, a position each; the last line
 * counts them and has the SHA-256 of all before. It is written and read piece by piece, since there may be gigabytes of it, and at its
 * place there is always a whole one, the old or the new. A file that does not fit is refused and never written over.
 */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { eachSavedLine, MemoryReader, type SearchMemory } from 'impartial';
import { writeParts } from './output-file.ts';
import { reasonOf } from './reason-of.ts';
import { UsageError } from './usage-error.ts';

/** What the positions belong to; a search goes on only where all of this is the same. */
export interface SearchOwner {
  readonly question: string;
  /** The version of the program. */
  readonly version: string;
  /** A hash of the code of one's own rulesets; empty where there are none. */
  readonly rulesets: string;
}

const FORMAT = 'impartial-search-1';
const PIECE = 1 << 16;
const READ_AT_ONCE = 1 << 20;
/** A key has a few characters for each vertex or heap of a position. */
const LONGEST_LINE = 1 << 26;
const LONGEST_NAMED = 60;

export function saveSearch(path: string, owner: SearchOwner, memory: SearchMemory): void {
  writeParts(path, pieces(owner, memory));
}

function* pieces(owner: SearchOwner, memory: SearchMemory): Generator<string> {
  const hash = createHash('sha256');
  let [piece, lines] = [`${JSON.stringify(headerOf(owner))}\n`, 0];
  for (const line of eachSavedLine(memory)) {
    piece += `${line}\n`;
    lines++;
    if (piece.length < PIECE) continue;
    hash.update(piece);
    yield piece;
    piece = '';
  }
  hash.update(piece);
  yield `${piece}${JSON.stringify({ lines, sha256: hash.digest('hex') })}\n`;
}

interface Header {
  readonly format: string;
  readonly version: string;
  /** The question, cut off where it is long, and the SHA-256 of all of it. */
  readonly question: string;
  readonly sha256: string;
  readonly rulesets: string;
}

function headerOf({ question, version, rulesets }: SearchOwner): Header {
  const sha256 = createHash('sha256').update(question).digest('hex');
  return { format: FORMAT, version, question: question.slice(0, LONGEST_NAMED), sha256, rulesets };
}

/** Takes what the file has into the memory, where there is a file; it may fill so many megabytes. */
export function readSearch(path: string, owner: SearchOwner, memory: SearchMemory, megabytes: number): void {
  if (!existsSync(path)) return;
  const refuse = (why: string) => new UsageError(`the checkpoint ${path} ${why}; it was left as it is`);
  if (!statSync(path).isFile()) throw refuse('is no file');
  const [hash, reader] = [createHash('sha256'), new MemoryReader(memory)];
  let [lines, last] = [-1, ''];
  // A line is taken when another follows: the last one is no position.
  for (const line of eachLine(path, refuse)) {
    if (lines === 0) checkHeader(last, owner, refuse);
    else if (lines > 0 && !reader.take(last)) throw refuse(`is damaged: its line ${lines + 1} is no position`);
    if (lines >= 0) hash.update(`${last}\n`);
    if (memory.bytes > 1e6 * megabytes)
      throw refuse(`has more than ${megabytes} megabytes of positions (--max-memory raises this limit)`);
    last = line;
    lines++;
  }
  if (lines < 1) checkHeader(last, owner, refuse);
  if (!isEnd(last, lines - 1, hash)) throw refuse('is damaged: its checksum does not fit');
}

type Refuse = (why: string) => UsageError;

function checkHeader(line: string, owner: SearchOwner, refuse: Refuse): void {
  const wanted = headerOf(owner);
  const header = parse(line) as Partial<Header> | undefined;
  if (!String(header?.format).startsWith('impartial-search')) throw refuse('is no checkpoint of a search');
  if (header?.format !== FORMAT || header.version !== wanted.version)
    throw refuse(`is from version ${header?.version} of the program, and this is ${wanted.version}`);
  if (header.sha256 !== wanted.sha256) throw refuse(`belongs to another question: ${header.question}`);
  if (header.rulesets !== wanted.rulesets) throw refuse('was made with other rules: the file of --ruleset has changed since');
}

function isEnd(line: string, lines: number, hash: Hash): boolean {
  const end = parse(line) as { readonly lines?: unknown; readonly sha256?: unknown } | undefined;
  return end?.lines === lines && end.sha256 === hash.digest('hex');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The lines of the file, each whole: what follows the last line feed makes the file a damaged one. */
function* eachLine(path: string, refuse: Refuse): Generator<string> {
  let rest = Buffer.alloc(0);
  for (const piece of eachPiece(path)) {
    const data = Buffer.concat([rest, piece]);
    let from = 0;
    for (let end = data.indexOf(10); end >= 0; end = data.indexOf(10, from)) {
      yield data.toString('utf8', from, end);
      from = end + 1;
    }
    rest = data.subarray(from);
    if (rest.length > LONGEST_LINE) throw refuse('is no checkpoint of a search');
  }
  if (rest.length > 0) yield `${rest.toString('utf8', 0, LONGEST_NAMED)} (cut off)`;
}

function* eachPiece(path: string): Generator<Buffer> {
  try {
    const file = openSync(path, 'r');
    try {
      for (;;) {
        const piece = Buffer.allocUnsafe(READ_AT_ONCE);
        const read = readSync(file, piece, 0, READ_AT_ONCE, null);
        if (read === 0) return;
        yield piece.subarray(0, read);
      }
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}
