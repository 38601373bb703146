/**
 * Diminished disjunctive compound (one component a move, the first to end ends the game): foreclosed values
 * [conway1976, Ch. 14] [guignardSopena2009, §2].
 *
 * A component's value is −2 when it has ended, −1 when a winning move can end it at once, and otherwise the mex over the moves
 * that do not hand the opponent such a component. Normal play: ending a component wins, so a sum with a −1 is won. Misère play:
 * ending loses, so nothing has the value −1, and moves that end are left out of the mex; a player who has no other move loses.
 */
import type { CellsRow, MarkTable } from '../core/marks.ts';
import { mex, type Nimber, nimSum } from '../core/nimber.ts';
import type { Play } from '../core/outcome.ts';
import { whyHeapsCancel } from '../core/why.ts';
import { type ComponentRow, nimSumTable, rowOf } from './component-table.ts';
import { integerTexts, nimberToTex, nimberToText, onSubsets } from './integers.ts';
import type { Parts, Shown, ShownValue, Theory } from './theory.ts';

const ENDED = -2;
const CAN_BE_ENDED = -1;

/** A verdict shows null for both values that are no numbers. */
const foreclosedValue: ShownValue = {
  field: 'foreclosed',
  name: 'foreclosed value',
  plural: 'Foreclosed values',
  zeroIsLost: true,
  write: (value) => (value === null ? undefined : String(value)),
  toText: (value) => `foreclosed value ${value === null ? 'undefined' : nimberToText(value as Nimber)}`,
  toTex: (value) => (value === null ? '\\textrm{undefined}' : nimberToTex(value as Nimber)),
  toTerm: (value: Shown) => value as Nimber | null,
};

function foreclosedTheory(play: Play): Theory {
  const theory: Theory = {
    id: `foreclosed-${play}`,
    title: 'Foreclosed values',
    statement:
      play === 'normal'
        ? 'When the first component that ends ends the game, under normal play, the player to move wins if some component can be ended at once; otherwise the player loses exactly when the nim-sum of the foreclosed values is 0.'
        : 'When the first component that ends ends the game, under misère play, the player to move loses exactly when the nim-sum of the foreclosed values is 0: Grundy values of the game in which ending a component is not allowed.',
    sources: [
      { key: 'conway1976', where: 'Ch. 14' },
      { key: 'guignardSopena2009', where: '§2' },
    ],
    scope: 'position',
    valueName: 'foreclosed value',
    setting: { compound: 'diminished-disjunctive', play },
    ended: ENDED,
    fromOptions(options) {
      if (play === 'normal' && options.includes(ENDED)) return CAN_BE_ENDED;
      return mex(options.filter(isDefined));
    },
    combine(a, b) {
      if (isDefined(a) && isDefined(b)) return nimSum(a, b);
      return a < b ? a : b;
    },
    outcome(value) {
      if (value === ENDED) return play === 'normal' ? 'P' : 'N';
      return value === 0 ? 'P' : 'N';
    },
    expectsWin: (value, others = 0) => value === CAN_BE_ENDED || (isDefined(others) && others < value),
    toSubsets: () => onSubsets(theory),
    ...integerTexts,
    write: (value) => (isDefined(value) ? String(value) : '*'),
    describe: (value) => (isDefined(value) ? `foreclosed value ${value}` : 'no foreclosed value'),
    why: (value, parts) => whyForeclosed(value, parts, play),
    values: (value) => ({ foreclosed: isDefined(value) ? value : null }),
    shown: foreclosedValue,
    table: (rows, total) =>
      rows.some(({ value }) => !isDefined(value)) ? undefinedTable(rows, play) : nimSumTable('foreclosed value', rows, total),
  };
  return theory;
}

function whyForeclosed(value: Nimber, { count }: Parts<Nimber>, play: Play): string {
  if (value === ENDED)
    return `a component has ended, and with it the game: the player to move cannot move and ${play === 'normal' ? 'loses' : 'wins'}`;
  if (value === CAN_BE_ENDED) return 'one move can end a component, which ends the game and wins';
  const nobody =
    play === 'normal'
      ? 'nobody wants to be the first to leave a component that one move can end'
      : 'nobody wants to end a component, since that ends the game and loses';
  if (count === 1n)
    return `${nobody}. Of the moves that avoid it ${value === 0 ? 'the player to move runs out first: each has an answer' : 'one can be chosen after which each move of the other player has an answer'}`;
  return `${nobody}. Among the moves that avoid it ${whyHeapsCancel('the components count as heaps of Nim that', value === 0)}`;
}

function isDefined(value: Nimber): boolean {
  return value >= 0;
}

/** A component without a foreclosed value decides. */
function undefinedTable(rows: readonly ComponentRow<Nimber>[], play: Play): MarkTable {
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

export const foreclosedNormal = foreclosedTheory('normal');
export const foreclosedMisere = foreclosedTheory('misere');
