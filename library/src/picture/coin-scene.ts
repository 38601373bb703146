/** Coins on strips, stairs and boards, and the Young diagrams of strips with the lengths of their hooks. */
import { shortNumber } from './edge-scene.ts';
import type { Point } from './place.ts';
import { disc, type Ink, type Item, sceneOf, shifted, type Words } from './scene.ts';
import type { CoinGridShape, CoinStrip, CoinsShape, ShownLine } from './shape.ts';

const SQUARE = 34;
const COIN = 12;
/** How much higher each step is than the one before it. */
const RISE = 12;
/** Room for the dots that stand for squares left out. */
const DOTS = 26;
const GAP = 22;

export function coinItems({ style, strips, more }: CoinsShape): readonly Item[] {
  const items: Item[] = [];
  let y = 0;
  for (const strip of strips) {
    const row = style === 'steps' ? stairItems(strip) : stripItems(strip, style === 'turn');
    const diagram = strip.hooks === undefined || strip.hooks.length === 0 ? [] : below(row, hookItems(strip.hooks));
    const both = [...row, ...diagram, ...nameItems(strip)];
    const { top, height } = sceneOf(both, 0);
    items.push(...both.map((item) => shifted(item, 0, y - top)));
    y += height + GAP;
  }
  return more === '0'
    ? items
    : [...items, words(`and ${shortNumber(more)} strips more`, { x: 0, y: y + 6 }, 'ink-2', 14, 'start')];
}

/** Where the lines begin, one after the other, with room for what is left out before them. */
function offsets(lines: readonly ShownLine[]): readonly number[] {
  let x = 0;
  return lines.map(({ gap }) => {
    const start = x + (gap === '0' ? 0 : DOTS);
    x = start + SQUARE;
    return start;
  });
}

function stripItems({ squares, more }: CoinStrip, isTurned: boolean): readonly Item[] {
  const starts = offsets(squares);
  const items = squares.flatMap(({ number, gap, coins }, index): readonly Item[] => {
    const x = (starts[index] ?? 0) + SQUARE / 2;
    const coin = isTurned
      ? [turned({ x, y: 0 }, coins !== '0')]
      : coins === '0'
        ? []
        : [slid({ x, y: 0 }), ...countItems(coins, x)];
    return [
      box({ x, y: 0 }),
      ...coin,
      lineNumber(number, { x, y: SQUARE * 0.8 }, index),
      ...dots(gap, x - SQUARE / 2 - DOTS / 2, 0),
    ];
  });
  const end = (starts.at(-1) ?? 0) + SQUARE;
  return more === '0' ? items : [...items, words(`and ${shortNumber(more)} more`, { x: end + 10, y: 0 }, 'ink-2', 14, 'start')];
}

/** Long numbers stand on two levels in turn. */
function lineNumber(number: string, { x, y }: Point, index: number): Words {
  const text = shortNumber(number);
  return words(text, { x, y: text.length > 4 && index % 2 === 1 ? y + 13 : y }, 'ink-2', 11);
}

/** Steps rise to the right; the counters of each lie on it, a few of them one by one. */
function stairItems({ squares }: CoinStrip): readonly Item[] {
  const starts = offsets(squares);
  return squares.flatMap(({ number, gap, coins }, index): readonly Item[] => {
    const [x, y] = [(starts[index] ?? 0) + SQUARE / 2, -index * RISE];
    const step: Item = {
      ...{ kind: 'box', at: { x: x - SQUARE / 2, y }, across: SQUARE, height: index * RISE + 8 },
      ...{ fill: index === 0 ? 'sunk' : 'panel', stroke: 'edge', width: 1.4 },
    };
    const many = Math.min(5, coins.length > 1 ? 5 : Number(coins));
    const counters = Array.from({ length: many }, (_, place): Item => {
      const at = { x: x - 13, y: y - 9 * (place + 1) };
      return { kind: 'box', at, across: 26, height: 8, radius: 4, fill: 'counter', stroke: 'edge', width: 1.4 };
    });
    const count = coins === '0' ? [] : [words(shortNumber(coins), { x, y: y - 9 * many - 9 }, 'ink', 13)];
    const name = number === '0' ? 'ground' : number;
    return [step, ...counters, ...count, words(name, { x, y: 20 }, 'ink-2', 11), ...dots(gap, x - SQUARE / 2 - DOTS / 2, 0)];
  });
}

function nameItems({ name }: CoinStrip): readonly Item[] {
  return name === '' ? [] : [words(name, { x: -14, y: 0 }, 'ink', 16, 'end')];
}

export function coinGridItems({ columns, rows, heads, more }: CoinGridShape): readonly Item[] {
  const [across, down] = [offsets(columns), offsets(rows)];
  const isHead = new Set(heads);
  const places = rows.flatMap((row, j) =>
    columns.flatMap((column, i): readonly Item[] => {
      const at = { x: (across[i] ?? 0) + SQUARE / 2, y: (down[j] ?? 0) + SQUARE / 2 };
      return [box(at), turned(at, isHead.has(`${column.number},${row.number}`))];
    }),
  );
  const above = columns.flatMap(({ number, gap }, i): readonly Item[] => {
    const x = (across[i] ?? 0) + SQUARE / 2;
    return [lineNumber(number, { x, y: -12 }, 0), ...dots(gap, x - SQUARE / 2 - DOTS / 2, SQUARE / 2)];
  });
  const beside = rows.flatMap(({ number, gap }, j): readonly Item[] => {
    const y = (down[j] ?? 0) + SQUARE / 2;
    return [words(shortNumber(number), { x: -8, y }, 'ink-2', 11, 'end'), ...dots(gap, SQUARE / 2, y - SQUARE / 2 - DOTS / 2)];
  });
  const rest =
    more === '0'
      ? []
      : [words(`and ${shortNumber(more)} heads more`, { x: 0, y: (down.at(-1) ?? 0) + SQUARE + 16 }, 'ink-2', 14, 'start')];
  return [...places, ...above, ...beside, ...rest];
}

/** Row under row, the longest first, each square with the length of its hook. */
function hookItems(rows: readonly (readonly number[])[]): readonly Item[] {
  const side = 24;
  return rows.flatMap((row, down) =>
    row.flatMap((length, across): readonly Item[] => {
      const at = { x: across * side, y: down * side };
      const square: Item = { kind: 'box', at, across: side, height: side, fill: 'panel', stroke: 'edge', width: 1.2 };
      return [square, words(`${length}`, { x: at.x + side / 2, y: at.y + side / 2 }, 'ink-2', 11)];
    }),
  );
}

function below(upper: readonly Item[], lower: readonly Item[]): readonly Item[] {
  const { top, height } = sceneOf(upper, 0);
  return lower.map((item) => shifted(item, 0, top + height + GAP));
}

function box({ x, y }: Point): Item {
  const at = { x: x - SQUARE / 2, y: y - SQUARE / 2 };
  return { kind: 'box', at, across: SQUARE, height: SQUARE, fill: 'panel', stroke: 'edge', width: 1.2 };
}

function slid(at: Point): Item {
  return disc(at, COIN, { fill: 'counter', stroke: 'ink', width: 1.6 });
}

/** Heads are full, tails a thin ring. */
function turned(at: Point, isHead: boolean): Item {
  return isHead
    ? disc(at, COIN, { fill: 'ink', stroke: 'ink', width: 1.6 })
    : disc(at, COIN, { fill: 'paper', stroke: 'rule', width: 1.4 });
}

/** How many coins share a square. */
function countItems(coins: string, x: number): readonly Item[] {
  return coins === '1' ? [] : [words(shortNumber(coins), { x, y: 0 }, 'ink', 12)];
}

function dots(gap: string, x: number, y: number): readonly Item[] {
  return gap === '0' ? [] : [-6, 0, 6].map((by) => disc({ x: x + by, y }, 1.6, { fill: 'edge' }));
}

function words(text: string, at: Point, ink: Ink, size: number, anchor: Words['anchor'] = 'middle'): Words {
  return { kind: 'words', at, text, size, ink, anchor };
}
