/**
 * GraphML, by graphology's reader.
 *
 * The document is parsed here first, so that a slip in the XML is an error with a line instead of talk on the console.
 */
import { GraphFileError } from './file-error.ts';
import type { FilePart } from './graph.ts';

export async function readGraphml(content: string): Promise<FilePart[]> {
  const [{ DOMParser }, { MultiGraph }, { parse }] = await Promise.all([
    import('@xmldom/xmldom'),
    import('graphology'),
    import('graphology-graphml'),
  ]);
  const slips: string[] = [];
  const note = (message: string) => void slips.push(message);
  const document = attempt(slips, () =>
    new DOMParser({ locator: {}, errorHandler: { warning: note, error: note, fatalError: note } }).parseFromString(
      content,
      'application/xml',
    ),
  );
  if (document.getElementsByTagName('graph').length === 0) throw new GraphFileError('the file has no graph');
  const graph = attempt([], () => parse(MultiGraph, document));
  const parts: FilePart[] = [];
  graph.forEachNode((name) => {
    if (graph.degree(name) === 0) parts.push({ item: name });
  });
  graph.forEachEdge((edge, _attributes, from, to) => {
    parts.push({ item: { from, to, directed: graph.isDirected(edge) } });
  });
  return parts;
}

/** What the reader gives, unless it throws or notes a slip. */
function attempt<T>(slips: readonly string[], read: () => T): T {
  let value: T;
  try {
    value = read();
  } catch (error) {
    throw inWords(slips[0] ?? (error as Error).message);
  }
  if (slips[0] !== undefined) throw inWords(slips[0]);
  return value;
}

/** `[xmldom error] … @#[line:2,col:1]` and `graphology-graphml/parser: …` as one clause. */
function inWords(message: string): GraphFileError {
  const line = /\[line:(\d+)/.exec(message)?.[1];
  const clause = (message.split('\n')[0] ?? '').replace(/^\[xmldom \w+\]\s*|^graphology[^:]*: /, '').replace(/[.\s]+$/, '');
  return new GraphFileError(`it is no GraphML file: ${clause.slice(0, 120)}`, line === undefined ? undefined : Number(line));
}
