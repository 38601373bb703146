/** What a picture of one graph should show under misère play. */
import type { Marks } from '../../../core/marks.ts';
import type { Copy } from '../labels.ts';
import type { GeodeticPosition } from '../position.ts';
import { markedCopies } from './marks.ts';
import { arcMarks } from './marks-arcs.ts';
import { forestMarks } from './marks-forest.ts';
import { raysMarks } from './marks-rays.ts';
import { rowMarks } from './marks-row.ts';
import type { CycleRow } from './row.ts';
import { sameInContraction } from './same-game.ts';

function onlyCopy(position: GeodeticPosition): Copy | undefined {
  const [only, second] = markedCopies(position).filter(({ order }) => order > 0n);
  return second === undefined ? only : undefined;
}

export function misereCycleMarks(position: GeodeticPosition): Marks | undefined {
  const only = onlyCopy(position);
  return only && arcMarks(only.part, only.nameAt, 'misere');
}

export function misereRowMarks(position: GeodeticPosition, row: CycleRow): Marks | undefined {
  const only = onlyCopy(position);
  return only && rowMarks(row, only.nameAt, 'misere');
}

export function misereRaysMarks(
  position: GeodeticPosition,
  { isWon, picks }: { readonly isWon: boolean; picks(): Iterable<bigint> },
): Marks | undefined {
  const only = onlyCopy(position);
  const part = only && sameInContraction(only.part, position.reading);
  if (only === undefined || part === undefined) return undefined;
  return raysMarks(part, only.nameAt, { play: 'misere', outcome: isWon ? 'N' : 'P', picks: isWon ? [...picks()] : [] });
}

export function misereForestMarks(position: GeodeticPosition, isWon: boolean, isReversed: boolean): Marks | undefined {
  const only = onlyCopy(position);
  const part = only && sameInContraction(only.part, position.reading);
  if (only === undefined || part === undefined) return undefined;
  return forestMarks(part, only.nameAt, { outcome: isWon ? 'N' : 'P', isReversed });
}
