/** Which games can be played on a graph that came without one, and the question line of each. */
import { type FileContent, type FileGraph, graphToText, wantsOf, withPlainNames } from 'impartial-graph-files';

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

export function gamesOn(file: FileContent): readonly PlayableGame[] {
  if ('text' in file) {
    const games = file.form === 'parents' ? [['hackendot', 'Hackendot'] as const] : UNDIRECTED;
    return games.map(([ruleset, title]) => ({ ruleset, title, line: `${ruleset} ${file.text}` }));
  }
  const { graph } = file;
  const directed = isDirected(graph);
  const games = [
    ...(directed ? [['directed-node-kayles', 'Directed Node-Kayles'] as const] : UNDIRECTED),
    ...(directed && isForest(graph) ? [['hackendot', 'Hackendot'] as const] : []),
    ...(directed ? [['dancing-mania', 'Dancing Mania'] as const] : [['nim-on-graphs', 'Nim on graphs'] as const]),
  ];
  return games.map(([ruleset, title]) => ({ ruleset, title, line: `${ruleset} ${graphText(graph, ruleset)}` }));
}

/** The graph as the position of a ruleset, whose piece or label is on the vertex that the file names first. */
export function graphText(graph: FileGraph, ruleset: string): string {
  const text = graphToText(graph, { wants: wantsOf(ruleset) });
  const [first = ''] = withPlainNames(graph).vertices;
  if (ruleset === 'nim-on-graphs') return `${text} @${first}`;
  return ruleset === 'dancing-mania' ? `${text} : ${first}` : text;
}

function isDirected({ edges }: FileGraph): boolean {
  return edges.some(({ directed }) => directed);
}

/** Whether every arrow can lead away from a root: one parent each, and no cycle. */
function isForest({ vertices, edges }: FileGraph): boolean {
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
