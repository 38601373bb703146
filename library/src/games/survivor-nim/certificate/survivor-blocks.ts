/**
 * The kind `survivor-blocks`: who loses at every seat of a table of Survivor Nim, with every number of counters.
 *
 * The check sees that the listed losses of every seat fit the rule of one turn. The player at a seat wins exactly where a take leaves
 * the next seat a loss of the other alliance; so the losses of the other alliance here are those at the next seat, moved by every take.
 * If this holds at all seats for all numbers of counters, the losses are right, since every game ends. It knows nothing of windows,
 * levels and trains. What is shown beside the table has to follow from it (`check-shown.ts`).
 */
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import {
  digits,
  listOf,
  oneOf,
  optional,
  orNull,
  pairOf,
  playName,
  readJson,
  record,
  textLike,
  wholeNumber,
} from '../../../core/read-json.ts';
import { Timer } from '../../../core/timer.ts';
import { ChangesAnew } from './changes-anew.ts';
import { broughtBack, loserOf, type Row, type Table, toSeats, toTable } from './check-rows.ts';
import { wrongShown } from './check-shown.ts';
import { outcomeAtTable } from './outcome-at-table.ts';

/** Numbers of counters with one loser; `to` is null where they never end. */
interface Block {
  readonly loser: 1 | 2;
  readonly from: string;
  readonly to: string | null;
}

export interface ListedTable {
  /** For each seat the least and the most that may be taken. */
  readonly takes: readonly (readonly [string, string])[];
  /** The losses are listed up to here, and repeat; null where the lists are whole. */
  readonly upTo: string | null;
  /** For each seat who loses 1 counter, and the numbers after which the loser changes. */
  readonly rows: readonly { readonly first: 1 | 2; readonly changes: readonly string[] }[];
}

export interface SurvivorBlocksCertificate {
  readonly kind: 'survivor-blocks';
  readonly counters: string;
  /** The alliances of the seats: `112`. */
  readonly seats: string;
  /** The seat to move, counted from 1. */
  readonly player: number;
  readonly play: Play;
  /** The alliance that loses the position. */
  readonly loser: 1 | 2;
  /** The first blocks at the seat to move. */
  readonly blocks: readonly Block[];
  /** The alliance with more slack, by how much in a cycle, and the largest number with which it loses. */
  readonly strong: 1 | 2;
  readonly drift: string;
  readonly largestLoss: string | null;
  readonly period?: string;
  readonly preperiod?: string;
  /** Missing where it is too large to list. */
  readonly table?: ListedTable;
  /** Where the table is missing: for each seat the least and the most that may be taken. */
  readonly takes?: readonly (readonly [string, string])[];
}

const alliance = oneOf(1, 2);

const readBlocks = record<SurvivorBlocksCertificate>({
  kind: oneOf('survivor-blocks'),
  counters: digits,
  seats: textLike(/^[12]+$/, 'a row of 1 and 2'),
  player: wholeNumber(1),
  play: playName,
  loser: alliance,
  blocks: listOf(record<Block>({ loser: alliance, from: digits, to: orNull(digits) })),
  strong: alliance,
  drift: digits,
  largestLoss: orNull(digits),
  period: optional(digits),
  preperiod: optional(digits),
  table: optional(
    record<ListedTable>({
      takes: listOf(pairOf(digits, digits)),
      upTo: orNull(digits),
      rows: listOf(record<ListedTable['rows'][number]>({ first: alliance, changes: listOf(digits) })),
    }),
  ),
  takes: optional(listOf(pairOf(digits, digits))),
});

export const survivorBlocks: CertificateKind<SurvivorBlocksCertificate> = {
  kind: 'survivor-blocks',
  parse: (json) => readJson(json, readBlocks),
  claim(certificate) {
    const { counters, seats, player, play, loser, table, takes } = certificate;
    const named = (table?.takes ?? takes ?? []).map((take) => take.join('-'));
    const line = `survivor-nim ${counters} ${seats} [take ${named.join(' ')}, player ${player}, ${play}]`;
    const checked = tables.get(certificate);
    return {
      about: { parts: [{ line, count: 1n }] },
      outcome: String(loser) === seats[player - 1] ? 'P' : 'N',
      outcomeOf: outcomeAtTable(seats, (seat, left) => {
        const row = checked?.rows[seat];
        return row === undefined || checked === undefined ? undefined : loserOf(row, broughtBack(left, checked));
      }),
    };
  },
  check(certificate, { milliseconds }) {
    const what = `alliance ${certificate.loser} loses`;
    const timer = new Timer(milliseconds);
    const { table: listed } = certificate;
    const table = listed === undefined ? tableAnew(certificate, () => timer.isOver()) : toTable(certificate, listed);
    if (table === 'too long') return [{ what, result: 'not done', detail: 'the table is too large to work out all its losses' }];
    const wrong = table === undefined ? 'the table is not one of these seats' : wrongTable(certificate, table);
    if (table === undefined || wrong !== undefined)
      return [{ what, result: 'fails', ...(wrong !== undefined && { detail: wrong }) }];
    tables.set(certificate, table);
    return [{ what, result: 'holds', detail: `the losses of ${certificate.seats.length} seats fit the rule of one turn` }];
  },
  toText: ({ table }) => [
    table === undefined
      ? 'The table is too large for all its losses to be listed; the check works them out by the rule of one turn.'
      : 'The losses of all seats are listed: at each they fit the next one by the rule of one turn, so they are right.',
  ],
};

/** Tables that were checked: they decide what moves leave as well. */
const tables = new WeakMap<SurvivorBlocksCertificate, Table>();

/** A table that is too large to list, worked out until there is no change left, or the losers repeat. */
function tableAnew(
  { seats, takes = [], period, play }: SurvivorBlocksCertificate,
  isTired: () => boolean,
): Table | undefined | 'too long' {
  const players = toSeats(seats, takes);
  const repeat = BigInt(period ?? 1n);
  if (players === undefined || repeat < 1n) return undefined;
  const found = new ChangesAnew(players, play === 'normal');
  const tableUpTo = (upTo: bigint | undefined) => ({
    seats: players,
    rows: found.rowsUpTo(upTo),
    upTo,
    period: repeat,
    normal: play === 'normal',
  });
  if (period === undefined) return found.reach(undefined, isTired) ? tableUpTo(undefined) : 'too long';
  for (let upTo = 2n * (repeat + largestTake(players)); ; upTo *= 2n) {
    if (!found.reach(upTo, isTired)) return 'too long';
    const table = tableUpTo(upTo);
    if (table.rows.every((row) => repeats(row, upTo, table))) return table;
  }
}

/** What is wrong, if anything is. */
function wrongTable(certificate: SurvivorBlocksCertificate, table: Table): string | undefined {
  for (let seat = 0; seat < table.seats.length; seat++) {
    const why = wrongAt(table, seat);
    if (why !== undefined) return `seat ${seat + 1}: ${why}`;
  }
  const counters = BigInt(certificate.counters);
  const row = table.rows[certificate.player - 1];
  const loser = row === undefined || counters < 1n ? undefined : loserOf(row, broughtBack(counters, table));
  if (row === undefined || loser !== certificate.loser) return `the losses say that alliance ${loser ?? '?'} loses`;
  return wrongShown(certificate, table, row);
}

/** Losses after + 1, …, upTo of one alliance; without `upTo` they never end. */
interface Span {
  readonly after: bigint;
  readonly upTo: bigint | undefined;
}

function wrongAt(table: Table, seat: number): string | undefined {
  const { seats, rows, upTo, normal } = table;
  const [player, here, next] = [seats[seat], rows[seat], rows[(seat + 1) % seats.length]];
  if (player === undefined || here === undefined || next === undefined) return 'it is not there';
  const opponent = player.alliance === 1 ? 2 : 1;
  const moved = listSpans(next, opponent, upTo).map(({ after, upTo }) => ({
    after: after + player.least,
    upTo: upTo === undefined ? undefined : upTo + player.most,
  }));
  if (normal) moved.unshift({ after: 0n, upTo: player.most });
  if (spansText(join(moved, upTo)) !== spansText(listSpans(here, opponent, upTo))) return 'the losses do not fit the next seat';
  return upTo === undefined || repeats(here, upTo, table) ? undefined : 'the losses do not repeat';
}

/** The losses of an alliance in order. */
function listSpans({ first, changes }: Row, alliance: 1 | 2, end: bigint | undefined): Span[] {
  const starts = [0n, ...changes];
  return starts
    .map((after, index) => ({ after, upTo: changes[index] ?? end }))
    .filter((_, index) => (index % 2 === 0) === (first === alliance));
}

/** Spans that overlap or touch become one; what lies beyond the end is cut off. */
function join(spans: readonly Span[], end: bigint | undefined): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const upTo = end !== undefined && (span.upTo === undefined || span.upTo > end) ? end : span.upTo;
    if (upTo !== undefined && span.after >= upTo) continue;
    const last = joined.at(-1);
    if (last === undefined || (last.upTo !== undefined && last.upTo < span.after)) joined.push({ after: span.after, upTo });
    else if (last.upTo !== undefined && (upTo === undefined || upTo > last.upTo))
      joined[joined.length - 1] = { after: last.after, upTo };
  }
  return joined;
}

function spansText(spans: readonly Span[]): string {
  return spans.map(({ after, upTo }) => `${after}-${upTo ?? ''}`).join(' ');
}

/** Whether the losers of the last `most` numbers are those one period before: enough for every turn beyond the list. */
function repeats(row: Row, upTo: bigint, { seats, period }: Table): boolean {
  const most = largestTake(seats);
  const from = upTo - period - most;
  if (from < 0n) return false;
  const changesIn = (after: bigint, back: bigint) =>
    row.changes.filter((change) => change > after && change < after + most).map((change) => change - back);
  return (
    String(changesIn(from, 0n)) === String(changesIn(from + period, period)) &&
    loserOf(row, from + 1n) === loserOf(row, from + period + 1n)
  );
}

function largestTake(seats: Table['seats']): bigint {
  return seats.reduce((largest, { most }) => (most > largest ? most : largest), 0n);
}
