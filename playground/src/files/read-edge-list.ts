/** Edge lists: one edge a line, `1 2`, `1,2`, `1-2` or `1>2`, a weight after it if there is one; or several `1-2` on a line. */
import { FileError, type FileGraph, GraphBuilder } from './graph-file.ts';

const WORD = /[^\s,;]+/g;
const JOINED = /^([\w.]+)(-|>|--|->)([\w.]+)(?:=(\d{1,30}))?$/;

export function readEdgeList(content: string): FileGraph {
  const builder = new GraphBuilder();
  let isDirected = false;
  let start = 0;
  for (const line of content.split('\n')) {
    const found = [...line.replace(/[#%].*/, '').matchAll(WORD)];
    const words = found.map(([text]) => text);
    const places = found.map(({ index }) => start + index);
    const [first = '', second, weight] = words;
    if (words.some((word) => JOINED.test(word)) || words.length === 1) {
      for (const [index, word] of words.entries()) {
        const at = places[index] ?? start;
        const edge = JOINED.exec(word);
        if (edge === null) builder.addVertex(nameAt(word, at), at);
        else {
          builder.addEdge(edge[1] ?? '', edge[3] ?? '', at, edge[4]);
          isDirected ||= /^-?>$/.test(edge[2] ?? '');
        }
      }
    } else if (second !== undefined) {
      const at = places[0] ?? start;
      if (words.length > 3) throw new FileError('A line has two vertices and at most one weight', places[3] ?? at);
      if (weight !== undefined && !/^\d{1,30}$/.test(weight)) throw new FileError('A weight is a whole number', places[2] ?? at);
      builder.addEdge(nameAt(first, at), nameAt(second, places[1] ?? at), at, weight);
    }
    start += line.length + 1;
  }
  return builder.build(isDirected);
}

function nameAt(name: string, at: number): string {
  if (!/^[\w.]{1,60}$/.test(name)) throw new FileError('A vertex name is made of letters, digits, _ and dots', at);
  return name;
}
