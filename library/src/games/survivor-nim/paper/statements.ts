/**
 * What [kelly2011] states, one by one, as data with a check: `holds` says what the check finds.
 *
 * Slips are told in games/survivor-nim/paper/slips.ts; the exact answer that replaces the printed formulas is `survivor-blocks`.
 */
import type { PaperStatement } from '../../../papers/paper-statement.ts';
import { type SeatLosses, TableLosses } from '../theory/loops/losses.ts';
import { printedEnd } from './printed.ts';
import {
  checkOn,
  eachPaperTable,
  failsCorollary15,
  failsProposition8,
  failsProposition10,
  failsProposition11,
  failsProposition12,
  failsProposition13,
  listSeatings,
  lossBound,
  type TriedTable,
  tryTable,
} from './statement-checks.ts';

export const survivorStatements: readonly PaperStatement[] = [
  {
    statement: 'Proposition 3',
    says: 'If only two players of the same alliance sit side by side, their alliance loses with j and with j + 1 counters, for some j.',
    holds: true,
    check: () => checkOn(eachWithOnePair(), ({ seats, losses, loser, tried }) => !losesTwice(seats, losses, loser, tried)),
  },
  {
    statement: 'Proposition 5',
    says: 'In a cycle the most of n + 1 players and the least of n are together m − 1 more than the least of the n + 1 and the most of the n.',
    holds: true,
    check: () => checkOn(eachPaperTable(), ({ printed, most }) => printed && printedSlack(printed.groups, most) !== most - 1),
  },
  {
    statement: 'Example 7',
    says: 'For 1122112 and takes 1–2: N = 2, 6, 8, 11, then 12, 17, 18, 22; alliance 1 loses exactly 1–2, 7–8, 12 and 18.',
    holds: true,
    check: () =>
      checkOn([tryTable('1122112', 2, 300)], ({ printed, losses }) => {
        const ends = printed && [1, 2].flatMap((cycle) => [1, 2, 3, 4].map((round) => printedEnd(printed, cycle, round)));
        return String(ends) !== '2,6,8,11,12,17,18,22' || losesText(losses) !== '1–2 7–8 12 18';
      }),
  },
  {
    statement: 'Proposition 8',
    says: 'If the numbers N_1k of the first cycle increase, they are the ends of its rounds of losses.',
    holds: false,
    truth: 'A round that vanishes or merges at a turn inside the cycle stays so; the numbers at the first turn do not show it.',
    check: () => checkOn(eachPaperTable(), failsProposition8),
  },
  {
    statement: 'Example 9',
    says: 'For 12221211112 and takes 1–2: N = 1, 5, 8, 8, 14, 17, and alliance 1 loses 1 and 6–14 in the first cycle.',
    holds: true,
    check: () =>
      checkOn([tryTable('12221211112', 2, 17)], ({ printed, losses }) => {
        const ends = printed?.groups.map((_, index) => printedEnd(printed, 1, index + 1));
        return String(ends) !== '1,5,8,8,14,17' || losesText(losses) !== '1 6–14';
      }),
  },
  {
    statement: 'Proposition 10',
    says: 'If the N_1k do not increase, skip each that is not larger than the one before; the others are the ends of the rounds.',
    holds: false,
    truth: 'The rounds come from the recursion of blocks, turn by turn.',
    check: () => checkOn(eachPaperTable(), failsProposition10),
  },
  {
    statement: 'Proposition 11',
    says: 'In cycle r the ends are N_1k + (r − 1)(mn + n + 1) for odd k and N_1k + (r − 1)(mn + m + n) for even k, with skipping.',
    holds: false,
    truth: 'Ends do move so, but a block that has vanished does not come back.',
    check: () => checkOn(eachPaperTable(), failsProposition11),
  },
  {
    statement: 'Proposition 12',
    says: 'A round of losses of alliance 1 is m − 1 shorter in each cycle than in the one before.',
    holds: false,
    truth: 'From the second cycle on, as long as the round is there; it may vanish before its length is used up.',
    check: () => checkOn(eachPaperTable(), (table) => failsProposition12(table, 1)),
  },
  {
    statement: 'Proposition 12 from the second cycle on',
    says: 'A round of losses that is there in cycle r ≥ 2 and in cycle r + 1 is m − 1 shorter in the later one.',
    holds: true,
    check: () => checkOn(eachPaperTable(), (table) => failsProposition12(table, 2)),
  },
  {
    statement: 'Proposition 13',
    says: 'If alliance 1 loses at most k in a row in the first cycle, it wins from cycle r on, r ≥ k/(m − 1) + 1.',
    holds: false,
    truth: 'Rounds may be longer in the second cycle than in the first.',
    check: () => checkOn(eachPaperTable(), failsProposition13),
  },
  {
    statement: 'Corollary 14 and Main Theorem',
    says: 'The alliance with more players wins every game that is large enough.',
    holds: true,
    check: () => checkOn(eachMajority(), ({ largestLoss, tried }) => largestLoss > tried / 2),
  },
  {
    statement: 'Corollary 15',
    says: 'Alliance 1 wins with more than r·max(N_1(2j−1), N_1(2j)) counters, r as in Proposition 13.',
    holds: false,
    truth: 'The sharp bound is the largest loss that the blocks give; it is less than P·(P/(m − 1) + 2) with P = mn + n + 1.',
    check: () => checkOn(eachPaperTable(), failsCorollary15),
  },
  {
    statement: 'Corollary 15, corrected',
    says: 'The largest loss of alliance 1 is the one that the blocks give.',
    holds: true,
    check: () => checkOn(eachPaperTable(), (table) => blocksOf(table).largestLoss !== BigInt(table.largestLoss)),
  },
  {
    statement: 'Example 16',
    says: 'For 12221211112 and takes 1–2 alliance 1 wins with more than 170 counters.',
    holds: true,
    truth: 'Its largest loss is 110: it loses 1, 6–14, 23–30, 40–46, 57–62, 74–78, 91–94 and 108–110.',
    check: () =>
      checkOn([tryTable('12221211112', 2, 1000)], ({ losses, largestLoss }) => {
        return largestLoss > 170 || losesText(losses) !== '1 6–14 23–30 40–46 57–62 74–78 91–94 108–110';
      }),
  },
  {
    statement: 'Proposition 17',
    says: 'With n players on each side the game is misère Nim for two players who take n to mn.',
    holds: false,
    truth: 'Only where each alliance sits in one block. In general the losers repeat with period n(m + 1) from some number on.',
    check: () => checkOn(eachBalanced(), failsProposition17),
  },
];

function blocksOf({ seats, most }: TriedTable): SeatLosses {
  const players = Array.from(seats, (seat) => ({
    alliance: seat === '1' ? (1 as const) : (2 as const),
    least: 1n,
    most: BigInt(most),
  }));
  return new TableLosses(players, false).at(0);
}

/** Alternating tables of 2n + 1 players with one pair, n ≤ 5. */
function* eachWithOnePair(): Iterable<TriedTable> {
  for (let few = 1; few <= 5; few++) {
    for (let pair = 1; pair <= 2 * few; pair++) {
      const seats = Array.from({ length: 2 * few + 1 }, (_, seat) => ((seat < pair ? seat : seat - 1) % 2) + 1).join('');
      for (let most = 2; most <= 4; most++) yield tryTable(seats, most, 100);
    }
  }
}

function losesTwice(seats: string, losses: TriedTable['losses'], loser: TriedTable['loser'], tried: number): boolean {
  if (seats.includes('11')) return losses.some(({ after, upTo }) => upTo - after >= 2);
  for (let counters = 1; counters < tried; counters++) if (loser(counters) === 2 && loser(counters + 1) === 2) return true;
  return false;
}

/** The most of alliance 1 and the least of alliance 2, minus the least of alliance 1 and the most of alliance 2. */
function printedSlack(groups: readonly number[], most: number): number {
  return groups.reduce((sum, size, group) => sum + (group % 2 === 0 ? 1 : -1) * size * (most - 1), 0);
}

/** Every seating of up to 8 players with more of alliance 1, whoever moves first; takes to 2 and 3; twice the proved bound. */
function* eachMajority(): Iterable<TriedTable> {
  for (let players = 3; players <= 8; players++) {
    for (let few = 1; 2 * few < players; few++) {
      for (const seats of listSeatings(players - few, few)) {
        for (const most of [2, 3]) yield tryTable(seats, most, 2 * lossBound(players - few, few, most));
      }
    }
  }
}

function* eachBalanced(): Iterable<TriedTable> {
  for (let each = 1; each <= 5; each++) {
    for (const seats of listSeatings(each, each)) for (const most of [2, 3]) yield tryTable(seats, most, 100);
  }
}

function failsProposition17({ seats, most, loser, tried }: TriedTable): boolean {
  const size = seats.length / 2;
  const first = seats.startsWith('1') ? 1 : 2;
  for (let counters = 1; counters <= tried; counters++) {
    const rest = (counters - 1) % (size * (most + 1));
    if ((loser(counters) === first) !== rest < size) return true;
  }
  return false;
}

/** `1–2 7–8 12 18`. */
function losesText(losses: TriedTable['losses']): string {
  return losses.map(({ after, upTo }) => (upTo === after + 1 ? `${upTo}` : `${after + 1}–${upTo}`)).join(' ');
}
