/**
 * Reading standard input: one long question, or a question a line.
 *
 * Lines end with a line feed, with or without a carriage return before it; nothing else ends a line, and a line may be
 * hundreds of megabytes long (its pieces are joined once).
 */
import { UsageError } from './usage-error.ts';

const LONGEST = 500_000_000;

async function* readChunks(): AsyncGenerator<string> {
  process.stdin.setEncoding('utf8');
  let first = true;
  for await (const chunk of process.stdin as AsyncIterable<string>) {
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
