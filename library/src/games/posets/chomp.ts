/**
 * Chomp [gale1974]: take a square of a bar of chocolate with all squares behind it; the one in the corner is poisoned.
 *
 * Nobody takes the poison: who is left with it alone cannot move, and so loses, as in other games. A board is one component, also
 * where its squares fall apart into arms that have nothing to do with each other: one bar of chocolate lies on the table.
 */
import type { Move, Ruleset } from '../../core/ruleset.ts';
import type { SubsetGame } from '../../core/subset-game.ts';
import { counted } from '../../core/words.ts';
import { AXES, bite, type ChompBoard, countSquares, eachSquare, isBox, sidesOf, squareName, turned } from './chomp-board.ts';
import { chompSubsets } from './chomp-subsets.ts';
import { formatChomp, parseChomp } from './chomp-text.ts';

/** Boards of more squares are known by how they are written, and not turned to see whether they are alike. */
const MOST_TURNED = 400;

export const chomp: Ruleset<ChompBoard> = {
  id: 'chomp',
  title: 'Chomp',
  rule: 'Take a square with all squares to its right and below it, never the poisoned one in the corner.',
  inShort: 'a bar of chocolate',
  notation:
    'A whole bar `3x4` of rows and columns, or its rows from the longest on: `5 3^2 1`; a box `2x3x3` of layers, or its layers: `3^2/2 1`. Squares count from 0; `0,0` is poisoned.',
  sources: [{ key: 'gale1974' }],
  samples: ['3x4', '5 3 2', '3x3', '4 1^3', '2x2x2', '2^2/1', '6', '1'],
  family: { text: '3x{n}', from: 1 },
  parse: ({ text, at }) => parseChomp(text, at),
  format: formatChomp,
  moves: eachMove,
  key: leastImage,
  subsetGame: (board): SubsetGame | undefined => chompSubsets(board),
  onBoard: boardInWords,
  toMove: () => 'take a square with all squares behind it, but not the poisoned one in the corner',
  draw: (board) => ({ picture: 'layers', layers: board }),
};

function* eachMove(board: ChompBoard): Iterable<Move<ChompBoard>> {
  for (const square of eachSquare(board)) yield { label: squareName(board, square), to: bite(board, square) };
}

/** A board plays like its mirror images. */
function leastImage(board: ChompBoard): string {
  if (countSquares(board) > MOST_TURNED) return formatChomp(board);
  return AXES.map((axes) => formatChomp(turned(board, axes))).reduce((one, other) => (one < other ? one : other));
}

function boardInWords(board: ChompBoard): string {
  const [layers, rows, columns] = sidesOf(board);
  if (layers === 1 && rows === 1 && columns === 1) return 'the poisoned square alone';
  const size = `${counted(rows, 'row')} and ${counted(columns, 'column')}`;
  const where = 'the square in its corner is poisoned';
  if (layers > 1) return `a box of ${counted(layers, 'layer')} of ${size}${isBox(board) ? '' : ' with a part gone'}; ${where}`;
  if (isBox(board)) return `a bar of chocolate of ${size}; ${where}`;
  return `${counted(countSquares(board), 'square')} of a bar of ${size}; ${where}`;
}
