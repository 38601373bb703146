/**
 * GraphML by a reader of our own: tags and attributes are looked at one after another. No document is built, nothing is run or
 * fetched, and entities other than the five of XML are refused, so that a few bytes cannot grow into many.
 */
import { FileError, type FileGraph, GraphBuilder } from './graph-file.ts';

const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export function readGraphml(content: string): FileGraph {
  const builder = new GraphBuilder();
  const weightKeys = new Set(['weight']);
  let [isDirected, hasGraph] = [false, false];
  let edge: { from: string; to: string; at: number; weight?: string } | undefined;
  let dataAt: number | undefined;
  const finish = () => {
    if (edge !== undefined) builder.addEdge(edge.from, edge.to, edge.at, edge.weight);
    edge = undefined;
  };
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at)) {
    const skipped = skipTo(content, at);
    if (skipped > at) {
      at = skipped;
      continue;
    }
    TAG.lastIndex = at;
    const match = TAG.exec(content);
    if (match === null) throw new FileError('This tag is not well formed', at);
    const [, closing, name = '', text = '', selfClosing] = match;
    const tag = name.replace(/^.*:/, '');
    const attributes = attributesOf(text, at);
    const need = (key: string) => {
      const value = attributes.get(key);
      if (value === undefined || value === '') throw new FileError(`A ${tag} needs ${key === 'id' ? 'an id' : `a ${key}`}`, at);
      return value;
    };
    if (closing === '/') {
      if (tag === 'edge') finish();
      if (tag === 'data' && dataAt !== undefined && edge !== undefined) {
        const value = content.slice(dataAt, at).trim();
        if (/^\d{1,30}$/.test(value)) edge.weight = value;
      }
      dataAt = undefined;
    } else if (tag === 'graph') {
      if (hasGraph) throw new FileError('The file has more than one graph', at);
      [hasGraph, isDirected] = [true, attributes.get('edgedefault') === 'directed'];
    } else if (tag === 'key' && attributes.get('attr.name') === 'weight') weightKeys.add(need('id'));
    else if (tag === 'node') builder.addVertex(need('id'), at);
    else if (tag === 'edge') {
      finish();
      edge = { from: need('source'), to: need('target'), at };
      if (selfClosing === '/') finish();
    } else if (tag === 'data' && selfClosing !== '/' && weightKeys.has(attributes.get('key') ?? '')) dataAt = TAG.lastIndex;
    at = TAG.lastIndex;
  }
  finish();
  if (!hasGraph) throw new FileError('The file has no graph', 0);
  return builder.build(isDirected);
}

/** Past a comment, a declaration or plain characters; document types are refused. */
function skipTo(content: string, at: number): number {
  const end = (open: string, close: string) => {
    if (!content.startsWith(open, at)) return at;
    const found = content.indexOf(close, at + open.length);
    if (found < 0) throw new FileError(`${open} is not closed`, at);
    return found + close.length;
  };
  if (/^<!(?:DOCTYPE|ENTITY)/i.test(content.slice(at, at + 10)))
    throw new FileError('Document types and entities are not read here', at);
  return Math.max(end('<!--', '-->'), end('<?', '?>'), end('<![CDATA[', ']]>'));
}

function attributesOf(text: string, at: number): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single] of text.matchAll(ATTRIBUTE)) {
    const value = (double ?? single ?? '').replace(/&([^;]{0,10});?/g, (_, name: string) => {
      const character = ENTITIES[name];
      if (character === undefined) throw new FileError('Entities are not read here', at);
      return character;
    });
    attributes.set(key, value);
  }
  return attributes;
}
