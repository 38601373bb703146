/** What is known of Welter's game: statements with the domains on which they are played through. */
import { ask, outcomeOf } from '../../statements/ask.ts';
import { PlainPlay, risingLists } from '../../statements/plain-play.ts';
import { always, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { plainStrip } from '../strips/plain-strips.ts';

type List = readonly number[];

/** Pairing as it is said, one pair after the other. */
function valueByMates(coins: List): number {
  const left = [...coins];
  let value = 0;
  while (left.length > 1) {
    const pairs = left.flatMap((a, index) => left.slice(index + 1).map((b) => ({ a, b, low: (a ^ b) & -(a ^ b) })));
    const best = pairs.reduce((one, other) => (other.low > one.low ? other : one));
    left.splice(left.indexOf(best.a), 1);
    left.splice(left.indexOf(best.b), 1);
    value ^= (best.a ^ best.b) - 1;
  }
  return value ^ (left[0] ?? 0);
}

function isBalanced(coins: List): boolean {
  const last = 2 * coins.length - 1;
  return coins.every((coin) => coin <= last && !coins.includes(last - coin));
}

function* strips(coins: number, largest: number): Iterable<List> {
  for (const count of range(1, coins)) yield* risingLists(count, largest, 1);
}

/** Sums of strips by the rules: a move is made in one of them. */
function plainSums(): PlainPlay<readonly List[]> {
  return new PlainPlay(
    function* (sum) {
      for (const [index, coins] of sum.entries()) {
        for (const [place, coin] of coins.entries())
          for (const to of range(0, coin - 1))
            if (!coins.includes(to))
              yield sum.with(
                index,
                coins.with(place, to).toSorted((a, b) => a - b),
              );
      }
    },
    (sum) =>
      sum
        .map((coins) => coins.join(' '))
        .sort()
        .join(' + '),
  );
}

const misereProof = { key: 'impartial', where: 'library/src/games/welter/theory/misere.ts' } as const;

export const welterClassics: readonly Statement[] = [
  {
    name: 'Welter, value by mates',
    says: 'Pair the two coins that agree modulo the highest power of 2, set them aside, and go on: the value is the nim-sum of (a ⊕ b) − 1 over the pairs and of the coin left over.',
    recorded: 'holds',
    least: 300,
    domain: (deep) => `up to ${deep ? 6 : 5} coins on squares up to ${deep ? 12 : 8}`,
    check(reach) {
      const play = plainStrip(true);
      return tally(
        Array.from(strips(reach.deep ? 6 : 5, reach.deep ? 12 : 8), (coins) => {
          const [at, value] = [`welter ${coins.join(' ')}`, play.value(coins)];
          return { at, printed: value === valueByMates(coins), solved: ask(at, reach)?.values.grundy === value };
        }),
      );
    },
    theorems: ['welter-normal', 'welter-value'],
  },
  {
    name: 'Welter, balanced strips',
    says: 'k coins that hold one square of each pair i, 2k − 1 − i have value 0 or 1, the parity of the coins on squares k and beyond.',
    recorded: 'holds',
    least: 60,
    domain: (deep) => `all balanced strips of up to ${deep ? 7 : 5} coins`,
    check({ deep }) {
      const play = plainStrip(true);
      const balanced = range(1, deep ? 7 : 5).flatMap((count) => [...risingLists(count, 2 * count - 1, 1)].filter(isBalanced));
      return tally(
        balanced.map((coins): Tried => {
          const parity = coins.filter((coin) => coin >= coins.length).length % 2;
          return { at: `welter ${coins.join(' ')}`, printed: play.value(coins) === parity };
        }),
      );
    },
    theorems: ['welter-misere'],
    proof: misereProof,
  },
  {
    name: 'Welter, misère play',
    says: 'A sum of strips has its normal outcome in misère play, unless all strips are balanced; then the reverse.',
    recorded: 'holds',
    least: 300,
    domain: (deep) =>
      `strips of up to 5 coins on squares up to 8, and sums of two strips of up to 3 coins on squares up to ${deep ? 6 : 4}`,
    check(reach) {
      const [one, play] = [plainStrip(true), plainSums()];
      const small = [...strips(3, reach.deep ? 6 : 4)];
      const sums = [
        ...Array.from(strips(5, 8), (coins) => [coins]),
        ...small.flatMap((first, index) => small.slice(index).map((second) => [first, second])),
      ];
      return tally(
        sums.map((sum): Tried => {
          const at = `welter ${sum.map((coins) => coins.join(' ')).join(' + ')} [misere]`;
          const value = sum.reduce((all, coins) => all ^ one.value(coins), 0);
          const won = play.isWonMisere(sum);
          const isWonNormally = value !== 0;
          return {
            at,
            printed: won === (sum.every(isBalanced) ? !isWonNormally : isWonNormally),
            solved: ask(at, reach)?.outcome === outcomeOf(won),
          };
        }),
      );
    },
    theorems: ['welter-misere'],
    proof: misereProof,
  },
  {
    name: 'Welter, values to know',
    says: 'Coins on 0 1 2 have value 0, on 0 3 value 2, on 1 4 9 value 3, on 2 5 7 11 value 13, on 2 4 6 8 10 value 10, on 0 2 value 1, and 0 2 is lost in misère play.',
    recorded: 'holds',
    least: 7,
    domain: always('these seven, by the rules'),
    check(reach) {
      const play = plainStrip(true);
      const known: readonly (readonly [List, number])[] = [
        [[0, 1, 2], 0],
        [[0, 3], 2],
        [[1, 4, 9], 3],
        [[2, 5, 7, 11], 13],
        [[2, 4, 6, 8, 10], 10],
        [[0, 2], 1],
      ];
      return tally([
        ...known.map(([coins, value]): Tried => {
          const at = `welter ${coins.join(' ')}`;
          return { at, printed: play.value(coins) === value, solved: ask(at, reach)?.values.grundy === value };
        }),
        {
          at: 'welter 0 2 [misere]',
          printed: !play.isWonMisere([0, 2]),
          solved: ask('welter 0 2 [misere]', reach)?.outcome === 'P',
        },
      ]);
    },
  },
];
