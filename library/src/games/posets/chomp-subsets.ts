/** A board of Chomp as a game on the subsets of its squares, for search on bit sets. Undefined where it has too many or none to take. */
import type { SubsetGame, SubsetMove } from '../../core/subset-game.ts';
import { type ChompBoard, countSquares, eachSquare, isBehind } from './chomp-board.ts';
import { asOneComponent } from './one-component.ts';

const MOST_SQUARES = 1024n;

export function chompSubsets(board: ChompBoard): SubsetGame | undefined {
  const count = countSquares(board) - 1n;
  if (count === 0n || count > MOST_SQUARES) return undefined;
  const order = Number(count);
  const squares = [...eachSquare(board)];
  const words = Math.ceil(order / 32);
  const moves: SubsetMove[] = [];
  const start = new Uint32Array(words);
  for (const [place, square] of squares.entries()) {
    const takes = new Uint32Array(words);
    for (const [other, behind] of squares.entries()) {
      if (isBehind(behind, square)) put(takes, other);
    }
    put(start, place);
    moves.push({ vertex: place, takes });
  }
  return asOneComponent({ order, words, adjacency: new Uint32Array(order * words), start, moves });
}

function put(set: Uint32Array, place: number): void {
  set[place >>> 5] = (set[place >>> 5] as number) | (1 << (place & 31));
}
