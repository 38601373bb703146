/** The board of a queen with the value of each square, or with the lost squares alone. */
import type { Bounds } from '../../../core/limits.ts';
import { type Mark, type Marks, MOST_MARKED, marksOf } from '../../../core/marks.ts';
import type { Play } from '../../../core/outcome.ts';
import type { TwoHeaps } from '../wythoff.ts';
import type { LostPairs } from './wythoff-pairs.ts';
import { wythoffValue } from './wythoff-table.ts';

export function wythoffMarks(
  { first, second, t }: TwoHeaps,
  play: Play,
  pairs: LostPairs,
  outcome: 'N' | 'P',
  bounds: Bounds,
): Marks | undefined {
  if ((first + 2n) * (second + 2n) > BigInt(MOST_MARKED)) return undefined;
  const squares = squaresTo(Number(first) + 1, Number(second) + 1);
  const lost = squares.filter(([x, y]) => pairs.isLost(BigInt(x), BigInt(y))).map(([x, y]) => `${x},${y}`);
  const values =
    play === 'misere'
      ? []
      : squares.flatMap(([x, y]): Mark[] => {
          const value = wythoffValue(BigInt(x), BigInt(y), t, bounds);
          return value === undefined ? [] : [{ kind: 'badge', vertex: `${x},${y}`, text: String(value) }];
        });
  const caption =
    values.length === squares.length
      ? 'The value of each square: the least that no move from it leads to. The lost squares have 0.'
      : 'The lost squares: no move leads from one to another, and from all others a move leads to one.';
  return marksOf([
    {
      id: 'values',
      name: play === 'misere' ? 'Lost squares' : 'Values',
      part: 'board',
      isDefault: false,
      pictures: [{ caption, marks: [...values, { kind: 'lit', vertices: lost }], says: { outcome } }],
    },
  ]);
}

/** The squares from 0,0 to this one. */
export function squaresTo(across: number, down: number): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: (across + 1) * (down + 1) }, (_, index) => [
    index % (across + 1),
    Math.floor(index / (across + 1)),
  ]);
}
