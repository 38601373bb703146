/**
 * Reading standard input or a file: one long question, or a question a line.
 *
 * Lines end with a line feed, with or without a carriage return before it; nothing else ends a line, and a line may be
 * hundreds of megabytes long (its pieces are joined once).
 */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { reasonOf } from './reason-of.ts';
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

export function readLines(): AsyncGenerator<string> {
  return splitLines(readChunks());
}

/** Of a file, or of standard input where none is named: as many lines at a time as there are. */
export function readLineLists(path?: string): AsyncGenerator<readonly string[]> {
  return splitLists(path === undefined ? readChunks() : readFileChunks(path));
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
  for await (const lines of splitLists(chunks)) yield* lines;
}

/** The lines that end within each piece, a list a piece: waiting for every line by itself takes longer than a short answer. */
async function* splitLists(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let pieces: string[] = [];
  for await (const chunk of chunks) {
    const lines = chunk.split('\n');
    const last = lines.pop() ?? '';
    if (lines.length > 0) {
      lines[0] = pieces.join('') + lines[0];
      pieces = [];
      yield chunk.includes('\r') || lines[0].endsWith('\r') ? lines.map(withoutReturn) : lines;
    }
    if (last !== '') pieces.push(last);
  }
  if (pieces.length > 0) yield [withoutReturn(pieces.join(''))];
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
