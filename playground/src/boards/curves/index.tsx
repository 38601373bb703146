/** Spots with curves between them. */
import type { CurvesShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';

export const curves: BoardKind<CurvesShape> = {
  kind: 'curves',
  Board: lateBoard(() => import('./curves-board.tsx').then(({ CurvesBoard }) => CurvesBoard)),
  Mini: MiniCurves,
  words: ({ regions }) =>
    regions.length === 0
      ? 'no curve can be drawn'
      : regions.map((region, place) => `region ${place + 1}: ${region.map(boundaryInWords).join(', ')}`).join('; '),
  another: ({ regions }, _, factor) => String(between(2, clamp(Math.max(2, regions.flat().length) * factor, 2, 6))),
};

function boundaryInWords(boundary: CurvesShape['regions'][number][number]): string {
  const [only, ...others] = boundary;
  if (only?.ends === 0 && others.length === 0) return `spot ${only.name} alone`;
  return `around ${boundary.map(({ name }) => name).join(' ')}`;
}

/** A stamp has no room for curves: spots in a ring, those with ends joined by it. */
function MiniCurves({ shape: { regions } }: { shape: CurvesShape }) {
  const corners = regions.flat(2);
  return corners.slice(0, 16).map(({ name, ends }, place, shown) => {
    const angle = (2 * Math.PI * place) / shown.length - Math.PI / 2;
    const radius = shown.length === 1 ? 0 : 38;
    const [x, y] = [120 + radius * Math.cos(angle), 60 + radius * Math.sin(angle)];
    return <circle key={name} className={ends === 0 ? '' : 'solid'} cx={x} cy={y} r="6" />;
  });
}
