/** Codes without a closed form: values coin by coin from the definition, kept from question to question, and turns by trying sets. */
import { LimitReached } from '../../../core/limits.ts';
import { type Nimber, nimSum } from '../../../core/nimber.ts';
import { keepTime } from '../../../core/time-at-hand.ts';
import { eachCount, type TurningCode, toTurningCode } from '../code.ts';
import type { Turn } from '../turn.ts';
import { AnywhereTable } from './loops/anywhere-table.ts';
import { SideBySideTable } from './loops/side-by-side-table.ts';
import { eachSubsetWithSum } from './loops/subsets-with-sum.ts';
import { odiousOf, type RowValues } from './row-values.ts';

/** Values of coins 0, 1, 2 …, as many as are asked for. */
interface ValueTable {
  /** Undefined where it would take more room than it may. */
  at(square: number): number | undefined;
}

/** Tables that are kept; the one that was not used for longest goes first. */
const MOST_KEPT = 4;
const kept = new Map<string, ValueTable>();

function tableOf(code: TurningCode): ValueTable {
  const table = kept.get(code.text) ?? (code.adjacent ? new SideBySideTable(code) : new AnywhereTable(code));
  kept.delete(code.text);
  kept.set(code.text, table);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return table;
}

export function tableValues(code: TurningCode): RowValues {
  const value = valueFunction(code);
  return {
    value,
    turnsOver: (last, sum) => (code.adjacent ? eachWindow(code, value, last, sum) : eachSet(code, value, last, sum)),
  };
}

type ValueOf = (square: Nimber) => Nimber;

/** An odd number of coins at most: from the game with one coin less. */
function valueFunction(code: TurningCode): ValueOf {
  const [only, ...others] = code.counts;
  if (code.adjacent || only === undefined || others.length > 0 || only.to === Number.POSITIVE_INFINITY) return valueIn(code);
  const zeros = only.from - 1;
  const isOdd = only.to % 2 === 1;
  const even = valueIn(toTurningCode([{ from: 1, to: isOdd ? only.to - 1 : only.to }], false));
  return (square) => {
    if (square < zeros) return 0;
    const own = Number(square) - zeros;
    if (!isOdd) return even(own);
    return odiousOf(own === 0 ? 0 : even(own - 1));
  };
}

function valueIn(code: TurningCode): ValueOf {
  return (square) => {
    const value = tableOf(code).at(Number(square));
    if (value === undefined)
      throw new LimitReached('program', 0, `the values of the code ${code.text} are not known as far as coin ${square}`);
    return value;
  };
}

function* eachWindow(code: TurningCode, value: ValueOf, last: Nimber, sum: Nimber): Iterable<Turn> {
  let total: Nimber = 0;
  let square = Number(last);
  for (const count of eachCount(code, Number(last) + 1)) {
    keepTime();
    for (; Number(last) - square < count; square--) total = nimSum(total, value(square));
    if (total === sum) yield { squares: [square + 1, last], adjacent: true };
  }
}

function* eachSet(code: TurningCode, value: ValueOf, last: Nimber, sum: Nimber): Iterable<Turn> {
  const values = Array.from({ length: Number(last) }, (_, square) => value(square));
  const rest = nimSum(sum, value(last));
  for (const count of eachCount(code, Number(last) + 1)) {
    for (const others of eachSubsetWithSum(values, count - 1, rest)) yield { squares: [...others, last], adjacent: false };
  }
}
