/**
 * Turning coins in a row: the value of a position is the nim-sum of the values of its heads, each alone [berlekampConwayGuy2003, Ch. 14].
 *
 * A move turns the coins A, the rightmost of which is a head at n. It changes the nim-sum over the heads by the nim-sum of the values over
 * A, whichever of the other coins showed heads. Alone, the head at n would go to the nim-sum over A without n; so these numbers are the
 * values of its options, none of which is its own value, and all smaller ones are among them. From here on it is the theorem of Sprague
 * and Grundy: no move keeps the nim-sum, and every smaller one is reached. In misère play heads are no sum.
 */
import { LimitReached } from '../../../core/limits.ts';
import { fitNimSum, type Marks, marksOf } from '../../../core/marks.ts';
import { type Nimber, nimSum } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import { type Passed, pass, type Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { coinsOf, type Turn } from '../turn.ts';
import { type CoinRow, turnOver } from '../turning.ts';
import { type RowValues, rowValues } from './row-values.ts';

/** Coins that one move may turn over and still be shown. */
export const MOST_TURNED = 100_000n;

export const turningNormal: Theorem<CoinRow> = {
  id: 'turning-normal',
  title: 'Turning coins one by one',
  statement:
    'Under normal play the player to move in a game of turning coins loses exactly when the values of its heads, each alone in the row, have nim-sum 0.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 14' }],
  scope: 'position',
  examples: [
    'mock-turtles 1000000000000000000 999999999999999999 7',
    'ruler 1000000000000000000 5',
    'moebius 5 17 40 99',
    'moidores 29',
  ],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(row) {
    const known = valuesOf(row);
    if ('scope' in known) return known;
    const { values, each, sum } = known;
    const outcome = sum === 0 ? 'P' : 'N';
    return {
      scope: 'position',
      outcome,
      values: { grundy: sum },
      winningMoves: () => (sum === 0 ? [] : eachWin(row, values, sum)),
      text: textOf(values, each.length, sum),
      why:
        row.heads.length === 0
          ? 'no coin shows heads, and the player who cannot move loses'
          : `each head counts as a number, whatever the others are. So ${whyHeapsCancel('these numbers', sum === 0)}`,
      marks: () => headMarks(row.heads.map(String), each, sum, outcome),
    };
  },
};

export const turningValue: Theorem<CoinRow> = {
  id: 'turning-value',
  title: 'The value of a row of coins',
  statement: 'A row of coins has the nim-sum of the values of its heads, each alone in the row, for its Grundy value.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 14' }],
  scope: 'component',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(row) {
    const known = valuesOf(row);
    return 'scope' in known
      ? known
      : { scope: 'component', value: known.sum, text: textOf(known.values, known.each.length, known.sum) };
  },
};

interface Known {
  readonly values: RowValues;
  /** Head by head. */
  readonly each: readonly Nimber[];
  readonly sum: Nimber;
}

function valuesOf({ code, heads }: CoinRow): Known | Passed {
  const values = rowValues(code);
  try {
    const each = heads.map((head) => values.value(head));
    return { values, each, sum: each.reduce<Nimber>((sum, value) => nimSum(sum, value), 0) };
  } catch (error) {
    if (!(error instanceof LimitReached) || error.limit.name !== 'program') throw error;
    return pass(error.message);
  }
}

function textOf({ formula }: RowValues, heads: number, sum: Nimber): string {
  const by = formula === undefined ? '' : `; coin n alone has ${formula}`;
  return `${heads === 1 ? 'the head has the value' : 'the values of the heads have the nim-sum'} ${excerpt(String(sum))}${by}`;
}

/** Moves that turn over more coins than can be shown are left out, and the list is then not complete. */
function* eachWin(row: CoinRow, values: RowValues, sum: Nimber): Generator<Move<CoinRow>, boolean> {
  let complete = true;
  for (const head of row.heads) {
    for (const turn of values.turnsOver(head, sum)) {
      if (isShown(turn)) yield turnOver(row, turn);
      else complete = false;
    }
  }
  return complete;
}

function isShown(turn: Turn): boolean {
  return coinsOf(turn) <= MOST_TURNED;
}

/** The heads with their values in binary. */
export function headMarks(
  names: readonly string[],
  values: readonly Nimber[],
  sum: Nimber,
  outcome: 'N' | 'P',
): Marks | undefined {
  if (!fitNimSum(values)) return undefined;
  const rows = values.map((value, index) => ({ name: `coin ${names[index]}`, value }));
  return marksOf([], { kind: 'nim-sum', heading: 'value', unit: 'value', rows, sum, says: { outcome } });
}
