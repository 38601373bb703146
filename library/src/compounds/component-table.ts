/**
 * What decides a compound, as a table of its components: which of them, and what a winner does. Each theory takes the table that fits it.
 *
 * Where moves are made in one component, each row that can be changed says to what and by which move. Where they are made in
 * several at once, the rows say which decide, and the table names one winning move made of theirs.
 */
import { type CellsRow, fitNimSum, type MarkRow, type MarkTable, type Said } from '../core/marks.ts';
import { type Nimber, nimSum } from '../core/nimber.ts';
import type { Play } from '../core/outcome.ts';

/** A component of a compound, as a row of the table. */
export interface ComponentRow<V> {
  readonly name: string;
  readonly value: V;
  /** Its part of the picture, where the question is one picture. */
  readonly vertices: readonly string[];
  /** The label of a move that leaves it with a value that will do; undefined where none was found. */
  moveTo(isWanted: (value: V) => boolean): string | undefined;
}

/** What a table needs to know of the theory whose values it shows. */
interface Decides<V> {
  readonly setting: { readonly play: Play };
  readonly ended: V;
  outcome(value: V): 'N' | 'P';
}

export function rowOf<V>({ name, vertices }: ComponentRow<V>, ...moves: readonly (string | undefined)[]): MarkRow {
  const winningMoves = moves.filter((move) => move !== undefined);
  return {
    name,
    ...(vertices.length > 0 && { vertices }),
    ...(winningMoves.length > 0 && { says: { winningMoves } satisfies Said }),
  };
}

/** Values of which the least missing among the options is the own one: every smaller value can be left. */
export function nimSumTable(heading: string, rows: readonly ComponentRow<Nimber>[], sum: Nimber): MarkTable | undefined {
  if (!fitNimSum(rows.map(({ value }) => value))) return undefined;
  return {
    ...{ kind: 'nim-sum', heading, unit: 'value', sum },
    rows: rows.map((row) => {
      const leave = nimSum(row.value, sum);
      const isAdvised = leave < row.value;
      const move = isAdvised ? row.moveTo((value) => value === leave) : undefined;
      return { ...rowOf(row, move), value: row.value, ...(isAdvised && { leave }) };
    }),
  };
}

/** The least or the largest value decides. */
export function extremeTable(
  heading: string,
  extreme: 'least' | 'largest',
  rule: string,
  rows: readonly ComponentRow<Nimber>[],
  { setting, outcome }: Decides<Nimber>,
  total: Nimber,
): MarkTable {
  const parity = Number(total) % 2 === 0 ? 'even' : 'odd';
  const convention = setting.play === 'normal' ? 'normal' : 'misère';
  return {
    kind: 'cells',
    headings: [heading, ''],
    rows: rows.map((row): CellsRow => {
      const isKey = row.value === total;
      return { ...rowOf(row), isKey, cells: [String(row.value), isKey ? `${extreme}: decides` : ''] };
    }),
    below: `${rule}. It is ${parity}, which is ${outcome(total) === 'P' ? 'lost' : 'won'} in ${convention} play.`,
  };
}

/** Outcomes alone decide. */
export function selectiveTable<V>(rows: readonly ComponentRow<V>[], theory: Decides<V>): MarkTable {
  const isLost = (value: V) => theory.outcome(value) === 'P';
  const moves = rows.flatMap((row) => (isLost(row.value) ? [] : [row.moveTo(isLost)]));
  const isWhole = moves.length > 0 && moves.every((move) => move !== undefined);
  return {
    kind: 'cells',
    headings: ['alone', ''],
    rows: rows.map((row): CellsRow => {
      const isKey = !isLost(row.value);
      return { ...rowOf(row), isKey, cells: [isKey ? 'won' : 'lost', isKey ? 'move here' : 'leave it'] };
    }),
    below: 'A sum is lost exactly when every component is; a winner moves in each won one at once.',
    ...(isWhole && { says: { winningMoves: [moves.join(' & ')] } }),
  };
}

/** Under the short rule an ended component has ended the game. */
export function overTable<V>(rows: readonly ComponentRow<V>[], { setting, ended }: Decides<V>): MarkTable {
  return {
    kind: 'cells',
    headings: [''],
    rows: rows.map((row): CellsRow => {
      const isKey = row.value === ended;
      return { ...rowOf(row), isKey, cells: [isKey ? 'has ended' : ''] };
    }),
    below: `A component has ended, and with it the game: the player to move ${setting.play === 'normal' ? 'has lost' : 'wins'}.`,
  };
}
