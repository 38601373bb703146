/**
 * Files that tests compare with and `npm run golden` writes: goldens, generated pages, outputs shown in docs.
 *
 * The environment variable IMPARTIAL_GOLDEN, set by that script to a ruleset's id or `all`, turns the comparison into writing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect } from 'vitest';

export const root = join(import.meta.dirname, '..', '..');

/** What is being written: a ruleset's id, `all`, or undefined when tests only compare. */
export const writing: string | undefined = process.env.IMPARTIAL_GOLDEN;

const TIMED_OUT = /took longer than \d.*/;

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Compares the file with the text, or writes it. The path is relative to the root. */
export function expectFile(path: string, text: string, write = writing !== undefined, command = 'npm run golden'): void {
  const file = join(root, path);
  // What a time limit stopped differs from machine to machine.
  expect(TIMED_OUT.exec(text)?.[0], `${path} would record what a time limit stopped`).toBe(undefined);
  if (write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const hint = `${relative(root, file)} is not what it is now. Look at the change; if it is right, run: ${command}`;
  expect(existsSync(file), `${path} does not exist. Run: ${command}`).toBe(true);
  expect(readFileSync(file, 'utf8'), hint).toBe(text);
}
