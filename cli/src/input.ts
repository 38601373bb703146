/**
 * Reading standard input or a file: one long question, or a question a line.
 *
 * Lines end with a line feed, with or without a carriage return before it; nothing else ends a line, and a line may be
 * hundreds of megabytes long (its pieces are joined once).
 */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { reasonOf } from './output-file.ts';
import { UsageError } from './usage-error.ts';

const LONGEST = 500_000_000;

async function* readChunks(stream: Readable = process.stdin): AsyncGenerator<string> {
  stream.setEncoding('utf8');
  let first = true;
  for await (const chunk of stream as AsyncIterable<string>) {
    yield first && chunk.startsWith('\ufeff') ? chunk.slice(1) : chunk;
    first = false;
  }
}

/** All of standard input as one question; a final line end does not belong to it. */
export async function readQuestion(): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const chunk of readChunks()) {
    length += chunk.length;
    if (length > LONGEST) throw new UsageError(`standard input is longer than ${LONGEST} characters`);
    pieces.push(chunk);
  }
  return pieces.join('').replace(/(\r?\n)+$/, '');
}

/** Of a file, or of standard input where none is named. */
export function readLines(path?: string): AsyncGenerator<string> {
  return splitLines(path === undefined ? readChunks() : readFileChunks(path));
}

async function* readFileChunks(path: string): AsyncGenerator<string> {
  try {
    yield* readChunks(createReadStream(path));
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

/** Lines out of pieces of text, however these are cut. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let pieces: string[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      pieces.push(chunk.slice(start, end));
      yield withoutReturn(pieces.join(''));
      pieces = [];
      start = end + 1;
    }
    if (start < chunk.length) pieces.push(chunk.slice(start));
  }
  if (pieces.length > 0) yield withoutReturn(pieces.join(''));
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
