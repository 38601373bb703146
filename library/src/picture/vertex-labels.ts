/**
 * What stands beside the vertices of a graph: their names where something else is inside, how many labels lie on them, and the words of
 * a proof about them. Counts and words are always shown; a name only where it has a place of its own.
 */
import { shortNumber } from './edge-scene.ts';
import { type Box, boxAt, type Label, type LabelOptions, labelWidth, placeLabels } from './label-places.ts';
import type { Point } from './place.ts';
import { lengthOf } from './scene.ts';
import type { GraphShape } from './shape.ts';

export interface VertexLabels {
  /** Missing where it has no free place, or is not wanted: it stands inside then. */
  readonly name?: Point;
  readonly count?: Point;
  readonly note?: Point;
}

export interface LabelWishes extends Pick<LabelOptions, 'badges' | 'margin'> {
  /** Whether the name of this vertex, by its place, may have to stand beside it. */
  isNamed(vertex: number): boolean;
  readonly notes?: ReadonlyMap<string, string>;
}

const NAME = { size: 12.5, height: 13 } as const;
const NOTE = { size: 13.5, height: 14 } as const;
/** Names as long as this fit into a disc. */
const INSIDE = 30;

/** Whether a name is too long for the inside of its vertex. */
export function isLongName(name: string): boolean {
  return lengthOf({ text: name, size: 15, style: 'bold' }) > INSIDE;
}

/** `× 12` */
export function countText(count: string): string {
  return `× ${shortNumber(count)}`;
}

export function placeVertexLabels(shape: GraphShape, wishes: LabelWishes): readonly VertexLabels[] {
  const steps = vertexLabelSteps(shape, wishes);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same in small steps, for who has other things to do meanwhile. */
export function* vertexLabelSteps(
  shape: GraphShape,
  { isNamed, notes, badges, margin }: LabelWishes,
): Generator<undefined, readonly VertexLabels[]> {
  const { vertices } = shape;
  const options = { ...(badges !== undefined && { badges }), ...(margin !== undefined && { margin }) };
  const texts = (textOf: (name: string, index: number) => string | undefined, { size, height }: typeof NAME | typeof NOTE) =>
    vertices.flatMap(({ name }, vertex): Label[] => {
      const text = textOf(name, vertex);
      return text === undefined ? [] : [{ vertex, width: labelWidth(text, size), height }];
    });
  const countOf = (index: number) => vertices[index]?.count;
  const counts = texts((_, index) => (countOf(index) === undefined ? undefined : countText(countOf(index) ?? '')), NAME);
  const words = texts((name) => notes?.get(name), NOTE);
  const names = texts((name, index) => (isNamed(index) || isLongName(name) ? name : undefined), NAME);
  const labels: VertexLabels[] = vertices.map(() => ({}));
  const taken: Box[] = [];
  for (const [key, all] of [
    ['count', counts],
    ['note', words],
    ['name', names],
  ] as const) {
    const places = yield* placeLabels(shape, all, { ...options, taken: [...taken] });
    for (const [index, { x, y, overlaps }] of places.entries()) {
      const label = all[index] as Label;
      if (overlaps > 0 && key === 'name') continue;
      labels[label.vertex] = { ...labels[label.vertex], [key]: { x, y } };
      taken.push(boxAt({ x, y }, label));
    }
  }
  return labels;
}
