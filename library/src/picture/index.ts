/** Pictures of positions: where everything goes, and how it is written down, for the page, the command line and the docs alike. */
export { drawingToShape, type ShapeOptions } from './drawing-to-shape.ts';
export { hasArrows, type PlacedEdge, placeEdges, strokeOf } from './edge-paths.ts';
export { convexHull } from './hull.ts';
export type { Point } from './place.ts';
export type {
  Edge,
  Ghost,
  GraphShape,
  HeapsShape,
  LargeShape,
  NoShape,
  NumbersShape,
  Shape,
  SquaresShape,
  TableShape,
  Vertex,
} from './shape.ts';
export type { Show, ShownMove } from './show.ts';
export { shapesToSvg } from './svg.ts';
export { shapesToTikz } from './tikz.ts';
