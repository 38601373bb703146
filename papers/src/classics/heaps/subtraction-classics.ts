/** What is known of subtraction games: statements with the domains on which they are played through. */
import { answers, ask, outcomeOf } from '../../statements/ask.ts';
import type { Reach, Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { type PlainHeaps, subtracting, sums } from './plain-play.ts';

/** All sets of numbers up to `largest` but the empty one, smallest numbers first. */
function setsUpTo(largest: number): readonly (readonly number[])[] {
  return range(1, 2 ** largest - 1).map((bits) => range(1, largest).filter((number) => (bits >> (number - 1)) & 1));
}

const taking = (numbers: readonly number[]) => subtracting((taken) => numbers.includes(taken));
const takingAllBut = (numbers: readonly number[]) => subtracting((taken) => !numbers.includes(taken));

/** A case that compares values, with the program's answer beside them. */
function valueCase(question: string, value: number, isSo: boolean, reach: Reach): Tried {
  return { at: question, printed: isSo, solved: ask(question, reach)?.values.grundy === value };
}

/** The first two equal windows: where the first is, and how far the second. */
function equalWindows(game: PlainHeaps, window: number): { readonly from: number; readonly period: number } {
  const seen = new Map<string, number>();
  for (let from = 0; ; from++) {
    const text = range(from, from + window - 1)
      .map((size) => game.value(size))
      .join(' ');
    const before = seen.get(text);
    if (before !== undefined) return { from: before, period: from - before };
    seen.set(text, from);
  }
}

/** The same with what a value has less than the largest value before the end of the window. */
function equalGrowingWindows(game: PlainHeaps, window: number) {
  const seen = new Map<string, readonly [from: number, most: number]>();
  let most = Math.max(...range(0, window - 2).map((size) => game.value(size)), 0);
  for (let from = 0; ; from++) {
    most = Math.max(most, game.value(from + window - 1));
    const text = range(from, from + window - 1)
      .map((size) => most - game.value(size))
      .join(' ');
    const before = seen.get(text);
    if (before !== undefined) return { from: before[0], period: from - before[0], saltus: most - before[1] };
    seen.set(text, [from, most]);
  }
}

/** What comes after the first period in each game is tried so far. */
const FURTHER = 60;

export const subtractionClassics: readonly Statement[] = [
  {
    name: 'Subtraction games, windows',
    says: 'Two equal windows of as many values as the largest number of the set, at distance p, prove the period p from the first on.',
    recorded: 'holds',
    least: 1000,
    domain: (deep) => `all sets of numbers up to ${deep ? 9 : 6}, ${FURTHER} values after the windows`,
    check: (reach) =>
      tally(
        setsUpTo(reach.deep ? 9 : 6).flatMap((numbers) => {
          const game = taking(numbers);
          const { from, period } = equalWindows(game, numbers.at(-1) as number);
          return range(from, from + period + FURTHER).map((size) =>
            valueCase(
              `subtraction ${numbers.join(',')}: ${size + period}`,
              game.value(size + period),
              game.value(size + period) === game.value(size),
              reach,
            ),
          );
        }),
      ),
    theorems: ['subtraction-sums', 'subtraction-heap'],
  },
  {
    name: 'Subtraction games, common divisor',
    says: 'Where all numbers of the set are divisible by d, a heap of n has the value of ⌊n/d⌋ with the numbers divided by d.',
    recorded: 'holds',
    least: 1000,
    domain: (deep) => `d = 2 to ${deep ? 6 : 4}, all sets of numbers up to ${deep ? 6 : 4} times d, heaps up to 60`,
    check: (reach) =>
      tally(
        range(2, reach.deep ? 6 : 4).flatMap((d) =>
          setsUpTo(reach.deep ? 6 : 4).flatMap((numbers) => {
            const [game, whole] = [taking(numbers), taking(numbers.map((number) => d * number))];
            return range(0, 60).map((size) =>
              valueCase(
                `subtraction ${numbers.map((number) => d * number).join(',')}: ${size}`,
                whole.value(size),
                whole.value(size) === game.value(Math.floor(size / d)),
                reach,
              ),
            );
          }),
        ),
      ),
    theorems: ['subtraction-sums'],
  },
  {
    name: 'Subtraction games, two numbers',
    says: 'With a < b to take and m = n mod (a + b), the value of a heap of n is ⌊m/a⌋ mod 2 if m < b, and otherwise 1 if ⌊m/a⌋ is odd and 2 if it is even. With 1, …, k to take it is n mod (k + 1).',
    recorded: 'holds',
    least: 1000,
    domain: (deep) => `b up to ${deep ? 20 : 9} and k up to ${deep ? 20 : 9}, heaps up to ${deep ? 200 : 60}`,
    check(reach) {
      const [most, largest] = reach.deep ? [20, 200] : [9, 60];
      const pairs = range(2, most).flatMap((b) => range(1, b - 1).map((a) => [a, b] as const));
      return tally([
        ...pairs.flatMap(([a, b]) => {
          const game = taking([a, b]);
          return range(0, largest).map((size) => {
            const rest = size % (a + b);
            const isOdd = Math.floor(rest / a) % 2 === 1;
            const formula = rest < b ? Number(isOdd) : isOdd ? 1 : 2;
            return valueCase(`subtraction ${a},${b}: ${size}`, game.value(size), game.value(size) === formula, reach);
          });
        }),
        ...range(1, most).flatMap((k) => {
          const game = taking(range(1, k));
          return range(0, largest).map((size) =>
            valueCase(`subtraction 1-${k}: ${size}`, game.value(size), game.value(size) === size % (k + 1), reach),
          );
        }),
      ]);
    },
    theorems: ['subtraction-sums'],
  },
  {
    name: 'Subtraction games, all but some numbers',
    says: 'Where all numbers but those of a set may be taken, the largest e: if 2e values, each less the largest value up to there, come again at distance p, then G(n + p) = G(n) + s from the first window on, s being what the largest value has grown.',
    recorded: 'holds',
    least: 1000,
    domain: (deep) => `all but each set of numbers up to ${deep ? 7 : 5}, ${FURTHER} values after the windows`,
    check: (reach) =>
      tally(
        setsUpTo(reach.deep ? 7 : 5).flatMap((numbers) => {
          const game = takingAllBut(numbers);
          const { from, period, saltus } = equalGrowingWindows(game, 2 * (numbers.at(-1) as number));
          return range(from, from + period + FURTHER).map((size) =>
            valueCase(
              `subtraction all-but ${numbers.join(',')}: ${size + period}`,
              game.value(size + period),
              game.value(size + period) === game.value(size) + saltus,
              reach,
            ),
          );
        }),
      ),
    theorems: ['subtraction-sums', 'subtraction-heap'],
    proof: { key: 'impartial', where: 'library/src/games/heaps/theory/loops/subtraction-table.ts' },
  },
  {
    name: 'Subtraction games, misère play',
    says: 'A heap of n has value 1 exactly when n less the least number that may be taken has value 0; and misère play is misère Nim on the values of the heaps.',
    recorded: 'holds',
    least: 1000,
    domain: (deep) =>
      `all sets of numbers up to ${deep ? 5 : 3}, and all but these; sums of up to three heaps of up to ${deep ? 10 : 7}`,
    check: (reach) =>
      tally(
        [true, false].flatMap((allBut) =>
          setsUpTo(reach.deep ? 5 : 3).flatMap((numbers) => {
            const game = allBut ? takingAllBut(numbers) : taking(numbers);
            const least = allBut ? range(1, 99).find((number) => !numbers.includes(number)) : numbers[0];
            return Array.from(sums(3, reach.deep ? 10 : 7), (heaps) => {
              const question = `subtraction ${allBut ? 'all-but ' : ''}${numbers.join(',')}: ${heaps.join(' ') || '0'} [misere]`;
              const won = game.isWonMisere(heaps);
              const isPaired = heaps.every(
                (size) => (game.value(size) === 1) === (size >= (least as number) && game.value(size - (least as number)) === 0),
              );
              return {
                at: question,
                printed: won === game.isWonByValues(heaps) && isPaired,
                solved: answers(question, outcomeOf(won), reach),
              };
            });
          }),
        ),
      ),
    theorems: ['subtraction-misere'],
  },
];
