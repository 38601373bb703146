/** The board with the value that a piece has on each square. */
import type { Bounds } from '../../../core/limits.ts';
import { type Mark, type MarkLayer, MOST_MARKED } from '../../../core/marks.ts';
import type { PieceName, Pieces } from '../pieces.ts';
import { pieceValue } from './piece-values.ts';

/** One layer for a kind of piece; none where the board is too large to be marked. */
export function boardLayer(piece: PieceName, pieces: Pieces, outcome: 'N' | 'P', bounds: Bounds): readonly MarkLayer[] {
  const most = (numbers: readonly bigint[]) => numbers.reduce((a, b) => (a > b ? a : b), 0n);
  const [across, down] = [most(pieces.map(({ x }) => x)), most(pieces.map(({ y }) => y))];
  if ((across + 2n) * (down + 2n) > BigInt(MOST_MARKED)) return [];
  const marks: Mark[] = [];
  const lost: string[] = [];
  for (let x = 0n; x <= across + 1n; x++) {
    for (let y = 0n; y <= down + 1n; y++) {
      const value = pieceValue({ piece, x, y }, bounds);
      marks.push({ kind: 'badge', vertex: `${x},${y}`, text: String(value) });
      if (value === 0) lost.push(`${x},${y}`);
    }
  }
  const caption = `The value of a ${piece} on each square: the least that none of its moves leads to. Alone it loses where that is 0.`;
  const picture = { caption, marks: [...marks, { kind: 'lit' as const, vertices: lost }], says: { outcome } };
  return [{ id: `${piece}-values`, name: `Values of a ${piece}`, part: 'board', isDefault: false, pictures: [picture] }];
}
