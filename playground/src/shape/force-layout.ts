/**
 * Force-directed layout by Cytoscape.js without a screen, loaded only when a graph has no natural picture.
 *
 * Vertices start on a spiral and nothing is random, so that a link looks the same twice.
 */
import { largeLayout } from './large-layout.ts';
import type { Point } from './layout.ts';

const EDGE_LENGTH = 74;
/** Beyond this, forces between all pairs take too long. */
const MOST_BY_FORCES = 300;

/** The code for this picture has never been fetched, and there is no network. */
export class NotLoaded extends Error {}

export async function forceLayout(order: number, edges: readonly (readonly [number, number])[]): Promise<readonly Point[]> {
  if (order > MOST_BY_FORCES || edges.length > 4 * MOST_BY_FORCES) return largeLayout(order, edges);
  const { default: cytoscape } = await import('cytoscape').catch(() => {
    throw new NotLoaded();
  });
  const nodes = Array.from({ length: order }, (_, vertex) => {
    const angle = 2.4 * vertex;
    const radius = 40 * Math.sqrt(vertex + 1);
    return { data: { id: `${vertex}` }, position: { x: radius * Math.cos(angle), y: radius * Math.sin(angle) } };
  });
  const graph = cytoscape({
    headless: true,
    styleEnabled: true,
    // Without a layout named here all vertices would start on one spot, and be thrown apart at random.
    layout: { name: 'preset' },
    style: [{ selector: 'node', style: { width: 34, height: 34 } }],
    elements: {
      nodes,
      edges: edges.map(([from, to], index) => ({ data: { id: `e${index}`, source: `${from}`, target: `${to}` } })),
    },
  });
  const layout = graph.layout({
    name: 'cose',
    animate: false,
    randomize: false,
    fit: false,
    boundingBox: { x1: 0, y1: 0, w: 900, h: 600 },
    idealEdgeLength: () => 52,
    nodeRepulsion: () => 9000,
    numIter: order > 150 ? 300 : 1000,
  });
  await new Promise<void>((resolve) => {
    layout.one('layoutstop', () => resolve());
    layout.run();
  });
  const points = Array.from({ length: order }, (_, vertex) => ({ ...graph.getElementById(`${vertex}`).position() }));
  graph.destroy();
  return toEdgeLength(points, edges);
}

/** Enlarged or reduced so that edges are as long as the steps of other pictures, on average. */
function toEdgeLength(points: readonly Point[], edges: readonly (readonly [number, number])[]): readonly Point[] {
  const lengths = edges.map(([u, v]) =>
    Math.hypot((points[u]?.x ?? 0) - (points[v]?.x ?? 0), (points[u]?.y ?? 0) - (points[v]?.y ?? 0)),
  );
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const factor = mean > 1 ? EDGE_LENGTH / mean : 1;
  return points.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
}
