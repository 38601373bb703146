/** Graphs with more vertices than there can be buttons: a canvas, loaded when the first of them is shown. */
import { lazy, Suspense } from 'react';
import type { LargeShape } from '../../shape/shape.ts';
import { groupDigits, NOT_LOADED } from '../../words.ts';
import type { BoardKind } from '../board-kind.ts';
import { randomGraph } from '../random-graph.ts';

const LargeGraphBoard = lazy(() =>
  import('./large-graph-board.tsx').then(
    ({ LargeGraphBoard }) => ({ default: LargeGraphBoard }),
    () => ({ default: () => <p className="note">{NOT_LOADED}</p> }),
  ),
);

const PLAIN: ReadonlySet<LargeShape['style']> = new Set(['take', 'label', 'pick']);

export const large: BoardKind<LargeShape> = {
  kind: 'large',
  Board: (properties) => (
    <Suspense fallback={<div className="graph-board" aria-busy="true" />}>
      <LargeGraphBoard {...properties} />
    </Suspense>
  ),
  words: ({ names, ends }) => `${groupDigits(names.length)} vertices, ${groupDigits(ends.length / 2)} edges`,
  asksForPreview: ({ style }) => style === 'label',
  another: ({ style }) => (PLAIN.has(style) ? randomGraph(24, 32) : undefined),
};
