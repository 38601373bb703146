/** The table of a certificate `survivor-blocks` as data: for each seat who loses 1 counter, and where the losers change. */

export interface Row {
  readonly first: 1 | 2;
  readonly changes: readonly bigint[];
}

export interface Table {
  readonly seats: readonly { readonly alliance: 1 | 2; readonly least: bigint; readonly most: bigint }[];
  readonly rows: readonly Row[];
  /** The losses are listed up to here, and repeat with the period; missing where the lists are whole. */
  readonly upTo: bigint | undefined;
  readonly period: bigint;
  readonly normal: boolean;
}

export function loserOf({ first, changes }: Row, counters: bigint): 1 | 2 {
  const before = changes.filter((change) => change < counters).length;
  return before % 2 === 0 ? first : first === 1 ? 2 : 1;
}

export function broughtBack(counters: bigint, { upTo, period }: Table): bigint {
  if (upTo === undefined || counters <= upTo) return counters;
  return counters - ((counters - upTo + period - 1n) / period) * period;
}

export function readTable(certificate: Record<string, unknown>): Table | undefined {
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

export function toNumber(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : undefined;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
