/**
 * The check of a certificate `survivor-blocks`: that the listed losses of every seat fit the rule of one turn.
 *
 * The player at a seat wins exactly where a take leaves the next seat a loss of the other alliance; so the losses of the other
 * alliance here are those at the next seat, moved by every take. If this holds at all seats for all numbers of counters, the
 * losses are right, since every game ends. It knows nothing of windows, levels and trains.
 */
export type LossCheck =
  | { readonly result: 'holds'; readonly seats: number }
  | { readonly result: 'fails' | 'not done'; readonly why: string };

/** Losses after + 1, …, upTo of one alliance; without `upTo` they never end. */
interface Span {
  readonly after: bigint;
  readonly upTo: bigint | undefined;
}

interface Row {
  readonly first: 1 | 2;
  readonly changes: readonly bigint[];
}

interface Table {
  readonly seats: readonly { readonly alliance: 1 | 2; readonly least: bigint; readonly most: bigint }[];
  readonly rows: readonly Row[];
  /** The losses are listed up to here, and repeat with the period; missing where the lists are whole. */
  readonly upTo: bigint | undefined;
  readonly period: bigint;
  readonly normal: boolean;
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
  if (loser !== certificate.loser) return { result: 'fails', why: `the losses say that alliance ${loser ?? '?'} loses` };
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

function loserOf({ first, changes }: Row, counters: bigint): 1 | 2 {
  const before = changes.filter((change) => change < counters).length;
  return before % 2 === 0 ? first : first === 1 ? 2 : 1;
}

function broughtBack(counters: bigint, { upTo, period }: Table): bigint {
  if (upTo === undefined || counters <= upTo) return counters;
  return counters - ((counters - upTo + period - 1n) / period) * period;
}

function readTable(certificate: Record<string, unknown>): Table | undefined {
  const { seats, play, table, period } = certificate;
  if (typeof seats !== 'string' || !/^[12]+$/.test(seats) || !isRecord(table)) return undefined;
  const players = Array.from(seats, (seat, index) => {
    const [least, most] = list(list(table.takes)[index]).map(toNumber);
    return { alliance: seat === '1' ? (1 as const) : (2 as const), least: least ?? 0n, most: most ?? 0n };
  });
  const rows = list(table.rows).map((row) => (isRecord(row) ? toRow(row) : undefined));
  if (rows.length !== players.length || players.some(({ least, most }) => least < 1n || most < least)) return undefined;
  const upTo = table.upTo === null ? undefined : (toNumber(table.upTo) ?? -1n);
  const repeat = upTo === undefined ? 1n : (toNumber(period) ?? 0n);
  if (repeat < 1n || (upTo !== undefined && upTo < 0n) || rows.includes(undefined)) return undefined;
  return { seats: players, rows: rows.flatMap((row) => row ?? []), upTo, period: repeat, normal: play === 'normal' };
}

/** Missing where the changes are not increasing numbers. */
function toRow({ first, changes }: Record<string, unknown>): Row | undefined {
  const numbers = list(changes).map((change) => toNumber(change) ?? 0n);
  if (numbers.some((change, index) => change <= (numbers[index - 1] ?? 0n))) return undefined;
  return first === 1 || first === 2 ? { first, changes: numbers } : undefined;
}

function toNumber(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
