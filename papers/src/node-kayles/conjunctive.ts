/** Compound Node-Kayles on Paths [guignardSopena2009], §§3.3 and 3.4: conjunctive and continued conjunctive play. */
import type { Compound, Play } from 'impartial/internal';
import { ask } from '../statements/ask.ts';
import { always, type Found, type Reach, type Statement } from '../statements/statement.ts';
import { range, tally } from '../statements/tally.ts';
import { pathQuestion } from './path-rules.ts';
import { remoteness, remotenessPaths, suspense, suspensePaths } from './path-values.ts';
import { checkRecipe, conjunctiveRecipe, correctedConjunctiveRecipe, suspenseRecipe, towards } from './recipes.ts';
import { lengths } from './theory.ts';
import { BY_RULES, checkPaths, checkUnions, PAIRS, pathDomain, UNIONS, unionDomain } from './unions.ts';

type Formula = (order: number) => number;

export const conjunctiveLosses = { normal: [0, 4, 5, 9, 10], misere: [1, 2] };

function printedRemoteness(order: number): number {
  if (order === 0) return 0;
  if (order <= 3) return 1;
  if (order <= 5) return 2;
  return order === 9 || order === 10 ? 4 : 3;
}

function printedSuspense(order: number, play: Play): number {
  for (let n = 0; ; n++) {
    if (play === 'normal') {
      const [first, next] = [5 * (2 ** n - 1), 5 * (2 ** (n + 1) - 1)];
      if (order === first) return 2 * n;
      if (order <= next - 2) return 2 * n + 1;
      if (order === next - 1) return 2 * n + 2;
    } else {
      if (order === 0) return 0;
      if (order <= 7 * 2 ** n - 5) return 2 * n + 1;
      if (order <= 7 * 2 ** (n + 1) - 7) return 2 * n + 2;
    }
  }
}

export function isSuspenseLoss(order: number, play: Play): boolean {
  const powers = range(0, 20).map((n) => 2 ** n);
  return play === 'normal'
    ? powers.some((power) => order === 5 * (power - 1) || order === 5 * (2 * power - 1) - 1)
    : powers.some((power) => order === 7 * power - 6 || order === 7 * power - 5);
}

/** Values of single paths against their recurrence, the first ones also by the rules; the program is asked about some more. */
function checkValues(
  [compound, play]: readonly [Compound, Play],
  name: 'remoteness' | 'suspense',
  computed: (upTo: number) => readonly number[],
  printed: Formula,
  corrected?: Formula,
  from = 0,
): (reach: Reach) => Found {
  return (reach) => {
    const upTo = reach.deep ? 3000 : 1000;
    const values = computed(upTo);
    const { length } = lengths(compound, play, name === 'remoteness' ? remoteness : suspense);
    return tally(
      range(from, upTo).map((order) => {
        const question = pathQuestion([order], { compound, play });
        const agrees = order > BY_RULES || length([order]) === values[order];
        return {
          at: question,
          printed: agrees && printed(order) === values[order],
          ...(corrected && { corrected: agrees && corrected(order) === values[order] }),
          ...(order <= 40 && { solved: ask(question, reach)?.values[name] === values[order] }),
        };
      }),
    );
  };
}

const lostConjunctive = (orders: readonly number[]) => conjunctiveLosses.normal.includes(orders[0] ?? 0);

export const nodeKaylesConjunctive: readonly Statement[] = [
  {
    name: 'Theorem 3',
    says: 'In normal play the remoteness of P(n) is 1 for n = 1, 2, 3; 2 for 4, 5; 3 for 6, 7, 8; 4 for 9, 10; and 3 from 11 on.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkValues(['conjunctive', 'normal'], 'remoteness', (upTo) => remotenessPaths(upTo, 'normal'), printedRemoteness),
    theorems: ['path-remoteness'],
  },
  {
    name: 'Corollary 4',
    says: 'Lost in conjunctive normal play are the paths of order 0, 4, 5, 9, 10.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkPaths('conjunctive', 'normal', { printed: (order) => conjunctiveLosses.normal.includes(order) }, (upTo) =>
      remotenessPaths(upTo, 'normal').map((value) => value % 2 === 1),
    ),
    theorems: ['path-remoteness'],
  },
  {
    name: '§3.3, unions, normal',
    says: 'A union is lost exactly when its shortest path has order 4, 5, 9 or 10.',
    truth: 'Exactly when its shortest path has order 4 or 5, or all its paths have order 9 or 10, or one has ended.',
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P9 + P11 [conjunctive]', outcome: 'N' },
    least: 250,
    domain: (deep) => `${unionDomain()(deep)}, and all pairs up to P${deep ? PAIRS.deep : PAIRS.shallow}`,
    check: checkUnions('conjunctive', 'normal', {
      printed: lostConjunctive,
      corrected: (orders) => [4, 5].includes(orders[0] ?? 0) || orders.every((order) => order === 9 || order === 10),
      pairs: true,
    }),
    theorems: ['path-remoteness', 'remoteness-normal'],
  },
  {
    name: '§3.3, winning moves, normal',
    says: 'Shortest order up to 3: end it. 6 to 8: leave 4 or 5 of the shortest and nothing below 4 elsewhere. From 11: leave P4 ∪ P(p−7) of each P(p). Read: case by case; print has no move for 9 and 10, since it takes such unions for lost.',
    truth:
      'A union whose shortest path is P9 or P10 is won, too, if it has a path from P11 on: by P4 ∪ P(p−7) of the long ones and P(p−2) of P9 and P10.',
    recorded: 'holds',
    least: 150,
    domain: (deep) =>
      `every won union of total order up to ${deep ? UNIONS.deep : UNIONS.shallow}, and won pairs up to P${deep ? PAIRS.deep : PAIRS.shallow}; the printed moves unless the shortest path is P9 or P10`,
    check: checkRecipe(
      ['conjunctive', 'normal'],
      conjunctiveRecipe,
      correctedConjunctiveRecipe,
      ([shortest]) => shortest !== 9 && shortest !== 10,
    ),
    theorems: ['path-remoteness'],
  },
  {
    name: 'Theorem 5',
    says: 'In misère play the remoteness of P1 and P2 is 1, and that of P(n) is 2 for every n ≥ 2.',
    truth: 'From n = 3 on.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: {
      at: 'node-kayles P2 [conjunctive, misere]',
      outcome: 'P',
      shows: 'It has remoteness 1, as the first part of the theorem says.',
    },
    least: 1000,
    domain: pathDomain(),
    check: checkValues(
      ['conjunctive', 'misere'],
      'remoteness',
      (upTo) => remotenessPaths(upTo, 'misere'),
      (order) => (order >= 2 ? 2 : 1),
      (order) => (order >= 3 ? 2 : 1),
      1,
    ),
    theorems: ['path-remoteness'],
  },
  {
    name: 'Corollary 6',
    says: 'Lost in conjunctive misère play are P1 and P2.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkPaths('conjunctive', 'misere', { printed: (order) => conjunctiveLosses.misere.includes(order) }, (upTo) =>
      remotenessPaths(upTo, 'misere').map((value) => value % 2 === 0),
    ),
    theorems: ['path-remoteness'],
  },
  {
    name: '§3.3, unions, misère',
    says: 'A union is lost exactly when its shortest path has order 1 or 2.',
    recorded: 'holds',
    least: 250,
    domain: unionDomain(),
    check: checkUnions('conjunctive', 'misere', { printed: (orders) => [1, 2].includes(orders[0] ?? 0) }),
    theorems: ['path-remoteness', 'remoteness-misere'],
  },
  {
    name: '§3.3, winning moves, misère',
    says: 'A won union is won by playing so that each component gives rise to a path of order 1.',
    recorded: 'holds',
    least: 15,
    domain: (deep) => `every won union of total order up to ${deep ? UNIONS.deep : UNIONS.shallow}, and won pairs`,
    check: checkRecipe(['conjunctive', 'misere'], (order) => towards(order, (left) => left.includes(1))),
    theorems: ['path-remoteness'],
  },
  {
    name: 'Theorem 7',
    says: 'In normal play the suspense of P(n) is 2k at n = 5(2^k − 1) and just before it, and 2k + 1 between there and 5(2^(k+1) − 1) − 2; it never falls.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkValues(
      ['continued-conjunctive', 'normal'],
      'suspense',
      (upTo) => suspensePaths(upTo, 'normal'),
      (order) => printedSuspense(order, 'normal'),
    ),
    theorems: ['path-suspense'],
  },
  {
    name: 'Theorem 7, proof',
    says: 'At the end of case 2 k − 3 − 5(2^n − 1) is at most 5(2^n − 1) − 10, so it is less than 5(2^n − 1).',
    truth: 'At most 5(2^n − 1), which is enough.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'n = 1' },
    least: 10,
    domain: always('n = 1 to 20, the largest k of case 2'),
    check: () =>
      tally(
        range(1, 20).map((n) => {
          const [t, k] = [5 * (2 ** n - 1), 5 * (2 ** (n + 1) - 1) - 2];
          return { at: `n = ${n}`, printed: k - 3 - t <= t - 10, corrected: k - 3 - t === t };
        }),
      ),
  },
  {
    name: 'Corollary 8',
    says: 'Lost in continued conjunctive normal play are the paths of order 5(2^n − 1) and 5(2^(n+1) − 1) − 1.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkPaths('continued-conjunctive', 'normal', { printed: (order) => isSuspenseLoss(order, 'normal') }, (upTo) =>
      suspensePaths(upTo, 'normal').map((value) => value % 2 === 1),
    ),
    theorems: ['path-suspense'],
  },
  {
    name: '§3.4, unions, normal',
    says: 'A union is lost exactly when the order of its longest path is in that list.',
    recorded: 'holds',
    least: 250,
    domain: unionDomain(),
    check: checkUnions('continued-conjunctive', 'normal', { printed: (orders) => isSuspenseLoss(orders.at(-1) ?? 0, 'normal') }),
    theorems: ['path-suspense', 'suspense-normal'],
  },
  {
    name: '§3.4, winning moves, normal',
    says: 'With t = 5(2^r − 1) below the longest order, play each P(p), p > t, to P(t−1) if p = t + 1, P(t) if p = t + 2, else P(t) ∪ P(p−t−3).',
    truth: 'Where t = 0 a path P1 goes to P0; P(t−1) would be P(−1).',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'node-kayles P1 [continued-conjunctive]', outcome: 'N' },
    least: 150,
    domain: (deep) =>
      `every won union of total order up to ${deep ? UNIONS.deep : UNIONS.shallow}, and won pairs up to P${deep ? PAIRS.deep : PAIRS.shallow}`,
    check: checkRecipe(['continued-conjunctive', 'normal'], suspenseRecipe(false), suspenseRecipe(true)),
    theorems: ['path-suspense'],
  },
  {
    name: 'Theorem 9',
    says: 'In misère play the suspense of P(n) is 2k + 1 at n = 7·2^k − 6 and the next, and 2k + 2 from there to 7·2^(k+1) − 7; it never falls.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkValues(
      ['continued-conjunctive', 'misere'],
      'suspense',
      (upTo) => suspensePaths(upTo, 'misere'),
      (order) => printedSuspense(order, 'misere'),
    ),
    theorems: ['path-suspense'],
  },
  {
    name: 'Corollary 10',
    says: 'Lost in continued conjunctive misère play are the paths of order 7·2^n − 6 and 7·2^n − 5.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkPaths('continued-conjunctive', 'misere', { printed: (order) => isSuspenseLoss(order, 'misere') }, (upTo) =>
      suspensePaths(upTo, 'misere').map((value) => value % 2 === 0),
    ),
    theorems: ['path-suspense'],
  },
  {
    name: '§3.4, unions, misère',
    says: 'As in normal play: a union is lost exactly when the order of its longest path is in the list.',
    recorded: 'holds',
    least: 250,
    domain: unionDomain(),
    check: checkUnions('continued-conjunctive', 'misere', { printed: (orders) => isSuspenseLoss(orders.at(-1) ?? 0, 'misere') }),
    theorems: ['path-suspense', 'suspense-misere'],
  },
];
