/** What positions look like, as the library places them. */
export type {
  Edge,
  GraphShape,
  HeapsShape,
  LargeShape,
  NoShape,
  NumbersShape,
  Shape,
  SquaresShape,
  TableShape,
  Vertex,
} from 'impartial/picture';
