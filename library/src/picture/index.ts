/** Pictures of positions: where everything goes, and how it is written down, for the page, the command line and the docs alike. */
export { type CayleyOrder, cayleyOrder, MOST_SQUARES, MOST_WORDS } from './cayley-scene.ts';
export { smooth } from './curve-scene.ts';
export { layOutCurves, type PlacedCurves } from './curves-layout.ts';
export { drawingToShape, type ShapeOptions } from './drawing-to-shape.ts';
export { hasArrows, type PlacedEdge, placeEdges, strokeOf } from './edge-paths.ts';
export { convexHull } from './hull.ts';
export type { Point } from './place.ts';
export { layOutQuotient, type QuotientLayout } from './quotient-layout.ts';
export { LARGEST_PICTURED, type QuotientPicture, quotientPictures } from './quotient-pictures.ts';
export type {
  CoinGridShape,
  CoinStrip,
  CoinsShape,
  CrossesShape,
  CurvesShape,
  Edge,
  Ghost,
  GraphShape,
  HeapsShape,
  LargeShape,
  LayersShape,
  NoShape,
  NumberLineShape,
  NumbersShape,
  PiecesShape,
  RectangleShape,
  Shape,
  ShownLine,
  SquaresShape,
  TableShape,
  Vertex,
} from './shape.ts';
export type { Show, ShownMove } from './show.ts';
export { shapesToSvg } from './svg.ts';
export { shapesToTikz } from './tikz.ts';
export { countText, isLongName, placeVertexLabels, type VertexLabels, vertexLabelSteps } from './vertex-labels.ts';
