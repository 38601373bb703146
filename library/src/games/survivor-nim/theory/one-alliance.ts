/**
 * A table of one alliance: it takes the last counter whatever happens, and so loses in misère play.
 */
import { pass, type Theorem } from '../../../core/theorem.ts';
import { survivorNim, type TablePosition } from '../rules.ts';
import { onlyAlliance } from '../seating.ts';
import { lastCounterCertificate, other, tableSolution } from './table.ts';
import { leastPeriod, tableHeap } from './table-period.ts';

export const survivorOneAlliance: Theorem<TablePosition> = {
  id: 'survivor-one-alliance',
  title: 'A table of one alliance',
  statement:
    'Where all players are in one alliance, it takes the last counter: the other alliance wins, or in normal play this one.',
  sources: [{ key: 'impartial', where: 'docs/theory/survivor-nim.md' }],
  scope: 'position',
  answer(position, { play }) {
    const alliance = onlyAlliance(position.table);
    if (alliance === undefined) return pass('there are players of both alliances');
    return tableSolution(position, {
      loser: play === 'misere' ? alliance : other(alliance),
      *winningTakes() {
        for (const { label } of survivorNim.moves(position)) yield BigInt(label);
      },
      ...(position.counters > 0n && { delayingTake: leastTake(position) }),
      why: `every player at the table is in alliance ${alliance}. So it takes the last counter whatever happens, and that ${play === 'misere' ? 'loses' : 'wins'}`,
      text: `all players are in alliance ${alliance}, which takes the last counter`,
      certificate: () => lastCounterCertificate(position, play, alliance),
    });
  },
  periodicHeap(position, { play }) {
    const alliance = onlyAlliance(position.table);
    if (alliance === undefined) return undefined;
    const winner = play === 'misere' ? other(alliance) : alliance;
    return tableHeap(position, play, () => leastPeriod(position, play, { period: 1n, beyond: 0n, winner: () => winner }));
  },
};

/** With nobody to hurry, the least takes make the longest game. */
function leastTake({ counters, table, player }: TablePosition): bigint {
  const least = table.takes[player]?.[0].least ?? 1n;
  return least < counters ? least : counters;
}
