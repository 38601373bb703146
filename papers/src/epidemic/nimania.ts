/** Epidemiography [fraenkelNesetril1985], §§3, 4 and 6: Nimania and Nimania up to 2. */
import { answers, ask } from '../statements/ask.ts';
import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { byPlay, byRecursion, eachEpidemic, nimaniaFormula, sweepingFormula, type Trial } from './nimania-formulas.ts';
import { type Epidemic, EpidemicRules, epidemicOptions, numbersSpread, single } from './rules.ts';

const at = ({ counts }: Epidemic, n: number) => counts[n] ?? 0;
const none = (epidemic: Epidemic, from: number) => epidemic.counts.slice(from).every((count) => count === 0);

/** Twos and ones, a few of each, at the first stages. */
const small = (deep: boolean) => eachEpidemic(2, deep ? 5 : 4, deep ? 6 : 4);
const withThrees = (deep: boolean) => eachEpidemic(3, 2, deep ? 4 : 3);
const classes = (deep: boolean) => eachEpidemic(deep ? 6 : 5, 2, 4);

const PLAYED = (deep: boolean) =>
  `positions 2^b 1^a with a, b ≤ ${deep ? 5 : 4} at stages to ${deep ? 6 : 4}, and those with 3s where play ends soon`;
const PROVED = (deep: boolean) =>
  `${PLAYED(deep)}; and by its own recursion with numbers to ${deep ? 6 : 5}, each up to twice, stages to 4`;

/** By play, and where the statement is about all positions of a kind also by its recursion. */
function check(part: Trial, withRecursion: boolean): (reach: Reach) => ReturnType<typeof tally> {
  return (reach) =>
    tally(
      (function* (): Iterable<Tried> {
        yield* byPlay(part, small(reach.deep), reach);
        yield* byPlay(
          part,
          [...withThrees(reach.deep)].filter((each) => at(each, 3) > 0),
          reach,
        );
        if (withRecursion) yield* byRecursion(part, classes(reach.deep));
      })(),
    );
}

const nimania = (isAbout: Trial['isAbout']): Trial => ({ steps: [1], formula: nimaniaFormula, isAbout });
const upToTwo = (isAbout: Trial['isAbout']): Trial => ({
  steps: [1, 2],
  strain: 'sweeping 2',
  formula: sweepingFormula(2),
  isAbout,
});

/** From a single number at stage 1: by play while small, by the program beyond. */
function* eachSingle(
  steps: readonly number[],
  strain: string,
  wins: (n: number) => boolean,
  played: number,
  reach: Reach,
): Iterable<Tried> {
  for (const n of range(0, 40)) {
    const question = `nimania ${n}${strain === '' ? '' : ` [${strain}]`}`;
    const won = n <= played ? new EpidemicRules(numbersSpread(n, steps), 'normal', 100_000).isWon(single(n, n)) : undefined;
    yield {
      at: question,
      ...(won !== undefined && { printed: won === wins(n) }),
      solved: answers(question, wins(n) ? 'N' : 'P', reach),
    };
  }
}

/** Which first moves win from a single number. */
function firstMoves(n: number, steps: readonly number[]): boolean[] {
  const rules = new EpidemicRules(numbersSpread(n, steps), 'normal', 100_000);
  return epidemicOptions(single(n, n), rules.spread).map((option) => rules.isWon(option) === false);
}

export const nimaniaStatements: readonly Statement[] = [
  {
    name: '§3, examples',
    says: 'The first player wins n = 1, 2 and 3; for 1 and 2 whatever is played, for 3 not.',
    recorded: 'holds',
    least: 4,
    domain: always('the three games, every position of them'),
    check: () => {
      const rules = new EpidemicRules(numbersSpread(3, [1]), 'normal', 100_000);
      return tally([
        ...[1, 2, 3].map((n) => ({ at: `nimania ${n}`, printed: rules.isWon(single(n, 3)) === true })),
        {
          at: 'nimania 3, a careless move',
          printed: hasCarelessMove(rules, single(3, 3)) && ![1, 2].some((n) => hasCarelessMove(rules, single(n, 3))),
        },
      ]);
    },
    theorems: ['nimania-parity'],
  },
  {
    name: 'Lemma 1(i)',
    says: '1^a is won exactly when a is odd, at any stage.',
    recorded: 'holds',
    least: 15,
    domain: PLAYED,
    check: check(
      nimania((each) => none(each, 2)),
      false,
    ),
    theorems: ['nimania-parity'],
  },
  {
    name: 'Lemma 1(ii)',
    says: '2 1^a at stage k is won exactly when k or a is odd.',
    recorded: 'holds',
    least: 15,
    domain: PLAYED,
    check: check(
      nimania((each) => at(each, 2) === 1 && none(each, 3)),
      false,
    ),
    theorems: ['nimania-parity'],
  },
  {
    name: 'Theorem 2',
    says: 'With two 2s or any larger number, a position is won exactly when the stage is odd.',
    recorded: 'holds',
    least: 500,
    domain: PROVED,
    check: check(
      nimania((each) => at(each, 2) > 1 || !none(each, 3)),
      true,
    ),
    theorems: ['nimania-parity'],
  },
  {
    name: 'Corollary 1',
    says: 'From a single n at stage 1 the first player wins for every n ≥ 1.',
    recorded: 'holds',
    least: 4,
    domain: always('n = 0 to 3 by play; n = 0 to 40 by the program, through Theorem 2'),
    check: (reach) => tally(eachSingle([1], '', (n) => n >= 1, 3, reach)),
    theorems: ['nimania-parity'],
  },
  {
    name: 'Corollary 1, its proof',
    says: 'It is a special case of Theorem 1.',
    truth: 'Of Theorem 2. Theorem 1 says that one of the players wins, and not which: it holds of 1^2, too, which is lost.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'nimania 1^2', outcome: 'P' },
    least: 1,
    domain: always('1^2, and Theorem 2 at n = 3 to 40'),
    check: () => {
      const lost = new EpidemicRules(numbersSpread(1, [1])).isWon({ counts: [0, 2], stage: 1 }) === false;
      return tally([
        { at: 'nimania 1^2', printed: !lost, corrected: range(3, 40).every((n) => nimaniaFormula(single(n, n)) === true) },
      ]);
    },
  },
  {
    name: 'Corollary 2',
    says: 'In Nimania_p the first player wins from m at stage 1 exactly when m ≥ p.',
    recorded: 'holds',
    least: 20,
    domain: always('p = 2, 3, 4 and m < 4p by play; m to 40 by the program'),
    check: (reach) => tally([2, 3, 4].flatMap((p) => [...eachSingle([p], `raving ${p}`, (m) => m >= p, 4 * p - 1, reach)])),
    theorems: ['nimania-parity'],
  },
  {
    name: '§6, examples',
    says: 'In Nimania up to 2 the first player wins n = 1, 2, 3; from 2 both moves win, from 3 the move to 1^2 does.',
    recorded: 'holds',
    least: 5,
    domain: always('the games, every position of them'),
    check: () =>
      tally([
        ...[1, 2, 3].map((n) => ({ at: `nimania ${n} [sweeping 2]`, printed: firstMoves(n, [1, 2]).includes(true) })),
        { at: 'nimania 2 [sweeping 2], both moves', printed: firstMoves(2, [1, 2]).every((wins) => wins) },
        { at: 'nimania 3 [sweeping 2], to 1^2', printed: firstMoves(3, [1, 2])[1] === true },
      ]),
    theorems: ['nimania-sweeping'],
  },
  {
    name: '§6, the digraph G₃',
    says: 'Nimania up to 2 on a path is Dancing Mania on the path with arcs to the vertex two below added.',
    recorded: 'holds',
    least: 10,
    domain: always('n = 1 to 14 at stages 1 and 2, both by the program; n ≤ 3 by play'),
    check: (reach) =>
      tally(
        range(1, 14).flatMap((n) =>
          [1, 2].map((stage) => {
            const arcs = range(1, n).flatMap((v) => [`${v}>${v - 1}`, ...(v >= 2 ? [`${v}>${v - 2}`] : [])]);
            const options = stage === 1 ? '' : `, stage ${stage}`;
            const [path, digraph] = [
              `nimania ${n} [sweeping 2${options}]`,
              `dancing-mania ${arcs.join(' ')} : ${n} [stage ${stage}]`,
            ];
            const played =
              n <= 3 ? new EpidemicRules(numbersSpread(n, [1, 2]), 'normal', 100_000).isWon(single(n, n, stage)) : undefined;
            const outcome = ask(path, reach)?.outcome;
            return {
              at: digraph,
              printed: ask(digraph, reach)?.outcome === outcome,
              ...(played !== undefined && { solved: outcome === (played ? 'N' : 'P') }),
            };
          }),
        ),
      ),
    theorems: ['nimania-sweeping', 'dancing-camps'],
  },
  {
    name: 'Lemma 2',
    says: 'In Nimania up to 2, 2 1^a at stage k is won exactly when k or a is even.',
    recorded: 'holds',
    least: 15,
    domain: PLAYED,
    check: check(
      upToTwo((each) => at(each, 2) === 1 && none(each, 3)),
      false,
    ),
    theorems: ['nimania-sweeping'],
  },
  {
    name: 'Lemma 3(i)',
    says: '2^2 at stage k is won exactly when k is even.',
    recorded: 'holds',
    least: 4,
    domain: PLAYED,
    check: check(
      upToTwo((each) => at(each, 2) === 2 && at(each, 1) === 0 && none(each, 3)),
      false,
    ),
    theorems: ['nimania-sweeping'],
  },
  {
    name: 'Lemma 3(ii)',
    says: '2^b 1^a with b ≥ 2 at stage k is won exactly when k is even.',
    recorded: 'holds',
    least: 40,
    domain: PLAYED,
    check: check(
      upToTwo((each) => at(each, 2) >= 2 && none(each, 3)),
      false,
    ),
    theorems: ['nimania-sweeping'],
  },
  {
    name: 'Lemma 4(i)',
    says: 'A single 3 is won at every stage.',
    recorded: 'holds',
    least: 2,
    domain: PLAYED,
    check: check(
      upToTwo((each) => at(each, 3) === 1 && at(each, 2) === 0 && at(each, 1) === 0),
      false,
    ),
    theorems: ['nimania-sweeping'],
  },
  {
    name: 'Lemma 4(ii)',
    says: '3 1^a at stage k is won exactly when k or a is even.',
    recorded: 'holds',
    least: 6,
    domain: PLAYED,
    check: check(
      upToTwo((each) => at(each, 3) === 1 && at(each, 2) === 0 && none(each, 4)),
      false,
    ),
    theorems: ['nimania-sweeping'],
  },
  {
    name: 'Theorem 4',
    says: 'With two numbers among 2 and 3, or any larger number, a position of Nimania up to 2 is won exactly when the stage is even.',
    recorded: 'holds',
    least: 500,
    domain: PROVED,
    check: check(
      upToTwo((each) => at(each, 2) + at(each, 3) > 1 || !none(each, 4)),
      true,
    ),
    theorems: ['nimania-sweeping'],
  },
  {
    name: 'Corollary 4',
    says: 'From a single n at stage 1 of Nimania up to 2 the first player wins for n = 1, 2, 3 and loses for every n > 3.',
    recorded: 'holds',
    least: 4,
    domain: always('n = 0 to 3 by play; n = 0 to 40 by the program, through Theorem 4'),
    check: (reach) => tally(eachSingle([1, 2], 'sweeping 2', (n) => n >= 1 && n <= 3, 3, reach)),
    theorems: ['nimania-sweeping'],
  },
];

/** Whether the winner can come to a position in which some of his moves lose. */
function hasCarelessMove(rules: EpidemicRules, start: Epidemic): boolean {
  const seen = new Map<string, Epidemic>([['', start]]);
  for (const position of seen.values()) {
    const options = epidemicOptions(position, rules.spread);
    if (rules.isWon(position) && options.some((option) => rules.isWon(option))) return true;
    const followed = rules.isWon(position) ? options.filter((option) => !rules.isWon(option)) : options;
    for (const option of followed) seen.set(`${option.counts.join()} ${option.stage}`, option);
  }
  return false;
}
