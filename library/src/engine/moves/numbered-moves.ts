/**
 * Names for the moves of a sum: where its positions have moves of the same name, all are called with the number of their position,
 * `2: 3>1`, so that a player can say which is meant.
 */
import type { ComponentList, ComponentMoves, PartMove } from './component-moves.ts';

/** The same moves, numbered where two positions share a name. */
export function numberMoves(list: ComponentList): ComponentList {
  if (!hasClash(list.components)) return list;
  const components = list.components.map((component) => ({
    ...component,
    moves: component.moves.map((offer) => ({ ...offer, move: `${component.summand + 1}: ${offer.move}` })),
  }));
  return { components, complete: list.complete };
}

function hasClash(components: readonly ComponentMoves[]): boolean {
  const owners = new Map<string, number>();
  return components.some(({ summand, moves }) =>
    moves.some(({ move }) => {
      const owner = owners.get(move) ?? summand;
      owners.set(move, owner);
      return owner !== summand;
    }),
  );
}

/** `2: 3>1` is the move 3>1 in the second position of a sum. */
export function partOf(label: string): PartMove {
  const [, number, rest] = /^(\d+):\s*(.+)$/.exec(label) ?? [];
  return number === undefined || rest === undefined ? { label } : { label: rest, summand: Number(number) - 1 };
}
