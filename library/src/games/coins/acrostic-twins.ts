/** Acrostic Twins [berlekampConwayGuy2003, Ch. 14]: Twins along a row or along a column of a board. */
import { LazyMove } from '../../core/lazy-move.ts';
import type { Nimber } from '../../core/nimber.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { drawPlaces, formatPlaces, type HeadsOnGrid, type Place, parsePlaces, placeToText, togglePlaces } from './grid.ts';

export const acrosticTwins: Ruleset<HeadsOnGrid> = {
  id: 'acrostic-twins',
  title: 'Acrostic Twins',
  rule: 'Turn over two coins of one row or of one column, the farther from heads to tails.',
  inShort: 'two coins of a line',
  notation: 'The coins that show heads by column and row, counted from 0: `2,3 1,1`; `-` stands for no heads.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 14' }],
  samples: ['2,3', '1,1 0,2', '2,2 3,1', '0,0', '-'],
  family: { text: '1,{n}', from: 0 },
  parse: ({ text, at }) => parsePlaces(text, at),
  format: formatPlaces,
  leastLength: (heads) => 4 * heads.length,
  moves: eachMove,
  toMove: () => 'turn over two coins of a row or of a column, the farther from heads to tails',
  draw: drawPlaces,
};

function* eachMove(heads: HeadsOnGrid): Iterable<Move<HeadsOnGrid>> {
  for (const { x, y } of heads) {
    for (const column of eachBelow(x)) yield turnPair(heads, { x, y }, { x: column, y });
    for (const row of eachBelow(y)) yield turnPair(heads, { x, y }, { x, y: row });
  }
}

/** Both coins are turned over, the first of them a head: `2,3>0,3`. */
export function turnPair(heads: HeadsOnGrid, head: Place, other: Place): Move<HeadsOnGrid> {
  return new LazyMove(
    () => `${placeToText(head)}>${placeToText(other)}`,
    () => togglePlaces(heads, [head, other]),
  );
}

function* eachBelow(square: Nimber): Iterable<number> {
  for (let below = 0; below < square; below++) yield below;
}
