/** Numbers from 1 on in rows: named, sums of what was named, or still to be named. */
import type { NumberLineDrawing } from '../core/drawing.ts';
import type { Item } from './scene.ts';
import type { LineCell, NumberLineShape } from './shape.ts';
import type { ShownMove } from './show.ts';

/** Numbers that are drawn where there are many, or no end of them; and numbers after the last that is open. */
const MOST_NUMBERS = 240;
const BEYOND = 2;
const LEAST_SHOWN = 12;
const ENDLESS_SHOWN = 60;
const CELL = 38;
const IN_A_ROW = 12;

export function toNumberLineShape({ named, last, isOpen }: NumberLineDrawing): NumberLineShape {
  const wanted = Number.isFinite(last) ? last + BEYOND : Math.max(ENDLESS_SHOWN, 2 * Math.max(0, ...named));
  const shown = Math.min(MOST_NUMBERS, Math.max(LEAST_SHOWN, wanted));
  const isNamed = new Set(named);
  const cells = Array.from({ length: shown }, (_, index): LineCell => {
    const number = index + 1;
    const state = isNamed.has(number) ? 'named' : number === 1 ? 'never' : isOpen(number) ? 'open' : 'paid';
    return { number: String(number), state };
  });
  return { kind: 'number-line', named: named.map(String), cells, rest: last > shown ? 'open' : 'paid' };
}

/** Whether each of its moves names a number of the picture, so that it can be shown there. */
export function hasMovesOnLine({ cells }: NumberLineShape, moves: readonly ShownMove[]): boolean {
  return moves.every(({ label, value }) => value === undefined && cells.some(({ number }) => number === label));
}

export function numberLineItems({ cells, rest }: NumberLineShape, moves: readonly ShownMove[]): readonly Item[] {
  const winning = new Set(moves.flatMap(({ label, wins }) => (wins === true ? [label] : [])));
  const items = cells.flatMap((cell, index): Item[] => {
    const at = { x: (index % IN_A_ROW) * CELL, y: Math.floor(index / IN_A_ROW) * CELL };
    return [boxOf(cell, at, winning.has(cell.number)), wordOf(cell, at, winning.has(cell.number))];
  });
  const rows = Math.ceil(cells.length / IN_A_ROW);
  const text =
    rest === 'open' ? '… and some larger numbers can still be named' : '… and all larger numbers are sums of those named';
  const below = { x: -CELL / 2, y: rows * CELL + 2 };
  return [...items, { kind: 'words', at: below, text, size: 13, ink: 'ink-2', anchor: 'start' }];
}

function boxOf({ state }: LineCell, { x, y }: { x: number; y: number }, wins: boolean): Item {
  const box = { kind: 'box', at: { x: x - 16, y: y - 16 }, across: 32, height: 32, radius: 16 } as const;
  if (wins) return { ...box, fill: 'win-fill', stroke: 'win', width: 2.4 };
  if (state === 'named') return { ...box, fill: 'counter', stroke: 'ink', width: 2.4 };
  return state === 'open' ? { ...box, fill: 'panel', stroke: 'edge', width: 1.4 } : { ...box, fill: 'sunk' };
}

function wordOf({ number, state }: LineCell, at: { x: number; y: number }, wins: boolean): Item {
  const ink = wins ? 'win' : state === 'paid' || state === 'never' ? 'edge' : 'ink';
  return { kind: 'words', at, text: number, size: 14, ink, style: state === 'paid' || state === 'never' ? 'plain' : 'bold' };
}
