/** A game that came with a link: its code is shown, and it runs only when the visitor says so. */
import { Suspense } from 'react';
import { LateEditor } from './late-editor.tsx';

interface Properties {
  readonly code: string;
  /** How it came. */
  readonly from: 'link' | 'file';
  onRun(): void;
  onRead(): void;
}

const PROMISES = [
  'no network, no storage, nothing of this page',
  'stopped after 5 seconds if it does not end',
  'its laws are tried before its verdicts are believed',
];

export function AskedFirst({ code, from, onRun, onRead }: Properties) {
  const title = /\btitle:\s*(['"`])(.{1,80}?)\1/.exec(code)?.[2];
  const lines = code.trimEnd().split('\n').length;
  return (
    <main className="invent-asked">
      <h1>This {from} brings a game with it.</h1>
      <p>
        {title === undefined ? '' : `“${title}”, `}
        {lines} lines, by whoever made the {from}. It has not run. Read it first if you like.
      </p>
      <Suspense fallback={<pre>{code}</pre>}>
        <LateEditor code={code} isReadOnly />
      </Suspense>
      <ul>
        {PROMISES.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <p className="invent-buttons">
        <button type="button" onClick={onRead}>
          Only read
        </button>
        <button type="button" className="primary" onClick={onRun}>
          Run it
        </button>
      </p>
    </main>
  );
}
