/** Edges: straight lines, arrows, weights in pills; parallel edges and loops are curved. */
import { hasArrows, placeEdges, strokeOf } from './edge-paths.ts';
import type { Point } from './place.ts';
import { type Ink, type Item, lengthOf } from './scene.ts';
import type { Edge, GraphShape } from './shape.ts';

/** `isLit`: edges along which a shown move goes. */
export function edgeItems(shape: GraphShape, isLit: (edge: Edge) => boolean, isCut: (edge: Edge) => boolean): readonly Item[] {
  const isPointed = hasArrows(shape);
  const lines: Item[] = [];
  const pills: Item[] = [];
  for (const { edge, drawn } of placeEdges(shape)) {
    const isSpent = edge.weight === '0' || edge.spent === true;
    lines.push({
      ...{ kind: 'path', from: drawn.from, segments: [drawn.segment], width: strokeOf(edge) + (isLit(edge) ? 1 : 0) },
      stroke: isLit(edge) ? 'win' : isCut(edge) ? 'cert-a' : 'edge',
      ...(isPointed && { arrow: true }),
      ...(isSpent && { dash: [2, 5] }),
    });
    const text = edge.weight === undefined ? edge.game : shortNumber(edge.weight);
    if (text !== undefined) pills.push(...pill(text, drawn.middle, isLit(edge) ? 'win' : isCut(edge) ? 'cert-a' : 'rule'));
  }
  return [...lines, ...pills];
}

/** Long numbers by their first digits and their length. */
export function shortNumber(digits: string): string {
  return digits.length <= 15 ? digits : `${digits[0]}.${digits.slice(1, 3)} × 10^${digits.length - 1}`;
}

function pill(text: string, { x, y }: Point, stroke: Ink): readonly Item[] {
  const words = { kind: 'words', at: { x, y }, text, size: 15, ink: 'ink', style: 'bold' } as const;
  const across = Math.max(24, 14 + lengthOf(words));
  const box = { kind: 'box', at: { x: x - across / 2, y: y - 12 }, across, height: 24, radius: 12 } as const;
  return [{ ...box, fill: 'panel', stroke, width: 1.4 }, words];
}
