/**
 * Tac-Tix, or Bulo [gardner1959]: counters lie on the squares of a board; take any number of them that lie side by side in one row or
 * one column, without a gap. Piet Hein, who invented it, had the last player lose; here that is asked for by `[misere]`.
 */
import type { Ruleset } from '../../core/ruleset.ts';
import { counted } from '../../core/words.ts';
import { writeRows } from '../../notation/board.ts';
import { Board, type Cell, cellName, type Rows } from '../../structures/board.ts';
import { takingSquares } from './taking-squares.ts';

const SIGNS = { inPlay: 'o', other: '.' } as const;

/**
 * A board is one component: once the counters of a region are all gone nothing shows that it was there, so that compounds in which a
 * region that ends ends the game could not be written down.
 */
const { components: _, join: __, ...onSquares } = takingSquares({ notation: SIGNS, moves: eachRun, nameOf: runName });

export const tacTix: Ruleset<Rows> = {
  id: 'tac-tix',
  title: 'Tac-Tix',
  rule: 'Take any number of counters that lie side by side in one row or one column.',
  inShort: 'runs of counters on a board',
  notation:
    'A board `4x4` full of counters, or its rows: `oo.o/oooo`, where `o` is a counter and `.` an empty square. A move is its first and last counter: `a1-c1`.',
  sources: [{ key: 'gardner1959', where: 'Ch. 15' }],
  samples: ['2x3', '3x3', 'oo.o/oooo', '.o./ooo/.o.', '1x4', '.'],
  example: '4x4 [misere]',
  family: { text: '1x{n}', from: 1 },
  indivisible: true,
  ...onSquares,
  toMove: () => 'take any number of counters that lie side by side in one row or one column',
  onBoard: countersInWords,
  draw: (rows) => ({ picture: 'grid', rows: writeRows(rows, SIGNS) }),
};

/** From each counter: itself, then ever longer runs to the right, then downwards. */
function* eachRun(board: Board): Iterable<readonly Cell[]> {
  for (const [x, y] of board.empty()) {
    const right: Cell[] = [[x, y]];
    yield [...right];
    for (let u = x + 1; board.isFree(u, y); u++) {
      right.push([u, y]);
      yield [...right];
    }
    const down: Cell[] = [[x, y]];
    for (let v = y + 1; board.isFree(x, v); v++) {
      down.push([x, v]);
      yield [...down];
    }
  }
}

/** `a1` for one counter, `a1-a4` for the first and the last of several. */
export function runName(cells: readonly Cell[]): string {
  const [first, last] = [cells[0] as Cell, cells.at(-1) as Cell];
  return cells.length === 1 ? cellName(first) : `${cellName(first)}-${cellName(last)}`;
}

function countersInWords(rows: Rows): string {
  const count = new Board(rows).empty().length;
  const board = `a board of ${counted(rows.length, 'row')} and ${counted(rows[0]?.length ?? 0, 'column')}`;
  return count === 0 ? 'no counter is left' : `${board} with ${counted(count, 'counter')}`;
}
