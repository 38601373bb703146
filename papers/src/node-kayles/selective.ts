/** Compound Node-Kayles on Paths [guignardSopena2009], §§3.5 and 3.6: selective and shortened selective play. */

import { always, type Statement } from '../statements/statement.ts';
import { range, tally } from '../statements/tally.ts';
import { optionsOfPath, pathQuestion, pathRules, unionsUpTo } from './path-rules.ts';
import { additiveOutcomes, selectiveMisereOutcomes } from './path-values.ts';
import { checkPaths, checkUnions, pathDomain, UNIONS, unionDomain } from './unions.ts';

export const isNormalLoss = (order: number) => order % 5 === 0 || order % 5 === 4;
export const isShortenedMisereLoss = (order: number) => order % 7 === 1 || order % 7 === 2;
/** Corollary 18 as printed, and what is true of selective misère play. */
export const isPrintedMisereLoss = (order: number) => [1, 2, 8, 9].includes(order) || (order >= 15 && isNormalLoss(order));
export const isSelectiveMisereLoss = (order: number) => [1, 2, 6, 7].includes(order) || (order >= 14 && isNormalLoss(order));

const won = (values: readonly number[]) => values.map((value) => value === 1);
const selectiveMisere = (upTo: number) => won(selectiveMisereOutcomes(upTo));
const shortenedMisere = (upTo: number) => won(additiveOutcomes(upTo, 1));
const normal = (upTo: number) => won(additiveOutcomes(upTo, 0));

const SWAPPED = 'This is the game of the other subsection: §3.5 and §3.6 have changed places in misère play.';

export const nodeKaylesSelective: readonly Statement[] = [
  {
    name: 'Theorem 11',
    says: 'In selective normal play P(n) is lost exactly for n = 0, 4 mod 5.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkPaths('selective', 'normal', { printed: isNormalLoss }, normal),
    theorems: ['path-selective'],
  },
  {
    name: 'Corollary 12',
    says: 'The losing set is {5n} ∪ {5n + 4}.',
    recorded: 'holds',
    least: 1000,
    domain: pathDomain(),
    check: checkPaths(
      'selective',
      'normal',
      { printed: (order) => range(0, order).some((n) => order === 5 * n || order === 5 * n + 4) },
      normal,
    ),
    theorems: ['path-selective'],
  },
  {
    name: '§3.5, unions, normal',
    says: 'A union is lost exactly when all its paths are.',
    recorded: 'holds',
    least: 250,
    domain: unionDomain(),
    check: checkUnions('selective', 'normal', { printed: (orders) => orders.every(isNormalLoss) }),
    theorems: ['path-selective', 'selective-normal'],
  },
  {
    name: '§3.5, winning moves, normal',
    says: 'A won union is won by playing each won path to a lost one, two or three vertices shorter.',
    recorded: 'holds',
    least: 200,
    domain: unionDomain(', the won ones'),
    check: ({ deep }) => {
      const referee = pathRules('selective', 'normal');
      const shorter = (order: number) =>
        optionsOfPath(order).find(([left = 0, ...rest]) => rest.length === 0 && isNormalLoss(left)) ?? [];
      return tally(
        unionsUpTo(deep ? UNIONS.deep : UNIONS.shallow)
          .filter((orders) => referee.isWon(orders))
          .map((orders) => {
            const left = orders.map((order) => (isNormalLoss(order) ? [order] : shorter(order)));
            return {
              at: pathQuestion(orders, referee.setting),
              printed: left.every((parts) => parts.length > 0) && !referee.isWon(left.flat()),
            };
          }),
      );
    },
    theorems: ['path-selective'],
  },
  {
    name: '§3.5, unions, misère',
    says: 'In selective misère play, too, a union is lost exactly when all its paths are.',
    truth: `${SWAPPED} It is so in shortened selective misère play; in selective misère play two paths or more are lost exactly when all orders are 0 or 4 mod 5.`,
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P1 + P1 [selective, misere]', outcome: 'N' },
    least: 250,
    domain: unionDomain(),
    check: checkUnions('selective', 'misere', {
      printed: (orders) => orders.every((order) => !pathRules('selective', 'misere').isWon([order])),
      corrected: (orders) => (orders.length > 1 ? orders.every(isNormalLoss) : isSelectiveMisereLoss(orders[0] ?? 0)),
    }),
    theorems: ['path-selective', 'selective-misere'],
  },
  {
    name: 'Theorem 13',
    says: 'In selective misère play P(n) is lost exactly for n = 1, 2 mod 7.',
    truth: `${SWAPPED} In selective misère play P(n) is lost exactly for n = 1, 2, 6, 7 and, from 14 on, 0 and 4 mod 5.`,
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P6 [selective, misere]', outcome: 'P' },
    least: 1000,
    domain: pathDomain(),
    check: checkPaths(
      'selective',
      'misere',
      { printed: isShortenedMisereLoss, corrected: isSelectiveMisereLoss },
      selectiveMisere,
    ),
    theorems: ['path-selective', 'path-shortened-selective'],
  },
  {
    name: 'Corollary 14',
    says: 'The losing set of selective misère play is {7n + 1} ∪ {7n + 2}.',
    truth: 'That of shortened selective misère play is.',
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P6 [selective, misere]', outcome: 'P' },
    least: 1000,
    domain: pathDomain(),
    check: (reach) => ({
      ...checkPaths('selective', 'misere', { printed: isShortenedMisereLoss }, selectiveMisere)(reach),
      corrected: checkPaths('shortened-selective', 'misere', { printed: isShortenedMisereLoss }, shortenedMisere)(reach).printed,
    }),
    theorems: ['path-shortened-selective'],
  },
  {
    name: 'Corollary 15',
    says: 'In shortened selective normal play the losing set is {5n} ∪ {5n + 4}, and unions are as in selective play.',
    recorded: 'holds',
    least: 250,
    domain: unionDomain(),
    check: checkUnions('shortened-selective', 'normal', { printed: (orders) => orders.every(isNormalLoss) }),
    theorems: ['path-shortened-selective', 'shortened-selective-normal'],
  },
  {
    name: '§3.6, single vertices',
    says: 'Two or more single vertices are lost in selective and won in shortened selective misère play.',
    truth: 'It is the other way round.',
    recorded: 'false as printed',
    counterexample: {
      at: 'node-kayles P1 + P1 [selective, misere]',
      outcome: 'N',
      shows: 'It is won; and P1 + P1 is lost in shortened selective misère play.',
    },
    least: 10,
    domain: always('2 to 9 vertices, both games'),
    check: () =>
      tally(
        range(2, 9).flatMap((count) =>
          (['selective', 'shortened-selective'] as const).map((compound) => {
            const orders = new Array<number>(count).fill(1);
            const lost = !pathRules(compound, 'misere').isWon(orders);
            return {
              at: pathQuestion(orders, { compound, play: 'misere' }),
              printed: lost === (compound === 'selective'),
              corrected: lost === (compound === 'shortened-selective'),
            };
          }),
        ),
      ),
    theorems: ['path-selective', 'path-shortened-selective'],
  },
  {
    name: '§3.6, example',
    says: 'In shortened selective misère play P1 is lost, P1 ∪ … ∪ P1, P4, P5, P8 are won, P5 ∪ P4 is lost and P8 ∪ P4 is won.',
    truth: `${SWAPPED} In selective misère play all of it is so; Theorem 17 itself has P8 lost.`,
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P1 + P1 [shortened-selective, misere]', outcome: 'P' },
    least: 7,
    domain: always('the seven positions'),
    check: () =>
      tally(
        (
          [
            [[1], 0],
            [[1, 1], 1],
            [[4], 1],
            [[5], 1],
            [[8], 1],
            [[4, 5], 0],
            [[4, 8], 1],
          ] as const
        ).map(([orders, value]) => ({
          at: pathQuestion(orders, { compound: 'shortened-selective', play: 'misere' }),
          printed: pathRules('shortened-selective', 'misere').isWon(orders) === (value === 1),
          corrected: pathRules('selective', 'misere').isWon(orders) === (value === 1),
        })),
      ),
  },
  {
    name: 'Lemma 16',
    says: 'In shortened selective misère play two paths or more are lost exactly when all orders are 0 or 4 mod 5.',
    truth: `${SWAPPED} In shortened selective misère play all orders have to be 1 or 2 mod 7.`,
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P1 + P1 [shortened-selective, misere]', outcome: 'P' },
    least: 200,
    domain: unionDomain(' with two paths or more'),
    check: (reach) => {
      const found = checkUnions('shortened-selective', 'misere', {
        printed: (orders) => (orders.length > 1 ? orders.every(isNormalLoss) : isShortenedMisereLoss(orders[0] ?? 0)),
        corrected: (orders) => orders.every(isShortenedMisereLoss),
      })(reach);
      const swapped = checkUnions('selective', 'misere', {
        printed: (orders) => (orders.length > 1 ? orders.every(isNormalLoss) : isSelectiveMisereLoss(orders[0] ?? 0)),
      })(reach).printed;
      return swapped.failures === 0 ? found : { ...found, corrected: swapped };
    },
    theorems: ['path-shortened-selective', 'shortened-selective-misere', 'path-selective'],
  },
  {
    name: 'Theorem 17',
    says: 'In the game of Lemma 16 one path is lost exactly for n = 1, 2, 8, 9 and, from 15 on, 0 and 4 mod 5.',
    truth:
      'In selective misère play, the game of Lemma 16: for n = 1, 2, 6, 7 and, from 14 on, 0 and 4 mod 5. (In neither game is the printed list right.)',
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P6 [selective, misere]', outcome: 'P' },
    least: 1000,
    domain: pathDomain(),
    check: checkPaths('selective', 'misere', { printed: isPrintedMisereLoss, corrected: isSelectiveMisereLoss }, selectiveMisere),
    theorems: ['path-selective'],
  },
  {
    name: 'Corollary 18',
    says: 'The losing set of shortened selective misère play is {1, 2, 8, 9} ∪ {5n, n ≥ 3} ∪ {5n + 4, n ≥ 3}.',
    truth: 'It is {7n + 1} ∪ {7n + 2}.',
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P16 [shortened-selective, misere]', outcome: 'P' },
    least: 1000,
    domain: pathDomain(),
    check: checkPaths(
      'shortened-selective',
      'misere',
      { printed: isPrintedMisereLoss, corrected: isShortenedMisereLoss },
      shortenedMisere,
    ),
    theorems: ['path-shortened-selective'],
  },
  {
    name: '§3.6, unions, misère',
    says: 'A union is lost exactly when every order is in 𝓛. Read: in shortened selective misère play, and 𝓛 is the set of its losing paths, as §3 defines it, not the list of Corollary 18.',
    truth:
      'Exactly when all orders are 1 or 2 mod 7. With the list of Corollary 18 it fails from P16 on. In selective misère play, the game of Lemma 16, it fails with either set: P1 ∪ P1 is won.',
    recorded: 'holds',
    least: 250,
    domain: unionDomain(),
    check: checkUnions('shortened-selective', 'misere', {
      printed: (orders) => orders.every((order) => !pathRules('shortened-selective', 'misere').isWon([order])),
      corrected: (orders) => orders.every(isShortenedMisereLoss),
    }),
    theorems: ['path-shortened-selective', 'shortened-selective-misere'],
  },
  {
    name: '§3.6, exceptions',
    says: 'One path has another outcome in misère than in normal play exactly for the orders 0, 1, 2, 4, 5, 8, 9, 10 and 14.',
    truth:
      'In selective play for the orders 0, 1, 2, 4, 5, 6, 7, 9 and 10. Print lacks 6 and 7, so it fails, too, if its list may name more than the exceptions. In shortened selective play infinitely many orders are exceptions.',
    recorded: 'false as printed',
    counterexample: { at: 'node-kayles P6 [selective, misere]', outcome: 'P' },
    least: 1000,
    domain: pathDomain(),
    check: ({ deep }) => {
      const upTo = deep ? 3000 : 1000;
      const [misere, plain] = [selectiveMisere(upTo), normal(upTo)];
      return tally(
        range(0, upTo).map((order) => ({
          at: pathQuestion([order], { compound: 'selective', play: 'misere' }),
          printed: [0, 1, 2, 4, 5, 8, 9, 10, 14].includes(order) === (misere[order] !== plain[order]),
          corrected: [0, 1, 2, 4, 5, 6, 7, 9, 10].includes(order) === (misere[order] !== plain[order]),
        })),
      );
    },
    theorems: ['path-selective'],
  },
];
