/** Coins in characters: a strip with its squares numbered below, heads and tails in a row, a board with its columns above. */
import type { CoinGridDrawing, CoinsDrawing } from 'impartial';
import { type CoinGridShape, type CoinStrip, drawingToShape, type ShownLine } from 'impartial/picture';

const HEAD = '●';
const TAIL = '○';
const FREE = '·';

export function coinLines(drawing: CoinsDrawing): readonly string[] {
  const shape = drawingToShape(drawing);
  return shape.kind === 'coins' ? shape.strips.flatMap((strip) => stripLines(strip, drawing.style === 'turn')) : [];
}

/** What lies on each square, and below it the number of the square. */
function stripLines({ name, squares }: CoinStrip, isTurned: boolean): readonly string[] {
  const signs = squares.map(({ coins }) => signOf(coins, isTurned));
  const before = name === '' ? '' : `${name}  `;
  const { upper, lower } = inColumns(squares, signs);
  return [`${before}${upper}`, `${' '.repeat(before.length)}${lower}`];
}

function signOf(coins: string, isTurned: boolean): string {
  if (coins === '0') return isTurned ? TAIL : FREE;
  return coins === '1' ? HEAD : coins;
}

/** Signs above the numbers of their lines; dots where lines are left out. */
function inColumns(lines: readonly ShownLine[], signs: readonly string[]): { readonly upper: string; readonly lower: string } {
  const cells = lines.flatMap(({ number, gap }, index) => {
    const sign = signs[index] ?? '';
    const width = Math.max(sign.length, number.length);
    const cell = [sign.padStart(width), number.padStart(width)] as const;
    return gap === '0' ? [cell] : [['…', '…'] as const, cell];
  });
  const joined = (row: 0 | 1) => cells.map((cell) => cell[row]).join(' ');
  return { upper: joined(0), lower: joined(1) };
}

export function coinGridLines(drawing: CoinGridDrawing): readonly string[] {
  const shape = drawingToShape(drawing);
  return shape.kind === 'coin-grid' ? boardLines(shape) : [];
}

function boardLines({ columns, rows, heads }: CoinGridShape): readonly string[] {
  const isHead = new Set(heads);
  const indent = Math.max(...rows.map(({ number }) => number.length));
  const lines = rows.flatMap(({ number, gap }) => {
    const signs = columns.map((column) => (isHead.has(`${column.number},${number}`) ? HEAD : TAIL));
    const line = `${number.padStart(indent)}  ${inColumns(columns, signs).upper}`;
    return gap === '0' ? [line] : [`${'…'.padStart(indent)}`, line];
  });
  return [
    `${' '.repeat(indent)}  ${
      inColumns(
        columns,
        columns.map(() => ''),
      ).lower
    }`,
    ...lines,
  ];
}
