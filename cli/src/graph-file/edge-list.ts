/**
 * Edge lists: a line for each edge, `u v`, `u,v`, `u-v` or `u>v`; a name alone is a vertex; `#` and `%` start a comment.
 *
 * The question line's own way, several edges on one line with values, is read too: `1-2=4 2-3=2`.
 */
import { GraphFileError } from './file-error.ts';
import type { FileEdge, FileGraph } from './graph.ts';

const EDGE = /^([^\s<>=-]+)([->])([^\s<>=-]+)(=\S+)?$/;

export function readEdgeList(content: string): FileGraph {
  const parts: { line: number; item: FileEdge | string }[] = [];
  content.split('\n').forEach((text, index) => {
    const line = index + 1;
    const words = text
      .replace(/[#%].*/, '')
      .split(/[\s,;]+/)
      .filter((word) => word !== '');
    const [from, to] = words;
    if (from === undefined) return;
    const edges = words.map((word) => EDGE.exec(word));
    if (edges.every((edge) => edge !== null)) {
      for (const [, source = '', arrow, target = '', value] of edges) {
        parts.push({ line, item: { from: source, to: target, directed: arrow === '>', ...(value !== undefined && { value }) } });
      }
    } else if (words.length === 1) {
      parts.push({ line, item: from });
    } else if (words.length === 2 && to !== undefined && edges.every((edge) => edge === null)) {
      parts.push({ line, item: { from, to, directed: false } });
    } else {
      throw new GraphFileError(`expected an edge, such as "1 2" or "1-2"; found "${text.trim().slice(0, 40)}"`, line);
    }
  });
  return { parts };
}
