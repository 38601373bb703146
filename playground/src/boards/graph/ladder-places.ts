/** Where a ladder stands: beside the weight it belongs to, where it hides no vertex, no weight and no other ladder. */
import type { GraphShape } from '../../shape/shape.ts';
import type { DrawnEdge } from './edge-lines.tsx';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface LadderPlace {
  /** The first rung. */
  readonly x: number;
  readonly y: number;
  readonly across: boolean;
  readonly box: Box;
  /** The point of the ladder that is nearest to its weight. */
  readonly towards: { readonly x: number; readonly y: number };
}

/** From rung to rung, and from the middle of a rung to the edge of the ladder. */
export const RUNG = 27;
const HALF = 14;
/** How far from the weight a ladder may stand. */
const AWAY = [34, 44, 56, 70, 86, 104];

export function obstaclesOf({ vertices, piece }: GraphShape, drawn: readonly DrawnEdge[]): Box[] {
  const around = (x: number, y: number, half: number): Box => ({
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
  });
  return [
    ...vertices.map(({ x, y }) => around(x, y, 20)),
    ...vertices.flatMap(({ x, y }, index) =>
      index === piece ? [{ left: x - 26, right: x + 26, top: y - 60, bottom: y + 26 }] : [],
    ),
    ...drawn.map(({ x, y, edge }) => {
      const half = edge.game === undefined ? 13 : 11 + 3.8 * Math.min(16, edge.game.length);
      return { left: x - half, right: x + half, top: y - 14, bottom: y + 14 };
    }),
  ];
}

export function placeLadder(
  pill: { readonly x: number; readonly y: number },
  rungs: number,
  { width, height }: GraphShape,
  taken: readonly Box[],
): LadderPlace {
  const length = (rungs - 1) * RUNG;
  let best: { readonly place: LadderPlace; readonly cost: number } | undefined;
  for (const [far, away] of AWAY.entries()) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      for (const across of [false, true]) {
        const [halfWidth, halfHeight] = across ? [length / 2 + HALF, HALF] : [HALF, length / 2 + HALF];
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [cx, cy] = [
          pill.x + cos * (away - HALF + halfWidth * Math.abs(cos)),
          pill.y + sin * (away - HALF + halfHeight * Math.abs(sin)),
        ];
        const box = { left: cx - halfWidth, right: cx + halfWidth, top: cy - halfHeight, bottom: cy + halfHeight };
        const outside =
          Math.max(0, -60 - box.left) +
          Math.max(0, box.right - width - 60) +
          Math.max(0, -60 - box.top) +
          Math.max(0, box.bottom - height - 60);
        const inward = Math.hypot(cx - width / 2, cy - height / 2);
        const cost = 40 * taken.reduce((sum, other) => sum + overlap(box, other), 0) + 30 * outside + 60 * far - 0.15 * inward;
        if (best !== undefined && cost >= best.cost) continue;
        const [x, y] = across ? [cx - length / 2, cy] : [cx, cy - length / 2];
        const towards = { x: clamp(pill.x, box.left, box.right), y: clamp(pill.y, box.top, box.bottom) };
        best = { place: { x, y, across, box, towards }, cost };
      }
    }
  }
  return best?.place as LadderPlace;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** How much two boxes overlap, with some air between them. */
function overlap(a: Box, b: Box): number {
  const air = 4;
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left) + air;
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + air;
  return across > 0 && down > 0 ? across * down : 0;
}
