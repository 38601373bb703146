/** Beyond the papers: what the program adds, each with its proof or named a conjecture. */
import { largestLoss, slowSeating, slowSeatingLoss } from '../theorems/survivor-seatings.ts';
import { tryTable } from '../theorems/survivor-statement-checks.ts';
import { beyondEpidemics } from './beyond-epidemics.ts';
import { beyondGraphs } from './beyond-graphs.ts';
import { checkUnions, unionDomain } from './node-kayles-unions.ts';
import { pathRules } from './path-rules.ts';
import { always, type Paper, type Statement } from './statement.ts';
import { eachSeating, questionAt, solvesAt } from './survivor-tables.ts';
import { range, tally } from './tally.ts';

const survivorProof = { key: 'impartial', where: 'docs/theory/survivor-nim.md' } as const;

const statements: readonly Statement[] = [
  {
    name: 'Selective misère play',
    says: 'For any game: with two live components or more selective misère play has the outcome of normal play, with one its own.',
    recorded: 'holds',
    least: 250,
    domain: unionDomain(', Node-Kayles'),
    check: checkUnions('selective', 'misere', {
      printed: (orders) =>
        orders.length > 1
          ? orders.every((order) => !pathRules('selective', 'normal').isWon([order]))
          : !pathRules('selective', 'misere').isWon(orders),
    }),
    theorems: ['selective-misere'],
    proof: { key: 'impartial', where: 'library/src/compounds/selective-misere.ts' },
  },
  {
    name: 'Survivor Nim, exactly',
    says: 'For every seating and every interval of takes the losses of an alliance are trains of blocks, worked out in one cycle; this answers any number of counters.',
    recorded: 'holds',
    least: 200,
    domain: (deep) =>
      `all seatings of up to ${deep ? 7 : 6} players, m = 2 and 3, counters 1 to 12 and around the last loss up to 400`,
    check: (reach) =>
      tally(
        range(2, reach.deep ? 7 : 6).flatMap((players) =>
          [...eachSeating(players, () => true)].flatMap((seats) =>
            [2, 3].map((most) => {
              const table = tryTable(seats, most, 400);
              const near = [...range(1, 12), table.largestLoss, table.largestLoss + 1, 399, 400];
              return { at: questionAt(table, 1), printed: solvesAt(table, near, reach) };
            }),
          ),
        ),
      ),
    theorems: ['survivor-blocks'],
    proof: survivorProof,
  },
  {
    name: 'A slow seating',
    says: 'At the table 1 1 2 2 (1 2)^(n−2) 1 the largest loss of alliance 1 is 2 + ⌊(n − 1)(m + 1)/(m − 1)⌋·(mn + n + 1).',
    recorded: 'holds',
    least: 15,
    domain: always('n = 2 to 6, m = 2 to 5, by the rules'),
    check: () =>
      tally(
        range(2, 6).flatMap((few) =>
          range(2, 5).map((most) => {
            const loss = slowSeatingLoss(few, most);
            const table = tryTable(slowSeating(few), most, 2 * loss);
            return { at: questionAt(table, loss), printed: table.largestLoss === loss };
          }),
        ),
      ),
    proof: survivorProof,
  },
  {
    name: 'No seating is slower',
    says: 'No seating of n + 1 against n players has a later loss of alliance 1 than that one.',
    claim: 'conjecture',
    recorded: 'conjecture',
    least: 100,
    domain: (deep) => `all seatings, n = 2 to ${deep ? 7 : 5}, m = 2, 3, 4`,
    check: ({ deep }) =>
      tally(
        range(2, deep ? 7 : 5).flatMap((few) =>
          [...eachSeating(2 * few + 1, (ones) => ones === few + 1)].flatMap((seats) =>
            [2, 3, 4].map((most) => ({
              at: `survivor-nim ${largestLoss(seats, most)} ${seats} [take 1-${most}]`,
              printed: largestLoss(seats, most) <= slowSeatingLoss(few, most),
            })),
          ),
        ),
      ),
  },
];

export const beyondThePapers: Paper = {
  id: 'beyond',
  title: 'Beyond the papers',
  statements: [...beyondEpidemics, ...beyondGraphs, ...statements],
};
