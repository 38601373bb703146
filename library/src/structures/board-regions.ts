/** The regions of a board with pieces: empty squares that touch, each region with the pieces that touch it and nothing else. */
import type { Rows } from './board.ts';
import { AROUND, BESIDE } from './cell.ts';

/** Whether squares touch at their sides alone, or at their corners, too. */
export type Touching = 'sides' | 'corners';

export function regionsWithPieces(rows: Rows, touching: Touching): Rows[] {
  const width = rows[0]?.length ?? 0;
  const signs = rows.join('');
  const near = neighboursOn(width, rows.length, touching);
  const seen = new Uint8Array(signs.length);
  const regions: Rows[] = [];
  for (let start = signs.indexOf('.'); start >= 0; start = signs.indexOf('.', start + 1)) {
    if (seen[start] === 1) continue;
    const kept = keptWith(start, signs, near, seen);
    regions.push(rows.map((_, y) => kept.slice(y * width, (y + 1) * width)));
  }
  return regions;
}

/** The signs of the board with this square, all empty ones that it is joined to and the pieces that touch them. */
function keptWith(start: number, signs: string, near: readonly (readonly number[])[], seen: Uint8Array): string {
  const kept = Array<string>(signs.length).fill('#');
  const region = [start];
  seen[start] = 1;
  for (const place of region) {
    kept[place] = '.';
    for (const next of near[place] ?? []) {
      const sign = signs[next] as string;
      if (sign !== '.') kept[next] = sign;
      else if (seen[next] === 0) {
        seen[next] = 1;
        region.push(next);
      }
    }
  }
  return kept.join('');
}

/** The last board that was asked for: a search stays on one. */
let known: { readonly name: string; readonly near: readonly (readonly number[])[] } | undefined;

/** For each place of a board those that touch it. */
function neighboursOn(width: number, height: number, touching: Touching): readonly (readonly number[])[] {
  const name = `${width} ${height} ${touching}`;
  if (known?.name === name) return known.near;
  const steps = touching === 'sides' ? BESIDE : AROUND;
  const near = Array.from({ length: width * height }, (_, place) => {
    const [x, y] = [place % width, Math.floor(place / width)];
    const isInside = (u: number, v: number) => u >= 0 && u < width && v >= 0 && v < height;
    return steps.flatMap(([dx, dy]) => (isInside(x + dx, y + dy) ? [place + dy * width + dx] : []));
  });
  known = { name, near };
  return near;
}
