/**
 * GraphML, by graphology's reader.
 *
 * The document is parsed here first, so that a slip in the XML is an error with a line instead of talk on the console.
 */
import { GraphFileError } from './file-error.ts';
import type { FileEdge, FileGraph } from './graph.ts';

export async function readGraphml(content: string): Promise<FileGraph> {
  const [{ DOMParser }, { MultiGraph }, { parse }] = await Promise.all([
    import('@xmldom/xmldom'),
    import('graphology'),
    import('graphology-graphml'),
  ]);
  const fail = (message: string): never => {
    const line = /line:(\d+)/.exec(message)?.[1];
    throw new GraphFileError(`it is no GraphML file: ${firstLine(message)}`, line === undefined ? undefined : Number(line));
  };
  const document = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } }).parseFromString(content);
  if (document.getElementsByTagName('graph').length === 0) throw new GraphFileError('the file has no graph');
  const graph = parseDocument(() => parse(MultiGraph, document));
  const parts: { item: FileEdge | string }[] = [];
  graph.forEachNode((name) => {
    if (graph.degree(name) === 0) parts.push({ item: name });
  });
  graph.forEachEdge((edge, _attributes, from, to) => parts.push({ item: { from, to, directed: graph.isDirected(edge) } }));
  return { parts };
}

function parseDocument<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new GraphFileError(`it is no GraphML file: ${firstLine((error as Error).message).replace(/^graphology[^:]*: /, '')}`);
  }
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/^\[xmldom \w+\]\s*/, '').slice(0, 120);
}
