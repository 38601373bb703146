/** Any text that may be a graph: told apart by its first characters. Never throws; a bad file gives a message with its place. */
import { FileError, type FileGraph } from './graph-file.ts';
import { readDot } from './read-dot.ts';
import { readEdgeList } from './read-edge-list.ts';
import { readGraphml } from './read-graphml.ts';
import { readJson } from './read-json.ts';

/** The longest file that is read. */
export const LARGEST_FILE = 256 * 1024;

export type ReadFile =
  /** graph6 or sparse6 as the question line writes it: the library reads it. */
  { readonly encoded: string } | { readonly graph: FileGraph } | { readonly message: string };

export function readGraphFile(content: string): ReadFile {
  if (content.length > LARGEST_FILE) return { message: tooLarge(content.length) };
  const text = content.replace(/^\ufeff/, '');
  const encoded = encodedGraph(text);
  if (encoded !== undefined) return { encoded };
  try {
    return { graph: readerFor(text.trimStart())(text) };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { message: `${placeIn(text, error.at)}${error.message}.` };
  }
}

export function tooLarge(length: number): string {
  return `This file has ${(length / 1e6).toFixed(1)} MB; the page reads up to 256 kB. The command line reads more.`;
}

function readerFor(start: string): (content: string) => FileGraph {
  if (start.startsWith('<')) return readGraphml;
  if (/^[{[]/.test(start)) return readJson;
  return /^(?:\/\/|\/\*|(?:strict\s+)?(?:di)?graph\b)/i.test(start) ? readDot : readEdgeList;
}

/** The first graph of a graph6 or sparse6 file, or one that is written as in a question line. */
export function encodedGraph(content: string): string | undefined {
  const [first = '', second] = content
    .trim()
    .replace(/^>>(?:graph6|sparse6)<</, '')
    .split(/\s+/);
  const isFile = /^\s*>>(?:graph6|sparse6)<</.test(content) || second === undefined || isGraph6(second) || /^:[?-~]/.test(second);
  if (!isFile) return undefined;
  if (/^[gs]6:[?-~:]+$/.test(first)) return first;
  if (/^:[?-~]+$/.test(first)) return `s6:${first}`;
  return isGraph6(first) ? `g6:${first}` : undefined;
}

/** Whether a word has the length that its first characters promise. */
function isGraph6(word: string): boolean {
  if (!/^[?-~]+$/.test(word)) return false;
  const code = (index: number) => word.charCodeAt(index) - 63;
  const isLong = word.startsWith('~');
  const order = isLong ? (code(1) << 12) | (code(2) << 6) | code(3) : code(0);
  return word.length === (isLong ? 4 : 1) + Math.ceil((order * (order - 1)) / 12);
}

function placeIn(content: string, at: number): string {
  if (at <= 0) return '';
  const before = content.slice(0, at);
  const line = before.split('\n').length;
  return `Line ${line}, column ${at - before.lastIndexOf('\n')}: `;
}
