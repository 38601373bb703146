/**
 * The kind `survivor-rows`: who loses at a table of Survivor Nim where players may take any sets of numbers, and the period of the losers
 * where there are more counters than were worked out.
 *
 * It brings no table: the rule of one turn is short, and the check works the losers out anew (`rows-anew.ts`).
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import { listOf, oneOf, orNull, pairOf, playName, readJson, record, textLike, wholeNumber } from '../../../core/read-json.ts';
import { Timer } from '../../../core/timer.ts';
import { outcomeAtTable } from './outcome-at-table.ts';
import { RowsAnew } from './rows-anew.ts';

export interface SurvivorRowsCertificate {
  readonly kind: 'survivor-rows';
  readonly counters: string;
  /** The alliances of the seats: `112`. */
  readonly seats: string;
  /** For each seat what may be taken: pairs of a least and a most number, in increasing order. */
  readonly takes: readonly (readonly (readonly [least: string, most: string])[])[];
  /** The seat to move, counted from 1. */
  readonly player: number;
  readonly play: Play;
  /** The alliance that loses the position. */
  readonly loser: 1 | 2;
  /** The least period of the losers at all seats; null where they were worked out up to the counters. */
  readonly period: number | null;
}

const number = textLike(/^[1-9]\d{0,9999}$/, 'a number above 0 as text');

const readRows = record<SurvivorRowsCertificate>({
  kind: oneOf('survivor-rows'),
  counters: number,
  seats: textLike(/^[12]{1,100000}$/, 'a row of 1 and 2'),
  takes: listOf(listOf(pairOf(number, number))),
  player: wholeNumber(1),
  play: playName,
  loser: oneOf(1, 2),
  period: orNull(wholeNumber(1, 10_000_000)),
});

export const survivorRows: CertificateKind<SurvivorRowsCertificate> = {
  kind: 'survivor-rows',
  parse: (json) => readJson(json, readRows),
  claim(certificate) {
    const { counters, seats, takes, player, play, loser } = certificate;
    const sets = takes.map((set) => set.map((pair) => pair.join('-')).join('|'));
    const line = `survivor-nim ${counters} ${seats} [take ${sets.join(' ')}, player ${player}, ${play}]`;
    return {
      about: { parts: [{ line, count: 1n }] },
      outcome: String(loser) === seats[player - 1] ? 'P' : 'N',
      outcomeOf: outcomeAtTable(seats, (seat, left) => tables.get(certificate)?.loser(seat, left)),
    };
  },
  check: (certificate, tools) => [checkRows(certificate, tools)],
  toText: ({ period }) => [
    period === null
      ? 'By the rule of one turn, the losers at all seats follow from one number of counters to the next.'
      : `By the rule of one turn, the losers at all seats follow from one number of counters to the next, and come to repeat with period ${period}.`,
  ],
};

/** Tables that were checked: they decide what moves leave as well. */
const tables = new WeakMap<SurvivorRowsCertificate, RowsAnew>();

function checkRows(certificate: SurvivorRowsCertificate, { milliseconds }: CheckTools): CheckStep {
  const { counters, seats, takes, player, play, loser, period } = certificate;
  const what = `alliance ${loser} loses`;
  const fails = (detail: string): CheckStep => ({ what, result: 'fails', detail });
  if (takes.length !== seats.length || player > seats.length || !takes.every(isSet))
    return fails('the takes are not those of the seats');
  const table = Array.from(seats, (seat, index) => ({
    alliance: seat === '1' ? (1 as const) : (2 as const),
    takes: (takes[index] ?? []).map(([least, most]) => [BigInt(least), BigInt(most)] as const),
  }));
  const rows = new RowsAnew(table, play === 'normal', period ?? undefined);
  const timer = new Timer(milliseconds);
  if (!rows.reach(BigInt(counters), () => timer.isOver()))
    return { what, result: 'not done', detail: `the losers were worked out up to ${rows.known} counters` };
  if (period !== null && (!rows.repeats || !rows.isLeast())) return fails(`the losers do not come to repeat with ${period}`);
  tables.set(certificate, rows);
  const found = rows.loser(player - 1, BigInt(counters));
  const detail = `the losers of ${seats.length} seats were worked out anew up to ${rows.known} counters`;
  return found === loser ? { what, result: 'holds', detail } : fails(`alliance ${found} does`);
}

/** Whether the pairs are in order, with gaps between them. */
function isSet(pairs: readonly (readonly [string, string])[]): boolean {
  let before = -1n;
  return (
    pairs.length > 0 &&
    pairs.every(([least, most]) => {
      const isNext = BigInt(least) > before + 1n && BigInt(most) >= BigInt(least);
      before = BigInt(most);
      return isNext;
    })
  );
}
