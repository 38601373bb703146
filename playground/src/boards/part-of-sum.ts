/**
 * What one picture of several is given: the moves of its own position, by their labels there.
 *
 * Where positions of a sum share labels, the page writes all of them with the number of their position, `2: 3>1`.
 */
import type { BoardProperties } from './board-properties.ts';

export type Owners = ReadonlyMap<string, { readonly summand: number }>;

type Told = Pick<BoardProperties, 'moves' | 'hints' | 'staged' | 'pointed' | 'overlay' | 'onMove' | 'onRefuse' | 'onPoint'>;

export function partOfSum(told: Told, owners: Owners, index: number): Told {
  const { moves, hints, staged, pointed, onMove, onPoint } = told;
  const number = `${index + 1}: `;
  const isNumbered = [...moves].some((label) => label.startsWith(number));
  const inner = (label: string) => (isNumbered ? label.slice(number.length) : label);
  const outer = (label: string) => (isNumbered ? `${number}${label}` : label);
  const isOwn = (label: string) => owners.get(label)?.summand === index;
  return {
    ...told,
    moves: new Set([...moves].filter(isOwn).map(inner)),
    hints: new Map([...hints].filter(([label]) => isOwn(label)).map(([label, hint]) => [inner(label), hint])),
    staged: staged.filter(isOwn).map(inner),
    pointed: pointed !== undefined && isOwn(pointed) ? inner(pointed) : undefined,
    onMove: (label) => onMove(outer(label)),
    onPoint: (label) => onPoint(label === undefined ? undefined : outer(label)),
  };
}
