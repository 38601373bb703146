/** Blocks against their definition, on all small graphs and on one too deep for recursion. */
import { describe, expect, it } from 'vitest';
import { blocksOf, isBlockGraph } from './blocks.ts';
import { connectedComponents, findVertex, type Graph, listEdges, toGraph, vertexName, withoutVertices } from './graph.ts';

function listBlocks(graph: Graph): string[] {
  const { starts, vertices, edges } = blocksOf(graph);
  return Array.from(edges, (count, block) => {
    const set = vertices.slice(starts[block], starts[block + 1]).sort();
    return `${set.join(' ')}: ${count}`;
  }).sort();
}

/** Two edges are in one block where no vertex, taken away, parts what is left of them. */
function blocksByDefinition(graph: Graph): string[] {
  const vertices = Array.from({ length: graph.order }, (_, vertex) => vertex);
  const together = (a: readonly number[], b: readonly number[]) =>
    vertices.every((cut) => {
      const ends = [a, b].map((edge) => vertexName(graph, edge.find((end) => end !== cut) as number));
      return connectedComponents(withoutVertices(graph, [cut])).some((part) =>
        ends.every((name) => findVertex(part, name) !== undefined),
      );
    });
  const blocks: (readonly number[])[][] = [];
  for (const edge of listEdges(graph)) {
    const block = blocks.find(([first]) => first !== undefined && together(first, edge));
    if (block === undefined) blocks.push([edge]);
    else block.push(edge);
  }
  return blocks.map((block) => `${[...new Set(block.flat())].sort((a, b) => a - b).join(' ')}: ${block.length}`).sort();
}

function isCompleteBlock(block: string): boolean {
  const [vertices = '', edges] = block.split(': ');
  const size = vertices.split(' ').length;
  return Number(edges) === (size * (size - 1)) / 2;
}

describe('blocks', () => {
  it('are those of the definition, on all graphs of five vertices', () => {
    const pairs = [0, 1, 2, 3, 4].flatMap((u) => [0, 1, 2, 3, 4].filter((v) => u < v).map((v) => [u, v] as const));
    let graphs = 0;
    let complete = 0;
    for (let bits = 0; bits < 1 << pairs.length; bits++) {
      const graph = toGraph(
        5,
        pairs.filter((_, index) => (bits >> index) & 1),
      );
      const blocks = listBlocks(graph);
      expect(blocks, bits.toString(2)).toEqual(blocksByDefinition(graph));
      expect(isBlockGraph(graph)).toBe(blocks.every(isCompleteBlock));
      if (isBlockGraph(graph)) complete++;
      graphs++;
    }
    expect(graphs).toBe(1024);
    expect(complete).toBeGreaterThan(300);
  });

  it('are found in a path of a million vertices and around one vertex of a hundred thousand triangles', () => {
    const path = toGraph(
      1_000_000,
      Array.from({ length: 999_999 }, (_, index) => [index, index + 1] as const),
    );
    expect(blocksOf(path).edges.length).toBe(999_999);
    const fan = toGraph(
      200_001,
      Array.from({ length: 100_000 }, (_, index) => [2 * index + 1, 2 * index + 2] as const).flatMap(
        ([u, v]) =>
          [
            [0, u],
            [0, v],
            [u, v],
          ] as [number, number][],
      ),
    );
    expect(blocksOf(fan).edges.every((count) => count === 3)).toBe(true);
    expect(isBlockGraph(fan)).toBe(true);
  });
});
