/**
 * Keeps a picture still while a game goes on: what is left of a graph stays where it was, and what has gone stays for one move as
 * faint dots. Both pictures have the names of the game, so that a vertex is known by its name. Where one is new, nothing is kept.
 */
import type { GraphShape } from './shape.ts';

/** The new picture with the places of the old one, in which this move was made. */
export function keepPlaces(old: GraphShape, next: GraphShape, move: string): GraphShape {
  if (old.style !== next.style) return next;
  const before = new Map(old.vertices.map((vertex) => [vertex.name, vertex]));
  const vertices = next.vertices.flatMap((vertex) => {
    const place = before.get(vertex.name);
    return place === undefined ? [] : [{ ...vertex, x: place.x, y: place.y }];
  });
  if (vertices.length < next.vertices.length) return next;
  const left = new Set(vertices.map(({ name }) => name));
  const named = new Set(move.split(' & ').flatMap(namesIn));
  const ghosts = old.vertices
    .filter(({ name }) => !left.has(name))
    .map((vertex) => ({ ...vertex, picked: named.has(vertex.name) }));
  const { width, height } = old;
  return { ...next, vertices, width, height, ghosts, last: [...named].filter((name) => left.has(name)) };
}

/** The vertices that a label may name: it may begin with the number of its position, and so may a name. */
function namesIn(label: string): readonly string[] {
  const own = label.replace(/^\d+: /, '');
  return [label, own, ...own.split('+')];
}
