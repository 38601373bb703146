/**
 * A graph out of a file, and how the question line writes it.
 *
 * Vertex names outside the notation's alphabet, or that would read as a family, are replaced by numbers for the whole graph.
 * A part that has a line in its file keeps it: the text has one line for each line of the file, so that an error inside it
 * can be shown at its place.
 */
import { nameError } from 'impartial';

export interface FileEdge {
  readonly from: string;
  readonly to: string;
  readonly directed: boolean;
  /** `=4`, where the file gives the edge a value. */
  readonly value?: string;
}

/** An edge, or a vertex that is stated by itself. */
export interface FilePart {
  readonly item: FileEdge | string;
  readonly line?: number;
}

export function graphToText(parts: readonly FilePart[], note: (text: string) => void): string {
  const rename = renaming(parts, note);
  const words: string[] = [];
  let line = 1;
  for (const part of parts) {
    if (part.line !== undefined && part.line > line) {
      words.push('\n'.repeat(part.line - line));
      line = part.line;
    } else if (words.length > 0) {
      words.push(' ');
    }
    words.push(partToText(part.item, rename));
  }
  return words.length === 0 ? 'P0' : words.join('');
}

type Rename = (name: string) => string;

function partToText(item: FileEdge | string, rename: Rename): string {
  if (typeof item === 'string') return rename(item);
  return `${rename(item.from)}${item.directed ? '>' : '-'}${rename(item.to)}${item.value ?? ''}`;
}

function renaming(parts: readonly FilePart[], note: (text: string) => void): Rename {
  const odd = parts.find(({ item }) => !namesOf(item).every(isName));
  if (odd === undefined) return (name) => name;
  const numbers = new Map<string, string>();
  for (const { item } of parts) {
    for (const name of namesOf(item)) if (!numbers.has(name)) numbers.set(name, String(numbers.size + 1));
  }
  const [name = ''] = namesOf(odd.item).filter((each) => !isName(each));
  const some = [...numbers].slice(0, 3).map(([each, number]) => `${number} = ${JSON.stringify(each.slice(0, 20))}`);
  note(
    `"${name.slice(0, 20)}" cannot name a vertex in a question: vertices are numbered 1 to ${numbers.size} ` +
      `(${some.join(', ')}${numbers.size > 3 ? ', …' : ''})`,
  );
  return (each) => numbers.get(each) ?? each;
}

function isName(name: string): boolean {
  return nameError(name, 0) === undefined;
}

function namesOf(item: FileEdge | string): readonly string[] {
  return typeof item === 'string' ? [item] : [item.from, item.to];
}
