/**
 * Files are written whole or not at all: beside their place first, then moved there.
 */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

export function writeWhole(path: string, text: string): void {
  writeParts(path, [text]);
}

/** Parts are written one after another, put on the disk, and only then moved to their place. */
export function writeParts(path: string, parts: Iterable<string | Uint8Array>): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    const file = openSync(beside, 'w');
    try {
      for (const part of parts) writeAll(file, typeof part === 'string' ? Buffer.from(part) : part);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

/** A failed file operation in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const words: Record<string, string> = {
    ENOENT: 'no such file or folder',
    EISDIR: 'it is a folder',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ENOSPC: 'no space left',
    ERR_FS_FILE_TOO_LARGE: 'the file is too large',
    ERR_STRING_TOO_LONG: 'the file is too large',
  };
  return words[code ?? ''] ?? message;
}
