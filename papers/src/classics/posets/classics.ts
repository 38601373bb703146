/** What is known of games on orders: statements with the domains on which they are played through. */
import { answers, ask, outcomeOf } from '../../statements/ask.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { chompStatements } from './chomp-classics.ts';
import { eachOrder, PlainOrder } from './plain-order.ts';

const impartial = (where: string) => ({ key: 'impartial', where }) as const;

/** All orders of up to so many elements, small ones first. */
function ordersUpTo({ deep }: Reach, keep: (order: PlainOrder) => boolean): readonly PlainOrder[] {
  return range(1, deep ? 6 : 5).flatMap((order) => [...eachOrder(order)].filter(keep));
}

const domain = (deep: boolean) => `all orders of up to ${deep ? 'six' : 'five'} elements that are such`;

/** Both plays of an order: what the statement says, and what the program answers. */
function inBothPlays(
  order: PlainOrder,
  isWon: boolean | undefined,
  isWonMisere: boolean | undefined,
  reach: Reach,
): readonly Tried[] {
  const [line, won, wonMisere] = [order.line(), order.value() !== 0, order.isWonMisere()];
  return [
    { at: line, ...(isWon !== undefined && { printed: won === isWon }), solved: answers(line, outcomeOf(won), reach) },
    {
      at: `${line} [misere]`,
      ...(isWonMisere !== undefined && { printed: wonMisere === isWonMisere }),
      solved: answers(`${line} [misere]`, outcomeOf(wonMisere), reach),
    },
  ];
}

function elements({ order }: PlainOrder): readonly number[] {
  return range(0, order - 1);
}

function hasGreatest(order: PlainOrder): boolean {
  return elements(order).some((top) => elements(order).every((other) => other === top || order.isAbove(top, other)));
}

function isForest(order: PlainOrder): boolean {
  return elements(order).every((element) => {
    const below = elements(order).filter((other) => order.isAbove(element, other));
    return below.every((one) => below.every((other) => one === other || order.isAbove(one, other) || order.isAbove(other, one)));
  });
}

/** The values of the trees of a forest by the recursion. */
function treeValues(order: PlainOrder): readonly number[] {
  const isBelow = (one: number, other: number) => order.isAbove(other, one);
  const valueAt = (element: number): number => {
    const above = elements(order).filter((other) => isBelow(element, other));
    const next = above.filter((other) => !above.some((between) => isBelow(between, other)));
    return 1 + next.reduce((sum, other) => sum ^ valueAt(other), 0);
  };
  return elements(order)
    .filter((element) => !elements(order).some((other) => isBelow(other, element)))
    .map(valueAt);
}

/** Sizes of levels from below; undefined where they are none. */
function levelSizes(order: PlainOrder): readonly number[] | undefined {
  const below = elements(order).map((element) => elements(order).filter((other) => order.isAbove(element, other)).length);
  const sizes = [...new Set(below)]
    .sort((a, b) => a - b)
    .map((height) => ({ height, size: below.filter((each) => each === height).length }));
  let lower = 0;
  for (const { height, size } of sizes) {
    if (height !== lower) return undefined;
    lower += size;
  }
  return sizes.map(({ size }) => size);
}

const orderStatements: readonly Statement[] = [
  {
    name: 'Poset games, a greatest element',
    says: 'An order with an element above all others is won for the player to move; in misère play, if it has any other element.',
    recorded: 'holds',
    least: 20,
    domain,
    check(reach) {
      const orders = ordersUpTo(reach, hasGreatest);
      return tally(orders.flatMap((order) => inBothPlays(order, true, order.order > 1, reach)));
    },
    theorems: ['poset-greatest'],
  },
  {
    name: 'Poset games, a new bottom',
    says: 'An element put below all of an order adds 1 to its Grundy value.',
    recorded: 'holds',
    least: 40,
    domain: (deep) => `all orders of up to ${deep ? 'six' : 'five'} elements`,
    check(reach) {
      return tally(
        ordersUpTo(reach, () => true).map((order) => {
          const bottom = new PlainOrder([
            2 ** (order.order + 1) - 1,
            ...elements(order).map((element) => 2 * (order.all & ~unrelated(order, element))),
          ]);
          return { at: order.line(), printed: bottom.value() === order.value() + 1 };
        }),
      );
    },
    theorems: ['poset-forest'],
    proof: impartial('library/src/games/posets/theory/forest.ts'),
  },
  {
    name: 'Poset games, forests',
    says: 'Where below each element lies a chain, a tree has the value 1 more than the nim-sum of the trees on its root; in misère play the trees are heaps of misère Nim of these values.',
    recorded: 'holds',
    least: 40,
    domain,
    check(reach) {
      const orders = ordersUpTo(reach, isForest);
      return tally(
        orders.flatMap((order) => {
          const values = treeValues(order);
          const sum = values.reduce((all, value) => all ^ value, 0);
          const isWonMisere = values.some((value) => value > 1) ? sum !== 0 : sum === 0;
          const [normal, misere] = inBothPlays(order, sum !== 0, isWonMisere, reach);
          return [{ ...(normal as Tried), printed: order.value() === sum }, misere as Tried];
        }),
      );
    },
    theorems: ['poset-forest', 'poset-forest-misere', 'poset-tree'],
    proof: impartial('library/src/games/posets/theory/forest.ts'),
  },
  {
    name: 'Poset games, levels',
    says: 'Where every element of a level lies below all of the next, an order is lost exactly when all levels have an even size; in misère play exactly when the lowest is odd and all others are even.',
    recorded: 'holds',
    least: 20,
    domain,
    check(reach) {
      const orders = ordersUpTo(reach, (order) => levelSizes(order) !== undefined);
      return tally(
        orders.flatMap((order) => {
          const sizes = levelSizes(order) ?? [];
          const isWonMisere = sizes.some((size, level) => size % 2 === (level === 0 ? 0 : 1));
          return inBothPlays(
            order,
            sizes.some((size) => size % 2 === 1),
            isWonMisere,
            reach,
          );
        }),
      );
    },
    theorems: ['poset-levels'],
    proof: impartial('library/src/games/posets/theory/levels.ts'),
  },
  {
    name: 'Poset games, lattices',
    says: 'The subsets of 1, 2, 3 and 4 things have the values 2, 3, 4 and 2; the divisors of 12 have 5, those of 36 have 6.',
    recorded: 'holds',
    least: 6,
    domain: always('these six orders'),
    check(reach) {
      const values = {
        'boolean-lattice 1': 2,
        'boolean-lattice 2': 3,
        'boolean-lattice 3': 4,
        'boolean-lattice 4': 2,
        'divisors 12': 5,
        'divisors 36': 6,
      };
      return tally(
        Object.entries(values).map(([text, value]) => {
          const line = `poset-game ${text}`;
          return { at: line, printed: ask(line, { ...reach, catalogue: reach.catalogue })?.values.grundy === value };
        }),
      );
    },
    theorems: ['poset-greatest'],
  },
];

/** The elements that are not above this one, itself not among them. */
function unrelated(order: PlainOrder, element: number): number {
  return elements(order).reduce(
    (set, other) => (other === element || order.isAbove(other, element) ? set : set | (1 << other)),
    0,
  );
}

export const posetsClassics: readonly Statement[] = [...orderStatements, ...chompStatements];
