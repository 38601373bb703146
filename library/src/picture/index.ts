/** Pictures of positions: where everything goes, for the page, the command line and the docs alike. */
export { drawingToShape, type ShapeOptions } from './drawing-to-shape.ts';
export type * from './shape.ts';
