/**
 * Names for the moves of a sum: each has the number of its position, `2: 3>1`, since positions of a sum may have moves of the same name.
 */
import type { ComponentList, PartMove } from './component-moves.ts';
import { nameInSum } from './compound-moves.ts';

/** The same moves, numbered in a sum. */
export function numberMoves(list: ComponentList): ComponentList {
  if (!list.isSum) return list;
  const components = list.components.map((component) => ({
    ...component,
    moves: component.moves.map((offer) => ({ ...offer, move: nameInSum(offer.move, component) })),
  }));
  return { ...list, components };
}

/** `2: 3>1` is the move 3>1 in the second position of a sum. */
export function partOf(label: string): PartMove {
  const [, number, rest] = /^(\d+):\s*(.+)$/.exec(label) ?? [];
  return number === undefined || rest === undefined ? { label } : { label: rest, summand: Number(number) - 1 };
}

/** The moves of a label without the numbers of their positions. */
export function withoutNumbers(label: string): string {
  return label.replace(/(^| & )\d+: /g, '$1');
}
