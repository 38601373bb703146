/** The table of a certificate `survivor-blocks` as data: for each seat who loses 1 counter, and where the losers change. */
import type { ListedTable, SurvivorBlocksCertificate } from './survivor-blocks.ts';

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

/** The seats, each with what may be taken; missing where the takes are not those of the seats. */
export function toSeats(seats: string, takes: ListedTable['takes']): Table['seats'] | undefined {
  const players = Array.from(seats, (seat, index) => {
    const [least, most] = takes[index] ?? ['0', '0'];
    return { alliance: seat === '1' ? (1 as const) : (2 as const), least: BigInt(least), most: BigInt(most) };
  });
  const isRight = takes.length === players.length && players.every(({ least, most }) => least >= 1n && most >= least);
  return isRight ? players : undefined;
}

/** Missing where takes and rows are not those of the seats. */
export function toTable({ seats, play, period }: SurvivorBlocksCertificate, listed: ListedTable): Table | undefined {
  const players = toSeats(seats, listed.takes);
  if (players === undefined || listed.rows.length !== players.length) return undefined;
  const rows = listed.rows.map(({ first, changes }) => ({ first, changes: changes.map(BigInt) }));
  if (!rows.every(({ changes }) => changes.every((change, index) => change > (changes[index - 1] ?? 0n)))) return undefined;
  const upTo = listed.upTo === null ? undefined : BigInt(listed.upTo);
  const repeat = upTo === undefined ? 1n : BigInt(period ?? 0n);
  return repeat < 1n ? undefined : { seats: players, rows, upTo, period: repeat, normal: play === 'normal' };
}
