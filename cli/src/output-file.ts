/**
 * Files are written whole or not at all: beside their place first, then moved there.
 *
 * A link is followed, and the file behind it is the one that is replaced. What is no plain file, a device or a pipe, is never replaced:
 * it is written through, and so is standard output, `-`. What earlier runs that were ended by force left beside the place is cleared away.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { reasonOf } from './reason-of.ts';
import { STANDARD_OUTPUT } from './standard-output.ts';
import { UsageError } from './usage-error.ts';

export function writeWhole(path: string, text: string): void {
  writeParts(path, [text]);
}

/**
 * Makes the folder that files are to be written to, and those it is in, unless they are there. One by one: Node does not come to an end
 * with all at once where a folder that is there can have no others in it, such as `/proc`.
 */
export function makeFolder(path: string): void {
  try {
    const missing: string[] = [];
    for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
    for (const folder of missing) mkdirSync(folder);
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
  } catch (error) {
    throw new UsageError(`cannot write to ${path}: ${reasonOf(error)}`);
  }
}

/** Parts are written one after another, put on the disk, and only then moved to their place. `-` is standard output. */
export function writeParts(path: string, parts: Iterable<string | Uint8Array>): void {
  if (path === STANDARD_OUTPUT) {
    for (const part of parts) process.stdout.write(part);
    return;
  }
  try {
    const place = followLinks(path);
    if (isPlain(place)) replace(place, parts);
    else writeThrough(place, parts);
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

function replace(place: string, parts: Iterable<string | Uint8Array>): void {
  clearLeftovers(place);
  const beside = `${place}.${process.pid}.tmp`;
  try {
    const file = openSync(beside, 'w');
    try {
      writeEach(file, parts);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function writeThrough(place: string, parts: Iterable<string | Uint8Array>): void {
  const file = openSync(place, 'w');
  try {
    writeEach(file, parts);
  } finally {
    closeSync(file);
  }
}

function writeEach(file: number, parts: Iterable<string | Uint8Array>): void {
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
  }
}

/** Links that are followed before one is called endless. */
const MOST_LINKS = 40;

/** The place that a link leads to, also where there is nothing yet. */
function followLinks(path: string): string {
  let place = resolve(path);
  for (let links = 0; statOf(place, lstatSync)?.isSymbolicLink() === true; links++) {
    if (links === MOST_LINKS) throw new Error('it is a link that leads nowhere');
    place = resolve(dirname(place), readlinkSync(place));
  }
  return place;
}

/** Whether there is nothing at the place, or a file that may be replaced. */
function isPlain(place: string): boolean {
  const found = statOf(place, statSync);
  return found === undefined || found.isFile() || found.isDirectory();
}

function statOf(place: string, look: (place: string) => Stats): Stats | undefined {
  try {
    return look(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes what programs that no longer run have left beside the place. */
function clearLeftovers(place: string): void {
  const name = basename(place);
  for (const each of readdirSync(dirname(place))) {
    const [, pid] = each.startsWith(`${name}.`) ? (/^\.(\d+)\.tmp$/.exec(each.slice(name.length)) ?? []) : [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(dirname(place), each), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
