/** Numbers in a row that are named one after the other. */
import type { NumberLineShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';

export const numberLine: BoardKind<NumberLineShape> = {
  kind: 'number-line',
  Board: lateBoard(() => import('./number-line-board.tsx').then(({ NumberLineBoard }) => NumberLineBoard)),
  Mini: MiniLine,
  words: ({ named, cells }) => {
    const open = cells.filter(({ state }) => state === 'open').map(({ number }) => number);
    return `named: ${named.join(', ') || 'nothing'}; to be named: ${open.join(', ') || 'nothing'}`;
  },
  another({ named }, _, factor) {
    const least = between(4, clamp(Math.max(5, ...named.map(Number)) * factor, 5, 9));
    // Neighbours have no common factor.
    return `${least} ${least + 1}`;
  },
};

function MiniLine({ shape: { cells } }: { shape: NumberLineShape }) {
  return cells
    .slice(0, 30)
    .map(({ number, state }, index) => (
      <circle
        key={number}
        className={state === 'named' ? 'solid' : ''}
        cx={21 + 22 * (index % 10)}
        cy={30 + 30 * Math.floor(index / 10)}
        r={state === 'open' || state === 'named' ? 9 : 2}
      />
    ));
}
