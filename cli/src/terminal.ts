/**
 * The terminal: what is written where, how wide, and in which colours.
 *
 * Standard output is the answer and standard error the talk. Colours are for terminals only; `NO_COLOR`, `FORCE_COLOR` and
 * `--no-color` are honoured. A reader that goes away (`| head`) ends the program quietly.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { WriteStream } from 'node:tty';
import type { Look } from 'impartial/present';
import { reasonOf } from './reason-of.ts';

const WIDEST = 80;

/** Writes to standard output and waits where the reader is slower than we are. */
export async function answer(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Writes to standard error: notes, warnings, errors. */
export function talk(text: string): void {
  process.stderr.write(text.endsWith('\n') ? text : `${text}\n`);
}

/**
 * Says how far long work is: on a terminal in one line that is written over.
 *
 * Ctrl-C may break off such work anywhere, and a stream that is broken off inside its `write` never writes again. So this is one call of
 * the system. A line that a full pipe does not take is left out: the next one says more.
 */
export function talkOfProgress(line: string): void {
  // Imported at the top, node:fs would bring its streams along, and most questions write no progress.
  const { writeSync } = createRequire(import.meta.url)('node:fs') as typeof import('node:fs');
  try {
    writeSync(process.stderr.fd, process.stderr.isTTY ? `${START_OF_LINE}${line}` : `impartial: ${line}\n`);
  } catch (error) {
    // Nobody is left to be told.
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') process.exit(74);
  }
}

/** Takes the line of progress away from a terminal. */
export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write(START_OF_LINE);
}

const START_OF_LINE = '\r\x1b[K';

export function lookOf(stream: WriteStream): Look {
  return {
    // A terminal that does not know its width says 0.
    width: Math.min((stream.isTTY && stream.columns) || WIDEST, WIDEST),
    paint: hasColors(stream) ? colorful() : PLAIN,
  };
}

const PLAIN: Look['paint'] = { strong: String, good: String, bad: String, dim: String };

/** What paints is loaded where there is a terminal that shows it. */
function colorful(): Look['paint'] {
  const picocolors = createRequire(import.meta.url)('picocolors') as typeof import('picocolors');
  const { bold, green, red, dim } = picocolors.createColors(true);
  return { strong: bold, good: green, bad: red, dim };
}

/** An answer that cannot be written, on a full disk for instance, is said in a line; the code is that of other programs (EX_IOERR). */
export function watchReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    talk(`impartial: cannot write the answer: ${reasonOf(error)}`);
    process.exit(74);
  });
  // Nobody is left to be told.
  process.stderr.on('error', () => process.exit(74));
}

function hasColors(stream: WriteStream): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (process.argv.includes('--no-color')) return false;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return stream.isTTY === true && TERM !== 'dumb';
}
