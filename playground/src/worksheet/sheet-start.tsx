/** Where no worksheet is open: a question to begin with, the sheets that this browser keeps, examples, and files. */
import { type FormEvent, useEffect, useState } from 'react';
import { plural } from '../words.ts';
import { ago } from './ago.ts';
import { isCell, toBlocks } from './blocks.ts';
import { EXAMPLES } from './examples.ts';
import { deleteSheet, type KeptSheet, keepSheet, listSheets } from './kept-sheets.ts';

interface Properties {
  /** Why something could not be opened. */
  readonly note: string;
  onAsk(line: string): void;
  onKept(sheet: KeptSheet): void;
  onExample(name: string): void;
  onFile(file: File): void;
}

export function SheetStart({ note, onAsk, onKept, onExample, onFile }: Properties) {
  const [line, setLine] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk(line.trim());
  };
  return (
    <main className="sheet-start">
      <h1>Ask something, or open one of these.</h1>
      {note !== '' && (
        <p className="bad" role="alert">
          {note}
        </p>
      )}
      <form className="sheet-ask" onSubmit={ask}>
        <input
          aria-label="The first question"
          placeholder="nim 3 5 7"
          value={line}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={({ target }) => setLine(target.value)}
        />
        <button type="submit" className="primary">
          {line.trim() === '' ? 'Empty sheet' : 'Ask'}
        </button>
      </form>
      <KeptSheets onKept={onKept} />
      <h2>Examples</h2>
      <ul className="cards">
        {EXAMPLES.map(({ name, title, about }) => (
          <li key={name}>
            <button type="button" className="sheet-card" onClick={() => onExample(name)}>
              <b>{title}</b>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <label>
          Or a file:{' '}
          <input
            type="file"
            accept=".md,.markdown,.txt"
            onChange={({ target: { files } }) => files?.[0] !== undefined && onFile(files[0])}
          />
        </label>
      </p>
    </main>
  );
}

function KeptSheets({ onKept }: Pick<Properties, 'onKept'>) {
  const [sheets, setSheets] = useState<readonly KeptSheet[]>([]);
  const [deleted, setDeleted] = useState<KeptSheet>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with what is deleted.
  useEffect(() => {
    let isOver = false;
    listSheets().then((found) => !isOver && setSheets(found));
    return () => {
      isOver = true;
    };
  }, [deleted]);
  const remove = (sheet: KeptSheet) => deleteSheet(sheet.id).then(() => setDeleted(sheet));
  const bring = (sheet: KeptSheet) => keepSheet(sheet).then(() => setDeleted(undefined));
  if (sheets.length === 0 && deleted === undefined) return null;
  return (
    <>
      <h2>In this browser</h2>
      <ul className="sheet-list">
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <button type="button" className="link" onClick={() => onKept(sheet)}>
              {sheet.name}
            </button>
            <span>{aboutSheet(sheet)}</span>
            <button type="button" className="bare" aria-label={`Delete ${sheet.name}`} onClick={() => remove(sheet)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {deleted !== undefined && (
          <>
            Deleted {deleted.name}.{' '}
            <button type="button" className="link" onClick={() => bring(deleted)}>
              Undo
            </button>
          </>
        )}
      </p>
    </>
  );
}

/** `Octal games, 12 cells, a minute ago` */
function aboutSheet({ text, changed }: KeptSheet): string {
  const heading = /^#{1,6}[ \t]+(.+)$/m.exec(text)?.[1]?.trim();
  const blocks = toBlocks(text);
  const cells = typeof blocks === 'string' ? 0 : blocks.filter(isCell).length;
  return [...(heading === undefined ? [] : [heading]), plural(cells, 'cell'), ago(changed, Date.now())].join(', ');
}
