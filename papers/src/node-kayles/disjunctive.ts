/** Compound Node-Kayles on Paths [guignardSopena2009], §§3.1 and 3.2: disjunctive and diminished disjunctive play. */
import { FORECLOSED_MISERE, octalSequence } from 'impartial/internal';
import { ask } from '../statements/ask.ts';
import { always, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally, tallyNumbers } from '../statements/tally.ts';
import { pathQuestion, pathRules } from './path-rules.ts';
import { foreclosedMiserePaths, foreclosedPaths, grundyPaths, STAR } from './path-values.ts';
import { checkPaths, pathDomain } from './unions.ts';

const EXCEPTIONS = [0, 4, 8, 14, 19, 24, 28, 34, 38, 42];
const REPEATED = [54, 58, 62, 72, 76];

/** The losing paths of disjunctive normal play, as printed or with 20 in the place of 19. */
export function isDisjunctiveLoss(order: number, corrected: boolean): boolean {
  if (order < 54) return EXCEPTIONS.map((each) => (corrected && each === 19 ? 20 : each)).includes(order);
  return REPEATED.includes(54 + ((order - 54) % 34));
}

export const FORECLOSED_LOSSES = [0, 4, 5, 9, 10, 14, 28, 50, 54, 98];

/** Whether values repeat with this period from `from` on, as far as they go; one case for each index. */
function repeats(values: readonly number[], period: number, from: number, upTo: number): boolean {
  return range(from, upTo).every((n) => values[n] === values[n + period]);
}

/** The largest value that an odd number of paths has, against the nim-sum of the others; and the rule that is true instead. */
function* eachStrategy(most: number): Iterable<Tried> {
  const values = grundyPaths(most);
  for (const a of range(1, most)) {
    for (const b of range(a, most)) {
      for (const c of range(b, most)) {
        const heaps = [a, b, c].map((order) => values[order] as number);
        const sum = heaps.reduce((x, y) => x ^ y, 0);
        if (sum === 0) continue;
        const odd = heaps.filter((heap) => heaps.filter((other) => other === heap).length % 2 === 1);
        const largest = Math.max(...odd);
        const leading = 2 ** Math.floor(Math.log2(sum));
        const chosen = heaps.find((heap) => (heap & leading) !== 0) ?? 0;
        yield {
          at: pathQuestion([a, b, c], { compound: 'disjunctive', play: 'normal' }),
          printed: largest > (sum ^ largest),
          corrected: (sum ^ chosen) < chosen,
        };
      }
    }
  }
}

export const nodeKaylesDisjunctive: readonly Statement[] = [
  {
    name: '§3.1, period',
    says: 'The Grundy values of paths have period 34 after a preperiod of size 51. Read as for Kayles: counted from P1, so that P51 is the last exception.',
    truth: 'Counted from P0, as the preperiod of §3.2 is, it has 52 values.',
    recorded: 'holds',
    least: 1,
    domain: (deep) => `values to n = ${deep ? 6000 : 3000}; twice the last exception, period and largest take prove the rest`,
    check: ({ deep }) => {
      const upTo = deep ? 6000 : 3000;
      const values = grundyPaths(upTo + 34);
      const isLast = !repeats(values, 34, 51, upTo);
      return tally([{ at: 'P51 and P85', printed: isLast && repeats(values, 34, 52, upTo) }]);
    },
    theorems: ['dawsons-chess-period'],
  },
  {
    name: '§3.1, losing paths',
    says: 'Lost are the paths of order 0, 4, 8, 14, 19, 24, 28, 34, 38, 42 and 54, 58, 62, 72, 76 + 34i.',
    truth: '20 in the place of 19; the rest is right.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'node-kayles P19', outcome: 'N' },
    least: 1000,
    domain: pathDomain(),
    check: checkPaths(
      'disjunctive',
      'normal',
      { printed: (order) => isDisjunctiveLoss(order, false), corrected: (order) => isDisjunctiveLoss(order, true) },
      (upTo) => grundyPaths(upTo).map((value) => value > 0),
    ),
    theorems: ['dawsons-chess-period'],
  },
  {
    name: '§3.1, winning move',
    says: 'In a won union the largest value that an odd number of components has exceeds the nim-sum of all the other components.',
    truth:
      'Play in a component whose value has the leading bit of the nim-sum of all; that one exceeds the nim-sum of the others.',
    recorded: 'false as printed',
    counterexample: {
      at: 'node-kayles P3 + P13 + P15',
      outcome: 'N',
      shows: 'The values are 2, 4 and 5, and 5 is less than the nim-sum 6 of the others.',
    },
    least: 500,
    domain: (deep) => `all unions of three paths up to P${deep ? 60 : 20}`,
    check: ({ deep }) => tally(eachStrategy(deep ? 60 : 20)),
    theorems: ['sprague-grundy'],
  },
  {
    name: '§3.1, misère play',
    says: 'Disjunctive misère Node-Kayles on paths is unsolved.',
    truth: 'Still. Lost are P1, P2, P6, P7, P11, P15, P16, P20, P21 and P25 among the first 26.',
    claim: 'open',
    recorded: 'open',
    least: 20,
    domain: (deep) => `P0 to P${deep ? 30 : 22} by the rules: no theorem, only search`,
    check: ({ deep }) => {
      const lost = new Set([1, 2, 6, 7, 11, 15, 16, 20, 21, 25, 29, 30]);
      const referee = pathRules('disjunctive', 'misere');
      return tallyNumbers(0, deep ? 30 : 22, (order) => ({ printed: referee.isWon([order]) === !lost.has(order) }));
    },
  },
  {
    name: 'Theorem 1',
    says: 'If F⁺(P(n+p)) = F⁺(P(n)) for q ≤ n ≤ 2q + p + 2, then for all n ≥ q.',
    recorded: 'holds',
    least: 5,
    domain: (deep) => `all p ≤ 200 and q ≤ 300 whose hypothesis holds, followed to n = ${deep ? 6000 : 2000}`,
    check: ({ deep }) => {
      const values = foreclosedPaths((deep ? 6000 : 2000) + 200);
      const pairs = range(1, 200).flatMap((p) => range(1, 300).map((q) => [p, q] as const));
      return tally(
        pairs
          .filter(([p, q]) => repeats(values, p, q, 2 * q + p + 2))
          .map(([p, q]) => ({ at: `p = ${p}, q = ${q}`, printed: repeats(values, p, q, deep ? 6000 : 2000) })),
      );
    },
    theorems: ['path-foreclosed-normal'],
  },
  {
    name: 'Theorem 1, proof',
    says: 'For n ≥ 2q + p + 3 the longer part j of a split has q + p ≤ ⌊(n + p − 3)/2⌋ − p ≤ j − p.',
    truth: 'q in the place of q + p; that is all the induction uses.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'p = 1, q = 1, n = 6' },
    least: 900,
    domain: always('p, q ≤ 30, the first n'),
    check: () =>
      tally(
        range(1, 30).flatMap((p) =>
          range(1, 30).map((q) => {
            const n = 2 * q + p + 3;
            const half = Math.floor((n + p - 3) / 2) - p;
            return { at: `p = ${p}, q = ${q}, n = ${n}`, printed: q + p <= half, corrected: q <= half };
          }),
        ),
      ),
  },
  {
    name: '§3.2, period',
    says: 'F⁺ has period 84 after a preperiod of length 245.',
    recorded: 'holds',
    least: 3,
    domain: (deep) => `the hypothesis of Theorem 1 for q = 245 (met) and q = 244 (not), and values to n = ${deep ? 6000 : 3000}`,
    check: ({ deep }) => {
      const upTo = deep ? 6000 : 3000;
      const values = foreclosedPaths(upTo + 84);
      return tally([
        { at: 'q = 245', printed: repeats(values, 84, 245, 2 * 245 + 84 + 2) },
        { at: 'q = 244', printed: !repeats(values, 84, 244, 2 * 244 + 84 + 2) },
        { at: `n = ${upTo}`, printed: repeats(values, 84, 245, upTo) },
      ]);
    },
    theorems: ['path-foreclosed-normal'],
  },
  {
    name: 'Corollary 2',
    says: 'Lost in diminished disjunctive normal play are exactly the paths of order 0, 4, 5, 9, 10, 14, 28, 50, 54 and 98.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkPaths('diminished-disjunctive', 'normal', { printed: (order) => FORECLOSED_LOSSES.includes(order) }, (upTo) =>
      foreclosedPaths(upTo).map((value, order) => order > 0 && value !== 0),
    ),
    theorems: ['path-foreclosed-normal'],
  },
  {
    name: '§3.2, undefined values in misère play',
    says: 'The nim-sum of a number and the undefined foreclosed value of P0 is the number. Read: P0 is what a move at the end of a path leaves beside the rest, so that P(n−3) may be written P0 ∪ P(n−3).',
    truth: 'A component P0 that has ended is something else: the whole has ended with it, and is won in misère play.',
    recorded: 'holds',
    least: 200,
    domain: always('the recurrence with P0 ∪ P(n−3) for P(n−3), n = 5 to 300; P0 ∪ P(n), n ≤ 20, by the rules'),
    check: () => {
      const values = foreclosedMiserePaths(300);
      const referee = pathRules('diminished-disjunctive', 'misere');
      const withNothing = (i: number, j: number) =>
        i === 0 ? (values[j] as number) : (values[i] as number) ^ (values[j] as number);
      return tally([
        ...range(5, 300).map((order) => {
          const splits = range(0, Math.floor((order - 3) / 2)).map((i) => withNothing(i, order - 3 - i));
          const reached = new Set([values[order - 2] as number, ...splits]);
          const least = range(0, reached.size).find((value) => !reached.has(value));
          return { at: `F⁻(P${order})`, printed: least === values[order] };
        }),
        ...range(1, 20).map((order) => ({
          at: `node-kayles P0 + P${order} [diminished-disjunctive, misere]`,
          corrected: referee.isWon([0, order]),
        })),
      ]);
    },
  },
  {
    name: '§3.2, F⁻ and 0.13337',
    says: 'F⁻(P(n)) is the Grundy value of n − 2 counters in the octal game 0.13337, for n ≥ 2.',
    recorded: 'holds',
    least: 1000,
    domain: (deep) => `n = 2 to ${deep ? 6000 : 3000}; the program asked up to P60`,
    check: (reach) => {
      const upTo = reach.deep ? 6000 : 3000;
      const [values, heaps] = [foreclosedMiserePaths(upTo), octalSequence(FORECLOSED_MISERE, upTo - 2)];
      return tally(
        range(2, upTo).map((order) => {
          const question = pathQuestion([order], { compound: 'diminished-disjunctive', play: 'misere' });
          return {
            at: question,
            printed: values[order] !== STAR && values[order] === heaps[order - 2],
            ...(order <= 60 && { solved: ask(question, reach)?.values.foreclosed === values[order] }),
          };
        }),
      );
    },
    theorems: ['path-foreclosed-misere'],
  },
  {
    name: '§3.2, misère play',
    says: 'No period of F⁻ is found, so diminished disjunctive misère play is unsolved.',
    truth:
      'Still. Among the first 10^6 paths the lost ones are 1, 2, 8, 22, 44, 84, 90, 98, 118, 140, 148, 1526, 12758, 202420, 206710, 235086.',
    claim: 'open',
    recorded: 'open',
    least: 200,
    domain: always('no period p ≤ 700 with a preperiod below 1000 in the first 3000 values'),
    check: () => {
      const values = foreclosedMiserePaths(3000);
      return tally(range(1, 700).map((p) => ({ at: `p = ${p}`, printed: !repeats(values, p, 1000, 2300) })));
    },
  },
];
