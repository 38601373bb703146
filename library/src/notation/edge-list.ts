/**
 * Edge lists: `1-2 2-3 4` is a path of three vertices and a vertex alone.
 */
import type { Result } from '../core/result.ts';
import { buildGraph, degree, eachEdge, type Graph, vertexName } from '../structures/graph.ts';
import { negativeFamily } from './graph-family.ts';
import { PairListReader } from './pair-list.ts';

/** Takes the words of an edge list one by one. */
export class EdgeListReader {
  private readonly pairs = new PairListReader({ word: 'edge', separator: '-', isSymmetric: true }, buildGraph);

  /** Adds an edge or a vertex; returns the error that the word makes. */
  add(word: string, at: number): Result<never> | undefined {
    return negativeFamily(word, at) ?? this.pairs.add(word, at);
  }

  finish(): Result<Graph> {
    return this.pairs.finish();
  }
}

/** The edges in natural order, the smaller name first, then the vertices alone. A graph without vertices has no edge list. */
export function formatEdgeList(graph: Graph): string {
  const words: string[] = [];
  eachEdge(graph, (u, v) => words.push(`${vertexName(graph, u)}-${vertexName(graph, v)}`));
  for (let vertex = 0; vertex < graph.order; vertex++) if (degree(graph, vertex) === 0) words.push(vertexName(graph, vertex));
  return words.join(' ');
}
