/**
 * Compound moves put together from single ones: one for each component that is moved in.
 *
 * Labels of single moves are the parts of the labels that the library writes, `3 & 7`; in which order they come does not matter.
 */
import type { Compound, PlayedMove } from 'impartial';
import type { Shape } from '../shape/shape.ts';
import type { Hint } from '../solver/tasks.ts';

export type MoveIn = 'one' | 'all' | 'some';

export function moveInOf(compound: Compound): MoveIn {
  if (compound === 'conjunctive' || compound === 'continued-conjunctive') return 'all';
  return compound === 'selective' || compound === 'shortened-selective' ? 'some' : 'one';
}

export function partsOf(label: string): readonly string[] {
  return label.split(' & ');
}

/** The same for the same single moves in any order. */
export function keyOf(parts: readonly string[]): string {
  return parts.toSorted().join(' & ');
}

/** The single moves of all compound moves. */
export function singleMoves(moves: readonly PlayedMove[]): ReadonlySet<string> {
  return new Set(moves.flatMap(({ move }) => partsOf(move)));
}

/** The component that a single move is made in, and how many components share this name. */
export function componentOf(shapes: readonly Shape[], label: string): { readonly name: string; readonly copies: number } {
  for (const [index, shape] of shapes.entries()) {
    if (shape.kind === 'graph') {
      const vertex = shape.vertices.find(({ name }) => name === label);
      if (vertex !== undefined) return { name: `${index} ${vertex.part}`, copies: 1 };
    }
    if (shape.kind === 'heaps') {
      const size = label.slice(0, Math.max(0, label.indexOf('>')));
      const copies = shape.sizes.filter((each) => each === size).length;
      if (copies > 0) return { name: `${index} heap ${size}`, copies };
    }
  }
  return { name: label, copies: 1 };
}

/** A click on a single move: it is added, taken back, or takes the place of another in its component. */
export function stage(shapes: readonly Shape[], staged: readonly string[], label: string): readonly string[] {
  const { name, copies } = componentOf(shapes, label);
  const same = staged.filter((other) => componentOf(shapes, other).name === name);
  if (copies === 1 && same.includes(label)) return staged.filter((other) => other !== label);
  const dropped = same.length >= copies ? same[0] : undefined;
  const index = dropped === undefined ? -1 : staged.indexOf(dropped);
  return [...staged.filter((_, place) => place !== index), label];
}

/** For each single move how the compound move ends that it makes with what is staged. */
export function stagedHints(
  hints: ReadonlyMap<string, Hint>,
  shapes: readonly Shape[],
  staged: readonly string[],
  singles: ReadonlySet<string>,
  moveIn: MoveIn,
): ReadonlyMap<string, Hint> {
  if (moveIn === 'one') return hints;
  const byKey = new Map([...hints].map(([label, hint]) => [keyOf(partsOf(label)), hint]));
  const winning =
    moveIn === 'all' ? [...hints.values()].filter(({ wins }) => wins).map(({ move }) => new Set(partsOf(move))) : [];
  const judged = new Map<string, Hint>();
  for (const label of singles) {
    const together = stage(shapes, staged, label);
    if (!together.includes(label)) continue;
    if (moveIn === 'some') {
      const hint = byKey.get(keyOf(together));
      if (hint !== undefined) judged.set(label, { ...hint, move: label });
    } else if (hints.size > 0) {
      const wins = winning.some((parts) => together.every((part) => parts.has(part)));
      judged.set(label, { move: label, outcome: wins ? 'P' : 'N', wins });
    }
  }
  return judged;
}

/** What is still to be added to win, by the shortest winning move that holds what is staged. */
export function missingToWin(hints: ReadonlyMap<string, Hint>, staged: readonly string[]): readonly string[] | undefined {
  const winning = [...hints.values()].filter(({ wins }) => wins).map(({ move }) => partsOf(move));
  const fitting = winning.filter((parts) => staged.every((label) => parts.includes(label)));
  const shortest = fitting.sort((a, b) => a.length - b.length)[0];
  return shortest?.filter((part) => !staged.includes(part));
}
