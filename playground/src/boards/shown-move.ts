/** A move as the game calls it, by its label in the line: what lists, the history and links say. */
import { shownMove } from '../shape/naming.ts';
import type { Look } from '../solver/tasks.ts';

type Named = Pick<Look, 'naming' | 'components'>;

const owners = new WeakMap<Named['components'], ReadonlyMap<string, number>>();

export function shownIn({ naming, components }: Named, move: string): string {
  const known =
    owners.get(components) ?? new Map(components.flatMap(({ summand, labels }) => labels.map((label) => [label, summand])));
  owners.set(components, known);
  return shownMove(naming, move, (label) => known.get(label));
}
