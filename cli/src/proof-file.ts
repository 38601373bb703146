/**
 * Proofs of searches in files: written whole or not at all, and read a line at a time, since they may have millions of lines.
 *
 * A compressed proof is a row of gzip members, one for each part; every program that reads gzip takes them as one file.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import { type Check, type Options, prove, type Stopped, startProofCheck } from 'impartial';
import { errorToText } from 'impartial/present';
import { fillFiles } from './file-token.ts';
import { splitLines } from './input.ts';
import { withOption } from './limit-options.ts';
import { writeParts } from './output-file.ts';
import { reasonOf } from './reason-of.ts';
import { lookOf, talk } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Characters that are written, and compressed, at a time. */
const PART = 1 << 20;

/** Writes the proof and says how long it is; false, with the reason said, where there is none. */
export async function writeProof(asked: string, path: string, options: Options): Promise<boolean> {
  const question = await fillFiles(asked);
  const proof = 'error' in question ? question : prove(question.full, options);
  if ('error' in proof) talk(errorToText(proof.question, proof.error, lookOf(process.stderr)));
  if (!('lines' in proof)) return 'reason' in proof && notWritten(proof);
  let count = 0;
  let stopped: Stopped | undefined;
  const parts = function* (): Generator<string> {
    let part = '';
    for (let next = proof.lines.next(); ; next = proof.lines.next()) {
      if (next.done === true) {
        stopped = next.value;
        if (stopped !== undefined) throw new Error(stopped.reason);
        return yield part;
      }
      count++;
      part += next.value;
      if (part.length < PART) continue;
      yield part;
      part = '';
    }
  };
  try {
    writeParts(path, path.endsWith('.gz') ? compressed(parts()) : parts());
  } catch (error) {
    if (stopped === undefined) throw error;
    return notWritten(stopped);
  }
  talk(`impartial: the proof has ${count} lines: ${path}`);
  return true;
}

function notWritten({ reason, limit }: Stopped): false {
  talk(`impartial: no proof was written: ${withOption(reason, limit)}`);
  return false;
}

function* compressed(parts: Iterable<string>): Generator<Uint8Array> {
  for (const part of parts) yield gzipSync(part);
}

/** Checks the proof in a file, or on standard input for `-`. */
export async function checkProofFile(path: string, options: Options): Promise<Check> {
  const checker = startProofCheck(options);
  try {
    for await (const line of splitLines(await readText(path))) if (!checker.read(line)) break;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
  return { ...checker.finish(), notCovered: [] };
}

/** The text, unpacked where its first bytes are those of gzip. */
async function readText(path: string): Promise<AsyncIterable<string>> {
  const chunks = (path === '-' ? process.stdin : createReadStream(path))[Symbol.asyncIterator]();
  const first = await chunks.next();
  const bytes = Readable.from(allOf(first, chunks));
  const isPacked = first.done !== true && first.value[0] === 0x1f && first.value[1] === 0x8b;
  const text = isPacked ? bytes.pipe(createGunzip()) : bytes;
  if (isPacked) bytes.on('error', (error) => text.destroy(error));
  return decoded(text);
}

async function* allOf(first: IteratorResult<Buffer>, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
}

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
}
