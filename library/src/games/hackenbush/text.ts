/**
 * Drawings of Hackenbush in the question line: `0-1 1-2 1-2 @0`. Edges may be parallel and loops; `@` names a vertex of the ground, of
 * which there may be several. In the place of edges a graph may stand: `P5 @1`, `G3x3 @7 @8 @9`. `P0` is a component of which nothing
 * is left. An edge without a way to the ground is an error: it would have fallen.
 */
import { DEFAULT_LIMITS } from '../../core/limits.ts';
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import type { PositionText } from '../../core/ruleset.ts';
import { parseGraphExpression } from '../../notation/graph-expression.ts';
import { graphWordEnd, isFamily } from '../../notation/graph-family.ts';
import { NameTable } from '../../notation/name-table.ts';
import { eachWord, skipSpace, type Word } from '../../notation/tokens.ts';
import { nameError } from '../../notation/vertex-name.ts';
import { eachEdge, vertexName } from '../../structures/graph.ts';
import { buildSum } from '../../structures/graph-sum.ts';
import { edgeCount, edgeName, type Hackenbush, standing, toHackenbush, vertexNameOf, withEdges } from './position.ts';

/** What the words of a line have named so far. */
class Reader {
  readonly table = new NameTable();
  readonly pairs: number[] = [];
  /** Where each edge stands in the line. */
  readonly places: number[] = [];
  /** How many edges belong to a graph, which is not written edge by edge; they come first. */
  ofGraph = 0;
  readonly ground = new Set<number>();
  ended = 0n;

  vertex(name: string, at: number): number | Result<never> {
    const known = this.table.find(name);
    return known >= 0 ? known : (nameError(name, at) ?? this.table.add(name));
  }

  add({ text, at }: Word): Result<never> | undefined {
    if (text === 'P0') this.ended++;
    else if (text.startsWith('@')) return this.addGround(text.slice(1), at + 1);
    else return this.addEdge(text, at);
    return undefined;
  }

  private addGround(name: string, at: number): Result<never> | undefined {
    const vertex = this.vertex(name, at);
    if (typeof vertex !== 'number') return vertex;
    this.ground.add(vertex);
    return undefined;
  }

  private addEdge(text: string, at: number): Result<never> | undefined {
    const dash = text.indexOf('-');
    if (dash <= 0 || dash === text.length - 1 || text.indexOf('-', dash + 1) >= 0)
      return bad('bad-edge', 'An edge is two names with a dash between them.', at, {
        expected: 'an edge such as 0-1, or @ and a vertex of the ground',
        found: text,
      });
    const from = this.vertex(text.slice(0, dash), at);
    if (typeof from !== 'number') return from;
    const to = this.vertex(text.slice(dash + 1), at + dash + 1);
    if (typeof to !== 'number') return to;
    this.pairs.push(from, to);
    this.places.push(at);
    return undefined;
  }

  /** The edges of a graph that stands in the place of a list. */
  addGraph(text: string, at: number): Result<never> | undefined {
    const sum = parseGraphExpression(text, at);
    if (!sum.ok) return sum;
    const built = buildSum(sum.value, DEFAULT_LIMITS.order, at);
    if (!built.ok) return built;
    const graph = built.value;
    for (let vertex = 0; vertex < graph.order; vertex++) this.table.add(vertexName(graph, vertex));
    eachEdge(graph, (u, v) => {
      this.pairs.push(u, v);
      this.places.push(at);
    });
    this.ofGraph = this.places.length;
    return undefined;
  }
}

export function parseHackenbush({ text, at }: PositionText): Result<Hackenbush> {
  const reader = new Reader();
  const graphEnd = graphLength(text);
  const wrong = graphEnd === 0 ? undefined : reader.addGraph(text.slice(0, graphEnd), at);
  if (wrong !== undefined) return wrong;
  for (const word of eachWord(text.slice(graphEnd), at + graphEnd)) {
    const error = reader.add(word);
    if (error !== undefined) return error;
  }
  const { table, pairs, ground, ended } = reader;
  if (ground.size === 0)
    return bad('missing-ground', 'The ground is missing: @ and a vertex that stands on it.', at + text.length, {
      expected: '@ and a vertex',
    });
  return onlyJoined(toHackenbush(table.names, pairs, ground, ended), reader);
}

/** How much of the text is a graph: all before the first `@`, where it begins with a family or an encoded graph. */
function graphLength(text: string): number {
  const start = skipSpace(text, 0);
  const first = text.slice(start, graphWordEnd(text, start));
  if (first === 'P0') return 0;
  const head = first.replace(/^\d+\*?/, '');
  if (!isFamily(head) && !/^[gs]6:/.test(head) && !head.startsWith('(')) return 0;
  for (const word of eachWord(text, 0)) if (word.text.startsWith('@')) return word.at;
  return text.length;
}

/** Without vertices that no edge joins; an error where an edge has no way to the ground. */
function onlyJoined(position: Hackenbush, { table, pairs, places, ofGraph }: Reader): Result<Hackenbush> {
  const stands = standing(position);
  const name = (edge: number, end: 0 | 1) => table.names[pairs[2 * edge + end] as number] ?? '';
  if (stands.includes(0)) {
    const standingNames = new Set<string>();
    for (let vertex = 0; vertex < position.order; vertex++)
      if (stands[vertex] === 1) standingNames.add(vertexNameOf(position, vertex));
    const falls = places.findIndex((_, edge) => !standingNames.has(name(edge, 0)));
    if (falls >= 0) {
      const edge = `${name(falls, 0)}-${name(falls, 1)}`;
      return bad('off-the-ground', `The edge ${excerpt(edge)} has no way to the ground.`, places[falls] as number, {
        expected: 'edges that hang together with the ground',
        ...(falls >= ofGraph && { found: edge }),
      });
    }
  }
  const all = Uint32Array.from({ length: edgeCount(position) }, (_, edge) => edge);
  // Nothing at all is one component that has ended.
  return ok(withEdges(position, all, all.length === 0 && position.ended === 0n ? 1n : position.ended));
}

/** Edges by their ends, then the components of which nothing is left, then the ground. */
export function formatHackenbush(position: Hackenbush): string {
  const words: string[] = [];
  for (let edge = 0; edge < edgeCount(position); edge++) words.push(edgeName(position, edge));
  for (let ended = 0n; ended < position.ended; ended++) words.push('P0');
  for (let vertex = 0; vertex < position.order; vertex++)
    if (position.isGround[vertex] === 1) words.push(`@${vertexNameOf(position, vertex)}`);
  return words.join(' ');
}
