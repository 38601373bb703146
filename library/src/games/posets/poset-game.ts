/** The poset game [byrnes2003]: take an element of a finite order with all that lie above it. */
import type { Ruleset } from '../../core/ruleset.ts';
import {
  eachOrderMove,
  formatOrder,
  joinOrders,
  ORDER_NOTATION,
  orderParts,
  type PosetPosition,
  parseOrder,
  takeAbove,
} from './orders.ts';

export const posetGame: Ruleset<PosetPosition> = {
  id: 'poset-game',
  title: 'Poset game',
  rule: 'Take an element of an order with all that lie above it.',
  inShort: 'take all above',
  notation: ORDER_NOTATION,
  sources: [{ key: 'byrnes2003' }, { key: 'gale1974' }],
  samples: ['2>1 3>1', 'chain 3', 'divisors 12', 'boolean-lattice 2', '2>1 4>3 5', '3>1 3>2 4>2', 'P0'],
  example: 'boolean-lattice 3',
  family: { text: 'boolean-lattice {n}', from: 0 },
  parse: parseOrder,
  format: formatOrder,
  leastLength: ({ poset }) => poset.order,
  moves: ({ poset }) => eachOrderMove(poset, takeAbove),
  components: orderParts,
  join: joinOrders,
  key: ({ poset }) => poset.toText(),
  toMove: () => 'take an element with all that lie above it',
  changedBy: ({ poset }, label) => poset.withAllAbove(label),
  subsetGame: ({ poset }) => poset.subsetGame((element) => poset.above(element)),
  draw: ({ poset }) => poset.draw(),
};
