/**
 * What decides a compound, as a table of its components: which of them, and what a winner does, for each theory.
 *
 * Where moves are made in one component, each row that can be changed says to what and by which move. Where they are made in
 * several at once, the rows say which decide, and the table names one winning move made of theirs.
 */
import { CAN_BE_ENDED, ENDED } from '../../compounds/foreclosed.ts';
import { isMisereWon, isNormalWon } from '../../compounds/selective-misere.ts';
import type { Theory } from '../../compounds/theory.ts';
import { type CellsRow, fitNimSum, type MarkRow, type Marks, type MarkTable, marksOf, type Said } from '../../core/marks.ts';
import { type Nimber, nimSum } from '../../core/nimber.ts';
import type { Group } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { type ComponentRow, componentRows } from './component-rows.ts';
import type { ComponentValues } from './component-values.ts';

export function componentMarks(
  question: OpenQuestion,
  groups: readonly Group[],
  own: readonly Nimber[],
  total: Nimber,
  values: ComponentValues,
): Marks | undefined {
  const rows = componentRows(question, groups, own, values);
  if (rows === undefined || rows.length < 2) return undefined;
  const table = tableOf(values.theory, rows, total);
  return table === undefined
    ? undefined
    : marksOf([], { ...table, says: { outcome: values.theory.outcome(total), ...table.says } });
}

function tableOf(theory: Theory, rows: readonly ComponentRow[], total: Nimber): MarkTable | undefined {
  const { compound, play } = theory.setting;
  switch (compound) {
    case 'disjunctive':
      return nimSumTable('value', rows, total);
    case 'diminished-disjunctive':
      return rows.some(({ value }) => value < 0) ? foreclosedTable(rows, play) : nimSumTable('foreclosed value', rows, total);
    case 'conjunctive':
      return extremeTable(
        'remoteness',
        'least',
        'The component that ends first decides: the least remoteness',
        rows,
        theory,
        total,
      );
    case 'continued-conjunctive':
      return extremeTable(
        ...(['suspense number', 'largest', 'The component that lasts longest decides: the largest suspense number'] as const),
        ...([rows, theory, total] as const),
      );
    case 'selective':
      return play === 'normal' ? selectiveTable(rows, theory) : selectiveMisereTable(rows);
    case 'shortened-selective':
      return selectiveTable(rows, theory);
  }
}

function rowOf({ name, vertices }: ComponentRow, ...moves: readonly (string | undefined)[]): MarkRow {
  const winningMoves = moves.filter((move) => move !== undefined);
  return {
    name,
    ...(vertices.length > 0 && { vertices }),
    ...(winningMoves.length > 0 && { says: { winningMoves } satisfies Said }),
  };
}

/** Values of which the least missing among the options is the own one: every smaller value can be left. */
function nimSumTable(heading: string, rows: readonly ComponentRow[], sum: Nimber): MarkTable | undefined {
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

function foreclosedTable(rows: readonly ComponentRow[], play: Theory['setting']['play']): MarkTable {
  const isOver = rows.some(({ value }) => value === ENDED);
  const over = `A component has ended, and with it the game: the player to move ${play === 'normal' ? 'has lost' : 'wins'}.`;
  return {
    kind: 'cells',
    headings: ['foreclosed value', ''],
    rows: rows.map((row): CellsRow => {
      const { value } = row;
      const isKey = isOver ? value === ENDED : value === CAN_BE_ENDED;
      const move = isKey && !isOver ? row.moveTo((left) => left === ENDED) : undefined;
      const word = !isKey ? '' : isOver ? 'has ended' : 'end it';
      return { ...rowOf(row, move), isKey, cells: [value < 0 ? 'none' : String(value), word] };
    }),
    below: isOver ? over : 'A component that can be ended at once decides: ending it wins.',
  };
}

/** The least or the largest value decides. */
function extremeTable(
  heading: string,
  extreme: 'least' | 'largest',
  rule: string,
  rows: readonly ComponentRow[],
  { setting, outcome }: Theory,
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

/** Outcomes alone decide; where the short rule has it so, an ended component has ended the game. */
function selectiveTable(rows: readonly ComponentRow[], theory: Theory): MarkTable {
  const isShort = theory.setting.compound === 'shortened-selective';
  const isOver = isShort && rows.some(({ value }) => value === theory.ended);
  if (isOver) return overTable(rows, theory);
  const isLost = (value: Nimber) => theory.outcome(value) === 'P';
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

function overTable(rows: readonly ComponentRow[], { setting, ended }: Theory): MarkTable {
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

/** Two or more live components are decided as in normal play; an only one would be by itself, and ended ones are not listed. */
function selectiveMisereTable(rows: readonly ComponentRow[]): MarkTable {
  return {
    kind: 'cells',
    headings: ['normal play', 'misère play, alone'],
    rows: rows.map((row): CellsRow => {
      const isKey = isNormalWon(row.value);
      return { ...rowOf(row), isKey, cells: [isKey ? 'won' : 'lost', isMisereWon(row.value) ? 'won' : 'lost'] };
    }),
    below: 'Two or more components are decided as in normal play: lost exactly when every one is lost there.',
  };
}
