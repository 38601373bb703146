/** Invent: a rule in ten lines, and at once all that follows from it. Loaded only when it is opened. */
import { useCallback, useEffect, useState } from 'react';
import type { Address } from '../address.ts';
import { unpackText } from '../packed-text.ts';
import { AskedFirst } from './asked-first.tsx';
import './invent.css';
import { isMine, readDraft } from './my-games.ts';
import { Start } from './start.tsx';
import { Workshop } from './workshop.tsx';

interface Properties {
  readonly address: Address;
  onAddress(address: Address): void;
}

/** The code in the editor; `waits` says why it does not run by itself. */
interface Opened {
  readonly code: string;
  readonly question: string;
  readonly waits?: string;
}

const DAMAGED = 'The game in this link cannot be read: the link was cut or changed on its way.';
const WAITS = 'This game did not come to an end last time. It waits until you run it.';

export function InventView({ address, onAddress }: Properties) {
  const [opened, setOpened] = useState<Opened>();
  /** Code that came with a link and has not run. */
  const [foreign, setForeign] = useState<Opened>();
  const [note, setNote] = useState('');
  const [isReading, setReading] = useState(address.game !== undefined);
  const { game } = address;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the view was opened with is read.
  useEffect(() => {
    const draft = readDraft();
    if (game === undefined) {
      if (draft !== undefined)
        setOpened({ code: draft.code, question: address.question ?? draft.question, ...(draft.isRunning && { waits: WAITS }) });
      return;
    }
    let isOver = false;
    unpackText(game).then((code) => {
      if (isOver) return;
      setReading(false);
      if (code === undefined) return setNote(DAMAGED);
      const brought = { code, question: address.question ?? '' };
      if (isMine(code)) setOpened(brought);
      else setForeign(brought);
    });
    return () => {
      isOver = true;
    };
  }, []);

  const change = useCallback(
    (question: string, packed: string | undefined) => {
      const { game: _old, ...rest } = address;
      onAddress({ ...rest, question, ...(packed !== undefined && { game: packed }) });
    },
    [address, onAddress],
  );

  if (isReading) return <p className="note">Loading…</p>;
  if (foreign !== undefined)
    return (
      <AskedFirst
        code={foreign.code}
        from={game === undefined ? 'file' : 'link'}
        onRun={() => {
          setOpened(foreign);
          setForeign(undefined);
        }}
        onRead={() => {
          setOpened({ ...foreign, waits: 'It has not run. Run it when you have read it.' });
          setForeign(undefined);
        }}
      />
    );
  if (opened === undefined)
    return (
      <Start
        note={note}
        onOpen={(code, question) => setOpened({ code, question })}
        onForeign={(code) => setForeign({ code, question: '' })}
      />
    );
  return (
    <Workshop
      key={`${opened.waits ?? ''} ${opened.question}`}
      start={opened}
      onAddress={change}
      onClose={() => {
        setOpened(undefined);
        setNote('');
      }}
    />
  );
}
