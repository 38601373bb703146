/**
 * Files that a question names, read within a limit: a line may name a device that never ends, and the memory would be full before
 * anything could be said.
 */
import { closeSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { reasonOf } from './reason-of.ts';

const AT_ONCE = 1 << 20;

/** The text of the file, or why it cannot be had: a clause. */
export function readText(path: string, mostBytes: number): { readonly text: string } | { readonly why: string } {
  try {
    const file = openSync(path, 'r');
    try {
      const kind = fstatSync(file);
      const why = unreadable(kind) ?? (kind.size > mostBytes ? tooLong(mostBytes) : undefined);
      return why === undefined ? readWithin(file, mostBytes) : { why };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

function unreadable(kind: Stats): string | undefined {
  if (kind.isDirectory()) return 'it is a folder';
  return kind.isFile() || kind.isFIFO() || kind.isSocket() ? undefined : 'it is neither a file nor a pipe';
}

/** A file may grow while it is read, and a pipe has no size. */
function readWithin(file: number, mostBytes: number): { readonly text: string } | { readonly why: string } {
  const parts: Buffer[] = [];
  for (let bytes = 0; ; ) {
    const part = Buffer.allocUnsafe(AT_ONCE);
    const read = readSync(file, part, 0, AT_ONCE, null);
    if (read === 0) return { text: Buffer.concat(parts).toString('utf8') };
    bytes += read;
    if (bytes > mostBytes) return { why: tooLong(mostBytes) };
    parts.push(part.subarray(0, read));
  }
}

function tooLong(mostBytes: number): string {
  return `it has more than ${mostBytes} bytes, the most that is read`;
}
