/**
 * Edge lists: a line for each edge, `u v`, `u,v` or `u;v`, with a weight after it if there is one; a name alone is a vertex. Or as
 * the question line has it, several on a line: `1-2=4 2>3 5`. `#` and `%` start a comment.
 */
import { Slip, unexpected } from './file-error.ts';
import { type FileGraph, GraphBuilder, isWeight, type Limits } from './file-graph.ts';

/** What nearly all lines of a large file look like. */
const PAIR = /^\s*([^\s,;#%<>=-]+)[\s,;]+([^\s,;#%<>=-]+)\s*$/;
const WORD = /[^\s,;]+/g;
const JOINED = /^([^<>=-]+)(--?|-?>)([^<>=-]+)(?:=(.*))?$/;
const NAME = /^[^<>=-]+$/;

export function readEdgeList(content: string, limits: Limits): FileGraph {
  const builder = new GraphBuilder(content, limits);
  let start = 0;
  while (start < content.length) {
    const found = content.indexOf('\n', start);
    const end = found < 0 ? content.length : found;
    const line = content.slice(start, end);
    const [, from, to] = PAIR.exec(line) ?? [];
    if (from !== undefined && to !== undefined) builder.addEdge({ from, to, directed: false }, start);
    else readLine(line, start, builder);
    start = end + 1;
  }
  return builder.build();
}

interface Word {
  readonly text: string;
  readonly at: number;
}

function readLine(line: string, start: number, builder: GraphBuilder): void {
  const words = [...line.replace(/[#%].*/, '').matchAll(WORD)].map(({ 0: text, index }) => ({ text, at: start + index }));
  if (words.length === 1 || words.some(({ text }) => JOINED.test(text))) {
    for (const word of words) readWord(word, builder);
    return;
  }
  const [from, to, weight, more] = words;
  if (from === undefined || to === undefined) return;
  if (more !== undefined) throw unexpected('the end of the line after two vertices and a weight', more.text, more.at);
  for (const { text, at } of [from, to]) if (!NAME.test(text)) throw unexpected('an edge, such as "1 2" or "1-2"', text, at);
  builder.addEdge({ from: from.text, to: to.text, directed: false, ...readWeight(weight?.text, weight?.at ?? 0) }, from.at);
}

function readWord({ text, at }: Word, builder: GraphBuilder): void {
  const [, from, sign, to, weight] = JOINED.exec(text) ?? [];
  if (from !== undefined && to !== undefined)
    builder.addEdge({ from, to, directed: sign?.endsWith('>') === true, ...readWeight(weight, at) }, at);
  else if (NAME.test(text)) builder.addVertex(text, at);
  else throw unexpected('an edge, such as "1 2" or "1-2"', text, at);
}

function readWeight(weight: string | undefined, at: number): { weight?: string } {
  if (weight === undefined) return {};
  if (!isWeight(weight)) throw new Slip('A weight is a whole number', at, { expected: 'a whole number' });
  return { weight };
}
