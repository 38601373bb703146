/** Worksheets: notes that calculate, in one Markdown file. Loaded only when it is opened. */
import { useEffect, useState } from 'react';
import type { Address } from '../address.ts';
import { unpackText } from '../packed-text.ts';
import { toBlocks } from './blocks.ts';
import { EXAMPLES, loadExample } from './examples.ts';
import { keepSheet, readSheet } from './kept-sheet.ts';
import { Sheet } from './sheet.tsx';
import './worksheet.css';

interface Properties {
  readonly address: Address;
  onAddress(address: Address): void;
}

interface Opened {
  readonly name: string;
  readonly text: string;
  /** Whether it came from elsewhere. */
  readonly isForeign: boolean;
}

const DAMAGED = 'The sheet in this link cannot be read: the link was cut or changed on its way.';

export function WorksheetView({ address, onAddress }: Properties) {
  const [opened, setOpened] = useState<Opened>();
  const [note, setNote] = useState('');
  const { sheet } = address;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the view was opened with is read.
  useEffect(() => {
    const kept = readSheet();
    if (sheet === undefined) {
      if (kept !== undefined && kept.text.trim() !== '') setOpened({ ...kept, isForeign: false });
      return;
    }
    let isOver = false;
    unpackText(sheet).then((text) => {
      if (isOver) return;
      if (text === undefined) setNote(DAMAGED);
      else open({ name: kept?.text === text ? kept.name : 'notes.md', text, isForeign: kept?.text !== text });
    });
    return () => {
      isOver = true;
    };
  }, []);

  function open(next: Opened) {
    const blocks = toBlocks(next.text);
    if (typeof blocks === 'string') return setNote(blocks);
    setNote('');
    setOpened(next);
  }

  async function openFile(file: File | undefined) {
    if (file !== undefined) open({ name: file.name, text: await file.text(), isForeign: true });
  }

  if (opened !== undefined)
    return (
      <Sheet
        key={`${opened.name} ${opened.text}`}
        start={opened}
        onPacked={(packed) => {
          const { sheet: _old, ...rest } = address;
          onAddress({ ...rest, ...(packed !== undefined && { sheet: packed }) });
        }}
        onFile={openFile}
        onClose={() => {
          keepSheet({ name: 'notes.md', text: '' });
          setOpened(undefined);
        }}
      />
    );
  return (
    <main className="sheet-start">
      <h1>Ask something, or open one of these.</h1>
      {note !== '' && (
        <p className="bad" role="alert">
          {note}
        </p>
      )}
      <ul className="cards">
        <li>
          <button
            type="button"
            className="sheet-card"
            onClick={() => open({ name: 'notes.md', text: '```impartial\nnim 3 5 7\n```\n', isForeign: false })}
          >
            <b>An empty sheet</b>
            <span>with one question to begin with</span>
          </button>
        </li>
        {EXAMPLES.map(({ name, title, about }) => (
          <li key={name}>
            <button
              type="button"
              className="sheet-card"
              onClick={async () => open({ name, text: await loadExample(name), isForeign: false })}
            >
              <b>{title}</b>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <label>
          Or a file: <input type="file" accept=".md,.markdown,.txt" onChange={({ target }) => openFile(target.files?.[0])} />
        </label>
      </p>
    </main>
  );
}
