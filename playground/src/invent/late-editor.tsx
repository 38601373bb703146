/** The editor, fetched when it is first shown; where it cannot be, the code is a plain field. */
import { lazy } from 'react';
import type { EditorProperties } from './code-editor.tsx';

export const LateEditor = lazy(() =>
  import('./code-editor.tsx').then(
    ({ CodeEditor }) => ({ default: CodeEditor }),
    () => ({ default: PlainEditor }),
  ),
);

function PlainEditor({ code, isReadOnly, onChange }: EditorProperties) {
  return (
    <textarea
      className="invent-plain"
      aria-label="Code of the game"
      readOnly={isReadOnly}
      spellCheck={false}
      rows={18}
      value={code}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
