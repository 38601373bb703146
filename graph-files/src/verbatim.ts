/**
 * Forms that the question line takes as they are: graph6 and sparse6 as `g6:…` and `s6:…`, and lists of parents. The library reads
 * them there; here the first graph of the file is found, and what cannot be one is refused with its place.
 */
import { Slip, unexpected } from './file-error.ts';
import type { Limits } from './file-graph.ts';

const HEADER = /^\s*>>(?:graph6|sparse6)<</;

/** The first graph of a graph6 or sparse6 file, as a question line writes it. */
export function readEncoded(content: string, note: (text: string) => void): string {
  const header = HEADER.exec(content)?.[0] ?? '';
  const words = content
    .slice(header.length)
    .split(/\s+/)
    .filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) throw new Slip('The file has no graph');
  if (words.length > 1) note(`the file has ${words.length} graphs; the first is taken`);
  const text = first.replace(/^[gs]6:/, '');
  const at = content.indexOf(text, header.length);
  const foreign = text.search(/[^?-~:]/);
  if (foreign >= 0) throw unexpected('a character from ? to ~', text.slice(foreign, foreign + 1), at + foreign);
  return `${text.startsWith(':') ? 's6' : 'g6'}:${text}`;
}

/** Whether every line is a word, and the first has the length that its own first characters promise. */
export function looksEncoded(content: string): boolean {
  const start = content.slice(0, 10_000).trim();
  const [first = '', second = ''] = start.split('\n', 2).map((line) => line.trim());
  if (/^[gs]6:[?-~:]+$/.test(first)) return second === '';
  const isGraph = (word: string) => /^:[?-~]+$/.test(word) || isGraph6(word);
  const word = first === start && content.length > 10_000 ? content.trim() : first;
  return isGraph(word) && (second === '' || isGraph(second) || start.length < content.trim().length);
}

function isGraph6(word: string): boolean {
  if (!/^[?-~]+$/.test(word)) return false;
  const code = (index: number) => word.charCodeAt(index) - 63;
  const isLong = word.startsWith('~');
  const order = isLong ? (code(1) << 12) | (code(2) << 6) | code(3) : code(0);
  return word.length === (isLong ? 4 : 1) + Math.ceil((order * (order - 1)) / 12);
}

/** `parents 0 1 1 3`, or the numbers alone. Line ends stay, so that an error of the question keeps its line. */
export function readParents(content: string, limits: Limits): string {
  const text = content.replace(/#.*/g, (comment) => ' '.repeat(comment.length));
  const word = /^\s*(?:parents\b)?/.exec(text)?.[0] ?? '';
  let count = 0;
  for (const { 0: number, index } of text.slice(word.length).matchAll(/\S+/g)) {
    const at = word.length + index;
    if (!/^\d+$/.test(number)) throw unexpected('the number of a vertex, or 0', number, at);
    if (++count > limits.vertices)
      throw new Slip(`The graph has more than ${limits.vertices} vertices, the most that is read`, at);
  }
  if (count === 0) throw new Slip('The file has no graph');
  return text
    .replace(/^(\s*)(?:parents\b)?[ \t]*/, '$1parents ')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();
}
