/**
 * Force-directed layout by Cytoscape.js without a screen, loaded only when a graph has no natural picture.
 *
 * Small graphs are laid out from several starts, and the clearest picture is kept. Nothing is random, so that a link looks the
 * same twice.
 */
import type Cytoscape from 'cytoscape';
import { largeLayout } from './large-layout.ts';
import type { Point } from './layout.ts';
import { startsOf, tangle } from './layout-starts.ts';

type Links = readonly (readonly [number, number])[];

const EDGE_LENGTH = 74;
/** Beyond this, forces between all pairs take too long. */
const MOST_BY_FORCES = 300;
/** Larger graphs have one start only. */
const MOST_COMPARED = 40;

/** The code for this picture has never been fetched, and there is no network. */
export class NotLoaded extends Error {}

export async function forceLayout(order: number, edges: Links): Promise<readonly Point[]> {
  if (order > MOST_BY_FORCES || edges.length > 4 * MOST_BY_FORCES) return largeLayout(order, edges);
  const { default: cytoscape } = await import('cytoscape').catch(() => {
    throw new NotLoaded();
  });
  const starts = order <= MOST_COMPARED ? startsOf(order, edges) : [largeLayout(order, edges)];
  let best: { readonly points: readonly Point[]; readonly cost: number } | undefined;
  for (const start of starts) {
    const points = toEdgeLength(await relax(cytoscape, start, edges), edges);
    const cost = starts.length === 1 ? 0 : tangle(points, edges);
    if (best === undefined || cost < best.cost) best = { points, cost };
    if (cost === 0) break;
  }
  return best?.points ?? [];
}

async function relax(cytoscape: typeof Cytoscape, start: readonly Point[], edges: Links): Promise<readonly Point[]> {
  const graph = cytoscape({
    headless: true,
    styleEnabled: true,
    // Without a layout named here all vertices would start on one spot, and be thrown apart at random.
    layout: { name: 'preset' },
    style: [{ selector: 'node', style: { width: 34, height: 34 } }],
    elements: {
      nodes: start.map((position, vertex) => ({ data: { id: `${vertex}` }, position: { ...position } })),
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
    numIter: start.length > 150 ? 300 : 1000,
  });
  await new Promise<void>((resolve) => {
    layout.one('layoutstop', () => resolve());
    layout.run();
  });
  const points = start.map((_, vertex) => ({ ...graph.getElementById(`${vertex}`).position() }));
  graph.destroy();
  return points;
}

/** Enlarged or reduced so that edges are as long as the steps of other pictures, on average. */
function toEdgeLength(points: readonly Point[], edges: Links): readonly Point[] {
  const lengths = edges.map(([u, v]) =>
    Math.hypot((points[u]?.x ?? 0) - (points[v]?.x ?? 0), (points[u]?.y ?? 0) - (points[v]?.y ?? 0)),
  );
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const factor = mean > 1 ? EDGE_LENGTH / mean : 1;
  return points.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
}
