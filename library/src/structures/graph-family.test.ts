import { describe, expect, it } from 'vitest';
import { parseFamily } from '../notation/graph-family.ts';
import { edgeCount, type Graph, isAdjacent, isConnected, listEdges, vertexName } from './graph.ts';
import { asPathOrCycle, edgeCountOfFamily, type Family, isConnectedFamily, orderOfFamily } from './graph-family.ts';
import { buildFamily } from './graph-family-build.ts';
import { isCycle, isPath } from './graph-shape.ts';

function family(text: string): Family {
  const parsed = parseFamily(text, 0);
  if (!parsed?.ok) throw new Error(`${text} is no family`);
  return parsed.value;
}

function build(text: string): Graph {
  const built = buildFamily(family(text), 1000, 0);
  if (!built.ok) throw new Error(built.error.message);
  return built.value;
}

function edges(text: string): string {
  const graph = build(text);
  return listEdges(graph)
    .map((edge) => edge.map((vertex) => vertexName(graph, vertex)).join('-'))
    .join(' ');
}

const numbers = [0, 1, 2, 3, 4];
const all = [
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((n) => [`P${n}`, `C${n}`, `K${n}`, `Q${n}`, `S${n}`]),
  ...numbers.flatMap((m) => numbers.flatMap((n) => [`K${m},${n}`, `G${m}x${n}`, `K${m}oR${n}`, `S${m},${n}`, `S${m},1,${n}`])),
  'petersen',
];

describe('families of graphs', () => {
  it.each([
    ['P3', '1-2 2-3'],
    ['C4', '1-2 1-4 2-3 3-4'],
    ['C2', '1-2'],
    ['C1', ''],
    ['K3', '1-2 1-3 2-3'],
    ['K2,3', '1-3 1-4 1-5 2-3 2-4 2-5'],
    ['S1,2,3', '1-2 1-3 1-5 3-4 5-6 6-7'],
    ['G2x3', '1-2 1-4 2-3 2-5 3-6 4-5 5-6'],
    ['Q2', '1-2 1-3 2-4 3-4'],
    ['K3oR2', '1.1-1.2 1.1-2.1 1.1-3.1 2.1-2.2 2.1-3.1 3.1-3.2'],
    ['petersen', '1-2 1-5 1-6 2-3 2-7 3-4 3-8 4-5 4-9 5-10 6-8 6-9 7-9 7-10 8-10'],
  ])('number the vertices of %s as the notation says', (text, expected) => {
    expect(edges(text)).toBe(expected);
  });

  it('have the order and size that their formulas give', () => {
    expect(all.length).toBeGreaterThan(150);
    for (const text of all) {
      const graph = build(text);
      expect([text, graph.order, edgeCount(graph)]).toEqual([
        text,
        Number(orderOfFamily(family(text))),
        Number(edgeCountOfFamily(family(text))),
      ]);
      expect([text, isConnectedFamily(family(text))]).toEqual([text, isConnected(graph)]);
    }
  });

  it('are called paths and cycles exactly where they are', () => {
    for (const text of all) {
      const graph = build(text);
      const shape = graph.order === 0 || isPath(graph) ? 'path' : isCycle(graph) ? 'cycle' : undefined;
      const found = asPathOrCycle(family(text));
      expect([text, found?.kind]).toEqual([text, shape]);
      if (found !== undefined) expect(orderOfFamily(found)).toBe(BigInt(graph.order));
    }
  });

  it('join vertices of a cube that differ in one bit', () => {
    const cube = build('Q4');
    for (let u = 0; u < 16; u++) for (let v = 0; v < 16; v++) expect(isAdjacent(cube, u, v)).toBe([1, 2, 4, 8].includes(u ^ v));
  });

  it.each(['P1001', 'K1000', 'G100x11', 'Q10', 'P1000000000000000000000', 'K10000000000,10000000000', 'Q999'])(
    'are refused when %s is too large to build',
    (text) => {
      expect(buildFamily(family(text), 1000, 12)).toMatchObject({ ok: false, error: { code: 'graph-too-large', at: 12 } });
    },
  );

  it('are empty at once, however large one of their numbers is', () => {
    for (const text of ['K1000000000000oR0', 'G1000000000000x0', 'K0oR1000000000000']) expect(build(text).order).toBe(0);
  });
});
