/** Which games can be played on a graph that came without one, and the question line of each. */
import { nameError } from 'impartial';
import type { FileGraph } from './graph-file.ts';
import type { ReadFile } from './read-graph-file.ts';

export interface PlayableGame {
  readonly ruleset: string;
  readonly title: string;
  readonly line: string;
}

const UNDIRECTED: readonly (readonly [string, string])[] = [
  ['node-kayles', 'Node-Kayles'],
  ['geodetic', 'Geodetic game'],
  ['selective-node-kayles', 'Selective Node-Kayles'],
];

export function gamesOn(file: Exclude<ReadFile, { message: string }>): readonly PlayableGame[] {
  if ('encoded' in file) return UNDIRECTED.map(([ruleset, title]) => ({ ruleset, title, line: `${ruleset} ${file.encoded}` }));
  const graph = withPlainNames(file.graph);
  const games = [
    ...(graph.directed ? [['directed-node-kayles', 'Directed Node-Kayles'] as const] : UNDIRECTED),
    ...(isForest(graph) ? [['hackendot', 'Hackendot'] as const] : []),
    ...(graph.directed ? [['dancing-mania', 'Dancing Mania'] as const] : [['nim-on-graphs', 'Nim on graphs'] as const]),
  ];
  return games.map(([ruleset, title]) => ({ ruleset, title, line: `${ruleset} ${graphText(graph, ruleset)}` }));
}

/** The graph as the position of a ruleset. */
export function graphText(graph: FileGraph, ruleset: string): string {
  const { vertices, edges, directed } = withPlainNames(graph);
  const arrow = ruleset === 'hackendot' || ruleset === 'dancing-mania' || ruleset === 'directed-node-kayles' ? '>' : '-';
  const isNim = ruleset === 'nim-on-graphs';
  const seen = new Set<string>();
  const words = edges.flatMap(({ from, to, weight = '1' }) => {
    const key = directed || from < to ? `${from} ${to}` : `${to} ${from}`;
    if (!isNim && seen.has(key)) return [];
    seen.add(key);
    return [`${from}${arrow}${to}${isNim ? `=${weight}` : ''}`];
  });
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const alone = vertices.filter((name) => !joined.has(name));
  const text = [...words, ...alone].join(' ');
  if (isNim) return `${text} @${vertices[0]}`;
  return ruleset === 'dancing-mania' ? `${text} : ${vertices[0]}` : text;
}

/** Numbers for names where some name cannot stand in a question line. */
function withPlainNames(graph: FileGraph): FileGraph {
  if (graph.vertices.every((name) => nameError(name, 0) === undefined)) return graph;
  const numbers = new Map(graph.vertices.map((name, index) => [name, String(index + 1)]));
  const number = (name: string) => numbers.get(name) ?? '';
  return {
    ...graph,
    vertices: graph.vertices.map(number),
    edges: graph.edges.map(({ from, to, weight }) => ({
      from: number(from),
      to: number(to),
      ...(weight !== undefined && { weight }),
    })),
  };
}

/** Whether every arrow can lead away from a root: one parent each, and no cycle. */
function isForest({ vertices, edges, directed }: FileGraph): boolean {
  if (!directed) return false;
  const parent = new Map(edges.map(({ from, to }) => [to, from]));
  if (parent.size < edges.length) return false;
  return vertices.every((name) => {
    const path = new Set([name]);
    for (let up = parent.get(name); up !== undefined; up = parent.get(up)) {
      if (path.has(up)) return false;
      path.add(up);
    }
    return true;
  });
}
