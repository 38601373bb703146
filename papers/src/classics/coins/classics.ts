/** What is known of turning coins: statements with the domains on which they are played through. */
import { mex } from 'impartial/internal';
import { ask } from '../../statements/ask.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { countOnes, type MayTurn, plainAcrostic, plainBoard, plainRow, sideBySide, turnsOf } from './plain-coins.ts';

/** The n-th odious number, which has an odd number of ones. */
const odious = (n: number) => 2 * n + (countOnes(n) % 2 === 0 ? 1 : 0);

interface NamedGame {
  readonly id: string;
  readonly turns: MayTurn;
  /** The value of coin n alone. */
  value(n: number): number;
}

const CLOSED: readonly NamedGame[] = [
  { id: 'turning-turtles', turns: turnsOf(1, 2), value: (n) => n + 1 },
  { id: 'mock-turtles', turns: turnsOf(1, 3), value: odious },
  { id: 'ruler', turns: sideBySide, value: (n) => (n + 1) & -(n + 1) },
  { id: 'twins', turns: turnsOf(2, 2), value: (n) => n },
  { id: 'triplets', turns: turnsOf(3, 3), value: (n) => (n < 2 ? 0 : odious(n - 2)) },
  { id: 'motley', turns: () => true, value: (n) => 2 ** n },
];

function rowText(heads: number): string {
  const coins = range(0, 30).filter((coin) => ((heads >> coin) & 1) === 1);
  return coins.length === 0 ? '-' : coins.join(' ');
}

function boardText(heads: number, columns: number): string {
  const coins = range(0, 30).filter((coin) => ((heads >> coin) & 1) === 1);
  return coins.length === 0 ? '-' : coins.map((place) => `${place % columns},${Math.floor(place / columns)}`).join(' ');
}

function hasValue(question: string, value: number, reach: Reach): boolean {
  return ask(question, reach)?.values.grundy === value;
}

/** The values of the game that turns up to so many coins, from the definition: no nim-sum of fewer values before. */
function valuesUpTo(most: number, coins: number): readonly number[] {
  const values: number[] = [];
  for (const coin of range(0, coins - 1)) {
    let sums = new Map<number, number>([[0, 0]]);
    for (const value of values) {
      const next = new Map(sums);
      for (const [sum, used] of sums) {
        const known = next.get(sum ^ value);
        if (used + 1 < most && (known === undefined || known > used + 1)) next.set(sum ^ value, used + 1);
      }
      sums = next;
    }
    values[coin] = mex(sums.keys());
  }
  return values;
}

const corners = turnsOf(2, 2);

/** Products by definition: the least number that is no a'b ⊕ ab' ⊕ a'b'. */
function productTable(side: number): readonly (readonly number[])[] {
  const rows: number[][] = [];
  const at = (a: number, b: number) => rows[a]?.[b] ?? 0;
  for (const a of range(0, side - 1)) {
    const row: number[] = [];
    rows.push(row);
    for (const b of range(0, side - 1))
      row.push(mex(range(0, a - 1).flatMap((c) => range(0, b - 1).map((d) => at(c, b) ^ at(a, d) ^ at(c, d)))));
  }
  return rows;
}

export const coinsClassics: readonly Statement[] = [
  {
    name: 'Turning coins, heads one by one',
    says: 'In every game of turning coins a position has the nim-sum of the values of its heads, each alone.',
    recorded: 'holds',
    least: 500,
    domain: (deep) => `all positions of ${deep ? 9 : 7} coins in six games`,
    check(reach) {
      const coins = reach.deep ? 9 : 7;
      return tally(
        CLOSED.flatMap(({ id, turns }) => {
          const play = plainRow(turns, coins);
          return range(0, 2 ** coins - 1).map((heads): Tried => {
            const alone = range(0, coins - 1).filter((coin) => ((heads >> coin) & 1) === 1);
            const [at, value] = [`${id} ${rowText(heads)}`, play.value(heads)];
            const sum = alone.reduce((all, coin) => all ^ play.value(1 << coin), 0);
            return { at, printed: value === sum, solved: hasValue(at, value, reach) };
          });
        }),
      );
    },
    theorems: ['turning-normal', 'turning-value', 'turning-any-number'],
  },
  {
    name: 'Turning coins, closed forms',
    says: 'Coin n alone has n + 1 in Turning Turtles, the n-th odious number in Mock Turtles, the greatest power of 2 dividing n + 1 in Ruler, n in Twins, 0, 0 and then the odious numbers in Triplets, and 2^n in Motley.',
    recorded: 'holds',
    least: 60,
    domain: (deep) => `the first ${deep ? 12 : 10} coins`,
    check(reach) {
      const coins = reach.deep ? 12 : 10;
      return tally(
        CLOSED.flatMap(({ id, turns, value }) => {
          const play = plainRow(turns, coins);
          return range(0, coins - 1).map((n): Tried => {
            const found = play.value(1 << n);
            return { at: `${id} ${n}`, printed: found === value(n), solved: hasValue(`${id} ${n}`, found, reach) };
          });
        }),
      );
    },
    theorems: ['turning-normal', 'turning-value'],
  },
  {
    name: 'Mock turtle theorem',
    says: 'The values for up to 2k + 1 coins are those for up to 2k coins after a leading 0, with the last bit added that makes the number of ones odd.',
    recorded: 'holds',
    least: 40,
    domain: (deep) => `up to 3, 5, 7 and 9 coins: the first ${deep ? 18 : 14}`,
    check(reach) {
      const coins = reach.deep ? 18 : 14;
      const ids = ['mock-turtles', 'moebius', 'mogul', 'moidores'];
      return tally(
        ids.flatMap((id, index) => {
          const most = 3 + 2 * index;
          const [odd, even] = [valuesUpTo(most, coins), valuesUpTo(most - 1, coins)];
          return odd.map((value, n): Tried => {
            const wanted = odious(n === 0 ? 0 : (even[n - 1] ?? 0));
            return { at: `${id} ${n}`, printed: value === wanted, solved: hasValue(`${id} ${n}`, value, reach) };
          });
        }),
      );
    },
    theorems: ['turning-normal', 'turning-value'],
    proof: { key: 'berlekampConwayGuy2003', where: 'Ch. 14' },
  },
  {
    name: 'Turning coins, values to know',
    says: 'Moebius begins 1 2 4 8 16 31 32 64 103 128 171 213, Mogul goes on with 64 127 128 256 512 911 from its seventh coin, and Moidores with 256 511 512 from its ninth.',
    recorded: 'holds',
    least: 21,
    domain: always('these values, from the definition'),
    check(reach) {
      const rows = [
        { id: 'moebius', most: 5, from: 0, print: [1, 2, 4, 8, 16, 31, 32, 64, 103, 128, 171, 213] },
        { id: 'mogul', most: 7, from: 6, print: [64, 127, 128, 256, 512, 911] },
        { id: 'moidores', most: 9, from: 8, print: [256, 511, 512] },
      ];
      return tally(
        rows.flatMap(({ id, most, from, print }) => {
          const values = valuesUpTo(most, from + print.length);
          return print.map((value, index): Tried => {
            const at = `${id} ${from + index}`;
            return { at, printed: values[from + index] === value, solved: hasValue(at, value, reach) };
          });
        }),
      );
    },
  },
  {
    name: 'Tartan theorem',
    says: 'In the product of two games a head has the nim product of its values in the two, and a board the nim-sum of these.',
    recorded: 'holds',
    least: 500,
    domain: (deep) => `all boards of 3 by ${deep ? 3 : 2} coins in nine products`,
    check(reach) {
      const [columns, rows] = [3, reach.deep ? 3 : 2];
      const products = productTable(16);
      const games = CLOSED.filter(({ id }) => ['ruler', 'twins', 'mock-turtles'].includes(id));
      return tally(
        games.flatMap((first) =>
          games.flatMap((second) => {
            const play = plainBoard(first.turns, second.turns, columns, rows);
            return range(0, 2 ** (columns * rows) - 1).map((heads): Tried => {
              const places = range(0, columns * rows - 1).filter((place) => ((heads >> place) & 1) === 1);
              const sum = places.reduce(
                (all, place) => all ^ (products[first.value(place % columns)]?.[second.value(Math.floor(place / columns))] ?? 0),
                0,
              );
              const [at, value] = [`tartan ${first.id} x ${second.id}: ${boardText(heads, columns)}`, play.value(heads)];
              return { at, printed: value === sum, solved: hasValue(at, value, reach) };
            });
          }),
        ),
      );
    },
    theorems: ['tartan-normal', 'tartan-value'],
  },
  {
    name: 'Turning Corners, nim products',
    says: 'A head at x,y of Turning Corners has the value x ⊗ y: 2 ⊗ 2 = 3, 4 ⊗ 4 = 6, 5 ⊗ 7 = 13, 8 ⊗ 8 = 13.',
    recorded: 'holds',
    least: 16,
    domain: (deep) =>
      `boards of 4 by 3 coins played out, and single heads up to ${deep ? 31 : 15} from the definition of products`,
    check(reach) {
      const side = reach.deep ? 32 : 16;
      const products = productTable(side);
      const play = plainBoard(corners, corners, 4, 3);
      const played = range(0, 11).map((place): Tried => {
        const [x, y] = [place % 4, Math.floor(place / 4)];
        return { at: `turning-corners ${x},${y}`, printed: play.value(1 << place) === products[x]?.[y] };
      });
      const print = [
        [2, 2, 3],
        [4, 4, 6],
        [5, 7, 13],
        [8, 8, 13],
      ] as const;
      return tally([
        ...played,
        ...print.map(([x, y, value]): Tried => ({ at: `turning-corners ${x},${y}`, printed: products[x]?.[y] === value })),
        ...products.flatMap((row, x) =>
          row.map(
            (value, y): Tried => ({
              at: `turning-corners ${x},${y}`,
              solved: hasValue(`turning-corners ${x},${y}`, value, reach),
            }),
          ),
        ),
      ]);
    },
    theorems: ['tartan-normal', 'tartan-value'],
  },
  {
    name: 'Acrostic Twins, values',
    says: 'A head at x,y of Acrostic Twins has the value x ⊕ y, and a board the nim-sum of these.',
    recorded: 'holds',
    least: 500,
    domain: (deep) => `all boards of 3 by ${deep ? 4 : 3} coins`,
    check(reach) {
      const [columns, rows] = [3, reach.deep ? 4 : 3];
      const play = plainAcrostic(columns, rows);
      return tally(
        range(0, 2 ** (columns * rows) - 1).map((heads): Tried => {
          const places = range(0, columns * rows - 1).filter((place) => ((heads >> place) & 1) === 1);
          const sum = places.reduce((all, place) => all ^ (place % columns) ^ Math.floor(place / columns), 0);
          const [at, value] = [`acrostic-twins ${boardText(heads, columns)}`, play.value(heads)];
          return { at, printed: value === sum, solved: hasValue(at, value, reach) };
        }),
      );
    },
    theorems: ['acrostic-twins-normal', 'acrostic-twins-value'],
  },
];
