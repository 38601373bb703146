/** Coins on strips of squares, one to a square, that move to the left: what Welter's game and the silver dollar have in common. */

import type { CoinsDrawing } from '../../core/drawing.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import { type Nimber, toNimber } from '../../core/nimber.ts';
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import {
  componentsOfRows,
  formatRows,
  joinRows,
  keyOfRows,
  leastLengthOfRows,
  parseRows,
  type Row,
  type Rows,
  replaceRow,
  rowName,
  type WrittenNumber,
} from './rows.ts';

/** Where the coins are, rising and all different: notation, components and picture, without the rule by which they move. */
export const coinStrips = {
  parse: ({ text, at }) => parseRows(text, at, 'square', toCoins),
  format: formatRows,
  leastLength: leastLengthOfRows,
  components: componentsOfRows,
  join: joinRows,
  key: keyOfRows,
  draw: (rows) => drawStrips(rows),
} satisfies Partial<Ruleset<Rows>>;

function toCoins(numbers: readonly WrittenNumber[]): Result<readonly Nimber[]> {
  const seen = new Set<Nimber>();
  for (const { value, at } of numbers) {
    if (seen.has(value)) {
      const square = excerpt(String(value));
      const message = `A coin is on square ${square} already; a square has room for one.`;
      return bad('two-coins-on-a-square', message, at, { expected: 'another square', found: square });
    }
    seen.add(value);
  }
  return ok(numbers.map(({ value }) => value).sort((a, b) => (a < b ? -1 : 1)));
}

function drawStrips(rows: Rows): CoinsDrawing {
  return {
    picture: 'coins',
    style: 'slide',
    strips: rows.map((row) => ({ name: rowName(row), coins: row.numbers.map((square) => ({ square, count: 1n })) })),
  };
}

/** The move of one coin to a free square. */
export function moveCoin(rows: Rows, row: Row, from: Nimber, to: Nimber): Move<Rows> {
  const result = () => {
    const others = row.numbers.filter((coin) => coin !== from);
    const place = others.findIndex((coin) => coin > to);
    return replaceRow(rows, row, others.toSpliced(place < 0 ? others.length : place, 0, to));
  };
  return new LazyMove(() => `${rowName(row)}${from}>${rowName(row)}${to}`, result);
}

/** The square to the left of this one. */
export function leftOf(square: Nimber): Nimber {
  return typeof square === 'number' ? square - 1 : toNimber(square - 1n);
}
