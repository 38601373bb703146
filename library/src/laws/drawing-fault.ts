/**
 * What is wrong with a drawing: places that are none, sizes that are not kept, names that are not different. A maker of pictures
 * looks at none of this again.
 */
import type { Drawing, ForestDrawing, GraphDrawing, GraphPart } from '../core/drawing.ts';
import { placesIn } from '../core/drawing-places.ts';
import type { Game, GameMove } from '../core/game.ts';

/** Parts of more vertices are not built here. */
const MOST_BUILT = 2000n;

/** Undefined where it is sound, or where there is none. */
export function faultOfDrawing(drawing: Drawing | undefined): string | undefined {
  switch (drawing?.picture) {
    case 'graph':
      return faultOfGraph(drawing);
    case 'forest':
      return faultOfForest(drawing);
    case 'poset':
      return drawing.covers.flat().every((place) => isPlace(place, drawing.elements.length))
        ? undefined
        : 'a cover names an element that is not drawn';
    case 'table':
      return isPlace(drawing.player, drawing.seats.length) ? undefined : 'nobody sits where the next move is made';
    case 'heaps':
      return drawing.heaps.every(({ size, count }) => size >= 0 && count >= 1n) ? undefined : 'a heap is there less than once';
    default:
      return undefined;
  }
}

/** A move that says where it is clicked names places of the drawing. */
export function faultOfPlaces(game: Game, moves: readonly GameMove[]): string | undefined {
  if (moves.every(({ at }) => at === undefined)) return undefined;
  const drawing = game.draw();
  const places = drawing && placesIn(drawing);
  for (const { label, at = [] } of moves) {
    const missing = at.find((place) => places?.has(place) !== true);
    if (missing !== undefined && (drawing === undefined || places !== undefined))
      return `the move ${label} is clicked at ${missing}, which is no place of the drawing`;
  }
  return undefined;
}

function isPlace(place: number, order: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < order;
}

function faultOfGraph({ parts, counts = [], piece }: GraphDrawing): string | undefined {
  if (parts.reduce((order, part) => order + part.order * part.count, 0n) > MOST_BUILT) return undefined;
  const names = new Set<string>();
  for (const part of parts) {
    for (let copy = 0n; copy < part.count; copy++) {
      const fault = faultOfCopy(part, copy, names);
      if (fault !== undefined) return fault;
    }
  }
  const missing = [...counts.map(({ vertex }) => vertex), ...(piece === undefined ? [] : [piece])].find(
    (name) => !names.has(name),
  );
  return missing === undefined ? undefined : `${missing} is no vertex of the drawing`;
}

/** Adds the names of the copy to those that were there before it. */
function faultOfCopy({ order, size, build }: GraphPart, copy: bigint, names: Set<string>): string | undefined {
  const { vertices, edges, labelled = [] } = build(copy);
  if (BigInt(vertices.length) !== order) return `a part of ${order} vertices is built with ${vertices.length}`;
  if (BigInt(edges.length) !== size) return `a part of ${size} edges is built with ${edges.length}`;
  const places = [...edges.flatMap(({ from, to }) => [from, to]), ...labelled];
  if (!places.every((place) => isPlace(place, vertices.length))) return 'an edge or a label is at a vertex that is not drawn';
  for (const name of vertices) {
    if (names.has(name)) return `two vertices are called ${name}`;
    names.add(name);
  }
  return undefined;
}

function faultOfForest({ parents, name }: ForestDrawing): string | undefined {
  const order = parents.length;
  const vertices = Array.from({ length: order }, (_, vertex) => vertex);
  if (!vertices.every((vertex) => parents[vertex] === -1 || isPlace(parents[vertex] ?? -1, order)))
    return 'a parent is no vertex of the drawing';
  return new Set(vertices.map(name)).size === order ? undefined : 'two vertices have the same name';
}
