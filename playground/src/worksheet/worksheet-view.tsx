/** Worksheets: notes that calculate, in one Markdown file. Loaded only when it is opened. */
import { useEffect, useState } from 'react';
import type { Address } from '../address.ts';
import { unpackText } from '../packed-text.ts';
import { toBlocks } from './blocks.ts';
import { loadExample } from './examples.ts';
import { type KeptSheet, listSheets } from './kept-sheets.ts';
import { rememberLink, sheetOfLink } from './own-link.ts';
import { Sheet } from './sheet.tsx';
import { SheetStart } from './sheet-start.tsx';
import './worksheet.css';

interface Properties {
  readonly address: Address;
  onAddress(address: Address): void;
}

interface Opened {
  readonly sheet: Omit<KeptSheet, 'changed'>;
  /** Whether it came from elsewhere. */
  readonly isForeign: boolean;
}

const DAMAGED = 'The sheet in this link cannot be read: the link was cut or changed on its way.';
const NOT_FETCHED = 'This example has not been loaded yet. Connect once to fetch it.';

export function WorksheetView({ address, onAddress }: Properties) {
  const [opened, setOpened] = useState<Opened>();
  /** Until it is known what to open with. */
  const [isReady, setReady] = useState(false);
  const [note, setNote] = useState('');
  const { sheet: packed } = address;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the view was opened with is read.
  useEffect(() => {
    let isOver = false;
    Promise.all([listSheets(), packed === undefined ? '' : unpackText(packed)]).then(([kept, text]) => {
      if (isOver) return;
      setReady(true);
      if (packed === undefined) {
        const latest = kept.find(({ text: own }) => own !== '');
        if (latest !== undefined) open({ sheet: latest, isForeign: false });
      } else if (text === undefined) setNote(DAMAGED);
      else {
        const own = sheetOfLink(packed);
        const same = kept.find(({ id }) => id === own) ?? kept.find((sheet) => sheet.text === text);
        const sheet = same === undefined ? newSheet(text, freeName('notes.md', kept), false) : { ...same, text };
        open({ sheet, isForeign: same === undefined });
      }
    });
    return () => {
      isOver = true;
    };
  }, []);

  function open(next: Opened) {
    const blocks = toBlocks(next.sheet.text);
    if (typeof blocks === 'string') return setNote(blocks);
    setNote('');
    setOpened(next);
  }

  async function begin(line: string) {
    const text = line === '' ? '' : `\`\`\`impartial\n${line}\n\`\`\`\n`;
    open({ sheet: newSheet(text, freeName('notes.md', await listSheets()), true), isForeign: false });
  }

  /** An example that was changed here stays, and is opened anew beside that. */
  async function openExample(name: string) {
    const text = await loadExample(name).catch(() => undefined);
    if (text === undefined) return setNote(NOT_FETCHED);
    const kept = await listSheets();
    const same = kept.find((sheet) => sheet.text === text);
    open({ sheet: same ?? newSheet(text, freeName(name, kept), true), isForeign: false });
  }

  async function openFile(file: File) {
    open({ sheet: newSheet(await file.text(), file.name, false), isForeign: true });
  }

  if (!isReady) return null;
  if (opened === undefined)
    return (
      <SheetStart
        note={note}
        onAsk={begin}
        onKept={(sheet) => open({ sheet, isForeign: false })}
        onExample={openExample}
        onFile={openFile}
      />
    );
  const { sheet: _, ...rest } = address;
  return (
    <Sheet
      key={opened.sheet.id}
      start={opened.sheet}
      isForeign={opened.isForeign}
      onPacked={(sheet) => {
        if (sheet !== undefined) rememberLink(opened.sheet.id, sheet);
        onAddress({ ...rest, ...(sheet !== undefined && { sheet }) });
      }}
      onOpen={() => {
        setOpened(undefined);
        onAddress(rest);
      }}
    />
  );
}

function newSheet(text: string, name: string, isTrusted: boolean): Opened['sheet'] {
  return { id: crypto.randomUUID(), name, text, isTrusted };
}

/** `notes.md`, `notes-2.md` and so on. */
function freeName(name: string, kept: readonly KeptSheet[]): string {
  const taken = new Set(kept.map((sheet) => sheet.name));
  const [stem = name] = name.split('.md');
  for (let number = 1; ; number++) {
    const next = number === 1 ? name : `${stem}-${number}.md`;
    if (!taken.has(next)) return next;
  }
}
