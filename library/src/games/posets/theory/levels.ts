/**
 * Orders in levels, each element of a level below all of the next one: parity decides.
 *
 * A move in a level takes one element of it and all higher levels. In normal play let the lost positions be those in which every level
 * has an even size. A move from one leaves an odd level on top. If some level is odd, take from the lowest such: all levels that are left
 * are even. In misère play let them be those whose lowest level is odd and all others even. A move from one leaves an odd level on top of
 * others, or the lowest level even. If the lowest level is even, take from it; else take from the lowest of the other odd levels. The
 * end, without any level, is won there.
 */
import type { Play } from '../../../core/outcome.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import type { Poset } from '../../../structures/poset.ts';
import { OrderMove, type PosetPosition } from '../orders.ts';
import { BriefSearch } from './brief-search.ts';

export const posetLevels: Theorem<PosetPosition> = {
  id: 'poset-levels',
  title: 'Poset games in levels',
  statement:
    'Where every element of a level lies below all of the next, a position is lost in normal play exactly when all levels have an even size, and in misère play exactly when the lowest is odd and all others are even.',
  sources: [{ key: 'impartial', where: 'games/posets/theory/levels.ts' }],
  scope: 'position',
  examples: ['poset-game 3>1 4>1 3>2 4>2 5>3 5>4 6>3 6>4 7>5 7>6 [misere]'],
  setting: { compound: 'disjunctive' },
  answer({ poset }, { play }, tools) {
    const levels = levelsOf(poset);
    if (levels === undefined) return pass('the order is not made of levels');
    const decisive = decisiveLevel(levels, play);
    const game = poset.subsetGame((element) => poset.above(element));
    const value = game === undefined ? 0 : new BriefSearch(game, play, tools.limits).value();
    const isWon = decisive !== undefined;
    return {
      scope: 'position',
      outcome: isWon || (levels.length === 0 && play === 'misere') ? 'N' : 'P',
      values: play === 'normal' && value !== undefined ? { grundy: value } : {},
      *winningMoves() {
        for (const element of decisive ?? []) yield new OrderMove(poset, element, poset.above(element));
      },
      text: `the levels have the sizes ${sizesToText(levels)} from below`,
      why: whyLevels(levels.length === 0, isWon, play),
    };
  },
};

/** From below; undefined where they are no levels. */
function levelsOf(poset: Poset): readonly (readonly number[])[] | undefined {
  const bySize = new Map<number, number[]>();
  for (let element = 0; element < poset.order; element++) {
    const below = poset.below(element).length;
    bySize.set(below, [...(bySize.get(below) ?? []), element]);
  }
  const levels = [...bySize].sort(([one], [other]) => one - other);
  let lower = 0;
  for (const [below, level] of levels) {
    if (below !== lower) return undefined;
    lower += level.length;
  }
  return levels.map(([, level]) => level);
}

/** The level in which to move; undefined where no move wins. */
function decisiveLevel(levels: readonly (readonly number[])[], play: Play): readonly number[] | undefined {
  return levels.find(({ length }, place) => length % 2 === (play === 'misere' && place === 0 ? 0 : 1));
}

const MOST_SHOWN = 12;

function sizesToText(levels: readonly (readonly number[])[]): string {
  if (levels.length === 0) return '0';
  const shown = levels.slice(0, MOST_SHOWN).map(({ length }) => length);
  return `${shown.join(', ')}${levels.length > MOST_SHOWN ? ', …' : ''}`;
}

function whyLevels(isEmpty: boolean, isWon: boolean, play: Play): string {
  if (isEmpty) return `nothing is left, and the player who cannot move ${play === 'normal' ? 'loses' : 'wins'}`;
  const right =
    play === 'normal' ? 'all levels have an even size' : 'the lowest level has an odd size and all others an even one';
  return isWon
    ? `a move takes one element of a level and all levels above it. The lowest level of the wrong size can be put right so, and then ${right}; the other player has to upset that, and it can be put right again`
    : `${right}. A move takes one element of a level and all levels above it, so it leaves a level of the wrong size, and the other player can take from the lowest such and put it right again`;
}
