/**
 * A graph out of a file, and how the question line writes it.
 *
 * Vertex names outside the notation's alphabet, or that would read as a family, are replaced by numbers for the whole graph.
 * An edge that has a line in its file keeps it: the text has one line for each line of the file, so that an error inside it
 * can be shown at its place.
 */
export interface FileEdge {
  readonly from: string;
  readonly to: string;
  readonly directed: boolean;
  /** `=4`, where the file gives the edge a value. */
  readonly value?: string;
}

export interface FileGraph {
  /** The names of vertices that are stated by themselves, with their places in `parts`. */
  readonly parts: readonly { readonly line?: number; readonly item: FileEdge | string }[];
}

const NAME = /^[A-Za-z0-9_.]+$/;
const FAMILY = /^(?:[PCKQSG]\d.*|petersen)$/;

export function graphToText({ parts }: FileGraph, note: (text: string) => void): string {
  const rename = renaming(
    parts.flatMap(({ item }) => (typeof item === 'string' ? [item] : [item.from, item.to])),
    note,
  );
  const words: string[] = [];
  let line = 1;
  for (const part of parts) {
    const { item } = part;
    const word =
      typeof item === 'string'
        ? rename(item)
        : `${rename(item.from)}${item.directed ? '>' : '-'}${rename(item.to)}${item.value ?? ''}`;
    if (part.line !== undefined && part.line > line) {
      words.push('\n'.repeat(part.line - line), word);
      line = part.line;
    } else {
      words.push(words.length === 0 ? word : ` ${word}`);
    }
  }
  return words.length === 0 ? 'P0' : words.join('');
}

function renaming(names: readonly string[], note: (text: string) => void): (name: string) => string {
  const odd = names.find((name) => !NAME.test(name) || FAMILY.test(name));
  if (odd === undefined) return (name) => name;
  const numbers = new Map<string, string>();
  for (const name of names) if (!numbers.has(name)) numbers.set(name, String(numbers.size + 1));
  const some = [...numbers].slice(0, 3).map(([name, number]) => `${number} = ${JSON.stringify(name.slice(0, 20))}`);
  note(
    `"${odd.slice(0, 20)}" is no vertex name here: vertices are numbered 1 to ${numbers.size} (${some.join(', ')}${numbers.size > 3 ? ', …' : ''})`,
  );
  return (name) => numbers.get(name) ?? name;
}
