/** Beyond the papers: Survivor Nim. */

import { always, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { printedEnd } from './printed.ts';
import { largestLoss, slowSeating, slowSeatingLoss } from './seatings.ts';
import { eachSeating, onPaperTables, PAPER_TABLES, paperTables, questionAt, rulesAt, solvesAt } from './tables.ts';
import { listSeatings, lossBound, type TriedTable, tryTable } from './tried-table.ts';

const survivorProof = { key: 'impartial', where: 'docs/theory/survivor-nim.md' } as const;

/** Tables with a majority of two or three, alliance 1 first and alliance 2 last. */
function largerMajorities(most: number): TriedTable[] {
  return [2, 3].flatMap((more) =>
    range(1, most - more).flatMap((few) =>
      listSeatings(few + more, few)
        .filter((seats) => /^1.*2$/.test(seats))
        .flatMap((seats) => [2, 3].map((take) => tryTable(seats, take, lossBound(few + more, few, take)))),
    ),
  );
}

/** Whether nothing is lost beyond the bound that the longest round of the second cycle gives. */
function isWithinSecondCycle(table: TriedTable): Tried[] {
  const { printed, seats, most } = table;
  if (printed === undefined) return [];
  const majority = seats.replaceAll('2', '').length - seats.replaceAll('1', '').length;
  const ends = new Set(printed.groups.map((_, index) => (index % 2 === 0 ? printedEnd(printed, 2, index + 1) : 0)));
  const lengths = table.losses.filter(({ upTo }) => ends.has(upTo)).map(({ after, upTo }) => upTo - after);
  const cycle = 1 + Math.ceil(Math.max(0, ...lengths) / (majority * (most - 1)));
  const bound = printedEnd(printed, cycle, printed.groups.length - 1);
  return [{ at: questionAt(table, table.largestLoss), printed: table.largestLoss <= bound }];
}

export const beyondSurvivor: readonly Statement[] = [
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
  {
    name: 'Corollary 15, one cycle later',
    says: 'With n + j players against n let k be the longest round of losses that ends in the second cycle; then the larger alliance wins with more than N_R(2g−1) counters, R = 1 + ⌈k/(j(m − 1))⌉, for g groups on each side.',
    recorded: 'holds',
    least: 500,
    domain: (deep) => `${PAPER_TABLES(deep)}; and j = 2, 3 with up to ${deep ? 6 : 5} players of alliance 1, m = 2 and 3`,
    check: ({ deep }) => tally([...paperTables(deep), ...largerMajorities(deep ? 6 : 5)].flatMap(isWithinSecondCycle)),
    proof: survivorProof,
  },
  {
    name: 'A bound on the losses',
    says: 'With n + 1 players against n every loss of the larger alliance is less than (mn + m + n)²/(m − 1).',
    recorded: 'holds',
    least: 400,
    domain: PAPER_TABLES,
    check: (reach) =>
      onPaperTables(reach, (table) => {
        const [few, most] = [(table.seats.length - 1) / 2, table.most];
        const bound = (most * few + most + few) ** 2 / (most - 1);
        return { at: questionAt(table, table.largestLoss), printed: table.largestLoss < bound };
      }),
    proof: survivorProof,
  },
  {
    name: 'Takes of one counter',
    says: 'For m = 1 play is forced: with c counters and k players the alliance of player 1 + (c − 1) mod k takes the last one and loses.',
    recorded: 'holds',
    least: 200,
    domain: always('all seatings of up to 8 players, up to 40 counters'),
    check: (reach) =>
      tally(
        range(2, 8).flatMap((players) =>
          [...eachSeating(players, () => true)].map((seats, index) => {
            const table = tryTable(seats, 1, 40);
            const isForced = (counters: number) =>
              rulesAt(table, counters) === (seats[(counters - 1) % players] === seats[0] ? 'P' : 'N');
            const wrong = range(1, 40).find((counters) => !isForced(counters));
            return {
              at: questionAt(table, wrong ?? 1),
              printed: wrong === undefined,
              ...(index % 10 === 0 && { solved: solvesAt(table, [1, players, players + 1, 40], reach) }),
            };
          }),
        ),
      ),
    theorems: ['survivor-blocks'],
  },
];
