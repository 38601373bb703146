/**
 * An order with a greatest element is won, by stealing a strategy: whatever answer there is to taking the greatest element alone could
 * have been the first move, since it takes that element along. In misère play the same holds, but for one element alone, which has to
 * be taken. The argument names no move; where the order is small enough the winning moves are looked for.
 */
import { pass, type Theorem } from '../../../core/theorem.ts';
import { OrderMove, type PosetPosition } from '../orders.ts';
import { BriefSearch } from './brief-search.ts';
import { stolenText, whyStolen } from './stealing.ts';

export const posetGreatest: Theorem<PosetPosition> = {
  id: 'poset-greatest',
  title: 'A greatest element',
  statement:
    'An order with an element above all others is won for the player to move; in misère play, if it has any other element.',
  sources: [{ key: 'gale1974' }, { key: 'impartial', where: 'games/posets/theory/greatest.ts' }],
  scope: 'position',
  examples: ['poset-game boolean-lattice 5', 'poset-game divisors 360 [misere]'],
  setting: { compound: 'disjunctive' },
  answer({ poset }, { play }, tools) {
    const top = poset.greatest();
    const game = poset.subsetGame((element) => poset.above(element));
    if (top === undefined || game === undefined) return pass('no element lies above all others');
    if (play === 'misere' && poset.order === 1) return pass('in misère play a single element has to be taken');
    const search = new BriefSearch(game, play, tools.limits);
    const value = search.value();
    return {
      scope: 'position',
      outcome: 'N',
      values: value === undefined ? {} : { grundy: value },
      *winningMoves() {
        for (const element of search.winning()) yield new OrderMove(poset, element, poset.above(element));
      },
      text: stolenText(`${poset.name(top)} lies above all others`, play, value),
      why: whyStolen('take the greatest element alone', 'every move takes that along'),
    };
  },
};
