/**
 * Survivor Nim with any finite sets of takes: the rules played out on bit sets, with a proved period beyond the last row.
 */
import type { Certificate } from '../../../core/certificate.ts';
import type { Play } from '../../../core/outcome.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { survivorNim, type TablePosition } from '../rules.ts';
import { allianceAt, onlyAlliance, takesAt } from '../seating.ts';
import { GameLengths } from './loops/delay.ts';
import { SetLosses } from './loops/set-losses.ts';
import type { SetSeat } from './loops/set-pieces.ts';
import { endedSolution, other, shown, tableSolution } from './table.ts';
import { leastPeriod, tableHeap } from './table-period.ts';

/** The most takes that are looked at to find the one that holds out longest. */
const MOST_LOOKED_AT = 3_000_000;

export const survivorTakeSets: Theorem<TablePosition> = {
  id: 'survivor-take-sets',
  title: 'Finite sets of takes',
  statement:
    'Who wins with n counters depends on the numbers of counters just below n, as many as the largest take; where that many rows of winners come again, the winners are periodic from there on.',
  sources: [{ key: 'impartial', where: 'docs/theory/survivor-nim.md' }],
  scope: 'position',
  examples: ['survivor-nim 300 12212 [take 1|4|6-7]'],
  answer(position, { play }, { limits }) {
    const { counters, table, player } = position;
    if (onlyAlliance(table) !== undefined) return pass('it is about two alliances');
    if (counters === 0n) return endedSolution(position, play);
    const normal = play === 'normal';
    const seats = seatsOf(table);
    const losses = new SetLosses(seats, normal, counters, limits);
    const mover = allianceAt(table, player);
    const won = losses.wins(counters, player);
    const loser = won ? other(mover) : mover;
    return tableSolution(position, {
      loser,
      winningTakes: () => eachWinningTake(position, losses, normal),
      delayingTake: won ? undefined : delayingTake(position, seats, normal),
      text: describe(losses),
      why: whySets(position, loser),
      certificate: () => rowsCertificate(position, play, loser, losses),
    });
  },
  periodicHeap(position, { play }) {
    const { table, player } = position;
    if (onlyAlliance(table) !== undefined) return undefined;
    return tableHeap(position, play, (limits) => {
      // More counters than there can be rows: they are worked out until they repeat.
      const losses = new SetLosses(seatsOf(table), play === 'normal', BigInt(limits.heap) + 1n, limits);
      const mover = allianceAt(table, player);
      const winner = (counters: bigint) => (losses.wins(counters, player) ? mover : other(mover));
      const beyond = BigInt(losses.known);
      return leastPeriod(position, play, { period: periodAt(BigInt(losses.period ?? 1), beyond, winner), beyond, winner });
    });
  },
};

function seatsOf(table: TablePosition['table']): readonly SetSeat[] {
  return table.seats.map((alliance, seat) => ({ alliance, takes: takesAt(table, seat) }));
}

/** All seats together repeat with this period; one seat may do so with a divisor of it. */
function periodAt(period: bigint, beyond: bigint, winner: (counters: bigint) => 1 | 2): bigint {
  for (let divisor = 1n; divisor < period; divisor++) {
    if (period % divisor !== 0n) continue;
    let step = 1n;
    while (step <= period && winner(beyond + step) === winner(beyond + step + divisor)) step++;
    if (step > period) return divisor;
  }
  return period;
}

/** The period is needed where the rows end before the counters do. */
function rowsCertificate({ counters, table, player }: TablePosition, play: Play, loser: 1 | 2, losses: SetLosses): Certificate {
  return {
    kind: 'survivor-rows',
    counters: `${counters}`,
    seats: table.seats.join(''),
    takes: table.seats.map((_, seat) => takesAt(table, seat).map(({ least, most }) => [`${least}`, `${most}`])),
    player: player + 1,
    play,
    loser,
    period: counters > BigInt(losses.known) ? (losses.period ?? null) : null,
  };
}

function* eachWinningTake(position: TablePosition, losses: SetLosses, normal: boolean): Iterable<bigint> {
  const mover = allianceAt(position.table, position.player);
  for (const { label, to } of survivorNim.moves(position)) {
    const allied = allianceAt(to.table, to.player) === mover;
    const wins = to.counters === 0n ? normal : losses.wins(to.counters, to.player) === allied;
    if (wins) yield BigInt(label);
  }
}

function delayingTake({ counters, player }: TablePosition, seats: readonly SetSeat[], normal: boolean): bigint | undefined {
  const takes = seats.reduce((sum, { takes }) => takes.reduce((count, { least, most }) => count + 1n + most - least, sum), 0n);
  if (counters * takes > BigInt(MOST_LOOKED_AT)) return undefined;
  const lengths = new GameLengths(seats, normal, Number(counters));
  return BigInt(lengths.delayingTake(Number(counters), player));
}

function whySets({ table, player }: TablePosition, loser: 1 | 2): string {
  const mover = allianceAt(table, player);
  return loser === mover
    ? `whatever player ${player + 1} takes, the next player is left with a number of counters with which alliance ${mover} loses; these numbers were found one after the other, from one counter upwards`
    : `player ${player + 1} can leave the next player a number of counters with which alliance ${loser} loses; these numbers were found one after the other, from one counter upwards`;
}

function describe({ known, period }: SetLosses): string {
  if (period === undefined) return `the winners were worked out by the rules up to ${shown(BigInt(known))} counters`;
  return `the winners were worked out by the rules up to ${known} counters, where they have come to repeat with period ${period}`;
}
