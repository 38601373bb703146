/** The Grundy value of one piece in a corner, for sums with other games: proved and swept as `piece-values.ts` says. */
import { excerpt } from '../../../core/result.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import type { Pieces } from '../pieces.ts';
import { boardLayer } from './corner-marks.ts';
import { pieceValue } from './piece-values.ts';

export const cornerValues: Theorem<Pieces> = {
  id: 'corner-values',
  title: 'The value of a piece in a corner',
  statement:
    'Alone, with x ≤ y, a rook has the Grundy value x ⊕ y, a bishop x, a king 2(x mod 2) + ((x + y) mod 2), a knight one that repeats modulo 4 off the diagonal, and a queen that of Wythoff’s game.',
  sources: [
    { key: 'berlekampConwayGuy2001', where: 'Ch. 3' },
    { key: 'impartial', where: 'games/boards/theory/piece-values.ts' },
  ],
  scope: 'component',
  answer(pieces, { compound, play }, { limits }) {
    const [only, other] = pieces;
    if (only === undefined || other !== undefined || only.count > 1n) return pass('it is about one piece');
    if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about disjunctive normal play');
    const value = pieceValue(only, limits);
    return {
      scope: 'component',
      value,
      text: `the ${only.piece} has the value ${excerpt(String(value))} on the square ${excerpt(`${only.x},${only.y}`)}`,
      marks: () => ({ layers: boardLayer(only.piece, pieces, value === 0 ? 'P' : 'N', limits) }),
    };
  },
};
