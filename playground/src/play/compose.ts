/**
 * Compound moves put together from single ones: one for each component that is moved in.
 *
 * Labels of single moves are the parts of the labels that the library writes, `3 & 7`; in which order they come does not matter.
 */
import type { Compound } from 'impartial';
import { boardOf } from '../boards/boards.ts';
import type { Shape } from '../shape/shape.ts';
import type { Hint, Look } from '../solver/tasks.ts';

export type MoveIn = 'one' | 'all' | 'some';

export function moveInOf(compound: Compound): MoveIn {
  if (compound === 'conjunctive' || compound === 'continued-conjunctive') return 'all';
  return compound === 'selective' || compound === 'shortened-selective' ? 'some' : 'one';
}

export function partsOf(label: string): readonly string[] {
  return label.split(' & ');
}

export interface Component {
  /** Tells it from all others. */
  readonly key: string;
  /** What it is called: `P7`, `heap 3`. */
  readonly name: string;
  /** How many components are equal to it and share its key. */
  readonly copies: number;
}

/** Where a single move belongs. */
interface Place extends Component {
  /** The same for what corresponds in equal components. */
  readonly alike: string;
  /** The position of a sum that it belongs to. */
  readonly summand: number;
}

/** For each single move of a position where it belongs. */
export type Places = ReadonlyMap<string, Place>;

type Parts = Pick<Look, 'shapes' | 'components'>;

export function placesOf({ shapes, components }: Parts): Places {
  const places = new Map<string, Place>();
  for (const [index, { summand, group, labels }] of components.entries()) {
    const [first = ''] = labels;
    const known = places.get(first);
    const name = nameOf(shapes[summand], withoutNumber(first), index);
    for (const [place, label] of labels.entries()) {
      // Equal heaps are called alike: each takes one more move of these labels.
      const copies = (places.get(label)?.copies ?? 0) + 1;
      places.set(label, { key: known?.key ?? String(index), name, copies, alike: `${group}.${place}`, summand });
    }
  }
  return places;
}

function nameOf(shape: Shape | undefined, label: string, index: number): string {
  return (shape && boardOf(shape).componentName?.(shape, label)) || `part ${index + 1}`;
}

/** Labels of a sum may begin with the number of their position, `2: 3>1`. */
export function withoutNumber(label: string): string {
  return label.replace(/^\d+: /, '');
}

export function componentOf(places: Places, label: string): Component {
  return places.get(label) ?? { key: label, name: label, copies: 1 };
}

/** What corresponds in equal components is alike. */
function alikeTo(places: Places, label: string): string {
  return places.get(label)?.alike ?? label;
}

/** The same for the same single moves in any order, and in equal components. */
export function keyOf(places: Places, parts: readonly string[]): string {
  return parts
    .map((label) => alikeTo(places, label))
    .sort()
    .join(' & ');
}

/** What is left of a move when others are taken out of it, as what is alike; undefined where one of them is not in it. */
function without(places: Places, move: string, parts: readonly string[]): readonly string[] | undefined {
  const left = partsOf(move).map((label) => alikeTo(places, label));
  for (const part of parts) {
    const index = left.indexOf(alikeTo(places, part));
    if (index < 0) return undefined;
    left.splice(index, 1);
  }
  return left;
}

/** All components in which there is a move, in the order of the line. */
export function listComponents(places: Places): readonly Component[] {
  return [...new Map([...places.values()].map((place) => [place.key, place])).values()];
}

/** A click on a single move: it is added, taken back, or takes the place of another in its component. */
export function stage(places: Places, staged: readonly string[], label: string): readonly string[] {
  const { key, copies } = componentOf(places, label);
  const same = staged.filter((other) => componentOf(places, other).key === key);
  if (copies === 1 && same.includes(label)) return staged.filter((other) => other !== label);
  const dropped = same.length >= copies ? same[0] : undefined;
  const index = dropped === undefined ? -1 : staged.indexOf(dropped);
  return [...staged.filter((_, place) => place !== index), label];
}

/** For each single move how the compound move ends that it makes with what is staged; `complete`: all whole moves are judged. */
export function stagedHints(
  hints: ReadonlyMap<string, Hint>,
  places: Places,
  staged: readonly string[],
  moveIn: MoveIn,
  complete: boolean,
): ReadonlyMap<string, Hint> {
  if (moveIn === 'one') return hints;
  const byKey = new Map([...hints].map(([label, hint]) => [keyOf(places, partsOf(label)), hint]));
  const winning = [...hints.values()].filter(({ wins }) => wins).map(({ move }) => move);
  const judged = new Map<string, Hint>();
  for (const label of places.keys()) {
    const together = stage(places, staged, label);
    if (!together.includes(label)) continue;
    if (moveIn === 'some') {
      const hint = byKey.get(keyOf(places, together));
      if (hint !== undefined) judged.set(label, { ...hint, move: label });
    } else {
      const wins = winning.some((move) => without(places, move, together) !== undefined);
      if (wins || complete) judged.set(label, { move: label, outcome: wins ? 'P' : 'N', wins });
    }
  }
  return judged;
}

/** What is still to be added to win, in as few moves as possible: one or several ways to do it. */
export function missingToWin(
  hints: ReadonlyMap<string, Hint>,
  places: Places,
  staged: readonly string[],
): readonly (readonly string[])[] {
  const winning = [...hints.values()].filter(({ wins }) => wins);
  const missing = winning.flatMap(({ move }) => {
    const left = without(places, move, staged);
    return left === undefined ? [] : [left];
  });
  const fewest = Math.min(...missing.map((parts) => parts.length));
  const ways = missing.filter((parts) => parts.length === fewest).flatMap((parts) => inFreePlaces(places, staged, parts) ?? []);
  return [...new Map(ways.map((parts) => [parts.join(' & '), parts])).values()];
}

/** These moves in components where nothing is staged yet; a list of one way, or none. */
function inFreePlaces(
  places: Places,
  staged: readonly string[],
  wanted: readonly string[],
): readonly (readonly string[])[] | undefined {
  const made = [...staged];
  for (const alike of wanted) {
    const free = [...places].find(([, place]) => {
      const used = made.filter((other) => componentOf(places, other).key === place.key).length;
      return place.alike === alike && used < place.copies;
    });
    if (free === undefined) return undefined;
    made.push(free[0]);
  }
  return [made.slice(staged.length)];
}

/** The label of the move that is staged, in the order of the line; undefined where it is no whole move yet. */
export function wholeMove(places: Places, staged: readonly string[], moveIn: MoveIn): string | undefined {
  const stagedIn = (key: string) => staged.filter((label) => componentOf(places, label).key === key);
  const components = listComponents(places);
  const isWhole = moveIn === 'all' ? components.every(({ key, copies }) => stagedIn(key).length === copies) : staged.length > 0;
  return isWhole ? components.flatMap(({ key }) => stagedIn(key)).join(' & ') : undefined;
}
