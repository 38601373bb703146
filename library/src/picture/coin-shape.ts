/** Coins on strips and boards with the squares that are shown: all of them while they are few, else those near coins. */
import type { CoinGridDrawing, CoinsDrawing } from '../core/drawing.ts';
import type { Nimber } from '../core/nimber.ts';
import type { CoinGridShape, CoinStrip, CoinsShape, ShownLine } from './shape.ts';

/** Squares of a strip, lines of a board and strips that are shown. */
const MOST_SQUARES = 48;
const MOST_LINES = 24;
const MOST_STRIPS = 12;
/** Squares of the largest Young diagram. */
const MOST_HOOKS = 400;

export function coinsToShape({ style, strips, hooks = false }: CoinsDrawing): CoinsShape {
  const shown = strips.slice(0, MOST_STRIPS).map(({ name, coins }): CoinStrip => {
    const counts = new Map(coins.map(({ square, count }) => [String(square), String(count)]));
    const lines = shownLines(
      coins.map(({ square }) => square),
      MOST_SQUARES,
    );
    const squares = lines.map((line) => ({ ...line, coins: counts.get(line.number) ?? '0' }));
    const seen = squares.filter(({ coins: here }) => here !== '0').length;
    const young = hooks ? hooksOf(coins.map(({ square }) => square)) : undefined;
    return { name, squares, more: String(coins.length - seen), ...(young !== undefined && { hooks: young }) };
  });
  return { kind: 'coins', style, strips: shown, more: String(strips.length - shown.length) };
}

export function coinGridToShape({ heads }: CoinGridDrawing): CoinGridShape {
  const columns = shownLines(
    heads.map(({ x }) => x),
    MOST_LINES,
  );
  const rows = shownLines(
    heads.map(({ y }) => y),
    MOST_LINES,
  );
  const [seenColumns, seenRows] = [columns, rows].map((lines) => new Set(lines.map(({ number }) => number)));
  const seen = heads.filter(({ x, y }) => seenColumns?.has(String(x)) && seenRows?.has(String(y)));
  return {
    kind: 'coin-grid',
    columns,
    rows,
    heads: seen.map(({ x, y }) => `${x},${y}`),
    more: String(heads.length - seen.length),
  };
}

/** All numbers up to the last one while these are few; else the first, those wanted and their neighbours, as many as there is room for. */
function shownLines(wanted: readonly Nimber[], most: number): readonly ShownLine[] {
  const last = wanted.reduce<bigint>((largest, number) => (BigInt(number) > largest ? BigInt(number) : largest), 0n);
  if (last < BigInt(most)) return Array.from({ length: Number(last) + 1 }, (_, number) => ({ number: String(number), gap: '0' }));
  const near = new Set([0n, 1n]);
  for (const number of [...wanted].sort((a, b) => (a < b ? -1 : 1))) {
    if (near.size + 3 > most) break;
    for (const by of [-1n, 0n, 1n]) near.add(BigInt(number) + by);
  }
  let before = -1n;
  return [...near]
    .filter((number) => number >= 0n && number <= last)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((number) => {
      const gap = number - before - 1n;
      before = number;
      return { number: String(number), gap: String(gap) };
    });
}

/**
 * Coins on squares c₀ < c₁ < … are the rows of a Young diagram, cᵢ − i long; the hooks of a row have the lengths c − f for all free
 * squares f below c, so that moving the coin from c to f takes away that hook.
 */
function hooksOf(coins: readonly Nimber[]): readonly (readonly number[])[] | undefined {
  const squares = coins.map(Number);
  if (squares.reduce((cells, square, index) => cells + square - index, 0) > MOST_HOOKS) return undefined;
  const taken = new Set(squares);
  const rows = squares.map((coin) => {
    const free = Array.from({ length: coin }, (_, square) => square).filter((square) => !taken.has(square));
    return free.map((square) => coin - square);
  });
  return rows.reverse().filter((row) => row.length > 0);
}
