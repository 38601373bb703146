/** Graphs with more vertices than there can be buttons: painted on a canvas. */
import type { LargeShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import type { BoardKind } from '../board-kind.ts';
import { lateBoard } from '../late-board.tsx';
import { randomGraph } from '../random-graph.ts';

const PLAIN: ReadonlySet<LargeShape['style']> = new Set(['take', 'label', 'pick']);

export const large: BoardKind<LargeShape> = {
  kind: 'large',
  Board: lateBoard(() => import('./large-graph-board.tsx').then(({ LargeGraphBoard }) => LargeGraphBoard), 'large-room'),
  words: ({ names, ends }) => `${groupDigits(names.length)} vertices, ${groupDigits(ends.length / 2)} edges`,
  asksForPreview: ({ style }) => style === 'label',
  another: ({ style }) => (PLAIN.has(style) ? randomGraph(24, 32) : undefined),
};
