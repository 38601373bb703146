/** A position that is too large for a picture: why there is none. Its moves are listed beside the verdict. */
import type { NoShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';

export const none: BoardKind<NoShape> = {
  kind: 'none',
  Board: ({ shape }) => <p className="note">{shape.why}</p>,
  words: ({ why }) => why,
};
