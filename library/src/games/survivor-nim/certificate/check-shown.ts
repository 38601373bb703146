/**
 * What a certificate `survivor-blocks` shows of the seat to move, checked against the losses of that seat: the first blocks, who has
 * more slack, the largest loss, period and preperiod.
 */
import { loserOf, type Row, type Table } from './check-rows.ts';
import type { SurvivorBlocksCertificate } from './survivor-blocks.ts';

/** What is wrong, if anything is. */
export function wrongShown(certificate: SurvivorBlocksCertificate, table: Table, row: Row): string | undefined {
  const { strong, drift } = slackOf(table);
  if (certificate.strong !== strong || certificate.drift !== `${drift}`) return 'the slacks are others';
  if (!hasBlocks(certificate.blocks, table, row)) return 'the blocks shown are not those of the seat';
  if (certificate.largestLoss !== largestLoss(table, row, strong)) return 'the largest loss is another';
  if (drift > 0n) return table.upTo === undefined && certificate.period === undefined ? undefined : 'nothing repeats here';
  return certificate.preperiod === preperiodOf(table, row) ? undefined : 'the preperiod is another';
}

function slackOf({ seats }: Table): { strong: 1 | 2; drift: bigint } {
  const balance = seats.reduce((sum, { alliance, least, most }) => sum + (alliance === 1 ? most - least : least - most), 0n);
  return balance >= 0n ? { strong: 1, drift: balance } : { strong: 2, drift: -balance };
}

/** Where the losers change, beyond the list as well where they repeat. */
function* eachChange({ upTo, period }: Table, { changes }: Row): Iterable<bigint> {
  yield* changes;
  if (upTo === undefined) return;
  const repeated = changes.filter((change) => change >= upTo - period);
  for (let back = period; repeated.length > 0; back += period) for (const change of repeated) yield change + back;
}

/** Whether the blocks are the first ones, one after another. */
function hasBlocks(blocks: SurvivorBlocksCertificate['blocks'], table: Table, row: Row): boolean {
  const changes = eachChange(table, row)[Symbol.iterator]();
  let [after, loser]: [bigint | undefined, number] = [0n, row.first];
  for (const { loser: named, from, to } of blocks) {
    const next = changes.next();
    const end: bigint | undefined = next.done ? undefined : next.value;
    if (after === undefined || named !== loser || from !== `${after + 1n}` || to !== (end === undefined ? null : `${end}`))
      return false;
    [after, loser] = [end, 3 - loser];
  }
  return blocks.length > 0;
}

/** As text; null where there is no largest. */
function largestLoss({ upTo, period }: Table, { first, changes }: Row, strong: 1 | 2): string | null {
  const ends = changes.filter((_, index) => (index % 2 === 0 ? first : 3 - first) === strong);
  const last = changes.length % 2 === 0 ? first : 3 - first;
  const isEndless = upTo !== undefined && (ends.at(-1) ?? 0n) > upTo - period;
  return last === strong || isEndless ? null : `${ends.at(-1) ?? 0n}`;
}

/** The last number whose loser is not that of the number one period on: one of the two losses ends there. */
function preperiodOf({ upTo = 0n, period }: Table, row: Row): string {
  const ends = row.changes.flatMap((change) => [change, change - period]).filter((end) => end > 0n && end <= upTo - period);
  const differing = ends.filter((end) => loserOf(row, end) !== loserOf(row, end + period));
  return `${differing.reduce((most, end) => (end > most ? end : most), 0n)}`;
}
