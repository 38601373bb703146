/** Keeps a sheet in this browser a moment after each change, and at once when the page is left. */
import { useEffect, useRef, useState } from 'react';
import { type KeptSheet, keepSheet } from './kept-sheets.ts';

const REST = 300;

export interface Kept {
  /** When it was last kept. */
  readonly at?: number;
  /** Whether the browser kept it; true before it was asked to. */
  readonly isKept: boolean;
}

/** `isWorth` is false for a sheet that came from elsewhere and that nobody has touched. */
export function useKept(sheet: Omit<KeptSheet, 'changed'>, isWorth: boolean): Kept {
  const [kept, setKept] = useState<Kept>({ isKept: true });
  const { id, name, text, isTrusted } = sheet;
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isWorth) return;
    const keep = () => {
      waiting.current = undefined;
      const changed = Date.now();
      keepSheet({ id, name, text, isTrusted, changed }).then((isKept) => setKept({ isKept, at: changed }));
    };
    waiting.current = keep;
    const timer = setTimeout(keep, REST);
    return () => clearTimeout(timer);
  }, [id, name, text, isTrusted, isWorth]);
  useEffect(() => {
    const flush = () => waiting.current?.();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);
  return kept;
}
