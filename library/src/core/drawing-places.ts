/**
 * The places of a drawing that can be clicked, and those at which two drawings differ: where a move is made that does not say it.
 *
 * A square of a grid is called `c4`; squares of strips have numbers from 1, which go on from strip to strip; vertices and elements have
 * their names; a heap is its place in the list of heaps, from 0. Other pictures have no places.
 */
import type { BuiltPart, Drawing, GraphDrawing, HeapsDrawing, Squares, StripDrawing } from './drawing.ts';
import { squareName } from './square-name.ts';

/** Larger graphs are not built, and longer strips not written out. */
const MOST_BUILT = 2000;

/** Undefined where the picture has no places, or too many. */
export function placesIn(drawing: Drawing): ReadonlySet<string> | undefined {
  const states = statesOf(drawing);
  return states && new Set(states.keys());
}

/** The places whose state is another one after the move, as they are called before it; none where nobody can tell. */
export function changedPlaces(before: Drawing, after: Drawing): readonly string[] {
  if (before.picture !== after.picture) return [];
  if (before.picture === 'heaps') return changedHeaps(before, after as HeapsDrawing);
  const [old, next] = [statesOf(before), statesOf(after)];
  if (old === undefined || next === undefined) return [];
  // Squares are called by their places: on a board of other sides the names mean others.
  if (before.picture !== 'graph' && before.picture !== 'poset' && old.size !== next.size) return [];
  const changed = [...old.keys()].filter((place) => old.get(place) !== next.get(place));
  return changed.length > 0 || before.picture !== 'graph' ? changed : changedEnds(before, after as GraphDrawing);
}

/** What stands at each place. */
function statesOf(drawing: Drawing): ReadonlyMap<string, string> | undefined {
  switch (drawing.picture) {
    case 'grid':
      return new Map(
        drawing.rows.flatMap((row, down) => Array.from(row, (sign, across) => [squareName(across, down), sign] as const)),
      );
    case 'strip':
      return statesOfStrips(drawing);
    case 'heaps':
      return new Map(drawing.heaps.map(({ size }, index) => [String(index), String(size)]));
    case 'poset':
      return new Map(drawing.elements.map((name) => [name, '']));
    case 'graph': {
      const { piece = '' } = drawing;
      const copies = copiesOf(drawing);
      return copies && new Map(copies.flatMap((copy) => statesOfCopy(copy, piece)));
    }
    default:
      return undefined;
  }
}

function statesOfStrips({ strips }: StripDrawing): ReadonlyMap<string, string> | undefined {
  const length = (squares: Squares) => (typeof squares === 'string' ? squares.length : Number(squares));
  const all = strips.reduce((sum, { squares, count }) => sum + length(squares) * Number(count), 0);
  if (all > MOST_BUILT) return undefined;
  const written = strips.map(({ squares, count }) =>
    (typeof squares === 'string' ? squares : '.'.repeat(Number(squares))).repeat(Number(count)),
  );
  return new Map(Array.from(written.join(''), (sign, index) => [String(index + 1), sign]));
}

function copiesOf({ parts }: GraphDrawing): readonly BuiltPart[] | undefined {
  const order = parts.reduce((sum, part) => sum + part.order * part.count, 0n);
  if (order > MOST_BUILT) return undefined;
  return parts.flatMap(({ count, build }) => Array.from({ length: Number(count) }, (_, copy) => build(BigInt(copy))));
}

function statesOfCopy({ vertices, labelled = [], spent = [] }: BuiltPart, piece: string): (readonly [string, string])[] {
  const signs = vertices.map((name) => (name === piece ? 'piece' : ''));
  for (const vertex of labelled) signs[vertex] += ' labelled';
  for (const vertex of spent) signs[vertex] += ' spent';
  return vertices.map((name, vertex) => [name, signs[vertex] ?? '']);
}

/** Where vertices stay as they are: the ends of the edges that go, or come. */
function changedEnds(before: GraphDrawing, after: GraphDrawing): readonly string[] {
  const edges = (drawing: GraphDrawing) =>
    (copiesOf(drawing) ?? []).flatMap(({ vertices, edges: all }) =>
      all.map(({ from, to, weight, spent = false }) => ({
        ends: [vertices[from] ?? '', vertices[to] ?? ''].sort(),
        text: `${weight ?? ''} ${spent}`,
      })),
    );
  const nameOf = ({ ends, text }: { readonly ends: readonly string[]; readonly text: string }) => `${ends.join('\n')}\n${text}`;
  const [old, next] = [edges(before), edges(after)];
  const [known, kept] = [new Set(old.map(nameOf)), new Set(next.map(nameOf))];
  const changed = [...old.filter((edge) => !kept.has(nameOf(edge))), ...next.filter((edge) => !known.has(nameOf(edge)))];
  return [...new Set(changed.flatMap(({ ends }) => ends))];
}

/** Heaps are called by their places, which change when one goes: those of which there are fewer afterwards. */
function changedHeaps({ heaps }: HeapsDrawing, { heaps: after }: HeapsDrawing): readonly string[] {
  const left = new Map<string, bigint>();
  for (const { size, count } of after) left.set(String(size), (left.get(String(size)) ?? 0n) + count);
  return heaps.flatMap(({ size, count }, index) => {
    const there = left.get(String(size)) ?? 0n;
    left.set(String(size), there > count ? there - count : 0n);
    return there < count ? [String(index)] : [];
  });
}
