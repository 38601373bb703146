/** Pictures of positions: where everything goes, and how it is written down, for the page, the command line and the docs alike. */
export { drawingToShape, type ShapeOptions } from './drawing-to-shape.ts';
export type * from './shape.ts';
export type { Show, ShownMove } from './show.ts';
export { shapesToSvg } from './svg.ts';
export { shapesToTikz } from './tikz.ts';
