/** Compound Node-Kayles on Paths [guignardSopena2009], Tables 1 to 3 and what is said of them, and §4. */

import { type Compound, FORECLOSED_MISERE, hostKernels, OctalRun, type Setting, solveWith } from 'impartial/internal';
import { answers, ask, outcomeOf } from '../statements/ask.ts';
import { always, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { conjunctiveLosses, isSuspenseLoss } from './conjunctive.ts';
import { FORECLOSED_LOSSES, isDisjunctiveLoss } from './disjunctive.ts';
import { pathQuestion, pathRules } from './path-rules.ts';
import { foreclosedPaths, STAR } from './path-values.ts';
import { type PrintedRow, printedStatistics, statisticsOf, TABLE_1 } from './printed.ts';
import { isNormalLoss, isPrintedMisereLoss, isSelectiveMisereLoss, isShortenedMisereLoss } from './selective.ts';

let run: OctalRun | undefined;

/** F⁻(P(n)) for n = 1 … upTo; four statements share one run. */
export function foreclosedMisere(upTo: number): (n: number) => number {
  run ??= new OctalRun(FORECLOSED_MISERE);
  run.extend(upTo - 1);
  const values = run.slice(0, upTo - 1);
  return (n) => (n === 1 ? 0 : (values[n - 2] as number));
}

const columns = ['zeros', 'largest', 'mean', 'deviation', 'mostFrequent', 'share', 'lastZero', 'firstLargest'] as const;

function* eachCell(rows: readonly PrintedRow[], values: (n: number) => number): Iterable<Tried> {
  for (const row of rows) {
    const found = statisticsOf(row.upTo, values);
    for (const column of columns) {
      const isStandard = column === 'deviation';
      const printed = isStandard ? found.standardDeviation : found[column];
      const corrected = isStandard ? found.meanAbsoluteDeviation : found[column];
      yield {
        at: `${column}, n = ${row.upTo}`,
        printed: agrees(row[column], printed),
        corrected: agrees(row[column], corrected),
      };
    }
  }
}

/** As many places as print has; a list agrees where it has the printed value. */
function agrees(printed: string, found: number | readonly number[]): boolean {
  if (typeof found !== 'number') return found.includes(Number(printed));
  const places = /\.(\d+)$/.exec(printed)?.[1]?.length ?? 0;
  return Math.abs(found - Number(printed)) <= 0.5000001 * 10 ** -places;
}

const isBetween = (least: number, most: number, value: number) => least < value && value < most;

const isPowerOrNext = (value: number) => [value, value - 1].some((each) => each >= 1 && Number.isInteger(Math.log2(each)));

/** Whether a most frequent value of P1 … Pn is 2^k or 2^k + 1, for every n. */
function* eachMostFrequent(upTo: number, values: (n: number) => number): Iterable<Tried> {
  const often: number[] = [];
  let most = 0;
  let modes = new Set<number>();
  for (const n of range(1, upTo)) {
    const value = values(n);
    const count = (often[value] ?? 0) + 1;
    often[value] = count;
    if (count > most) modes = new Set();
    if (count >= most) modes.add(value);
    most = Math.max(most, count);
    const isSo = [...modes].some(isPowerOrNext);
    yield {
      at: `P1 … P${n}: most frequent is ${[...modes].join(' and ')}`,
      printed: isSo,
      corrected: isSo || n <= 9 || (n >= 389 && n <= 860),
    };
  }
}

type LosingSet = (order: number) => boolean;
const losing: readonly { readonly setting: Setting; readonly printed: LosingSet; readonly corrected: LosingSet }[] = [
  line(
    'disjunctive',
    'normal',
    (order) => isDisjunctiveLoss(order, false),
    (order) => isDisjunctiveLoss(order, true),
  ),
  line('diminished-disjunctive', 'normal', (order) => FORECLOSED_LOSSES.includes(order)),
  line('conjunctive', 'normal', (order) => conjunctiveLosses.normal.includes(order)),
  line('conjunctive', 'misere', (order) => conjunctiveLosses.misere.includes(order)),
  line('continued-conjunctive', 'normal', (order) => isSuspenseLoss(order, 'normal')),
  line('continued-conjunctive', 'misere', (order) => isSuspenseLoss(order, 'misere')),
  line('selective', 'normal', isNormalLoss),
  line('selective', 'misere', isShortenedMisereLoss, isSelectiveMisereLoss),
  line('shortened-selective', 'normal', isNormalLoss),
  line('shortened-selective', 'misere', isPrintedMisereLoss, isShortenedMisereLoss),
];

function line(compound: Compound, play: Setting['play'], printed: LosingSet, corrected = printed) {
  return { setting: { compound, play }, printed, corrected };
}

export const nodeKaylesTables: readonly Statement[] = [
  {
    name: 'Table 1',
    says: 'The first 340 foreclosed values of paths in normal play (the last row has 40 values, not 50).',
    recorded: 'holds',
    least: 340,
    domain: always('all 340 printed values'),
    check: (reach) => {
      const values = foreclosedPaths(TABLE_1.length - 1);
      return tally(
        [...TABLE_1].map((digit, order) => {
          const question = pathQuestion([order], { compound: 'diminished-disjunctive', play: 'normal' });
          const value = digit === '*' ? STAR : Number(digit);
          const answer = order <= 120 ? (ask(question, reach)?.values.foreclosed ?? STAR) : undefined;
          return { at: question, printed: values[order] === value, ...(answer !== undefined && { solved: answer === value }) };
        }),
      );
    },
    theorems: ['path-foreclosed-normal'],
  },
  {
    name: 'Table 2',
    says: 'Statistics of F⁻ on P1 … Pn for n = 10, …, 10^6: zeros, largest, mean, standard deviation, most frequent value, its share, last zero, place of the largest.',
    truth:
      'All cells are right but for the name of one column: the deviation is the mean absolute deviation from the mean. At n = 10 the values 0 and 1 are equally frequent, at n = 100 the values 2 and 4.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: {
      at: 'deviation, n = 10',
      shows: 'For n = 100 the column has 2.4114, and the standard deviation is 2.9559.',
    },
    least: 32,
    domain: (deep) => `the eight columns for n up to ${deep ? '10^6' : '10^5; 10^6 with --deep'}`,
    check: (reach) => {
      const rows = printedStatistics.filter(({ upTo }) => upTo <= (reach.deep ? 1_000_000 : 100_000));
      return tally(eachCell(rows, foreclosedMisere(rows.at(-1)?.upTo ?? 10)));
    },
    theorems: ['path-foreclosed-misere'],
  },
  {
    name: '§3.2, growth of the mean',
    says: 'The mean of F⁻ grows about logarithmically.',
    truth:
      'It grows about as a power of n: from decade to decade its logarithm grows by 0.48, 0.51, 0.63, 0.67, 0.69. A logarithm would add the same amount to the mean each time; here each step is larger than the last. It still grows more slowly than n, which is all that the remark on arithmetic periods needs.',
    recorded: 'false as printed',
    counterexample: { at: 'n = 1000: the mean grows by 9.40, before by 2.83' },
    least: 2,
    domain: (deep) => `the means for n = 10, …, ${deep ? '10^6' : '10^5'}: whether a decade adds no more than the one before`,
    check: (reach) => {
      const ends = range(1, reach.deep ? 6 : 5).map((power) => 10 ** power);
      const values = foreclosedMisere(ends.at(-1) ?? 10);
      const means = ends.map((upTo) => statisticsOf(upTo, values).mean);
      const steps = means.slice(1).map((mean, index) => mean - (means[index] as number));
      return tally(
        steps.slice(1).map((step, index) => ({
          at: `n = ${ends[index + 2]}: the mean grows by ${step.toFixed(2)}, before by ${(steps[index] as number).toFixed(2)}`,
          printed: step <= 1.1 * (steps[index] as number),
          corrected: isBetween(0.45, 1, Math.log10((means[index + 2] as number) / (means[index + 1] as number))),
        })),
      );
    },
  },
  {
    name: '§3.2, most frequent value',
    says: 'The most frequent value of F⁻ on P1 … Pn seems to be 2^k or 2^k + 1 for every n.',
    truth:
      'It is not for n = 1, 2, 3, 8, 9 (value 0) and for 440 numbers from 389 to 860, where 6 is the most frequent; for all others up to 10^6 it is. So it is on the six intervals of Table 2, as 1 is as frequent as 0 for n = 10.',
    recorded: 'false as printed',
    counterexample: { at: 'P1 … P1: most frequent is 0', shows: 'And for n = 389 the value 6 is more frequent than any other.' },
    least: 10_000,
    domain: (deep) => `every n up to ${deep ? '10^6' : '10^5'}`,
    check: (reach) => {
      const upTo = reach.deep ? 1_000_000 : 100_000;
      return tally(eachMostFrequent(upTo, foreclosedMisere(upTo)));
    },
  },
  {
    name: 'Table 3',
    says: 'The losing paths of ten of the twelve games; two are unsolved.',
    truth:
      'Right but for three lines: 20 for 19 in disjunctive normal play; selective misère {1, 2, 6, 7} ∪ {5n, n ≥ 3} ∪ {5n + 4, n ≥ 2}; shortened selective misère {7n + 1} ∪ {7n + 2}.',
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P6 [selective, misere]', outcome: 'P' },
    least: 150,
    domain: (deep) => `the ten lines, P0 to P${deep ? 20 : 16} by the rules alone, to P24 by the program`,
    check: (reach) =>
      tally(
        range(0, 24).flatMap((order) =>
          losing.map(({ setting, printed, corrected }): Tried => {
            const question = pathQuestion([order], setting);
            if (order > (reach.deep ? 20 : 16))
              return { at: question, solved: answers(question, outcomeOf(!corrected(order)), reach) };
            const lost = !pathRules(setting.compound, setting.play).isWon([order]);
            return {
              at: question,
              printed: printed(order) === lost,
              corrected: corrected(order) === lost,
              solved: answers(question, outcomeOf(!lost), reach),
            };
          }),
        ),
      ),
    theorems: [
      'dawsons-chess-period',
      'path-foreclosed-normal',
      'path-remoteness',
      'path-suspense',
      'path-selective',
      'path-shortened-selective',
    ],
  },
  {
    name: '§4, cycles',
    says: 'All results extend to cycles, as every move on C(n), n ≥ 3, leaves P(n−3).',
    recorded: 'holds',
    least: 100,
    domain: always(
      'C3 to C15 in the ten solved games: won exactly when P(n−3) is lost; by search on the cycle, by the rules on the path',
    ),
    check: (reach) =>
      tally(
        losing.flatMap(({ setting }) => {
          const referee = pathRules(setting.compound, setting.play);
          return range(3, 15).map((order) => {
            const question = pathQuestion([order], setting).replace('P', 'C');
            const outcome = outcomeOf(!referee.isWon([order - 3]));
            const played = solveWith(question, { catalogue: reach.catalogue, method: 'search', moves: 0 });
            return {
              at: question,
              printed: !('error' in played) && played.outcome === outcome,
              solved: answers(question, outcome, reach),
            };
          });
        }),
      ),
    theorems: ['cycle-node-kayles'],
  },
  {
    name: '§4, selective Node-Kayles',
    says: 'If a move deletes a vertex and some of its neighbours, paths are the octal game 0.777.',
    recorded: 'holds',
    least: 100,
    domain: always('the options of P1 to P120, vertex by vertex and neighbour by neighbour'),
    check: () =>
      tally(range(1, 120).map((order) => ({ at: `P${order}`, printed: selectiveOptions(order) === octalOptions(order) }))),
  },
  {
    name: '§4, 0.777',
    says: 'The octal game 0.777 is unsolved.',
    truth: 'Still: no period is known.',
    claim: 'open',
    recorded: 'open',
    least: 100,
    domain: always('no period p ≤ 200 with a preperiod below 600 in the first 2000 values'),
    check: () => {
      const values = hostKernels().octalSequence(Uint8Array.of(0, 7, 7, 7), 2000);
      return tally(
        range(1, 200).map((p) => ({ at: `p = ${p}`, printed: !range(600, 1800).every((n) => values[n] === values[n + p]) })),
      );
    },
  },
];

/** What is left of a row of vertices when one is deleted with some of its neighbours. */
function selectiveOptions(order: number): string {
  const found = new Set<string>();
  for (const vertex of range(0, order - 1)) {
    for (const [before, after] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      if (vertex - before < 0 || vertex + after >= order) continue;
      found.add([vertex - before, order - 1 - vertex - after].sort((a, b) => a - b).join());
    }
  }
  return [...found].sort().join(';');
}

/** Take one, two or three counters and leave none, one or two heaps. */
function octalOptions(order: number): string {
  const found = new Set<string>();
  for (const taken of range(1, Math.min(3, order))) {
    for (const left of range(0, order - taken)) found.add([left, order - taken - left].sort((a, b) => a - b).join());
  }
  return [...found].sort().join(';');
}
