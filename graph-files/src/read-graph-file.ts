/**
 * Any text that may be a graph. Its form is told by the ending of its name, where it has one that says it, or else by its first
 * characters; what has no other form is an edge list. Nothing throws: a bad file gives an error with its place.
 */
import { readDot } from './dot.ts';
import { readEdgeList } from './edge-list.ts';
import { errorOf, type FileError, Slip } from './file-error.ts';
import { DEFAULT_LIMITS, type FileGraph, type Limits } from './file-graph.ts';
import { readGraphml } from './graphml.ts';
import { readJson } from './json.ts';
import { looksEncoded, readEncoded, readParents } from './verbatim.ts';

export type Form = 'graph6' | 'digraph6' | 'parents' | 'dot' | 'graphml' | 'json' | 'edge-list';

/** A graph, or the text for which a question line has its own reader. */
export type FileContent =
  | { readonly form: 'graph6' | 'parents'; readonly text: string }
  | { readonly form: 'dot' | 'graphml' | 'json' | 'edge-list'; readonly graph: FileGraph };

export type ReadFile =
  | { readonly ok: true; readonly value: FileContent /** What was left out, each a clause. */; readonly notes: readonly string[] }
  | { readonly ok: false; readonly error: FileError };

export interface ReadOptions {
  /** The name of the file; its ending may say the form. */
  readonly name?: string;
  readonly limits?: Partial<Limits>;
}

const ENDINGS: Readonly<Record<string, Form>> = {
  g6: 'graph6',
  s6: 'graph6',
  d6: 'digraph6',
  parents: 'parents',
  dot: 'dot',
  gv: 'dot',
  graphml: 'graphml',
  json: 'json',
  cyjs: 'json',
  csv: 'edge-list',
  edges: 'edge-list',
  edgelist: 'edge-list',
};

export function readGraphFile(content: string, { name = '', limits: some = {} }: ReadOptions = {}): ReadFile {
  const limits = { ...DEFAULT_LIMITS, ...some };
  if (content.length > limits.characters)
    return {
      ok: false,
      error: { message: `The file has ${content.length} characters; up to ${limits.characters} are read.` },
    };
  const text = withPlainLines(content);
  const notes: string[] = [];
  try {
    return { ok: true, value: readAs(formOf(text, name), text, limits, (note) => notes.push(note)), notes };
  } catch (error) {
    if (!(error instanceof Slip)) throw error;
    return { ok: false, error: errorOf(error, text) };
  }
}

/** Without the mark of byte order, and with one kind of line end. */
function withPlainLines(content: string): string {
  const text = content.startsWith('\ufeff') ? content.slice(1) : content;
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

export function formOf(content: string, name = ''): Form {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const start = content.slice(0, 1000).trimStart();
  if (start.startsWith('>>digraph6<<')) return 'digraph6';
  if (/^>>(?:graph6|sparse6)<</.test(start)) return 'graph6';
  const named = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  if (named !== undefined) return named;
  if (start.startsWith('<')) return 'graphml';
  if (looksEncoded(content)) return 'graph6';
  if (/^[{[]/.test(start)) return 'json';
  if (/^(?:\/\/|\/\*|(?:strict\s+)?(?:di)?graph\b[^\n]*(?:\{|$))/i.test(start)) return 'dot';
  if (/^#[^\n]*\n\s*(?:strict\s+)?(?:di)?graph\b[^\n]*\{/i.test(start)) return 'dot';
  return /^parents\b/.test(start) ? 'parents' : 'edge-list';
}

function readAs(form: Form, content: string, limits: Limits, note: (text: string) => void): FileContent {
  switch (form) {
    case 'graph6':
      return { form, text: readEncoded(content, note) };
    case 'digraph6':
      throw new Slip('digraph6 is not read here; write the arcs as an edge list, "1>2" a line');
    case 'parents':
      return { form, text: readParents(content, limits) };
    case 'dot':
      return { form, graph: readDot(content, limits, note) };
    case 'graphml':
      return { form, graph: readGraphml(content, limits, note) };
    case 'json':
      return { form, graph: readJson(content, limits, note) };
    case 'edge-list':
      return { form, graph: readEdgeList(content, limits) };
  }
}
