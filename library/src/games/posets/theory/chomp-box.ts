/**
 * Whole bars and boxes of Chomp are won, by stealing a strategy [gale1974]: whatever answer there is to taking the square farthest from
 * the poison could have been the first move, since it takes that square along. In misère play too, unless there is but one square to
 * take. The argument names no move; where the board is small enough the winning moves are looked for.
 */
import { pass, type Theorem } from '../../../core/theorem.ts';
import { type ChompBoard, countSquares, isBox } from '../chomp-board.ts';
import { chompSearch, moveAt, valuesOf } from './chomp-moves.ts';
import { stolenText, whyStolen } from './stealing.ts';

export const chompBox: Theorem<ChompBoard> = {
  id: 'chomp-box',
  title: 'Whole bars and boxes of Chomp',
  statement:
    'A whole bar or box of Chomp with two squares or more is won for the player to move; in misère play with three or more.',
  sources: [{ key: 'gale1974' }],
  scope: 'position',
  examples: ['chomp 8x10', 'chomp 500x600', 'chomp 3x3x3 [misere]', 'chomp 2x2x2x2', 'chomp 3x1000000000000000000'],
  setting: { compound: 'disjunctive' },
  answer(board, { play }, tools) {
    if (!isBox(board)) return pass('it is about whole bars and boxes');
    if (countSquares(board) < (play === 'misere' ? 3n : 2n)) return pass('it is about boards with more squares');
    const search = chompSearch(board, play, tools.limits);
    const value = search?.value;
    return {
      scope: 'position',
      outcome: 'N',
      values: valuesOf(value),
      *winningMoves() {
        if (search === undefined) return false;
        for (const square of search.winningSquares()) yield moveAt(board, square);
        return true;
      },
      text: stolenText('the board is whole', play, value),
      why: whyStolen('take the square farthest from the poison', 'every move takes that along'),
    };
  },
};
