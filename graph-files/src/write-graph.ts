/**
 * A graph in the forms that other programs read. Where a form cannot write some name, all vertices are numbered, as they are for
 * the question line.
 */
import type { FileEdge, FileGraph } from './file-graph.ts';
import { withNames } from './plain-names.ts';

export interface WrittenForm {
  readonly name: string;
  readonly extension: string;
  readonly type: string;
  write(graph: FileGraph): string;
}

const QUIET = () => undefined;

export const WRITTEN_FORMS: readonly WrittenForm[] = [
  { name: 'edge list', extension: 'txt', type: 'text/plain', write: writeEdgeList },
  { name: 'DOT', extension: 'dot', type: 'text/vnd.graphviz', write: writeDot },
  { name: 'GraphML', extension: 'graphml', type: 'application/xml', write: writeGraphml },
  { name: 'JSON', extension: 'json', type: 'application/json', write: writeJson },
];

/** A line for each edge: `1 2`, `1 2 5` with a weight, `1>2` or `1>2=5` where it is directed. */
export function writeEdgeList(graph: FileGraph): string {
  const { edges, alone } = withNames(graph, (name) => /^[^\s,;#%<>=-]+$/.test(name), QUIET);
  const lines = edges.map(({ from, to, directed, weight }) => {
    if (directed) return `${from}>${to}${weight === undefined ? '' : `=${weight}`}`;
    return `${from} ${to}${weight === undefined ? '' : ` ${weight}`}`;
  });
  return `${[...lines, ...alone.map(({ name }) => name)].join('\n')}\n`;
}

/** Edges without direction in a `digraph` are arcs; a file has one kind. */
export function writeDot(graph: FileGraph): string {
  const { vertices, edges } = withNames(graph, (name) => !/[\\\r]/.test(name), QUIET);
  const quote = (name: string) => `"${name.replaceAll('"', '\\"')}"`;
  const directed = edges.some((edge) => edge.directed);
  const lines = edges.map(
    ({ from, to, weight }) =>
      `  ${quote(from)} ${directed ? '->' : '--'} ${quote(to)}${weight === undefined ? '' : ` [weight=${weight}]`};`,
  );
  return `${directed ? 'di' : ''}graph {\n${[...vertices.map((name) => `  ${quote(name)};`), ...lines].join('\n')}\n}\n`;
}

export function writeGraphml(graph: FileGraph): string {
  const { vertices, edges } = withNames(graph, isInXml, QUIET);
  const isDirected = edges.some(({ directed }) => directed);
  const nodes = vertices.map((name) => `    <node id="${toXml(name)}"/>`);
  const lines = edges.map((edge) => edgeToXml(edge, isDirected));
  return `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="weight" for="edge" attr.name="weight" attr.type="int"/>
  <graph edgedefault="${isDirected ? 'directed' : 'undirected'}">
${[...nodes, ...lines].join('\n')}
  </graph>
</graphml>
`;
}

function edgeToXml({ from, to, directed, weight }: FileEdge, isDirected: boolean): string {
  const own = directed === isDirected ? '' : ` directed="${directed}"`;
  const data = weight === undefined ? '/>' : `><data key="weight">${weight}</data></edge>`;
  return `    <edge source="${toXml(from)}" target="${toXml(to)}"${own}${data}`;
}

/** XML has no control characters besides white space, and no halves of characters. */
function isInXml(name: string): boolean {
  return name !== '' && !/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(name);
}

function toXml(text: string): string {
  return text.replace(/[&<>"'\s]/g, (character) => (character === ' ' ? ' ' : `&#${character.charCodeAt(0)};`));
}

export function writeJson({ vertices, edges }: FileGraph): string {
  return `${JSON.stringify({
    directed: edges.some(({ directed }) => directed),
    vertices,
    edges: edges.map(({ from, to, weight }) => (weight === undefined ? [from, to] : [from, to, weight])),
  })}\n`;
}
