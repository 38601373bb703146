/** Compound Node-Kayles on Paths [guignardSopena2009]: smaller claims, and steps of proofs that print has wrong. */
import { octalSequence } from 'impartial/internal';
import { always, type Statement } from '../statements/statement.ts';
import { range, tally, tallyNumbers } from '../statements/tally.ts';
import { optionsOfPath, pathQuestion, pathRules } from './path-rules.ts';
import { foreclosedMiserePaths, grundyPaths, STAR, suspensePaths } from './path-values.ts';
import { checkSelectiveMoves, lemma16Move, mendedMove, playIntoList } from './recipes.ts';
import { isPrintedMisereLoss, isShortenedMisereLoss } from './selective.ts';
import { foreclosedMisere } from './tables.ts';
import { unionDomain } from './unions.ts';

const DAWSON = Uint8Array.from([0, 1, 3, 7]);
const KAYLES = Uint8Array.from([0, 7, 7]);
/** Those that Table 2 counts. */
const ZEROS = [1, 2, 8, 22, 44, 84, 90, 98, 118, 140, 148, 1526, 12758, 202420, 206710, 235086];
const SELECTIVE_MISERE = { compound: 'selective', play: 'misere' } as const;

/** All positions that play from P(n) can come to, as live orders. */
function reachedFrom(order: number): readonly number[][] {
  const seen = new Map<string, number[]>([[String(order), [order]]]);
  for (const orders of seen.values()) {
    for (const [index, each] of orders.entries()) {
      for (const left of optionsOfPath(each)) {
        const after = orders.toSpliced(index, 1, ...left.filter((part) => part > 0)).sort((a, b) => a - b);
        seen.set(after.join(), after);
      }
    }
  }
  return [...seen.values()];
}

/** What removing 1, 2 or 3 counters may leave of a heap in 0.137. */
function dawsonOptions(heap: number): string[] {
  return [1, 2, 3].flatMap((taken) => {
    const left = heap - taken;
    const digit = DAWSON[taken] as number;
    if (left < 0) return [];
    return [
      ...(left === 0 && digit & 1 ? [''] : []),
      ...(left > 0 && digit & 2 ? [`${left}`] : []),
      ...(digit & 4 ? range(1, Math.floor(left / 2)).map((part) => `${part},${left - part}`) : []),
    ];
  });
}

export const openingClaims: readonly Statement[] = [
  {
    name: '§1, positions',
    says: 'A position of k paths that play from P(n) comes to has at most n − 3(k − 1) vertices.',
    recorded: 'holds',
    least: 500,
    domain: always('all positions that play from P1 to P22 comes to'),
    check: () =>
      tally(
        range(1, 22).flatMap((order) =>
          reachedFrom(order).map((orders) => ({
            at: `P${order}, orders ${orders.join(' ')}`,
            printed: orders.reduce((sum, each) => sum + each, 0) <= order - 3 * (Math.max(1, orders.length) - 1),
          })),
        ),
      ),
  },
  {
    name: '§1, Dawson’s chess',
    says: 'Node-Kayles on the path P(n) is a heap of n counters in the octal game 0.137.',
    recorded: 'holds',
    least: 100,
    domain: always('the moves of P1 to P100, vertex by vertex, and the Grundy values to n = 1000'),
    check: () => {
      const [paths, heaps] = [grundyPaths(1000), octalSequence(DAWSON, 1000)];
      return tallyNumbers(1, 1000, (n) => {
        const left = (orders: readonly number[]) => orders.filter((order) => order > 0).join();
        const isSameMoves =
          n > 100 || optionsOfPath(n).map(left).sort().join(';') === [...new Set(dawsonOptions(n))].sort().join(';');
        return { printed: isSameMoves && paths[n] === heaps[n] };
      });
    },
    theorems: ['dawsons-chess-period'],
  },
];

export const kaylesPeriod: Statement = {
  name: '§2, Kayles',
  says: 'The Grundy values of Kayles have period 12 after a preperiod of length 70 (heaps of 1 to 70 counters).',
  recorded: 'holds',
  least: 2,
  domain: always('values to n = 1000; twice the last exception, period and largest take prove the rest'),
  check: () => {
    const values = octalSequence(KAYLES, 1012);
    const repeats = (from: number) => range(from, 1000).every((n) => values[n] === values[n + 12]);
    return tally([
      { at: 'from 71 on', printed: repeats(71) },
      { at: 'kayles 70', printed: !repeats(70) },
    ]);
  },
  theorems: ['octal-periodicity'],
};

export const firstForeclosed: Statement = {
  name: '§3.2, first values in misère play',
  says: 'F⁻ is undefined for P0, 0 for P1 and P2, 1 for P3 and P4.',
  recorded: 'holds',
  least: 5,
  domain: always('the five paths: the recurrence, and for P1 to P4 beside P1 to P6 the rules alone'),
  check: () => {
    const values = foreclosedMiserePaths(6);
    const setting = { compound: 'diminished-disjunctive', play: 'misere' } as const;
    const referee = pathRules(setting.compound, setting.play);
    return tally(
      [STAR, 0, 0, 1, 1].map((value, order) => ({
        at: pathQuestion([order], setting),
        printed:
          values[order] === value &&
          (order === 0 || range(1, 6).every((other) => referee.isWon([order, other]) === (values[other] !== value))),
      })),
    );
  },
  theorems: ['path-foreclosed-misere'],
};

const t = (n: number) => 5 * (2 ** n - 1);

export const suspenseProofs: readonly Statement[] = [
  {
    name: 'Theorem 7, proof of case 2',
    says: 'For k beyond 5(2^n − 1) + 3 the options P(k−2) and P(k−3) have the suspense number 2n − 1.',
    truth: 'They have 2n + 1, like P(k) itself. It is odd all the same, and only the largest even number counts.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'n = 1, k = 9' },
    least: 500,
    domain: always('n = 0 to 6, every k of case 2'),
    check: () => {
      const values = suspensePaths(t(7), 'normal');
      return tally(
        range(0, 6).flatMap((n) =>
          range(t(n) + 4, t(n + 1) - 2).map((k) => {
            const has = (value: number) => values[k - 2] === value && values[k - 3] === value;
            return { at: `n = ${n}, k = ${k}`, printed: has(2 * n - 1), corrected: has(2 * n + 1) };
          }),
        ),
      );
    },
  },
  {
    name: 'Theorem 7, proof of case 3',
    says: 'For k = 5(2^(n+1) − 1) − 1 the number ⌈(k − 3)/2⌉ is 5·2^n − 3.',
    truth: 'It is 5·2^n − 4, which is still more than 5(2^n − 1).',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'n = 0' },
    least: 20,
    domain: always('n = 0 to 20'),
    check: () =>
      tallyNumbers(0, 20, (n) => {
        const half = Math.ceil((t(n + 1) - 4) / 2);
        return { printed: half === 5 * 2 ** n - 3, corrected: half === 5 * 2 ** n - 4 && half > t(n) };
      }),
  },
  {
    name: '§3.4, geometric period',
    says: 'The suspense numbers of paths have a geometric period of ratio 2: from where v begins to where v + 2 begins it is twice as far as for v − 2.',
    recorded: 'holds',
    least: 10,
    domain: always('all values that occur up to P3000, normal play'),
    check: () => {
      const values = suspensePaths(3000, 'normal');
      const begin = (value: number) => values.indexOf(value);
      return tally(
        range(2, Math.max(...values) - 2).map((value) => ({
          at: `the value ${value}`,
          printed: begin(value + 2) - begin(value) === 2 * (begin(value) - begin(value - 2)) || begin(value - 2) === 0,
        })),
      );
    },
    theorems: ['path-suspense'],
  },
];

export const selectiveProofs: readonly Statement[] = [
  {
    name: 'Lemma 16, proof: options',
    says: 'Every option of a path whose order is 0 or 4 mod 5 has a path of order 1, 2 or 3 mod 5.',
    recorded: 'holds',
    least: 100,
    domain: always('all orders 0 and 4 mod 5 up to 400'),
    check: () =>
      tally(
        range(4, 400)
          .filter((order) => order % 5 === 0 || order % 5 === 4)
          .map((order) => ({
            at: `P${order}`,
            printed: optionsOfPath(order).every((parts) => parts.some((part) => [1, 2, 3].includes(part % 5))),
          })),
      ),
  },
  {
    name: 'Lemma 16, proof: the move',
    says: 'Playing each path of order 1, 2 or 3 mod 5 to an order 0 or 4 mod 5 (ending P1, P2, P3) leaves a lost union.',
    truth:
      'Not where one path or none would be left, since the induction is about two or more. Then this path, or any one, is played or left so that it is lost alone, as P1, P2, P6 or P7, or in two parts of order 4 or 5.',
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P1 + P1 [selective, misere]', outcome: 'N' },
    least: 150,
    domain: unionDomain(', the won ones of two paths or more; selective misère play, of which the lemma is true'),
    check: checkSelectiveMoves('selective', lemma16Move, mendedMove, 2),
    theorems: ['selective-misere', 'path-selective'],
  },
];

export const theorem17Proofs: readonly Statement[] = [
  {
    name: 'Theorem 17, proof',
    says: 'By the printed list P14 is won; the step to P16 in the proof needs it to be lost.',
    truth: 'The proof is right and the list is not: P14 is lost in selective misère play, and the move from P16 to it wins.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'node-kayles P14 [selective, misere]', outcome: 'P' },
    least: 1,
    domain: always('P14 and P16 in selective misère play, by the rules alone'),
    check: () => {
      const referee = pathRules('selective', 'misere');
      const isLost = !referee.isWon([14]);
      return tally([
        {
          at: pathQuestion([14], SELECTIVE_MISERE),
          printed: isLost === isPrintedMisereLoss(14),
          corrected: isLost && referee.isWon([16]) && optionsOfPath(16).some((parts) => parts.join() === '14'),
        },
      ]);
    },
    theorems: ['path-selective'],
  },
  {
    name: '§3.6, winning moves, misère',
    says: 'A won union is won by playing every path whose order is not in the list of Corollary 18 to one whose order is.',
    truth:
      'To one, or two, of order 1 or 2 mod 7. The proof of Theorem 17, which print refers to, has no move for P19, whichever list is meant. (In selective misère play the corrected move of Lemma 16 wins.)',
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P19 [shortened-selective, misere]', outcome: 'N' },
    least: 150,
    domain: unionDomain(', and single paths up to P20, the won ones; shortened selective misère play'),
    check: checkSelectiveMoves('shortened-selective', playIntoList(isPrintedMisereLoss), playIntoList(isShortenedMisereLoss)),
    theorems: ['path-shortened-selective'],
  },
];

export const zerosOfTable2: Statement = {
  name: 'Table 2, the zeros',
  says: `Counted but not printed: up to 10^6 the paths lost in diminished disjunctive misère play have the orders ${ZEROS.join(', ')}.`,
  recorded: 'holds',
  least: 100_000,
  domain: (deep) => `P1 to P(${deep ? '10^6' : '10^5'}) by the recurrence${deep ? '' : '; 10^6 with --deep'}`,
  check: (reach) => {
    const upTo = reach.deep ? 1_000_000 : 100_000;
    const values = foreclosedMisere(upTo);
    const zeros = new Set(ZEROS);
    return tally(range(1, upTo).map((n) => ({ at: () => `P${n}`, printed: (values(n) === 0) === zeros.has(n) })));
  },
  theorems: ['path-foreclosed-misere'],
};
