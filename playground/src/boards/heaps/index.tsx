/** Heaps of counters: columns from whose top any number may be taken, or rows of counters that may fall apart. */
import type { HeapsShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp, repeat } from '../chance.ts';
import { HeapColumnsBoard } from './heap-columns-board.tsx';
import { HeapRowsBoard } from './heap-rows-board.tsx';

export const heaps: BoardKind<HeapsShape> = {
  kind: 'heaps',
  Board: (properties) =>
    properties.shape.style === 'columns' ? <HeapColumnsBoard {...properties} /> : <HeapRowsBoard {...properties} />,
  Mini: ({ shape }) =>
    shape.sizes.slice(0, 8).map((size, index) => {
      const height = Math.min(100, 10 * Number(size));
      const key = `${size} ${index}`;
      return <rect key={key} x={40 + 24 * index} y={110 - height} width="16" height={height} />;
    }),
  words: ({ sizes, squares = false }) =>
    `${squares ? 'strip' : 'heap'}${sizes.length === 1 ? '' : 's'} ${sizes.join(', ') || '0'}`,
  componentName: ({ squares = false }, move) => `${squares ? 'strip' : 'heap'} ${move.slice(0, Math.max(0, move.indexOf('>')))}`,
  showsNumbers: ({ style }) => style === 'rows',
  another({ sizes }, text, factor) {
    // What stands before a colon says by which rules the heaps are played: `0.137: 5 7`.
    const head = text.includes(':') ? `${text.slice(0, text.indexOf(':'))}: ` : '';
    const some = sizes.map(Number).filter((size) => size > 0);
    const most = clamp(Math.max(5, ...some) * factor, 3, 60);
    return head + repeat(clamp(Math.max(2, some.length) * factor, 1, 12), () => String(between(1, most))).join(' ');
  },
};
