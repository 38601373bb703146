/** Squares in a row, numbered from the left; a move names a square or several of them. */
import type { StripShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { MiniSquares, type Square, SquaresBoard } from '../squares.tsx';

function rowsOf({ squares, from }: StripShape): readonly (readonly Square[])[] {
  return [Array.from(squares, (sign, index) => ({ name: String(from + index), sign }))];
}

export const strip: BoardKind<StripShape> = {
  kind: 'strip',
  Board: (properties) => (
    <SquaresBoard {...properties} rows={rowsOf(properties.shape)} title={`Strip of ${properties.shape.squares.length} squares`} />
  ),
  Mini: ({ shape }) => <MiniSquares rows={rowsOf(shape)} />,
  words: ({ squares }) => `strip of ${squares.length} squares, ${Array.from(squares, wordFor).join(' ')}`,
};

function wordFor(sign: string): string {
  if (sign === '.') return 'empty';
  return sign === '#' ? 'none' : sign;
}
