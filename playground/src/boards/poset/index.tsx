/** A finite order as a Hasse diagram: what is greater stands higher. A move names an element or several. */
import type { PosetShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { lateBoard } from '../late-board.tsx';

const MARGIN = 25;

export const poset: BoardKind<PosetShape> = {
  kind: 'poset',
  Board: lateBoard(() => import('./poset-board.tsx').then(({ PosetBoard }) => PosetBoard)),
  Mini: ({ shape: { elements, covers } }) => (
    <>
      {covers.map(([above, below]) => {
        const [a, b] = [elements[above], elements[below]];
        return <line key={`${above} ${below}`} x1={a?.x} y1={a?.y} x2={b?.x} y2={b?.y} />;
      })}
      {elements.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r="13" />
      ))}
    </>
  ),
  miniBox: ({ width, height }) => `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`,
  words: ({ elements, covers }) => `order of ${elements.length} elements with ${covers.length} covers`,
};
