/**
 * What is wrong with a file, and where. Readers throw a `Slip` with an offset; `readGraphFile` turns it into data with line and
 * column. Pieces of the file go into messages only through `shown`: a name may hold anything, escapes of a terminal too.
 */

export interface FileError {
  /** A sentence without its place. */
  readonly message: string;
  /** From 1; missing where the error has no place, as in a file without a graph. */
  readonly line?: number;
  readonly column?: number;
  readonly expected?: string;
  readonly found?: string;
}

export class Slip extends Error {
  override readonly name = 'Slip';
  /** Offset in the file. */
  readonly at: number | undefined;
  readonly expected: string | undefined;
  readonly found: string | undefined;

  constructor(message: string, at?: number, detail: { expected?: string; found?: string } = {}) {
    super(message);
    this.at = at;
    this.expected = detail.expected;
    this.found = detail.found;
  }
}

/** `Expected a name, found }`. */
export function unexpected(expected: string, found: string, at: number): Slip {
  const piece = shown(found);
  return new Slip(`Expected ${expected}, found ${piece === '' ? 'the end of the file' : piece}`, at, { expected, found: piece });
}

const LONGEST = 40;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A piece of the file, short, and harmless wherever it is printed. */
export function shown(text: string): string {
  const short = text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
  return short.replace(HIDDEN, (character) => (/\s/.test(character) ? ' ' : '\ufffd'));
}

/** The error as data; `content` is the text that the offset is in. */
export function errorOf({ message, at, expected, found }: Slip, content: string): FileError {
  return {
    message: `${message}.`,
    ...(at !== undefined && placeIn(content, at)),
    ...(expected !== undefined && { expected }),
    ...(found !== undefined && { found }),
  };
}

function placeIn(content: string, at: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = content.indexOf('\n'); end >= 0 && end < at; end = content.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
}
