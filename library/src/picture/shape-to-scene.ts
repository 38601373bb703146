/** Shapes, with what is shown on them, as one scene: positions of a sum below one another, words under the pictures. */
import type { Mark } from '../core/marks.ts';
import { coinGridItems, coinItems } from './coin-scene.ts';
import { crossItems } from './cross-scene.ts';
import { curveItems } from './curve-scene.ts';
import { graphItems, hasMovesAtVertices, largeItems } from './graph-scene.ts';
import { hasMovesAtCounters, heapItems, numberItems } from './heap-scene.ts';
import { layerItems } from './layer-scene.ts';
import { markTableItems, moveItems, textItems } from './list-scene.ts';
import { hasMovesOnLine, numberLineItems } from './number-line-scene.ts';
import { hasMovesOfPieces, piecesItems } from './pieces-scene.ts';
import { hasMovesAtCuts, rectangleItems } from './rectangle-scene.ts';
import { type Item, type Scene, sceneOf, shifted } from './scene.ts';
import type { Shape } from './shape.ts';
import type { Show, ShownMove } from './show.ts';
import { hasMovesAtSquares, squareItems } from './squares-scene.ts';
import { blockItems, tableItems } from './table-scene.ts';

const GAP = 26;
/** Pictures of a sum stand side by side up to here, unless told otherwise. */
const WIDEST = 900;

export function shapesToScene(shapes: readonly Shape[], show: Show = {}): Scene {
  const marks = show.marks?.marks ?? [];
  const pictures = shapes.map((shape, index) => pictureItems(shape, show.moves?.[index] ?? [], marks));
  const below = [
    ...(show.together === undefined || show.together.length === 0 ? [] : [moveItems(show.together)]),
    ...(show.marks === undefined ? [] : [textItems(show.marks.caption)]),
    ...(show.table === undefined ? [] : [markTableItems(show.table)]),
    ...(show.note === undefined ? [] : [textItems(show.note)]),
  ];
  return sceneOf(stacked([sideBySide(pictures, show.width ?? WIDEST), ...below]));
}

/** The picture with the moves on it; those that have no place there are listed below. */
function pictureItems(shape: Shape, moves: readonly ShownMove[], marks: readonly Mark[]): readonly Item[] {
  const picture = ownItems(shape, moves, marks);
  return hasMovesOn(shape, moves) || moves.length === 0 ? picture : stacked([picture, moveItems(moves)]);
}

function hasMovesOn(shape: Shape, moves: readonly ShownMove[]): boolean {
  switch (shape.kind) {
    case 'graph':
      return hasMovesAtVertices(shape, moves);
    case 'heaps':
      return hasMovesAtCounters(shape, moves);
    case 'squares':
      return hasMovesAtSquares(shape, moves);
    case 'layers':
      return true;
    case 'number-line':
      return hasMovesOnLine(shape, moves);
    case 'pieces':
      return hasMovesOfPieces(moves);
    case 'rectangle':
      return hasMovesAtCuts(shape, moves);
    default:
      return false;
  }
}

function ownItems(shape: Shape, moves: readonly ShownMove[], marks: readonly Mark[]): readonly Item[] {
  switch (shape.kind) {
    case 'graph':
      return shape.vertices.length === 0 ? textItems('no vertex is left') : graphItems(shape, moves, marks);
    case 'large':
      return largeItems(shape);
    case 'heaps':
      return heapItems(shape, moves);
    case 'squares':
      return squareItems(shape, moves);
    case 'coins':
      return coinItems(shape);
    case 'coin-grid':
      return coinGridItems(shape);
    case 'layers':
      return layerItems(shape, moves);
    case 'curves':
      return curveItems(shape);
    case 'crosses':
      return crossItems(shape);
    case 'numbers':
      return numberItems(shape);
    case 'number-line':
      return numberLineItems(shape, moves);
    case 'pieces':
      return piecesItems(shape, moves, marks);
    case 'rectangle':
      return rectangleItems(shape, moves);
    case 'table':
      return [...tableItems(shape), ...marks.flatMap((mark) => (mark.kind === 'blocks' ? blockItems(mark.blocks) : []))];
    case 'none':
      return textItems(shape.text ?? shape.why, 0, 'ink');
  }
}

/** One below the other, with their left sides in line. */
function stacked(groups: readonly (readonly Item[])[]): readonly Item[] {
  let y = 0;
  return groups.flatMap((items) => {
    const { left, top, height } = sceneOf(items, 0);
    const start = y;
    y += height + GAP;
    return items.map((item) => shifted(item, -left, start - top));
  });
}

/** From left to right while there is room, then below; a plus between two. */
function sideBySide(pictures: readonly (readonly Item[])[], widest: number): readonly Item[] {
  const [only, ...others] = pictures;
  if (only !== undefined && others.length === 0) return only;
  const items: Item[] = [];
  let [x, y, lineHeight] = [0, 0, 0];
  for (const [index, picture] of pictures.entries()) {
    const { left, top, width, height } = sceneOf(picture, 0);
    if (x > 0 && x + width > widest) [x, y, lineHeight] = [0, y + lineHeight + GAP, 0];
    if (index > 0) {
      const at = { x: x + 8, y: y + Math.min(height, 60) / 2 };
      items.push({ kind: 'words', at, text: '+', size: 24, ink: 'ink-2', style: 'bold' });
      x += 40;
    }
    for (const item of picture) items.push(shifted(item, x - left, y - top));
    x += width + GAP;
    lineHeight = Math.max(lineHeight, height);
  }
  return items;
}
