/** The editor, loaded when it is first opened. */
import { lazy, Suspense } from 'react';
import type { EditorProperties } from '../boards/board-kind.ts';
import type { GraphShape } from '../shape/shape.ts';

const EditorPanel = lazy(() => import('./editor-panel.tsx').then(({ EditorPanel }) => ({ default: EditorPanel })));

export function GraphEditor(properties: EditorProperties<GraphShape>) {
  return (
    <Suspense fallback={<p className="note">Loading…</p>}>
      <EditorPanel {...properties} />
    </Suspense>
  );
}
