/**
 * One graph file as a piece of a question line.
 *
 * The form is told by the name's ending or by the file's first characters; what is neither is an edge list.
 */
import { readFileSync } from 'node:fs';
import { reasonOf } from '../output-file.ts';
import { readDot } from './dot.ts';
import { readEdgeList } from './edge-list.ts';
import { GraphFileError } from './file-error.ts';
import { graphToText } from './graph.ts';
import { readGraphml } from './graphml.ts';

export interface FilePiece {
  readonly text: string;
  /** Whether the text is one token; an edge list is not, and wants parentheses in a union. */
  readonly single: boolean;
}

export async function readGraphFile(path: string, note: (text: string) => void): Promise<FilePiece> {
  const content = readContent(path);
  switch (formOf(path, content)) {
    case 'graph6':
      return firstGraph(content, 'g6:', note);
    case 'sparse6':
      return firstGraph(content, 's6:', note);
    case 'digraph6':
      throw new GraphFileError('digraph6 is not read here; write the arcs as an edge list, "1>2" a line');
    case 'parents':
      return { text: parentsToText(content), single: false };
    case 'dot':
      return { text: graphToText(await readDot(content), note), single: false };
    case 'graphml':
      return { text: graphToText(await readGraphml(content), note), single: false };
    case 'edges':
      return { text: graphToText(readEdgeList(content), note), single: false };
  }
}

function readContent(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new GraphFileError(reasonOf(error));
  }
}

function formOf(path: string, content: string): 'graph6' | 'sparse6' | 'digraph6' | 'parents' | 'dot' | 'graphml' | 'edges' {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const start = content.slice(0, 200).trimStart();
  if (start.startsWith('>>graph6<<')) return 'graph6';
  if (start.startsWith('>>sparse6<<')) return 'sparse6';
  if (start.startsWith('>>digraph6<<') || ending === 'd6') return 'digraph6';
  if (ending === 'g6' || ending === 's6') return start.startsWith(':') ? 'sparse6' : 'graph6';
  if (ending === 'dot' || ending === 'gv' || /^(strict\s+)?(di)?graph\b[^\n]*\{/i.test(start)) return 'dot';
  if (ending === 'graphml' || start.startsWith('<')) return 'graphml';
  if (ending === 'parents' || /^parents\b/.test(start)) return 'parents';
  return 'edges';
}

/** Line ends stay, so that an error keeps its line. */
function parentsToText(content: string): string {
  return content
    .replace(/#.*/g, '')
    .replace(/^(\s*)(parents\b)?[ \t]*/, '$1parents ')
    .trimEnd();
}

function firstGraph(content: string, prefix: string, note: (text: string) => void): FilePiece {
  const graphs = content
    .replace(/^\s*>>(graph6|sparse6)<<:?/, (header) => (header.endsWith(':') ? ':' : ''))
    .split(/\s+/)
    .filter((line) => line !== '');
  const [first] = graphs;
  if (first === undefined) throw new GraphFileError('the file has no graph');
  if (graphs.length > 1) note(`the file has ${graphs.length} graphs; the first is taken`);
  return { text: prefix + first, single: true };
}
