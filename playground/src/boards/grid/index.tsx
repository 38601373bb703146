/** A board of squares; a square is called by its row and its column, both from 1: `2,3`. A move names one square or several. */
import type { GridShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { MiniSquares, type Square, SquaresBoard } from '../squares.tsx';

function rowsOf({ rows }: GridShape): readonly (readonly Square[])[] {
  return rows.map((row, down) => Array.from(row, (sign, across) => ({ name: `${down + 1},${across + 1}`, sign })));
}

function sizeWords({ rows }: GridShape): string {
  return `${rows.length} rows of ${Math.max(0, ...rows.map((row) => row.length))} squares`;
}

export const grid: BoardKind<GridShape> = {
  kind: 'grid',
  Board: (properties) => <SquaresBoard {...properties} rows={rowsOf(properties.shape)} title={sizeWords(properties.shape)} />,
  Mini: ({ shape }) => <MiniSquares rows={rowsOf(shape)} />,
  words: (shape) => `${sizeWords(shape)}: ${shape.rows.join(', ')}`,
};
