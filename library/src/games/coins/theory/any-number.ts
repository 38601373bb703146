/**
 * Motley and its kin, in which a move may turn any number of coins from m on: lost exactly when no head is beyond the first m − 1 squares.
 *
 * Those squares have value 0, square n has 2^(n − m + 1), and different powers of 2 never cancel. So the one lost state of the others is
 * that none shows heads: a winning move turns over all of them, and of the first squares as many as it likes, if the coins are m at least.
 * No value is needed, so that coins may be as far off as one likes.
 */
import type { Nimber } from '../../../core/nimber.ts';
import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import type { TurningCode } from '../code.ts';
import { type CoinRow, turnOver } from '../turning.ts';

export const turningAnyNumber: Theorem<CoinRow> = {
  id: 'turning-any-number',
  title: 'Any number of coins',
  statement:
    'Where a move may turn any number of coins from m on, the player to move loses under normal play exactly when only the first m − 1 coins show heads.',
  sources: [
    { key: 'berlekampConwayGuy2003', where: 'Ch. 14' },
    { key: 'impartial', where: 'games/coins/theory/any-number.ts' },
  ],
  scope: 'position',
  examples: ['motley 1000000000000000000 5'],
  beyondPlay: 'coins near the corner have values by another theorem, and those farther off more moves than play can make',
  answer(row, { compound, play }) {
    const least = leastOf(row.code);
    if (least === undefined) return pass('it is about moves that turn any number of coins');
    if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about normal play');
    const far = row.heads.filter((head) => head >= least - 1);
    if (far.length === 0)
      return {
        scope: 'position',
        outcome: 'P',
        values: { grundy: 0 },
        winningMoves: () => [],
        text: 'no head has coins enough up to it for a move',
        why: 'no head has coins enough up to it for a move, and the player who cannot move loses',
      };
    return {
      scope: 'position',
      outcome: 'N',
      values: {},
      winningMoves: () => eachWin(row, far, least),
      text: 'some head can be the rightmost coin of a move, and powers of 2 do not cancel',
      why: 'a move can turn over at once all heads that can ever be the rightmost of a move, and then the other player has none',
    };
  },
};

/** The m of `m+`; undefined for other codes. */
function leastOf({ counts, adjacent }: TurningCode): number | undefined {
  const [only, ...others] = counts;
  return !adjacent && others.length === 0 && only?.to === Number.POSITIVE_INFINITY ? only.from : undefined;
}

/** With the first squares that fill the set up. */
function* eachWin(row: CoinRow, far: readonly Nimber[], least: number): Generator<Move<CoinRow>, boolean> {
  const missing = Math.max(0, least - far.length);
  const first = Array.from({ length: missing }, (_, square) => square);
  yield turnOver(row, { squares: [...first, ...far], adjacent: false });
  return least === 1;
}
