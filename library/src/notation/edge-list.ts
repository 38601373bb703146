/**
 * Edge lists: `1-2 2-3 4` is a path of three vertices and a vertex alone.
 *
 * A word without a dash is a vertex; it may be named again in edges. Names are looked at once each, so that a list of a million
 * edges is read in about a second.
 */
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { buildGraph, degree, eachEdge, type Graph, vertexName } from '../structures/graph.ts';
import { repeatedPair } from '../structures/graph-rows.ts';
import { sortNames } from '../structures/names.ts';
import { negativeFamily } from './graph-family.ts';
import { NameTable } from './name-table.ts';
import { nameError } from './vertex-name.ts';

/** Takes the words of an edge list one by one. */
export class EdgeListReader {
  private readonly table = new NameTable();
  private readonly ends: number[] = [];
  private readonly places: number[] = [];

  /** Adds an edge or a vertex; returns the error that the word makes. */
  add(word: string, at: number): Result<never> | undefined {
    const dash = word.indexOf('-');
    if (dash < 0) {
      const vertex = this.vertex(word, at);
      return typeof vertex === 'number' ? undefined : vertex;
    }
    if (dash === 0 || dash === word.length - 1 || word.indexOf('-', dash + 1) >= 0)
      return bad('bad-edge', 'An edge is two names with one dash between them.', at, {
        expected: 'an edge such as 1-2',
        found: word,
      });
    const negative = negativeFamily(word, at);
    if (negative !== undefined) return negative;
    const from = this.vertex(word.slice(0, dash), at);
    if (typeof from !== 'number') return from;
    const to = this.vertex(word.slice(dash + 1), at + dash + 1);
    if (typeof to !== 'number') return to;
    if (from === to)
      return bad('loop-edge', `The edge ${excerpt(word)} joins a vertex to itself.`, at, {
        expected: 'two different vertices',
        found: word,
      });
    this.ends.push(from, to);
    this.places.push(at);
    return undefined;
  }

  /** The graph of all the words, its vertices in the natural order of their names. */
  finish(): Result<Graph> {
    const { ends } = this;
    const { names, places } = sortNames(this.table.names);
    const graph = buildGraph(
      this.table.names.length,
      (visit) => {
        for (let index = 0; index < ends.length; index += 2)
          visit(places[ends[index] as number] as number, places[ends[index + 1] as number] as number);
      },
      names,
    );
    return repeatedPair(graph) === undefined ? ok(graph) : this.duplicate();
  }

  private vertex(name: string, at: number): number | Result<never> {
    const known = this.table.find(name);
    return known >= 0 ? known : (nameError(name, at) ?? this.table.add(name));
  }

  /** The error of the first edge that was there before. */
  private duplicate(): Result<never> {
    const seen = new Set<number>();
    for (const [index, at] of this.places.entries()) {
      const [from = 0, to = 0] = [this.ends[2 * index], this.ends[2 * index + 1]];
      const pair = Math.min(from, to) * this.table.names.length + Math.max(from, to);
      if (seen.has(pair)) {
        const edge = `${this.table.names[from]}-${this.table.names[to]}`;
        return bad('duplicate-edge', `The edge ${excerpt(edge)} is there twice.`, at, {
          expected: 'each edge once',
          found: edge,
        });
      }
      seen.add(pair);
    }
    throw new Error('no edge is there twice');
  }
}

/** The edges in natural order, the smaller name first, then the vertices alone. A graph without vertices has no edge list. */
export function formatEdgeList(graph: Graph): string {
  const words: string[] = [];
  eachEdge(graph, (u, v) => words.push(`${vertexName(graph, u)}-${vertexName(graph, v)}`));
  for (let vertex = 0; vertex < graph.order; vertex++) if (degree(graph, vertex) === 0) words.push(vertexName(graph, vertex));
  return words.join(' ');
}
