/** Text of a worksheet: shown, or written as Markdown. */
import { lazy, Suspense } from 'react';
import type { Block } from './blocks.ts';
import type { RowActs } from './sheet-row.tsx';

/** Where it cannot be fetched, text is shown as it is written. */
const Markdown = lazy(() =>
  import('./markdown.tsx').then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: AsWritten }),
  ),
);

function AsWritten({ text }: { readonly text: string }) {
  return <div className="markdown as-written">{text}</div>;
}

interface Properties {
  readonly block: Block;
  readonly isEditing: boolean;
  readonly acts: RowActs;
  onEditing(isEditing: boolean): void;
}

export function TextRow({ block, isEditing, acts, onEditing }: Properties) {
  if (isEditing)
    return (
      <textarea
        className="sheet-text"
        aria-label="Text in Markdown"
        placeholder="Text in Markdown: # heading, *emphasis*, $g(G) \oplus g(H)$"
        // biome-ignore lint/a11y/noAutofocus: the visitor asked to edit it.
        autoFocus
        defaultValue={block.text}
        rows={Math.min(20, block.text.split('\n').length + 2)}
        onBlur={(event) => {
          onEditing(false);
          if (event.target.value !== block.text) acts.change(event.target.value);
        }}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a double click is a short cut for the button.
    <div className="sheet-text" onDoubleClick={() => onEditing(true)}>
      {block.text.trim() === '' ? (
        <p className="sheet-why">Empty text: it is no part of the file.</p>
      ) : (
        <Suspense fallback={<AsWritten text={block.text} />}>
          <Markdown text={block.text} />
        </Suspense>
      )}
      <button type="button" className="link sheet-edit" onClick={() => onEditing(true)}>
        Edit text
      </button>
    </div>
  );
}
