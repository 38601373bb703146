/**
 * Files are written whole or not at all: beside their place first, then moved there.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
  }
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
