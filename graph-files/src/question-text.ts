/**
 * A graph as the position of a ruleset. Directions and weights go where the game wants them and nowhere else: a game on edges
 * forgets directions (two arcs that become one edge are one), a game on arcs takes an edge as an arc from the vertex named first,
 * and an edge without a weight has weight 1 where weights are wanted. Loops and repeated edges are written as they are: the game
 * says what it thinks of them.
 */
import type { GraphNotation } from 'impartial';
import type { FileEdge, FileGraph, LoneVertex } from './file-graph.ts';
import { withPlainNames } from './plain-names.ts';

/** What a game makes of an edge. */
export interface Wants {
  readonly arcs: boolean;
  readonly weights: boolean;
}

/** What a ruleset wants that writes graphs so; undefined for one that does not say how, which gets everything that the file has. */
export function wantsOf(notation: GraphNotation | undefined): Wants | undefined {
  return notation === undefined ? undefined : { arcs: notation.arrow === '>', weights: notation.weights === true };
}

export interface TextOptions {
  readonly wants?: Wants | undefined;
  /** Each part on the line that it has in the file, so that an error has its place; or else all on one line. */
  readonly keepLines?: boolean;
  readonly note?: (text: string) => void;
}

/** The edges and lone vertices in the order of the file; `P0` where there is no vertex. */
export function graphToText(graph: FileGraph, { wants, keepLines = false, note = () => undefined }: TextOptions = {}): string {
  const { edges, alone } = withPlainNames(graph, note);
  const chosen = wants === undefined ? edges : edgesFor(wants, edges, note);
  const words: string[] = [];
  let line = 1;
  for (const part of inOrder(chosen, alone)) {
    if (keepLines && part.line !== undefined && part.line > line) {
      words.push('\n'.repeat(part.line - line));
      line = part.line;
    } else if (words.length > 0) words.push(' ');
    words.push('name' in part ? part.name : edgeToText(part));
  }
  return words.length === 0 ? 'P0' : words.join('');
}

function edgeToText({ from, to, directed, weight }: FileEdge): string {
  return `${from}${directed ? '>' : '-'}${to}${weight === undefined ? '' : `=${weight}`}`;
}

function edgesFor({ arcs, weights }: Wants, edges: readonly FileEdge[], note: (text: string) => void): readonly FileEdge[] {
  const hasOther = edges.some(({ directed }) => directed !== arcs);
  if (hasOther)
    note(arcs ? 'edges are taken as arcs from the vertex that is named first' : 'directions are forgotten: this game has none');
  if (weights && edges.some(({ weight }) => weight === undefined)) note('edges without a weight have weight 1');
  const isAsWanted = !hasOther && edges.every(({ weight }) => (weight !== undefined) === weights);
  if (isAsWanted) return edges;
  const directed = hasOther && !arcs ? withoutOppositeArcs(edges, weights) : edges;
  return directed.map(({ from, to, weight = '1', line }) => ({
    from,
    to,
    directed: arcs,
    ...(weights && { weight }),
    ...(line !== undefined && { line }),
  }));
}

/** Without the second of two arcs in opposite directions between the same vertices, of the same weight where weights count. */
function withoutOppositeArcs(edges: readonly FileEdge[], weights: boolean): readonly FileEdge[] {
  const seen = new Set<string>();
  const key = (from: string, to: string, weight = '') => JSON.stringify([from, to, weights ? weight : '']);
  return edges.filter(({ from, to, directed, weight }) => {
    if (!directed || from === to) return true;
    if (seen.delete(key(to, from, weight))) return false;
    seen.add(key(from, to, weight));
    return true;
  });
}

/** Both lists in the order of their lines; at the same line, or without one, edges come first. */
function* inOrder(edges: readonly FileEdge[], alone: readonly LoneVertex[]): Generator<FileEdge | LoneVertex> {
  let next = 0;
  for (const edge of edges) {
    for (let vertex = alone[next]; vertex !== undefined && isBefore(vertex, edge); vertex = alone[++next]) yield vertex;
    yield edge;
  }
  yield* alone.slice(next);
}

function isBefore(vertex: LoneVertex, edge: FileEdge): boolean {
  return vertex.line !== undefined && edge.line !== undefined && vertex.line < edge.line;
}
