/**
 * `posetGame`: a game on a finite order in a few lines. Unless a rule says otherwise, a move takes an element with all that lie above
 * it; orders by their covers, divisors, lattices, chains and partitions, parts, the Hasse diagram and search on bit sets are there
 * already.
 *
 *     posetGame({ id: 'my-poset-game', rule: 'Take an element and all above it.' })
 *     posetGame({ id: 'my-schuh', rule: 'Name a divisor, never 1; no multiples of it are named any more.', fixed: true,
 *       take: (order, element) => (order.below(element).length === 0 ? undefined : order.above(element)) })
 *
 * Elements that cannot be compared, not even through others, must have nothing to do with each other. The laws try it.
 */
import { defineRuleset, type GivenFacts } from '../core/define-ruleset.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { checkedList } from '../core/show-value.ts';
import {
  eachOrderMove,
  formatOrder,
  ORDER_NOTATION,
  orderParts,
  type PosetPosition,
  parseOrder,
  takeAbove,
} from '../games/posets/orders.ts';
import { checkElement, type Poset } from '../structures/poset.ts';
import { clickable } from './clicked-move.ts';

export interface PosetGame extends Omit<GivenFacts, 'rule'> {
  readonly id: string;
  /** The rule in one sentence. */
  readonly rule: string;
  /** The elements that go with this one, itself among them or not; undefined where it may not be taken. Default: all above it. */
  take?(order: Poset, element: number): Iterable<number> | undefined;
  /**
   * True where a move takes from what is left what it would take from the whole, as far as it is still there: search then runs on
   * bit sets. The laws try it. Default: true where nothing is said about `take`.
   */
  readonly fixed?: boolean;
  /** What a position looks like. Default: its Hasse diagram. */
  draw?(position: PosetPosition): Drawing;
}

/** A game on finite orders: `take` says what goes with an element. */
export function posetGame(game: PosetGame): Ruleset<PosetPosition> {
  const { take: given = takeAbove, fixed = game.take === undefined, ...facts } = game;
  if (typeof given !== 'function') throw new Error(`${game.id}: take says what goes with an element`);
  const take = (order: Poset, element: number) => checked(order, given.call(game, order, element));
  return defineRuleset<PosetPosition>({
    notation: ORDER_NOTATION,
    samples: ['2>1 3>1', 'chain 3', 'divisors 12', 'boolean-lattice 2', '1<2 3<4 5', 'P0'],
    family: { text: 'chain {n}', from: 0 },
    draw: ({ poset }) => poset.draw(),
    ...facts,
    parse: parseOrder,
    format: formatOrder,
    moves: ({ poset }) => clickable(eachOrderMove(poset, take), (label) => [label], game.draw),
    components: orderParts,
    key: ({ poset }) => poset.toText(),
    ...(fixed && { subsetGame: ({ poset }: PosetPosition) => poset.subsetGame((element) => take(poset, element)) }),
  });
}

/** What a move takes is looked at: it is written by hand. */
function checked(order: Poset, taken: Iterable<number> | undefined): readonly number[] | undefined {
  if (taken === undefined) return undefined;
  const list = [...checkedList('take', taken)];
  for (const element of list) checkElement(order, element);
  return list;
}
