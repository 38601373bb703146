/** The editor, loaded when it is first opened. */
import { lazy, Suspense } from 'react';
import type { EditorProperties } from './editor-panel.tsx';

const EditorPanel = lazy(() => import('./editor-panel.tsx').then(({ EditorPanel }) => ({ default: EditorPanel })));

export function GraphEditor(properties: EditorProperties) {
  return (
    <Suspense fallback={<p className="note">Loading…</p>}>
      <EditorPanel {...properties} />
    </Suspense>
  );
}
