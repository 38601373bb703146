/** What is known of Chomp and of Schuh's game of divisors. */
import { answers, ask, outcomeOf } from '../../statements/ask.ts';
import { always, type Statement } from '../../statements/statement.ts';
import { range, tally } from '../../statements/tally.ts';
import { boxOrder, fallingRows, rowSquares } from './plain-order.ts';

/** Lost rows of three, by the definition, from small to large. */
function lostRows(most: number): ReadonlySet<string> {
  const lost = new Set<string>();
  for (const a of range(1, most))
    for (const b of range(0, a))
      for (const c of range(0, b)) {
        const isWon =
          range(1, a - 1).some((x) => lost.has(`${x} ${Math.min(b, x)} ${Math.min(c, x)}`)) ||
          range(0, b - 1).some((y) => lost.has(`${a} ${y} ${Math.min(c, y)}`)) ||
          range(0, c - 1).some((z) => lost.has(`${a} ${b} ${z}`));
        if (!isWon) lost.add(`${a} ${b} ${c}`);
      }
  return lost;
}

const text = (rows: readonly number[]) => rows.filter((length) => length > 0).join(' ');

export const chompStatements: readonly Statement[] = [
  {
    name: 'Chomp, whole bars and boxes',
    says: 'Every whole bar or box but the poisoned square alone is won for the player to move.',
    recorded: 'holds',
    least: 12,
    domain: (deep) => `bars of up to ${deep ? 24 : 16} squares, and boxes of two layers with up to ${deep ? 18 : 12}`,
    check(reach) {
      const sizes = range(1, 8).flatMap((rows) => range(rows, 12).map((columns) => [rows, columns] as const));
      const boxes = sizes.flatMap(([rows, columns]) => [
        { line: `chomp ${rows}x${columns}`, sides: [1, rows, columns], most: reach.deep ? 24 : 16 },
        { line: `chomp 2x${rows}x${columns}`, sides: [2, rows, columns], most: reach.deep ? 18 : 12 },
      ]);
      const fitting = boxes
        .map((box) => ({ ...box, size: box.sides.reduce((all, side) => all * side, 1) }))
        .filter(({ size, most }) => size > 1 && size <= most)
        .sort((one, other) => one.size - other.size);
      return tally(
        fitting.map(({ line, sides: [layers = 1, rows = 1, columns = 1] }) => {
          const squares = range(0, layers - 1).flatMap((layer) =>
            range(0, rows - 1).flatMap((row) => range(0, columns - 1).map((column) => [layer, row, column])),
          );
          const won = boxOrder(squares).value() !== 0;
          return { at: line, printed: won, solved: answers(line, outcomeOf(won), reach) };
        }),
      );
    },
    theorems: ['chomp-box'],
  },
  {
    name: 'Chomp, square bars',
    says: 'On a square bar of two rows or more taking 1,1 wins.',
    recorded: 'holds',
    least: 3,
    domain: (deep) => `squares of 2 to ${deep ? 5 : 4} rows`,
    check(reach) {
      return tally(
        range(2, reach.deep ? 5 : 4).map((side) => {
          const order = boxOrder([
            ...range(0, side - 1).map((place) => [0, place]),
            ...range(1, side - 1).map((place) => [place, 0]),
          ]);
          return {
            at: `chomp ${side}x${side}`,
            printed: order.value() === 0,
            solved: answers(`chomp ${side}x${side}`, 'N', reach),
          };
        }),
      );
    },
    theorems: ['chomp-corner'],
  },
  {
    name: 'Chomp, arms',
    says: 'A first row of a squares and a first column of r, with nothing else, have the value (a − 1) ⊕ (r − 1), and are misère Nim with heaps of a − 1 and r − 1.',
    recorded: 'holds',
    least: 36,
    domain: (deep) => `arms of up to ${deep ? 9 : 7} squares`,
    check(reach) {
      const most = reach.deep ? 9 : 7;
      return tally(
        range(1, most).flatMap((a) =>
          range(1, most).flatMap((r) => {
            const line = `chomp ${a}${r === 1 ? '' : ` 1^${r - 1}`}`;
            const order = boxOrder(rowSquares([a, ...range(2, r).map(() => 1)]));
            const [x, y] = [a - 1, r - 1];
            const isWonMisere = x > 1 || y > 1 ? x !== y : x === y;
            return [
              { at: line, printed: order.value() === (x ^ y), solved: ask(line, reach)?.values.grundy === (x ^ y) },
              {
                at: `${line} [misere]`,
                printed: order.isWonMisere() === isWonMisere,
                solved: answers(`${line} [misere]`, outcomeOf(isWonMisere), reach),
              },
            ];
          }),
        ),
      );
    },
    theorems: ['chomp-arms', 'chomp-arms-misere', 'chomp-arms-value'],
  },
  {
    name: 'Chomp, two rows',
    says: 'Rows of a and b squares are lost exactly when a = b + 1; in misère play they are won if b is 2 or more.',
    recorded: 'holds',
    least: 60,
    domain: (deep) => `rows of up to ${deep ? 12 : 8} squares`,
    check(reach) {
      return tally(
        Array.from(fallingRows(2, reach.deep ? 12 : 8)).flatMap((rows) => {
          const [a = 0, b = 0] = rows;
          const order = boxOrder(rowSquares(rows));
          const line = `chomp ${text(rows)}`;
          const [won, wonMisere] = [order.value() !== 0, order.isWonMisere()];
          return [
            { at: line, printed: won === (a !== b + 1), solved: answers(line, outcomeOf(won), reach) },
            {
              at: `${line} [misere]`,
              ...(b > 1 && { printed: wonMisere }),
              solved: answers(`${line} [misere]`, outcomeOf(wonMisere), reach),
            },
          ];
        }),
      );
    },
    theorems: ['chomp-two-rows'],
  },
  {
    name: 'Chomp, three rows',
    says: 'Over rows of b and c squares no first row is lost if (x, x, min(c, x)) is lost for some x < b; otherwise exactly the least a ≥ b and 1 is that is lost over none of (y, min(c, y)), y < b, and (b, z), z < c.',
    recorded: 'holds',
    least: 300,
    domain: (deep) => `rows of up to ${deep ? 40 : 24} squares`,
    check(reach) {
      const most = reach.deep ? 40 : 24;
      const lost = lostRows(3 * most);
      const firstRows = (b: number, c: number) => range(Math.max(b, 1), 3 * most).filter((a) => lost.has(`${a} ${b} ${c}`));
      return tally(
        range(0, most).flatMap((b) =>
          range(0, Math.min(b, most)).map((c) => {
            const isNone = range(1, b - 1).some((x) => lost.has(`${x} ${x} ${Math.min(c, x)}`));
            const others = new Set([
              ...range(0, b - 1).flatMap((y) => firstRows(y, Math.min(c, y))),
              ...range(0, c - 1).flatMap((z) => firstRows(b, z)),
            ]);
            const least = range(Math.max(b, 1), 3 * most).find((a) => !others.has(a));
            const found = firstRows(b, c);
            const [first] = found;
            const at = `chomp ${text([first ?? Math.max(b, 1), b, c])}`;
            return {
              at,
              printed: isNone ? found.length === 0 : found.length === 1 && first === least,
              solved: answers(at, first === undefined ? 'N' : 'P', reach),
            };
          }),
        ),
      );
    },
    theorems: ['chomp-three-rows'],
  },
  {
    name: 'Chomp, values and openings',
    says: 'The bar of 3 rows and 4 columns has the value 9 and the one opening 1,2; that of 5 columns 2,3; 8 rows and 10 columns have the two openings 3,8 and 4,5, and 6 rows and 13 columns 3,11 and 4,8; the cube of 2 has the value 3 and the one opening 1,1,1.',
    recorded: 'holds',
    least: 5,
    domain: always('these five boards, by the program'),
    check(reach) {
      const known: readonly (readonly [string, readonly string[], number?])[] = [
        ['3x4', ['1,2'], 9],
        ['3x5', ['2,3']],
        ['8x10', ['3,8', '4,5']],
        ['6x13', ['3,11', '4,8']],
        ['2x2x2', ['1,1,1'], 3],
      ];
      return tally(
        known.map(([board, openings, value]) => {
          const line = `chomp ${board}`;
          const verdict = ask(line, reach);
          const first = verdict?.winningMoves[0]?.move ?? '';
          return { at: line, printed: openings.includes(first) && (value === undefined || verdict?.values.grundy === value) };
        }),
      );
    },
    theorems: ['chomp-box', 'chomp-table', 'chomp-table-value'],
  },
  {
    name: 'Schuh, Chomp on exponents',
    says: 'The game of divisors of a number is Chomp on a box with a direction for each prime, as long as its exponent and one more; 12, 30, 36, 60, 72 and 120 have the values 4, 3, 5, 5, 9 and 6.',
    recorded: 'holds',
    least: 12,
    domain: always('the numbers 2 to 48, and these six'),
    check(reach) {
      const known = new Map([
        [12, 4],
        [30, 3],
        [36, 5],
        [60, 5],
        [72, 9],
        [120, 6],
      ]);
      return tally(
        [...range(2, 48), 60, 72, 120].map((number) => {
          const value = boxOrder(exponents(number)).value();
          const line = `schuh ${number}`;
          return { at: line, printed: (known.get(number) ?? value) === value, solved: ask(line, reach)?.values.grundy === value };
        }),
      );
    },
    theorems: ['schuh-chomp', 'schuh-whole'],
  },
];

/** The exponents of all divisors of a number. */
function exponents(number: number): number[][] {
  const primes = range(2, number).filter(
    (prime) => number % prime === 0 && range(2, prime - 1).every((less) => prime % less !== 0),
  );
  const divisors = range(1, number).filter((divisor) => number % divisor === 0);
  return divisors.map((divisor) => primes.map((prime) => range(1, 10).filter((power) => divisor % prime ** power === 0).length));
}
