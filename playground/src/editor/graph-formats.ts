/** Text forms of graphs: what is pasted becomes a graph of the question line; what is saved is read by other programs. */
import type { GraphTexts } from '../solver/tasks.ts';

/** The graph as the question line writes it; undefined where the text is none of the forms that are read here. */
export function readGraphText(content: string): string | undefined {
  const text = content.trim();
  if (text === '') return undefined;
  const encoded = text.replace(/^>>(?:graph6|sparse6)<</, '');
  if (/^[gs]6:\S+$/.test(encoded)) return encoded;
  if (/^:[?-~]+$/.test(encoded)) return `s6:${encoded}`;
  if (/^\w[\w.]*\s*-\s*\w/.test(text) || /^(?:[\w.]+-[\w.]+\s*)+$/.test(text))
    return text.replace(/\s*-\s*/g, '-').replace(/[\s,;]+/g, ' ');
  const pairs = text.split(/\r?\n/).map((line) => /^\s*([\w.]+)[\s,;]+([\w.]+)\s*$/.exec(line));
  if (pairs.every((pair) => pair !== null)) return pairs.map((pair) => `${pair?.[1]}-${pair?.[2]}`).join(' ');
  return /^[?-~]+$/.test(encoded) ? `g6:${encoded}` : undefined;
}

interface Export {
  readonly name: string;
  readonly extension: string;
  write(graph: GraphTexts): string;
}

export const EXPORTS: readonly Export[] = [
  { name: 'graph6', extension: 'g6', write: ({ graph6 }) => `${graph6}\n` },
  { name: 'sparse6', extension: 's6', write: ({ sparse6 }) => `${sparse6}\n` },
  { name: 'edge list', extension: 'txt', write: ({ edges }) => edges.map(([u, v]) => `${u} ${v}\n`).join('') },
  {
    name: 'DOT',
    extension: 'dot',
    write: ({ vertices, edges }) =>
      `graph {\n${vertices.map((name) => `  "${name}";\n`).join('')}${edges.map(([u, v]) => `  "${u}" -- "${v}";\n`).join('')}}\n`,
  },
  {
    name: 'GraphML',
    extension: 'graphml',
    write: ({ vertices, edges }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n<graph edgedefault="undirected">\n${vertices
        .map((name) => `<node id="${name}"/>\n`)
        .join('')}${edges.map(([u, v]) => `<edge source="${u}" target="${v}"/>\n`).join('')}</graph>\n</graphml>\n`,
  },
  { name: 'JSON', extension: 'json', write: ({ vertices, edges }) => `${JSON.stringify({ vertices, edges })}\n` },
];
