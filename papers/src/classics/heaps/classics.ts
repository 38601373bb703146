/** What is known of classics on heaps: statements with the domains on which they are played through. */
import { answers, ask, outcomeOf } from '../../statements/ask.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { keepsClaim } from './nim-claim.ts';
import { lasker, octalGame, PlainMoore, PlainTakeAway, sums } from './plain-play.ts';
import { subtractionClassics } from './subtraction-classics.ts';
import { euclidStatements, wythoffStatements } from './wythoff-euclid.ts';

const impartial = (where: string) => ({ key: 'impartial', where }) as const;

/** Whether the program gives this value. */
function hasValue(question: string, value: number, reach: Reach): boolean {
  return ask(question, reach)?.values.grundy === value;
}

const lemma: Statement = {
  name: 'Misère lemma',
  says: 'Let every component of a game of value 0 or 1 that has a move have one to components of 0 and 1 with the other value in all, and none to 0 or 1 in all with a component of 2 or more; and let every component of value 2 or more have, for r = 0 and 1, a move to r in all with a component of 2 or more, or to 1 − r in all with none. Then a sum is lost in misère play exactly when some value is 2 or more and the nim-sum is 0, or none is and the nim-sum is 1.',
  recorded: 'holds',
  least: 1000,
  domain: (deep) =>
    `the octal games of up to two digits whose heaps up to 8 keep the claim: sums of up to ${deep ? 4 : 3} of these heaps`,
  check({ deep }) {
    const tried: Tried[] = [];
    for (const number of range(0, 127)) {
      const digits = [number < 64 ? 0 : 4, (number >> 3) & 7, number & 7];
      if (!keepsClaim(digits, 8)) continue;
      const game = octalGame(digits);
      const code = `${digits[0]}.${digits[1]}${digits[2]}`;
      for (const heaps of sums(deep ? 4 : 3, 8))
        tried.push({
          at: `octal ${code}: ${heaps.join(' ') || '0'} [misere]`,
          printed: game.isWonMisere(heaps) === game.isWonByValues(heaps),
        });
    }
    return tally(tried);
  },
  theorems: ['lasker-misere', 'subtraction-misere'],
  proof: impartial('library/src/core/nim-on-values.ts'),
};

const laskerValue = (size: number) => (size === 0 ? 0 : size % 4 === 3 ? size + 1 : size % 4 === 0 ? size - 1 : size);

const laskerStatements: readonly Statement[] = [
  {
    name: 'Lasker’s Nim, values',
    says: 'A heap of n has the value n, except that those of 4k + 3 and 4k + 4 are exchanged.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `heaps up to ${deep ? 1000 : 200}`,
    check(reach) {
      const game = lasker();
      return tally(
        range(0, reach.deep ? 1000 : 200).map((size) => ({
          at: `lasker-nim ${size}`,
          printed: game.value(size) === laskerValue(size),
          solved: hasValue(`lasker-nim ${size}`, game.value(size), reach),
        })),
      );
    },
    theorems: ['lasker-sums', 'lasker-heap'],
  },
  {
    name: 'Lasker’s Nim, misère play',
    says: 'Misère play is misère Nim on the values of the heaps.',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `sums of up to three heaps of up to ${deep ? 12 : 8} counters`,
    check(reach) {
      const game = lasker();
      return tally(
        Array.from(sums(3, reach.deep ? 12 : 8), (heaps) => {
          const question = `lasker-nim ${heaps.join(' ') || '0'} [misere]`;
          const won = game.isWonMisere(heaps);
          return { at: question, printed: won === game.isWonByValues(heaps), solved: answers(question, outcomeOf(won), reach) };
        }),
      );
    },
    theorems: ['lasker-misere'],
    proof: impartial('library/src/core/nim-on-values.ts'),
  },
];

/** Whether every binary column has a number of ones divisible by k + 1. */
function areColumnsFull(heaps: readonly number[], most: number): boolean {
  return range(0, 10).every((place) => heaps.filter((size) => (size >> place) & 1).length % (most + 1) === 0);
}

function* eachMoore(
  deep: boolean,
): Iterable<{ readonly most: number; readonly heaps: readonly number[]; readonly play: PlainMoore }> {
  for (const [most, many, largest] of [
    [1, 3, deep ? 7 : 5],
    [2, 4, deep ? 5 : 4],
    [3, 5, deep ? 3 : 2],
  ] as const) {
    const play = new PlainMoore(most);
    for (const heaps of sums(many, largest)) yield { most, heaps, play };
  }
}

const mooreQuestion = (heaps: readonly number[], most: number, play: string) =>
  `moore-nim ${heaps.join(' ') || '0'} [heaps ${most}, ${play}]`;

const mooreDomain = (deep: boolean) =>
  `up to three heaps of up to ${deep ? 7 : 5} with k = 1, four of ${deep ? 5 : 4} with k = 2, five of ${deep ? 3 : 2} with k = 3`;

const mooreStatements: readonly Statement[] = [
  {
    name: 'Moore’s Nim, P-positions',
    says: 'With moves in at most k heaps a position is lost exactly when every binary column of the heaps has a number of ones divisible by k + 1.',
    recorded: 'holds',
    least: 100,
    domain: mooreDomain,
    check: (reach) =>
      tally(
        Array.from(eachMoore(reach.deep), ({ most, heaps, play }) => {
          const question = mooreQuestion(heaps, most, 'normal');
          const won = play.value(heaps) !== 0;
          return { at: question, printed: won !== areColumnsFull(heaps, most), solved: answers(question, outcomeOf(won), reach) };
        }),
      ),
    theorems: ['moore-nim'],
  },
  {
    name: 'Moore’s Nim, misère play',
    says: 'The same in misère play, unless every heap has at most one counter: then it is lost exactly when their number is 1 modulo k + 1.',
    recorded: 'holds',
    least: 100,
    domain: mooreDomain,
    check: (reach) =>
      tally(
        Array.from(eachMoore(reach.deep), ({ most, heaps, play }) => {
          const question = mooreQuestion(heaps, most, 'misere');
          const won = play.isWonMisere(heaps);
          const isLost = heaps.every((size) => size === 1) ? heaps.length % (most + 1) === 1 : areColumnsFull(heaps, most);
          return { at: question, printed: won !== isLost, solved: answers(question, outcomeOf(won), reach) };
        }),
      ),
    theorems: ['moore-misere'],
  },
  {
    name: 'Moore’s Nim, values',
    says: 'Up to k heaps have their total u for a value. So have k + 1 ≥ 3 heaps if the least, m, is below z = 1 + y(y + 1)/2, where y = u − (k + 1)m; otherwise z − 1 + ((m − z) mod (y + 1)).',
    recorded: 'holds',
    least: 100,
    domain: (deep) => `up to three heaps of up to ${deep ? 10 : 6} with k = 2, four of ${deep ? 5 : 3} with k = 3`,
    check: (reach) =>
      tally(
        (
          [
            [2, reach.deep ? 10 : 6],
            [3, reach.deep ? 5 : 3],
          ] as const
        ).flatMap(([most, largest]) => {
          const play = new PlainMoore(most);
          return Array.from(sums(most + 1, largest), (heaps) => {
            const question = mooreQuestion(heaps, most, 'normal');
            const value = play.value(heaps);
            return { at: question, printed: value === jenkynsMayberry(heaps, most), solved: hasValue(question, value, reach) };
          });
        }),
      ),
    theorems: ['moore-values'],
  },
];

function jenkynsMayberry(heaps: readonly number[], most: number): number {
  const total = heaps.reduce((sum, size) => sum + size, 0);
  if (heaps.length <= most) return total;
  const least = Math.min(...heaps);
  const y = total - (most + 1) * least;
  const z = 1 + (y * (y + 1)) / 2;
  return least < z ? total : z - 1 + ((least - z) % (y + 1));
}

/** The least part of n, written greedily in the numbers of the factor; undefined for 0. */
function leastPart(whole: number, above: number, below: number): number | undefined {
  const numbers = [1];
  while ((numbers.at(-1) as number) < whole) {
    const last = numbers.at(-1) as number;
    numbers.push(last + (numbers.find((each) => above * each >= below * last) as number));
  }
  let [rest, least]: [number, number | undefined] = [whole, undefined];
  for (const number of numbers.reverse()) {
    if (number > rest) continue;
    rest -= number;
    least = number;
  }
  return least;
}

const FACTORS = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [5, 2],
] as const;

function fibonacciStatement(misere: boolean): Pick<Statement, 'check' | 'domain' | 'least' | 'recorded'> {
  return {
    recorded: 'holds',
    least: 1000,
    domain: (deep) => `the factors 1, 2, 3, 4, 3/2 and 5/2, up to ${deep ? 60 : 30} counters and every limit`,
    check: (reach) =>
      tally(
        FACTORS.flatMap(([above, below]) => {
          const play = new PlainTakeAway(above, below, misere);
          return range(misere ? 1 : 0, reach.deep ? 60 : 30).flatMap((counters) =>
            range(misere ? 1 : 0, counters).map((limit) => {
              const question = `fibonacci-nim ${counters} : ${limit} [factor ${above}/${below}, ${misere ? 'misere' : 'normal'}]`;
              const won = play.isWon(counters, limit);
              const least = leastPart(misere ? counters - 1 : counters, above, below);
              return {
                at: question,
                printed: won !== (least === undefined || limit < least),
                solved: answers(question, outcomeOf(won), reach),
              };
            }),
          );
        }),
      ),
  };
}

const fibonacciStatements: readonly Statement[] = [
  {
    name: 'Fibonacci Nim, P-positions',
    says: 'With H(1) = 1 and H(k + 1) = H(k) + H(j), j the least with factor · H(j) ≥ H(k), write the number of counters greedily in H; it is lost exactly when fewer may be taken than the least part.',
    ...fibonacciStatement(false),
    theorems: ['fibonacci-parts'],
  },
  {
    name: 'Fibonacci Nim, misère play',
    says: 'With at least one counter, of which one may be taken, misère play is normal play with one counter less.',
    ...fibonacciStatement(true),
    theorems: ['fibonacci-parts'],
    proof: impartial('library/src/games/heaps/theory/fibonacci.ts'),
  },
];

const KNOWN: readonly (readonly [question: string, outcome: 'N' | 'P', value?: number])[] = [
  ['subtraction 1,2: 3^2', 'P', 0],
  ['subtraction 1,2: 3^2 [misere]', 'N'],
  ['subtraction 2,3: 5', 'P', 0],
  ['subtraction 2,3: 5 [misere]', 'N'],
  ['lasker-nim 2 3 6', 'P', 0],
  ['lasker-nim 1^3 [misere]', 'P'],
  ['lasker-nim 3 4', 'N', 7],
  ['moore-nim 1 2 3', 'N', 6],
  ['moore-nim 2^3', 'P', 0],
  ['moore-nim 3^2 4', 'N', 2],
  ['moore-nim 1 2 4 7', 'N'],
  ['moore-nim 1^4 [misere]', 'P'],
  ['moore-nim 1^3 [misere]', 'N'],
  ['fibonacci-nim 8', 'P', 0],
  ['fibonacci-nim 13', 'P', 0],
  ['fibonacci-nim 21', 'P', 0],
  ['fibonacci-nim 20 : 1', 'P', 0],
  ['fibonacci-nim 20 : 2', 'N', 2],
  ['fibonacci-nim 12 : 12', 'N', 6],
  ['fibonacci-nim 16 : 15 [factor 1]', 'P', 0],
];

const known: Statement = {
  name: 'Games on heaps, known positions',
  says: 'Twenty positions have the outcomes and values that are listed of them.',
  recorded: 'holds',
  least: KNOWN.length,
  domain: always('the twenty positions, as the program answers'),
  check: (reach) =>
    tally(
      KNOWN.map(([question, outcome, value]) => {
        const verdict = ask(question, reach);
        return {
          at: question,
          printed: verdict?.outcome === outcome && (value === undefined || verdict.values.grundy === value),
        };
      }),
    ),
  theorems: ['subtraction-sums', 'lasker-sums', 'moore-nim', 'fibonacci-parts'],
};

export const heapsClassics: readonly Statement[] = [
  lemma,
  ...subtractionClassics,
  ...laskerStatements,
  ...mooreStatements,
  ...wythoffStatements,
  ...euclidStatements,
  ...fibonacciStatements,
  known,
];
