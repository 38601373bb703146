/**
 * Edge lists: a line for each edge, `u v`, `u,v`, `u-v` or `u>v`; a name alone is a vertex; `#` and `%` start a comment.
 *
 * The question line's own way, several edges on one line and with values, is read too: `1-2=4 2-3=2`.
 */
import { GraphFileError } from './file-error.ts';
import type { FilePart } from './graph.ts';

/** What nearly all lines of a large file look like. */
const PAIR = /^\s*([^\s,;#%<>=-]+)[\s,;]+([^\s,;#%<>=-]+)\s*$/;
const EDGE = /^([^\s<>=-]+)([->])([^\s<>=-]+)(=\S+)?$/;

export function readEdgeList(content: string): FilePart[] {
  const parts: FilePart[] = [];
  let line = 0;
  for (const text of content.split('\n')) {
    line++;
    const [, from, to] = PAIR.exec(text) ?? [];
    if (from !== undefined && to !== undefined) parts.push({ item: { from, to, directed: false }, line });
    else parts.push(...readLine(text, line));
  }
  return parts;
}

function readLine(text: string, line: number): FilePart[] {
  const words = text
    .replace(/[#%].*/, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const edges = words.map((word) => EDGE.exec(word));
  if (edges.every((edge) => edge !== null)) {
    return edges.map(([, from = '', arrow, to = '', value]) => ({
      item: { from, to, directed: arrow === '>', ...(value !== undefined && { value }) },
      line,
    }));
  }
  const [from, to, more] = words;
  if (from !== undefined && more === undefined && edges.every((edge) => edge === null)) {
    return [{ item: to === undefined ? from : { from, to, directed: false }, line }];
  }
  throw new GraphFileError(`expected an edge, such as "1 2" or "1-2"; found "${text.trim().slice(0, 40)}"`, line);
}
