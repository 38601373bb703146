/**
 * The check of a certificate `survivor-blocks`: that the listed losses of every seat fit the rule of one turn.
 *
 * The player at a seat wins exactly where a take leaves the next seat a loss of the other alliance; so the losses of the other
 * alliance here are those at the next seat, moved by every take. If this holds at all seats for all numbers of counters, the
 * losses are right, since every game ends. It knows nothing of windows, levels and trains. What is shown beside the table has to
 * follow from it (`check-shown.ts`).
 */
import { broughtBack, loserOf, type Row, readTable, type Table, toNumber } from './check-rows.ts';
import { wrongShown } from './check-shown.ts';

export type LossCheck =
  | { readonly result: 'holds'; readonly seats: number }
  | { readonly result: 'fails' | 'not done'; readonly why: string };

/** Losses after + 1, …, upTo of one alliance; without `upTo` they never end. */
interface Span {
  readonly after: bigint;
  readonly upTo: bigint | undefined;
}

export function checkSurvivorBlocks(certificate: Record<string, unknown>): LossCheck {
  if (certificate.table === undefined) return { result: 'not done', why: 'the table is too large to list all its losses' };
  const table = readTable(certificate);
  const counters = toNumber(certificate.counters);
  if (table === undefined || counters === undefined) return { result: 'fails', why: 'the certificate is not well formed' };
  for (let seat = 0; seat < table.seats.length; seat++) {
    const why = wrongAt(table, seat);
    if (why !== undefined) return { result: 'fails', why: `seat ${seat + 1}: ${why}` };
  }
  const row = table.rows[Number(certificate.player) - 1];
  const loser = row === undefined || counters < 1n ? undefined : loserOf(row, broughtBack(counters, table));
  if (row === undefined || loser !== certificate.loser)
    return { result: 'fails', why: `the losses say that alliance ${loser ?? '?'} loses` };
  const shown = wrongShown(certificate, table, row);
  if (shown !== undefined) return { result: 'fails', why: shown };
  return { result: 'holds', seats: table.seats.length };
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
  const most = seats.reduce((largest, seat) => (seat.most > largest ? seat.most : largest), 0n);
  const from = upTo - period - most;
  if (from < 0n) return false;
  const changesIn = (after: bigint, back: bigint) =>
    row.changes.filter((change) => change > after && change < after + most).map((change) => change - back);
  return (
    String(changesIn(from, 0n)) === String(changesIn(from + period, period)) &&
    loserOf(row, from + 1n) === loserOf(row, from + period + 1n)
  );
}
