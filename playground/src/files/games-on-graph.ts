/** Which games can be played on a graph that came without one, and the question line of each. */
import type { GraphNotation } from 'impartial';
import { type FileContent, type FileGraph, graphToText, wantsOf, withPlainNames } from 'impartial-graph-files';
import type { ListedRuleset } from '../rulesets/list-rulesets.ts';

export interface PlayableGame {
  readonly ruleset: string;
  readonly title: string;
  readonly line: string;
}

export function gamesOn(file: FileContent, rulesets: readonly ListedRuleset[]): readonly PlayableGame[] {
  return rulesets.flatMap(({ id, title, graph }) => {
    const text = graph === undefined ? undefined : textFor(graph, file);
    return text === undefined ? [] : [{ ruleset: id, title, line: `${id} ${text}` }];
  });
}

/** The position that the file is where graphs are written so; nothing where it does not fit. */
function textFor(notation: GraphNotation, file: FileContent): string | undefined {
  if ('text' in file) {
    const fits = file.form === 'parents' ? notation.forest : notation.families;
    return fits === true ? file.text : undefined;
  }
  const fits = isDirected(file.graph) === (notation.arrow === '>') && (notation.forest !== true || isForest(file.graph));
  return fits ? graphText(file.graph, notation) : undefined;
}

/** The graph as a position; a piece, or labels that may not be missing, are on the vertex that the file names first. */
export function graphText(graph: FileGraph, notation: GraphNotation): string {
  const text = graphToText(graph, { wants: wantsOf(notation) });
  const [first = ''] = withPlainNames(graph).vertices;
  if (notation.piece === true) return `${text} @${first}`;
  return notation.labels === 'counted' ? `${text} : ${first}` : text;
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
