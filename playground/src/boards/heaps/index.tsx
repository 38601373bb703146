/** Heaps of counters: columns from whose top any number may be taken, or rows of counters that may fall apart. */
import type { HeapsShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp, repeat } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';
import { keepCrosses } from './crosses.ts';
import { HeapColumnsBoard } from './heap-columns-board.tsx';
import { HeapRowsBoard } from './heap-rows-board.tsx';

const CrossesBoard = lateBoard(() => import('./crosses-board.tsx').then(({ CrossesBoard }) => CrossesBoard));

const SeveralHeapsBoard = lateBoard(() => import('./several-heaps-board.tsx').then(({ SeveralHeapsBoard }) => SeveralHeapsBoard));

const PlacedHeapsBoard = lateBoard(() => import('./placed-heaps-board.tsx').then(({ PlacedHeapsBoard }) => PlacedHeapsBoard));

/** Labels say what a move leaves of which heap, `7>2+3`; where they do not, the game has said which heap is clicked. */
const SIZES = /^\d+>\d/;

export const heaps: BoardKind<HeapsShape> = {
  kind: 'heaps',
  Board(properties) {
    const { style, reach, several } = properties.shape;
    if (reach !== undefined) return <CrossesBoard {...properties} />;
    if (properties.clickedAt !== undefined && [...properties.moves].some((label) => !SIZES.test(label)))
      return <PlacedHeapsBoard {...properties} />;
    if (several !== undefined) return <SeveralHeapsBoard {...properties} />;
    return style === 'columns' ? <HeapColumnsBoard {...properties} /> : <HeapRowsBoard {...properties} />;
  },
  Mini: ({ shape }) =>
    shape.squares === true ? (
      <MiniStrips shape={shape} />
    ) : (
      shape.sizes.slice(0, 8).map((size, index) => {
        const height = Math.min(100, 10 * Number(size));
        const key = `${size} ${index}`;
        return <rect key={key} x={40 + 24 * index} y={110 - height} width="16" height={height} />;
      })
    ),
  words: ({ sizes, squares = false, limit }) =>
    `${squares ? 'strip' : 'heap'}${sizes.length === 1 ? '' : 's'} ${sizes.join(', ') || '0'}${limit === undefined ? '' : `, of which ${limit} may be taken`}`,
  componentName: ({ squares = false }, move) => `${squares ? 'strip' : 'heap'} ${move.slice(0, Math.max(0, move.indexOf('>')))}`,
  showsNumbers: ({ style }) => style === 'rows',
  keepPlaces: keepCrosses,
  another({ sizes, limit }, text, factor) {
    if (limit !== undefined) return String(between(2, clamp(2 * Number(sizes[0] ?? 10) * factor, 10, 60)));
    // What stands before a colon says by which rules the heaps are played: `0.137: 5 7`.
    const head = text.includes(':') ? `${text.slice(0, text.indexOf(':'))}: ` : '';
    const some = sizes.map(Number).filter((size) => size > 0);
    const most = clamp(Math.max(5, ...some) * factor, 3, 60);
    return head + repeat(clamp(Math.max(2, some.length) * factor, 1, 12), () => String(between(1, most))).join(' ');
  },
};

/** Squares in rows, as far as they go. */
function MiniStrips({ shape }: { shape: HeapsShape }) {
  const sizes = shape.sizes.slice(0, 5).map((size) => Math.min(40, Number(size)));
  const side = Math.min(18, 220 / Math.max(1, ...sizes));
  return sizes.flatMap((size, down) =>
    Array.from({ length: size }, (_, across) => {
      const key = `${down} ${across}`;
      const y = 60 + (down - sizes.length / 2) * (side + 4);
      return <rect key={key} x={120 + (across - size / 2) * side} y={y} width={side - 1.5} height={side - 1.5} />;
    }),
  );
}
