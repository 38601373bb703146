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

export interface Component {
  /** Tells it from all others. */
  readonly key: string;
  /** What it is called: `P7`, `heap 3`. */
  readonly name: string;
  /** How many components are equal to it and share its key. */
  readonly copies: number;
}

/** The component that a single move is made in. */
export function componentOf(shapes: readonly Shape[], label: string): Component {
  for (const [index, shape] of shapes.entries()) {
    const part = partAt(shape, label);
    if (part !== undefined) return partComponent(shape, index, part);
    if (shape.kind === 'heaps') {
      const size = label.slice(0, Math.max(0, label.indexOf('>')));
      const copies = shape.sizes.filter((each) => each === size).length;
      if (copies > 0) return { key: `${index} heap ${size}`, name: `heap ${size}`, copies };
    }
  }
  return { key: label, name: label, copies: 1 };
}

function partAt(shape: Shape, label: string): number | undefined {
  if (shape.kind === 'graph') return shape.vertices.find(({ name }) => name === label)?.part;
  return shape.kind === 'large' ? shape.parts[shape.names.indexOf(label)] : undefined;
}

function partComponent(shape: Shape, index: number, part: number): Component {
  const name = (shape.kind === 'graph' && shape.parts[part]) || `part ${part + 1}`;
  return { key: `${index} ${part}`, name, copies: 1 };
}

/** All components in which there is a move, in the order of the line. */
export function listComponents(shapes: readonly Shape[], singles: ReadonlySet<string>): readonly Component[] {
  const found = new Map<string, Component>();
  for (const label of singles) {
    const component = componentOf(shapes, label);
    found.set(component.key, component);
  }
  return [...found.values()].sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
}

/** A click on a single move: it is added, taken back, or takes the place of another in its component. */
export function stage(shapes: readonly Shape[], staged: readonly string[], label: string): readonly string[] {
  const { key, copies } = componentOf(shapes, label);
  const same = staged.filter((other) => componentOf(shapes, other).key === key);
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

/** What is still to be added to win, in as few moves as possible: one or several ways to do it. */
export function missingToWin(hints: ReadonlyMap<string, Hint>, staged: readonly string[]): readonly (readonly string[])[] {
  const winning = [...hints.values()].filter(({ wins }) => wins).map(({ move }) => partsOf(move));
  const missing = winning
    .filter((parts) => staged.every((label) => parts.includes(label)))
    .map((parts) => parts.filter((part) => !staged.includes(part)));
  const fewest = Math.min(...missing.map((parts) => parts.length));
  return missing.filter((parts) => parts.length === fewest);
}
